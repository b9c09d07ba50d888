/** What the cells of a row state, in the ways of several authors. */
import { expect, test } from "vitest";
import { readDocument } from "../../../generator/documents/read.ts";
import { statedIn } from "../../../generator/facts/stated.ts";
import { wordingWith } from "../../../generator/facts/wording.ts";

function factsOf(columns: readonly string[], cells: readonly string[], field = "x-y"): Readonly<Record<string, unknown>> {
  const line = (some: readonly string[]): string => `| ${some.join(" | ")} |`;
  const document = readDocument("a.md", ["# A", "", "## Things", "", line(["Field", ...columns]), line(["---", ...columns.map(() => "---")]), line([field, ...cells]), line(["z-y", ...columns.map(() => "")])].join("\n"));
  if (!document.ok) throw new Error("The document cannot be read.");
  const rows = statedIn(document.value, wordingWith({})).sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.rows));
  const facts = rows.find(({ row }) => row.name === field)!.facts.filter(({ fact }) => fact !== "mention");
  return Object.fromEntries(facts.map(({ fact, value }) => [fact, value]));
}

const typed = (type: string, notes: string) => factsOf(["Type", "Notes"], [type, notes]);

test.each([
  ["int32", "", { type: "integer", format: "int32" }],
  ["double", "", { type: "number", format: "double" }],
  ["string(1..63)", "", { type: "string", length: { minimum: 1, maximum: 63 } }],
  ["string (up, down)", "", { type: "string", values: ["up", "down"] }],
  ["string (required, unique)", "", { type: "string", required: true }],
  ["string (hex, lowercase)", "", { type: "string" }],
  ["`draft`, `active` or `retired`", "What becomes of it.", { type: "string", values: ["draft", "active", "retired"] }],
  ["`1` or `2` (default)", "", { type: "number", values: [1, 2], default: 2 }],
  ["(slow \\| fast)", "", { type: "string", values: ["slow", "fast"] }],
  ["slow \\| fast", "Default slow.", { type: "string", values: ["slow", "fast"], default: "slow" }],
  ["1 \\| 2 \\| 5", "", { type: "1 or 2 or 5" }],
  ["(1 \\| 2)", "", { type: "number", values: [1, 2] }],
  ["Lamp \\| Bulb", "", {}],
  ["uuid \\| word", "", {}],
  ["`Thing`", "", {}],
  ["integer", "Query time out (1 - 30 sec).", { type: "integer", range: { minimum: 1, maximum: 30 } }],
  ["integer", "Idle time (1 - 9999 min, 0 for none).", { type: "integer", range: { minimum: 1, maximum: 9999 } }],
  ["integer", "Threshold (2 - 99 percent).", { type: "integer", range: { minimum: 2, maximum: 99 } }],
  ["integer", "Bandwidth (0 - 800). 0 means no limit.", { type: "integer", range: { minimum: 0, maximum: 800 } }],
  ["integer", "Interval (1 - 255) default = 1.", { type: "integer", range: { minimum: 1, maximum: 255 }, default: 1 }],
  ["integer", "Takes a while (1 - 2 coffees).", { type: "integer" }],
  ["string", "Max. 63.", { type: "string", length: { maximum: 63 } }],
  ["nullable string", "", { type: "string" }],
  ["boolean", "True or false; default false.", { type: "boolean", default: false }],
  ["bool (0\\|1)", "", { type: "0 or 1" }],
  ["boolean 0/1", "Off by default.", { type: "0 or 1", default: 0 }],
  ["boolean (0 or 1)", "Default: false.", { type: "0 or 1", default: 0 }],
  ["boolean", "Whether it is lit (0/1).", { type: "0 or 1" }],
  ["boolean", "0 = off, 1 = on. Default 1.", { type: "0 or 1", default: 1 }],
  ["boolean", "Whether it is lit. 0 or 1.", { type: "0 or 1" }],
  ["boolean", "Whether version 0 or 1 is served.", { type: "boolean" }],
  ["decimal 10,2", "", { type: "number" }],
  ["number", "Retries (1-10, default 3).", { type: "number", range: { minimum: 1, maximum: 10 }, default: 3 }],
  ["number", "Range from 1 to 65,535, the default being 443.", { type: "number", range: { minimum: 1, maximum: 65535 }, default: 443 }],
  ["number", "Offset −12 to +14.", { type: "number", range: { minimum: -12, maximum: 14 } }],
  ["array of integers", "1 to 4094, at most 32", { type: "array of integers", range: { minimum: 1, maximum: 4094 }, items: { maximum: 32 } }],
  ["string", "The format depends on the carrier.", { type: "string" }],
  ["string", "Up to 64 characters, matching `^[a-z]+$`.", { type: "string", length: { maximum: 64 }, pattern: "^[a-z]+$" }],
  ["string", "Matching names come first.", { type: "string" }],
  ["string", "Matching `^[a-z$`.", { type: "string" }],
  ["integer", "From 1 on.", { type: "integer", range: { minimum: 1 } }],
  ["number", "In degrees, >= 0.", { type: "number", range: { minimum: 0 } }],
  ["string", "`open` and `closed` appear.", { type: "string", known: ["open", "closed"] }],
  ["string", "Letters and digits appear in it.", { type: "string" }],
  ["string", "'on': Always on (default); 'off': Never; 'when-dark': On at night;", { type: "string", values: ["on", "off", "when-dark"], default: "on" }],
  ["string", "'0': No saving; '1': Range 1, of 5 to 9 (at most 3 characters);", { type: "string", values: ["0", "1"] }],
  ["string", "The lamp. 'tcp/udp': Both; 'c++': Odd, isn't it; 'a b': Spaced. Maximum length 5 characters.", { type: "string", values: ["tcp/udp", "c++", "a b"], length: { maximum: 5 } }],
  ["string", "'default': Default marking (0); 'af11': First class (10);", { type: "string", values: ["default", "af11"] }],
  ["string", "'http': The web;", { type: "string", values: ["http"] }],
  ["string", "'http': the scheme that stands first.", { type: "string" }],
  ["object", "Holds 'name': string; 'age': number;", { type: "object" }],
  ["object", "'name': string; 'age': number;", { type: "object" }],
  ["string", "Allowed values: default, af11, ef. default: Usual marking. af11: First class. ef: At once.", { type: "string", values: ["default", "af11", "ef"] }],
  ["string", "Allowed values: af11, default. af11: First class. default: Usual.", { type: "string", values: ["af11", "default"] }],
  ["string", "Allowed values: default, af11. Default default. default: Usual marking. af11: First class.", { type: "string", values: ["default", "af11"], default: "default" }],
  ["string", "Allowed values: default, af11. default: af11.", { type: "string", values: ["default", "af11"], default: "af11" }],
  ["string", "Allowed values: af11, ef. default: ef. af11: First class.", { type: "string", values: ["af11", "ef"], default: "ef" }],
  ["string", "Fields not given are left as they are.", { type: "string" }],
  ["string", "Fields that are not known are ignored.", { type: "string" }],
  ["string", "Its format is not known.", { type: "string", notShown: "Its format is" }],
  ["string", "Its format is not given.", { type: "string", notShown: "Its format is" }],
  ["string", "Default: the host name", { type: "string" }],
  ["integer", "Default: number of doors", { type: "integer" }],
  ["string", "Default: an empty string", { type: "string", default: "" }],
  ["string", "Default: a", { type: "string", default: "a" }],
  ["string", "`up`, `down`, `tilted`. Further values are not shown.", { type: "string", known: ["up", "down", "tilted"], notShown: "Further values are" }],
  ["string", "`red` or `green`. All values: not shown.", { type: "string", known: ["red", "green"], notShown: "All values" }],
  ["string", "`C`, `%`, `Pa`; others are possible", { type: "string", known: ["C", "%", "Pa"] }],
  ["string", "One of red, green. Further values may be added.", { type: "string", known: ["red", "green"] }],
  ["string", "One of red, green. Other values are not possible.", { type: "string", values: ["red", "green"] }],
  ["string", "One of red, green. No other values can occur.", { type: "string", values: ["red", "green"] }],
  ["string", "One of red, green. Other fields may appear.", { type: "string", values: ["red", "green"] }],
  ["string", "One of red, green. Further limits are not shown.", { type: "string", values: ["red", "green"], notShown: "Further limits are" }],
  ["integer", "64…16384 in steps of 64", { type: "integer", range: { minimum: 64, maximum: 16384 }, step: 64 }],
])("%s, %s", (type, notes, facts) => {
  expect(typed(type, notes)).toEqual(facts);
});

