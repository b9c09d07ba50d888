/** Pages are well-formed, every link leads somewhere, and nothing on them could run or be asked for elsewhere. */
import { describe, expect, test } from "vitest";
import { attribute, docsFiles, Page, services, textOf, type Element } from "./support/docs.ts";

const POLICY = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** Where a link of a page leads, from the folder of the docs; nothing where it leads elsewhere. */
function resolved(from: string, href: string): { readonly path: string; readonly anchor: string } | undefined {
  const url = new URL(href, `docs:/service/docs/${from}`);
  if (url.protocol !== "docs:") return undefined;
  const path = decodeURIComponent(url.pathname);
  return { path: path.startsWith("/service/docs/") ? path.slice("/service/docs/".length) : `../..${path}`, anchor: decodeURIComponent(url.hash.slice(1)) };
}

/** The page over all services, which is made beside the folders of the services. */
const overAll: ReadonlySet<string> = new Set(["../../index.html", "../../index.md"]);

function headingLevels(page: Page): readonly number[] {
  return page.elements.flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? [Number(tagName.slice(1))] : []));
}

/** The links by which a page lists what is on it. */
function listed(page: Page): readonly string[] {
  const lists = page.named("nav").filter((nav) => attribute(nav, "aria-label") === "On this page");
  return lists.flatMap(elementsIn).filter(({ tagName }) => tagName === "a").map(textOf);
}

function elementsIn({ childNodes }: Element): readonly Element[] {
  return childNodes.flatMap((node) => ("tagName" in node ? [node, ...elementsIn(node)] : []));
}

/** Attributes that could run something or look after themselves. */
function alarming({ attrs, tagName }: Element): readonly string[] {
  return attrs.filter(({ name, value }) => name.startsWith("on") || name === "style" || name === "srcdoc" || /^\s*(?:javascript|data|vbscript):/i.test(value)).map(({ name, value }) => `${tagName} ${name}=${value}`);
}

describe.each(services)("%s", (_, service) => {
  const files = docsFiles(service);
  const pages = new Map([...files].filter(([path]) => path.endsWith(".html")).map(([path, text]) => [path, new Page(text)]));

  test("what opens in the tree of resources is called after the one that it stands below", () => {
    const summaries = pages.get("tree.html")!.named("summary").map(textOf);
    expect(summaries.filter((text) => !/^\d+ below \S/.test(text))).toEqual([]);
    expect(new Set(summaries).size).toBe(summaries.length);
  });

  test("has a page for each definition file and each page beside it as Markdown", () => {
    expect(pages.size).toBeGreaterThan(11);
    expect([...pages.keys()].filter((path) => path !== "picture.html" && !files.has(path.replace(/html$/, "md")))).toEqual([]);
  });

  test("has one empty line between the paragraphs of its Markdown", () => {
    const written = [...files].filter(([path]) => path.endsWith(".md"));
    expect(written.flatMap(([path, text]) => [...text.matchAll(/\n\n\n/g)].map(({ index }) => `${path}:${text.slice(0, index).split("\n").length}`))).toEqual([]);
  });

  test("says in Markdown of an object without a name what is below it", () => {
    const written = [...files].filter(([path]) => path.endsWith(".md"));
    expect(written.flatMap(([path, text]) => [...text.matchAll(/\n\nobject\.\n\n- /g)].map(({ index }) => `${path}:${text.slice(0, index).split("\n").length}`))).toEqual([]);
  });

  test.each([...pages])("%s is well-formed and read by anybody", (path, page) => {
    expect(page.faults).toEqual([]);
    const folded = page.ids.map((id) => id.toLowerCase());
    expect(new Set(folded).size).toBe(folded.length);
    const levels = headingLevels(page);
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    expect(page.named("th").filter((cell) => attribute(cell, "scope") === undefined)).toEqual([]);
    expect(page.named("main").length).toBe(1);
    expect(page.named("nav").filter((nav) => attribute(nav, "aria-label") === undefined)).toEqual([]);
    expect(page.named("a").filter((link) => textOf(link).trim() === "").map((link) => attribute(link, "href")), path).toEqual([]);
  });

  test.each(["authentication.html", "conventions.html", "contradictions.html", "errors.html", "kinds.html", "limits.html", "unknowns.html"])("%s lists its sections", (path) => {
    const page = pages.get(path)!;
    expect(listed(page)).toEqual(page.named("h2").map(textOf));
  });

  test.each([...pages])("%s says at its side where it is, once", (path, page) => {
    const current = page.named("a").filter((link) => attribute(link, "aria-current") !== undefined);
    expect(current.map((link) => [attribute(link, "aria-current"), resolved(path, attribute(link, "href")!)])).toEqual([["page", { path, anchor: "" }]]);
  });

  test.each([...pages])("%s runs nothing but its own files", (path, page) => {
    const policies = page.named("meta").filter((meta) => attribute(meta, "http-equiv") === "Content-Security-Policy");
    expect(policies.map((meta) => attribute(meta, "content"))).toEqual([POLICY]);
    expect(page.elements.flatMap(alarming)).toEqual([]);
    expect(page.named("style")).toEqual([]);
    const taken = [...page.named("script").map((script) => attribute(script, "src")), ...page.named("link").map((link) => attribute(link, "href"))];
    expect(taken.map((url) => resolved(path, url!)?.path).filter((one) => one === undefined || !files.has(one))).toEqual([]);
    expect(page.named("script").map(textOf).join("")).toBe("");
    expect(["img", "iframe", "object", "embed", "form", "base"].flatMap((name) => page.named(name))).toEqual([]);
  });

  test("leads nowhere that is not there", () => {
    const dead: string[] = [];
    for (const [path, page] of pages) {
      for (const link of page.named("a")) {
        const href = attribute(link, "href")!;
        const target = resolved(path, href);
        if (target === undefined) continue;
        const to = pages.get(target.path);
        const isThere = to === undefined ? files.has(target.path) || overAll.has(target.path) : target.anchor === "" || to.at(target.anchor) !== undefined;
        if (!isThere) dead.push(`${path}: ${href}`);
      }
    }
    expect(dead.filter((one) => !service.name.includes("hostile") || !/: y$/.test(one))).toEqual([]);
  });

  test("leads in Markdown to pages in Markdown", () => {
    const dead: string[] = [];
    for (const [path, text] of files) {
      if (!/\.(?:md|txt)$/.test(path) || path.includes("LICENSE")) continue;
      for (const [, href = ""] of text.matchAll(/\]\(([^()\s]+\.md)\)/g)) if (![files, overAll].some((known) => known.has(resolved(path, href)?.path ?? ""))) dead.push(`${path}: ${href}`);
    }
    expect(dead).toEqual([]);
  });
});
