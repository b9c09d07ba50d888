import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toJson } from "../../../generator/openapi/json.ts";
import { toYaml } from "../../../generator/openapi/yaml.ts";
import { jsonLayout, linesAt, yamlLayout } from "../../../generator/plan/pointer-lines.ts";
import { parsedLines } from "./lines.ts";

const layouts = [
  ["JSON", toJson, jsonLayout],
  ["YAML", toYaml, yamlLayout],
] as const;

const texts = fc.oneof(
  fc.constantFrom("a", "two words", "a\nb", "a\n\nb\n", "a\n\n", " a\nb", "a: b\n# c", "\n", "", "- a\n- b", "a\r\nb", "a\u2028b\nc", "/a~b/{c}", "~1", "k".repeat(161), `${"k".repeat(400)}\n`),
  fc.array(fc.constantFrom("a", " ", "\n", "#", ": ", "- "), { maxLength: 8 }).map((parts) => parts.join("")),
);

const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: "small" }, texts, fc.constant(null), fc.integer(), fc.array(tie("value"), { maxLength: 4 }), tie("object")),
  object: fc.array(fc.tuple(texts, tie("value")), { maxLength: 4 }).map((entries) => Object.fromEntries(entries) as Record<string, unknown>),
}));

describe.each(layouts)("the lines of a document in %s", (_, write, layout) => {
  test("are where a parser finds them, whatever the document", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), value), (document) => {
        const parsed = parsedLines(write(document));
        expect(linesAt(document, parsed.keys(), layout)).toEqual(parsed);
      }),
      { numRuns: 1000, seed: 7 },
    );
  });

  test("are those of wanted pointers alone, and of none that is not there", () => {
    const document = { a: { b: [1, { "c/d": 2 }] }, e: "x\ny" };
    expect([...linesAt(document, ["/a/b/1/c~1d", "/a/x", "/e/0", "/a/b/7"], layout).keys()]).toEqual(["/a/b/1/c~1d"]);
  });
});

test("a pointer into text that stands in several lines, and after it", () => {
  const document = { first: "one\ntwo\nthree", ["k".repeat(200)]: { inner: 1 }, list: [[1, 2], { a: 1 }], last: {} };
  const pointers = ["", "/first", `/${"k".repeat(200)}`, `/${"k".repeat(200)}/inner`, "/list/0/1", "/list/1/a", "/last"];
  expect([...linesAt(document, pointers, yamlLayout).values()]).toEqual([1, 1, 5, 6, 9, 10, 11]);
  expect([...linesAt(document, pointers, jsonLayout).values()]).toEqual([1, 2, 3, 4, 9, 12, 15]);
});