const listed = (type: string, values: string) => factsOf(["Data type", "Permitted values"], [type, values]);

test.each([
  ["string", "half, full, auto", { type: "string", values: ["half", "full", "auto"] }],
  ["string", "Half Open, Shut", { type: "string", values: ["Half Open", "Shut"] }],
  ["integer", "10, 100 or 1000", { type: "integer", values: [10, 100, 1000] }],
  ["integer", "multiple of 5, 0 to 100", { type: "integer", step: 5, range: { minimum: 0, maximum: 100 } }],
  ["string", "1 to 15 characters, pattern ^[a-z]+$", { type: "string", length: { minimum: 1, maximum: 15 }, pattern: "^[a-z]+$" }],
  ["string", "IPv4 address, host name", { type: "string" }],
  ["string", "RFC 3339 date and time", { type: "string" }],
  ["boolean", "true, false", { type: "boolean" }],
  ["string", "not shown", { type: "string", notShown: "allowed values" }],
])("%s with the values %s", (type, values, facts) => {
  expect(listed(type, values)).toEqual(facts);
});

test.each(["door-state", "doorState", "states"])("of the field %s further states are further values, and further details are none", (field) => {
  const written = "`up`, `down`, `tilted`. Further %s are not shown.";
  expect(factsOf(["Type", "Notes"], ["string", written.replace("%s", "states")], field)).toHaveProperty("known", ["up", "down", "tilted"]);
  expect(factsOf(["Type", "Notes"], ["string", written.replace("%s", "details")], field)).toHaveProperty("values", ["up", "down", "tilted"]);
});

