/** What a reader loads: little, and no more of it where a service has more resources. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Resource } from "../../generator/model/resource.ts";
import type { Service } from "../../generator/model/service.ts";
import { repository, shippedServices } from "../support/definitions.ts";
import { field, operation, origin, resource, service } from "../unit/views/service.ts";
import { docsFiles, modelled, Page } from "./support/docs.ts";

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

test("a page has room for 2,500 fields; each further one weighs little", () => {
  const weighed = (count: number): number => {
    const fields = Array.from({ length: count }, (_, index) => field(`${["session", "pool", "rate"][index % 3]!}-limit-${index}`, { is: "number", minimum: 0, maximum: index }, origin(index)));
    const files = docsFiles(service({ schemas: [{ id: "spec-src/fleet/server.ts#Large", name: "Large", shape: { is: "object", fields }, description: "", origin: origin(1) }], resources: [resource("Large", { operations: [operation("readLarge", {})] })] }));
    return Math.max(...[...files].filter(([path]) => path.startsWith("reference/") && path.endsWith(".html")).map(([, text]) => gzipSync(text).length));
  };
  const [half, whole] = [weighed(2500), weighed(5000)];
  expect(half).toBeLessThan(BUDGET - 8 * 1024);
  expect((whole - half) / 2500).toBeLessThan(24);
});

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
