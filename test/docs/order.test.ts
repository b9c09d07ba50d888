/** Pages are listed as people look them up, in whatever order their files come. */
import { describe, expect, test } from "vitest";
import type { Resource } from "../../generator/model/resource.ts";
import { operation, resource, service } from "../unit/views/service.ts";
import { attribute, docsFiles, Page, textOf } from "./support/docs.ts";

function at(...path: readonly string[]): Resource {
  const uri: Resource["uri"] = { template: `/${path.join("/")}`, segments: path.map((text) => [{ is: "literal", text }]) };
  const file = `spec-src/fleet/${path.join("/")}.ts`;
  return resource(path.at(-1)!, { id: `${file}#it`, module: file, uri, operations: [operation(`read${path.join("")}`, { uri })] });
}

const files = docsFiles(service({ resources: [at("slot-10"), at("slot-10", "port-10"), at("slot-10", "port-9"), at("slot-5")] }));
const inOrder = ["slot-5", "slot-10", "slot-10/port-9", "slot-10/port-10"];

/** The pages of resources that the content of a page leads to. */
function listed(path: string): readonly string[] {
  const [content] = files.get(path)!.match(/<main[^]*<\/main>/)!;
  return [...content.matchAll(/href="(?:\.\.\/)*reference\/([^"#]*)\.html"/g)].map(([, name]) => name!);
}

test("in the tree, on the overview, below a page and in Markdown", () => {
  expect(listed("tree.html")).toEqual(inOrder);
  expect(listed("index.html")).toEqual(["slot-5", "slot-10"]);
  expect(listed("reference/slot-10.html")).toEqual(["slot-10/port-9", "slot-10/port-10"]);
  expect([...files.get("tree.md")!.matchAll(/\(reference\/([^)]*)\.md\)/g)].map(([, name]) => name)).toEqual(inOrder);
});

describe("where many pages are in no other", () => {
  const racks = Array.from({ length: 70 }, (_, index) => at("api", "racks", `unit-${index}`));
  const made = docsFiles(service({ resources: [at("api", "clock"), at("api", "fans", "left"), at("api", "fans", "right"), at("api", "fans", "right", "blade"), ...racks] }));
  const tree = new Page(made.get("tree.html")!);

  test("those that share steps are in a closed block of these steps, which says how many there are", () => {
    expect(tree.named("summary").map(textOf)).toEqual(["/api/fans 3 pages", "1 below Right", "/api/racks 70 pages"]);
    expect(tree.named("details").filter((block) => attribute(block, "open") !== undefined)).toEqual([]);
  });

  test("every page is led to once", () => {
    const [content] = made.get("tree.html")!.match(/<main[^]*<\/main>/)!;
    const leading = [...content.matchAll(/href="reference\/([^"#]*)\.html"/g)].map(([, name]) => name);
    expect(leading).toHaveLength(74);
    expect(new Set(leading).size).toBe(74);
  });
});