test.each([
  ['mode (string: "off" | "heat" | "auto"; default "auto"): The mode.', { type: "string", values: ["off", "heat", "auto"], default: "auto" }],
  ['mode (string, "off" | "heat"): The mode.', { type: "string", values: ["off", "heat"] }],
  ["mode (string, off|heat): The mode.", { type: "string", values: ["off", "heat"] }],
])("the item %j", (item, facts) => {
  const document = readDocument("a.md", `# A\n\n## Things\n\n- ${item}\n- width (integer): The width.\n`);
  if (!document.ok) throw new Error("The document cannot be read.");
  const [row] = statedIn(document.value, wordingWith({})).sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.rows));
  expect(Object.fromEntries(row!.facts.filter(({ fact }) => fact !== "mention").map(({ fact, value }) => [fact, value]))).toEqual(facts);
});

test.each([
  ["Factory setting", "5", 5],
  ["Initial value", "empty", ""],
])("the column %s gives the default", (column, written, value) => {
  expect(factsOf(["Type", column], ["string", written])).toMatchObject({ default: value });
});

test("an address is mentioned as a whole, and a full stop is none of it", () => {
  const document = readDocument("a.md", "# A\n\n## Things\n\nServed at https://demo.example/api/v3. See `http://help.example/a?b=c`, or ask.\n");
  if (!document.ok) throw new Error("The document cannot be read.");
  const facts = statedIn(document.value, wordingWith({})).sections.flatMap((section) => section.facts);
  expect(facts.map(({ value }) => value)).toEqual(["https://demo.example/api/v3", "http://help.example/a?b=c"]);
});

test.each([
  ["M", "1", "String", { type: "string", required: true }],
  ["M", "0..1", "String", { type: "string", required: false }],
  ["O", "0..N", "String", { type: "array of strings", required: false }],
  ["M", "1..4", "Integer", { type: "array of integers", required: true, items: { minimum: 1, maximum: 4 } }],
])("%s, %s, %s", (qualifier, cardinality, content, facts) => {
  expect(factsOf(["Qualifier", "Cardinality", "Content"], [qualifier, cardinality, content])).toEqual(facts);
});

test("a column of prose that is called content gives no types", () => {
  expect(factsOf(["Content"], ["A string of letters."])).not.toHaveProperty("type");
});

test.each([
  ["format", "Format flag.", {}],
  ["format", "Format: date-time.", { format: "date-time" }],
  ["message", "Format flag.", { format: "flag" }],
  ["required", "Required in action chains.", {}],
  ["required", "Required.", { required: true }],
])("of a field %s, of which is said %j, the word that is its name is no fact", (field, notes, facts) => {
  expect(factsOf(["Type", "Notes"], ["string", notes], field)).toEqual({ type: "string", ...facts });
});
