/** What a reader loads: little, and no more of it where a service has more resources. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Resource } from "../../generator/model/resource.ts";
import type { Service } from "../../generator/model/service.ts";
import type { Field } from "../../generator/model/shape.ts";
import { partData } from "../../generator/views/docs/search/index.ts";
import { searchPage } from "../../generator/views/docs/search/pages.ts";
import { scopeOf, viewsOf } from "../../generator/views/service-view.ts";
import { repository, shippedServices } from "../support/definitions.ts";
import { field, operation, origin, resource, service } from "../unit/views/service.ts";
import { attribute, docsFiles, modelled, Page, type Element } from "./support/docs.ts";
import { flat, nested, told, withFields } from "./support/large.ts";

const BUDGET = 60 * 1024;

describe.each(shippedServices().map((one) => [one.service, modelled(one)] as const))("%s", (name, model) => {
  test("every page is within its budget, styles included", () => {
    const files = docsFiles(model);
    const styles = [...files].filter(([path]) => path.endsWith(".css")).reduce((sum, [, text]) => sum + gzipSync(text).length, 0);
    const heavy = [...files].filter(([path, text]) => path.endsWith(".html") && gzipSync(text).length + styles > BUDGET);
    expect(heavy.map(([path]) => path)).toEqual([]);
    expect(readFileSync(`${repository}/generated/${name}/docs/style.css`, "utf8")).toBe(files.get("style.css"));
  });
});

/** A root with collections below it, all of them alike. */
function withCollections(count: number): Service {
  const at = (...texts: readonly string[]): Resource["uri"] => ({ template: `/${texts.join("/")}`, segments: texts.map((text) => [{ is: "literal", text }]) });
  const ofFile = (name: string, uri: Resource["uri"]): Resource => resource(name, { id: `spec-src/fleet/${name}.ts#${name}`, module: `spec-src/fleet/${name}.ts`, uri, operations: [operation(`list${name}`, { uri })] });
  const names = Array.from({ length: count }, (_, index) => `Kind${String(index).padStart(4, "0")}`);
  return service({ resources: [ofFile("Root", at("root")), ...names.map((name) => ofFile(name, at("root", name)))] });
}

/** The pages of a resource, that of its file first. */
function referencePages(fields: readonly Field[]): ReadonlyMap<string, string> {
  const files = [...docsFiles(withFields(fields))].filter(([path]) => path.startsWith("reference/") && path.endsWith(".html"));
  return new Map(files.sort(([one], [other]) => one.length - other.length || (one < other ? -1 : 1)));
}

test("a page has room for 1,500 fields", () => {
  const [...pages] = referencePages(flat(1500));
  expect(pages.map(([path]) => path)).toEqual(["reference/server.html"]);
  expect(gzipSync(pages[0]![1]).length).toBeLessThan(BUDGET - 8 * 1024);
});

describe.each([
  ["5,000 fields in a row", flat(5000), 4],
  ["3,000 fields that say much", told(3000), 5],
  ["blocks of many fields", nested(["one", "two", "three", "four", "five"], 900), 6],
  ["a block of more fields than a page has room for", [...flat(10), ...nested(["one"], 4000)], 4],
  ["large blocks in large blocks", [field("outer", { is: "object", fields: [...nested(["one", "two", "three", "four"], 800), ...flat(20)] }, origin(1))], 6],
] as const)("of %s", (_, fields, count) => {
  const files = referencePages(fields);
  const pages = new Map([...files].map(([path, text]) => [path, new Page(text)]));

  test("every page is within its budget", () => {
    expect(files.size).toBe(count);
    expect([...files].filter(([, text]) => gzipSync(text).length > BUDGET - 8 * 1024).map(([path, text]) => [path, gzipSync(text).length])).toEqual([]);
  });

  test("every field is described once, and links to its place on the page of the file lead on to it", () => {
    const described = new Map([...pages].flatMap(([path, page]) => fieldsOn(page).map((anchor) => [anchor, path] as const)));
    expect(described.size).toBe([...pages.values()].flatMap(fieldsOn).length);
    expect(described.size).toBe(counted(fields));
    expect([...described].filter(([anchor, path]) => followed("reference/server.html", anchor) !== path)).toEqual([]);
  });

  test("search, and the page on limits, lead to where they are", () => {
    const model = withFields(fields);
    const [file] = scopeOf(model).files.resource;
    const { entries, pages: places } = partData([searchPage(viewsOf(scopeOf(model)).docs().digestOf(file!))]);
    const ofFields = entries.filter(([kind]) => kind === "field");
    expect(ofFields.length).toBe(counted(fields));
    expect(ofFields.filter(([, , page, anchor]) => pages.get(`${places[page]!.page}.html`)?.at(anchor)?.tagName !== "li")).toEqual([]);
    const limits = new Page(docsFiles(model).get("limits.html")!).named("a").map((link) => new URL(attribute(link, "href")!, "docs:/limits.html")).filter(({ hash }) => hash.startsWith("#large/"));
    expect(limits.length).toBeGreaterThan(200);
    expect(limits.filter(({ pathname, hash }) => pages.get(pathname.slice(1))?.at(decodeURIComponent(hash.slice(1)))?.tagName !== "li")).toEqual([]);
  });

  /** The anchors of the fields that a page describes. */
  function fieldsOn(page: Page): readonly string[] {
    return page.named("li").filter((item) => item.childNodes.some((node) => "tagName" in node && attribute(node, "class") === "name")).flatMap((item) => attribute(item, "id") ?? []);
  }

  /** The page on which a reader ends who follows the links beside an anchor. */
  function followed(path: string, anchor: string): string | undefined {
    const target = pages.get(path)?.at(anchor);
    if (target?.tagName !== "span") return target && path;
    const link = target.parentNode!.childNodes.find((node): node is Element => "tagName" in node && node.tagName === "a")!;
    return followed(new URL(attribute(link, "href")!, `docs:/${path}`).pathname.slice(1), anchor);
  }
});

