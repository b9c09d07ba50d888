/** Rows whose names are paths to fields, in the forms that documents have for them. */
import { expect, test } from "vitest";
import { plainMarkdown } from "../../../generator/adopt/draft/markdown/plain-markdown.ts";
import { compiled, drafted } from "./drafted.ts";

function boxOf(...names: readonly string[]): { readonly fields: string; readonly answer: string } {
  const rows = names.map((name) => `| ${name} | ${/size$/.test(name) ? "integer | 1 to 9." : "string | At most 20 characters."} |`).join("\n");
  const draft = drafted(plainMarkdown(`# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n## GET /boxes/{id}\n\nA box.\n\n| Field | Type | Description |\n|---|---|---|\n${rows}\n`).text);
  expect(draft.findings).toEqual([]);
  expect(draft.left).toEqual([]);
  expect(compiled(draft.files)).toEqual([]);
  const text = draft.files.get("boxes.ts")!.replace(/^\s*(?:\/\*\*.*\*\/|\/\/.*|\/?\*.*)\n/gm, "");
  return { fields: /^export interface BoxGetAnswer \{\n(.*?)^\}/ms.exec(text)?.[1] ?? "", answer: /get: (.*);/.exec(text)?.[1] ?? "" };
}

test.each([
  [["label", "items[].size", "items[].name"]],
  [["label", "items[*].size", "items[*].name"]],
  [["label", "items.0.size", "items.0.name"]],
  [["/label", "/items/-/size", "/items/-/name"]],
  [["label", "/items/*/size", "/items/*/name"]],
])("of what an array holds: %j", (names) => {
  const { fields } = boxOf(...names);
  expect(fields).toMatch(/^ {2}label\?: Text<20>;\n {2}items\?: \{\n {4}size\?: Range<1, 9> & Integer;\n {4}name\?: Text<20>;\n {2}\}\[\];\n$/);
});

test("of what an object holds", () => {
  const { fields } = boxOf("label", "items/size", "items/name");
  expect(fields).toBe("  label?: Text<20>;\n  items?: {\n    size?: Range<1, 9> & Integer;\n    name?: Text<20>;\n  };\n");
});

test("of an array of objects", () => {
  const { fields, answer } = boxOf("[].label", "[].tags[].name");
  expect(fields).toBe("  label?: Text<20>;\n  tags?: {\n    name?: Text<20>;\n  }[];\n");
  expect(answer).toMatch(/\["getAnswer"\]\[\]/);
});

test("a slash within a name that nothing is below is one of the name", () => {
  const text = "| Field | Type |\n|---|---|\n| km/h | number |\n| label | string |\n";
  expect(plainMarkdown(text).text).toBe(text);
});

test("paths of resources are none of fields", () => {
  const text = "| Path | Type | Description |\n|---|---|---|\n| /system/clock | singleton | The clock. |\n| /system/log | collection | The log. |\n";
  expect(plainMarkdown(text).text).toBe(text);
});
