/** Values that a cell lists in words, without marks of code: all of them, and none of the words around them. */
import { expect, test } from "vitest";
import { readDocument } from "../../generator/documents/read.ts";
import { valueOf } from "../../generator/facts/fact.ts";
import { statedIn } from "../../generator/facts/stated.ts";
import { generalWording } from "../../generator/facts/wording.ts";

function valuesIn(notes: string): unknown {
  return factIn("values", notes);
}

function factIn(name: "values" | "range", notes: string): unknown {
  const document = readDocument("document.md", `# A\n\n| Field | Type | Notes |\n|---|---|---|\n| state | string | ${notes} |\n`);
  if (!document.ok) throw new Error("no document");
  return valueOf(statedIn(document.value, generalWording).sections[0]!.blocks[0]!.rows[0]!.facts, name);
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
  "Values: idle, charging, error. Default: idle.",
  "Supported values: idle, charging, error.",
  "Options: idle, charging, error",
  "Can be idle, charging or error. Default is idle.",
  "The state. It must be either idle, charging, or error.",
])("%j lists three", (notes) => {
  expect(valuesIn(notes)).toEqual(["idle", "charging", "error"]);
});

test("of two words that something can be, the default tells that they are values", () => {
  expect(valuesIn("Can be idle or busy. Default is idle.")).toEqual(["idle", "busy"]);
  expect(valuesIn("Can be idle or busy.")).toBeUndefined();
});

test.each(["Can be read, written or deleted.", "Can be set or cleared. Default set.", "May be empty, null or omitted.", "The values a device sends, a reader keeps."])("%j lists none", (notes) => {
  expect(valuesIn(notes)).toBeUndefined();
});

test.each(["Valid values are 1 through 4094.", "Allowed values: 1-4094.", "Possible values 1 to 4094"])("%j is a range", (notes) => {
  expect(valuesIn(notes)).toBeUndefined();
  expect(factIn("range", notes)).toEqual({ minimum: 1, maximum: 4094 });
});

test("words that could begin a clause are values where none follows", () => {
  expect(valuesIn("One of if, when, as.")).toEqual(["if", "when", "as"]);
});

test("a slash within a value is its own", () => {
  expect(valuesIn("One of text/plain, text/html.")).toEqual(["text/plain", "text/html"]);
});
