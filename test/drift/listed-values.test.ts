/** Values that a cell lists in words, without marks of code: all of them, and none of the words around them. */
import { describe, expect, test } from "vitest";
import { readDocument } from "../../generator/documents/read.ts";
import { valueOf, type StatedFact } from "../../generator/facts/fact.ts";
import { statedIn } from "../../generator/facts/stated.ts";
import { generalWording } from "../../generator/facts/wording.ts";

function valuesIn(notes: string): unknown {
  return factIn("values", notes);
}

function factIn(name: "values" | "range", notes: string): unknown {
  return valueOf(rowOf("string", notes), name);
}

/** What the notes state, beside the type. */
function factsOf(type: string, notes: string): readonly StatedFact[] {
  return rowOf(type, notes).filter(({ fact }) => fact !== "type");
}

function rowOf(type: string, notes: string): readonly StatedFact[] {
  const document = readDocument("document.md", `# A\n\n| Field | Type | Notes |\n|---|---|---|\n| state | ${type} | ${notes} |\n`);
  if (!document.ok) throw new Error("no document");
  return statedIn(document.value, generalWording).sections[0]!.blocks[0]!.rows[0]!.facts;
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

test.each(["Valid values are 1 through 4094.", "Allowed values: 1-4094.", "Possible values 1 to 4094", "Allowed values are between 1 and 4094.", "Acceptable values are between 1 and 4094 inclusive."])("%j is a range", (notes) => {
  expect(valuesIn(notes)).toBeUndefined();
  expect(factIn("range", notes)).toEqual({ minimum: 1, maximum: 4094 });
});

test.each(["Allowed values Complete or In Progress.", "Allowed options are 0 seconds, 1 minute, 2 minutes, and 8 hours."])("of %j, the first word alone is no value", (notes) => {
  expect(valuesIn(notes)).toBeUndefined();
});

test("values in quotes are all read, whatever is said of each", () => {
  expect(valuesIn('Available options are "Single" for one device or "Unlimited" for several.')).toEqual(["Single", "Unlimited"]);
});

test("words that could begin a clause are values where none follows", () => {
  expect(valuesIn("One of if, when, as.")).toEqual(["if", "when", "as"]);
});

test("a slash within a value is its own", () => {
  expect(valuesIn("One of text/plain, text/html.")).toEqual(["text/plain", "text/html"]);
});

test.each([
  ["string", "One of 1.0, 1.10, 01.", ["1.0", "1.10", "01"]],
  ["string", "One of 1, 10.", [1, 10]],
  ["number", "One of 1.0, 1.10, 01.", [1, 1.1, 1]],
])("in a %s, of %j each sign counts where it is text", (type, notes, values) => {
  expect(factsOf(type, notes)).toMatchObject([{ fact: "values", value: values }]);
});

test.each([
  ["string", "Default 007.", "007"],
  ["string", "Default 1.10.", "1.10"],
  ["number", "Default 1.10.", 1.1],
  ["integer", "Default +5.", 5],
])("in a %s, %j is a default", (type, notes, value) => {
  expect(factsOf(type, notes)).toMatchObject([{ fact: "default", value }]);
});

test("a sentence that names no type gives a number", () => {
  const document = readDocument("document.md", "# A\n\nThe delay. Default 1.50.\n");
  if (!document.ok) throw new Error("no document");
  expect(statedIn(document.value, generalWording).sections[0]!.facts).toMatchObject([{ fact: "default", value: 1.5 }]);
});

test.each([
  ["Allowed values: `a,b`, `c,d`, `e`.", ["a,b", "c,d", "e"]],
  ["Allowed values: up, `it's`, `say \"x\"`, `a b`, `*`.", ["up", "it's", 'say "x"', "a b", "*"]],
  ["Either `a,b` or `c;d` (default).", ["a,b", "c;d"]],
  ["One of `up, down, off`.", ["up", "down", "off"]],
  ["One of `idle`, `charging` and `error`; the first `a,b`.", ["idle", "charging", "error"]],
])("in %j, what marks of code hold among others is one value", (notes, values) => {
  expect(valuesIn(notes)).toEqual(values);
});

test.each([
  ["Default `a,b`.", "a,b"],
  ["Default a-b.", "a-b"],
  ["Default in-band.", "in-band"],
  ["Default ::1.", "::1"],
  ["The address. Default ::.", "::"],
  ["Default 2001:db8::/32.", "2001:db8::/32"],
  ["Default 10:20:30.", "10:20:30"],
])("%j gives the whole default", (notes, value) => {
  expect(factsOf("string", notes)).toMatchObject([{ fact: "default", value }]);
});

test("places behind a value with signs of its own are those that they are written at", () => {
  const usual = factsOf("string", "Either `a,b` or `c`. Default `a,b`.").find(({ fact }) => fact === "default")!;
  expect(usual).toMatchObject({ value: "a,b", at: { line: 5, column: "| state | string | Either `a,b` or `c`. ".length + 1 } });
});

describe("a boolean that is on or off by default", () => {
  test.each([
    ["Opens the lid. Enabled by default.", true],
    ["Off by default.", false],
    ["Turned off by default.", false],
    ["True unless set.", true],
    ["Opens the lid (disabled by default).", false],
  ])("%j", (notes, value) => expect(factsOf("boolean", notes).filter(({ fact }) => fact !== "mention")).toMatchObject([{ fact: "default", value }]));

  test.each([["boolean", "Reports are enabled by default."], ["string", "Enabled by default."], ["object", "Disabled by default."]])("is none: %s, %j", (type, notes) => {
    expect(factsOf(type, notes).some(({ fact }) => fact === "default")).toBe(false);
  });
});

describe("limits of a number in a clause of their own", () => {
  test.each([
    ["Page size, 1-200.", { minimum: 1, maximum: 200 }],
    ["0 or more.", { minimum: 0 }],
    ["The number of lids, 0 or more. Default 3.", { minimum: 0 }],
    ["Degrees (40 or less).", { maximum: 40 }],
  ])("%j", (notes, value) => expect(valueOf(rowOf("integer", notes), "range")).toEqual(value));

  test.each(["Opens 2 or more lids.", "See chapter 4, 1-3 above.", "Used by 2 or more of them."])("are none: %j", (notes) => expect(valueOf(rowOf("integer", notes), "range")).toBeUndefined());
});