test.each([
  ["in a row", told(20_000)],
  ["in a block", [...flat(10), field("outer", { is: "object", fields: told(9000) }, origin(1))]],
  ["in blocks", ["one", "two", "three"].map((name) => field(name, { is: "object", fields: told(3500) }, origin(1)))],
  ["in blocks of a block", [field("outer", { is: "object", fields: ["one", "two", "three"].map((name) => field(name, { is: "object", fields: told(3500) }, origin(1))) }, origin(1))]],
] as const)("where there are too many fields %s to say of each where it is, no page says it, and each is within its budget", (_, fields) => {
  const files = referencePages(fields);
  expect([...files].filter(([, text]) => gzipSync(text).length > BUDGET - 8 * 1024).map(([path, text]) => [path, gzipSync(text).length])).toEqual([]);
  const pages = new Map([...files].map(([path, text]) => [path, new Page(text)]));
  const unlisted = [...pages.values()].flatMap((page) => page.named("ul")).filter((list) => attribute(list, "class") === "plain apart unlisted");
  expect(unlisted.length).toBeGreaterThan(0);
  expect([...pages.values()].flatMap((page) => page.named("li")).filter((item) => attribute(item, "id")?.startsWith("large/")).length).toBe(counted(fields));
});

test("the page on limits lists some of very many, and says how many there are besides", () => {
  const files = docsFiles(withFields(flat(1000)));
  const listed = new Page(files.get("limits.html")!).named("th").filter((cell) => attribute(cell, "scope") === "row").length;
  expect(listed).toBeLessThan(1000);
  for (const page of ["limits.html", "limits.md"]) expect(files.get(page)).toContain(`The pages of resources have ${1000 - listed} more.`);
  expect(docsFiles(withFields(flat(10))).get("limits.html")).not.toContain("more.");
});

function counted(fields: readonly Field[]): number {
  return fields.reduce((sum, { shape }) => sum + 1 + (shape.is === "object" ? counted(shape.fields) : 0), 0);
}

describe("with more resources", () => {
  const [few, many] = [docsFiles(withCollections(60)), docsFiles(withCollections(600))];
  const pageOfKind = [...few.keys()].find((path) => path.startsWith("reference/kind0001") && path.endsWith(".html"))!;
  const pageOfRoot = [...few.keys()].find((path) => path.startsWith("reference/root") && path.endsWith(".html"))!;

  test("a page weighs the same, and so does the page above all of them, but for their number", () => {
    expect(many.get(pageOfKind)).toBe(few.get(pageOfKind));
    expect(many.get(pageOfRoot)!.length - few.get(pageOfRoot)!.length).toBeLessThan(5);
  });

  test("the tree has all of them", () => {
    const links = new Page(many.get("tree.html")!).named("a").filter(({ attrs }) => attrs.some(({ value }) => value.startsWith("reference/kind")));
    expect(links.length).toBe(600);
  });
});
