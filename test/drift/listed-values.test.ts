/** Values that a cell lists in words, without marks of code: all of them, and none of the words around them. */
import { expect, test } from "vitest";
import { readDocument } from "../../generator/documents/read.ts";
import { valueOf } from "../../generator/facts/fact.ts";
import { statedIn } from "../../generator/facts/stated.ts";
import { generalWording } from "../../generator/facts/wording.ts";

function valuesIn(notes: string): unknown {
  const document = readDocument("document.md", `# A\n\n| Field | Type | Notes |\n|---|---|---|\n| state | string | ${notes} |\n`);
  if (!document.ok) throw new Error("no document");
  return valueOf(statedIn(document.value, generalWording).sections[0]!.blocks[0]!.rows[0]!.facts, "values");
}

test.each([
  "One of: idle, charging, error.",
  "The state, one of idle, charging, error.",
  "The state (one of idle, charging or error).",
  "One of idle, charging or error, as the lamp shows.",
  "One of idle, charging, error, if the lamp is on.",
  "One of idle, charging, error, which the lamp shows.",
  "Possible values: idle / charging / error",
  "One of idle \\| charging \\| error.",
])("%j lists three", (notes) => {
  expect(valuesIn(notes)).toEqual(["idle", "charging", "error"]);
});

test("words that could begin a clause are values where none follows", () => {
  expect(valuesIn("One of if, when, as.")).toEqual(["if", "when", "as"]);
});

test("a slash within a value is its own", () => {
  expect(valuesIn("One of text/plain, text/html.")).toEqual(["text/plain", "text/html"]);
});
