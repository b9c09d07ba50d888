/** Texts that try to get out, in every position of a model: nothing of them is more than text, and a reader sees them as they are. */
import MarkdownIt from "markdown-it";
import { describe, expect, test } from "vitest";
import type { Operation } from "../../generator/model/operation.ts";
import type { Notes, Origin } from "../../generator/model/origin.ts";
import type { Resource } from "../../generator/model/resource.ts";
import type { Service } from "../../generator/model/service.ts";
import type { Field, Shape } from "../../generator/model/shape.ts";
import { pageOf } from "../../generator/views/links/addresses.ts";
import { payloads, restoreHidden } from "../unit/views/payloads.ts";
import { none, operation, resource, service } from "../unit/views/service.ts";
import { attribute, docsFiles, Page, textOf, type DocsFiles, type Element } from "./support/docs.ts";

const file = "spec-src/fleet/server.ts";

/** A service in which nothing is known but one text, which stands wherever a text can stand. */
function madeOf(text: string): Service {
  const origin: Origin = { places: [{ section: text, block: text, row: text }], definition: { file, line: 1, column: 1, length: 0 } };
  const contradiction = { name: text, about: text, readings: [{ says: text, place: { section: text } }, { says: text, place: { section: text, row: text } }], choice: text, origin };
  const notes: Notes = { statements: [{ name: text, says: text, origin }], gaps: [{ name: text, what: text, origin }], contradictions: [contradiction] };
  const values: Shape = { is: "literals", values: [text, `${text}.`], open: true, notShown: text, default: text, contradiction };
  const field = (name: string, shape: Shape): Field => ({ name, required: true, shape, description: text, example: text, origin });
  const object: Shape = {
    is: "object",
    fields: [field(text, values), field(`${text}-nested`, { is: "array", items: { is: "object", fields: [field(text, { is: "string", pattern: text, format: text, role: { role: "path-of", of: text } })] } })],
  };
  const segments = [[{ is: "literal" as const, text: "server" }], [{ is: "placeholder" as const, name: text, parameter: text, spans: false, shape: values, description: text, origin }]];
  const uri = { template: `/server/{${text}}`, segments };
  const one: Operation = operation("read", {
    summary: text,
    description: text,
    when: text,
    derived: { section: text },
    uri,
    sampling: { names: text, windows: [1], aggregates: [text] },
    request: { is: "json", shape: object, mediaType: text, example: { value: { [text]: text }, origin } },
    response: { status: "2XX", description: text, payload: { is: "json", shape: { is: "reference", to: `${file}#Server` } } },
    failures: [{ status: "404", description: text, payload: { is: "not-shown", what: text } }],
    query: [field(text, values)],
    headers: [field(text, values)],
    notes,
    origin,
  });
  const whole: Resource = resource("Servers", {
    uri,
    description: text,
    kind: { name: text, description: text, facts: { [text]: text }, origin },
    operations: [one],
    notes,
    origin,
  });
  return service({
    title: text,
    version: text,
    description: text,
    document: text,
    servers: [{ name: text, url: text, variables: [{ name: text, default: text, description: text }], description: text, origin }],
    security: [{ name: text, how: { is: "header", header: text, word: text, credential: text }, description: text, origin }],
    headers: [field(text, values)],
    resources: [whole],
    schemas: [{ id: `${file}#Server`, name: "Server", shape: object, description: text, origin }],
    notes,
  });
}

/** What pages are made of, whatever the texts in them are. */
const elements = new Set(
  ("html head meta title link script body a header div span nav ul ol li main h1 h2 h3 h4 h5 p section code strong em s figure figcaption pre details summary footer " +
    "table thead tbody tr th td br hr blockquote svg path rect text").split(" "),
);

function squeezed(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** What an element says, with what cannot be seen as itself. */
function saidBy(element: Element | undefined): string {
  return squeezed(restoreHidden(textOf(element)));
}

function linksOf(page: Page): readonly string[] {
  return page.named("a").map((link) => attribute(link, "href") ?? "");
}

describe.each(payloads.map((text) => [JSON.stringify(text), text] as const))("%s", (_, text) => {
  const model = madeOf(text);
  const files: DocsFiles = docsFiles(model);
  const pages = new Map([...files].filter(([path]) => path.endsWith(".html")).map(([path, html]) => [path, new Page(html)]));
  const reference = pages.get(`${pageOf(file, model)}.html`)!;

  test("is no element, no attribute that runs and no address that is followed", () => {
    for (const [path, page] of pages) {
      expect(page.faults, path).toEqual([]);
      expect(page.elements.map(({ tagName }) => tagName).filter((name) => !elements.has(name)), path).toEqual([]);
      expect(page.elements.flatMap(({ attrs }) => attrs).filter(({ name }) => name.startsWith("on") || name === "style"), path).toEqual([]);
      expect(linksOf(page).filter((href) => /^\s*[a-z]+:/i.test(href) && !/^(?:https?|mailto):/.test(href)), path).toEqual([]);
      expect(new Set(page.ids).size, path).toBe(page.ids.length);
    }
  });

  test("is read as it is: names and values in code, places as text", () => {
    const codes = new Set(reference.named("code").map((one) => restoreHidden(textOf(one))));
    const shown = text.trim() === "" ? JSON.stringify(text) : text;
    expect(codes.has(shown)).toBe(true);
    expect(codes.has(`/server/{${text}}`)).toBe(true);
    const place = squeezed([text, text, text].join(" › "));
    expect(reference.elements.some((element) => saidBy(element).endsWith(place))).toBe(true);
    expect(saidBy(pages.get("index.html")!.named("h1")[0])).toBe(squeezed(text));
  });

  test("is nothing but text in Markdown", () => {
    const parser = new MarkdownIt({ html: true });
    for (const [path, markdown] of files) {
      if (!/\.(?:md|txt)$/.test(path) || path.includes("LICENSE")) continue;
      const tokens = parser.parse(markdown, {}).flatMap((token) => [token, ...(token.children ?? [])]);
      expect(tokens.filter(({ type }) => type.startsWith("html")).map(({ content }) => content), path).toEqual([]);
      expect(tokens.flatMap((token) => (token.type === "link_open" ? [String(token.attrGet("href"))] : [])).filter((href) => /^\s*(?:javascript|data):/i.test(href)), path).toEqual([]);
    }
  });
});

test("names that differ by case or punctuation alone have anchors of their own", () => {
  const names = ["name", "Name", "NAME", "na-me", "na_me", "na.me", "na me", "na/me", "náme", "", " ", "con", "CON"];
  const origin: Origin = { places: [{ section: "Servers" }], definition: { file, line: 1, column: 1, length: 0 } };
  const fields = names.map((name): Field => ({ name, required: false, shape: { is: "string" }, description: "", origin }));
  const model = service({ resources: [resource("Servers", { notes: none })], schemas: [{ id: `${file}#Server`, name: "Server", shape: { is: "object", fields }, description: "", origin }] });
  const page = new Page(docsFiles(model).get(`${pageOf(file, model)}.html`)!);
  const anchors = page.ids.filter((id) => id.startsWith("server/"));
  expect(new Set(anchors.map((id) => id.toLowerCase())).size).toBe(names.length);
  expect(anchors).toContain("server/na-me");
});
