/** What a document says of fields, resources and requests where a draft would not look for it first: none of it is lost. */
import { expect, test } from "vitest";
import { underTitle, type Drafted } from "./drafted.ts";

const pumps = (rows: string, sentences = ""): string => `## Pumps

The element path is /pumps/{id}. ${sentences}

| Field | Type | Notes |
|---|---|---|
| id | string | |
${rows}

| Purpose | Method | Path | Notes |
|---|---|---|---|
| List pumps | GET | /pumps | Sorted by id. |
| Read a pump | GET | /pumps/{id} | |
`;

const limits = (...rows: readonly string[]): string => `\n## Limits\n\n| Item | Limit |\n|---|---|\n${rows.map((row) => `| ${row} |`).join("\n")}\n`;

const all = ({ files }: Drafted): string => [...files].flatMap(([path, text]) => (path.endsWith(".ts") ? [text] : [])).join("\n");

/** The definition of a field, with its comment. */
function field(draft: Drafted, name: string): string {
  const lines = all(draft).split("\n");
  const at = lines.findIndex((line) => line.trim().startsWith(`${name}?:`));
  const before = lines.slice(0, at).findLastIndex((line) => !/^\s*(?:\/\*\*|\*)/.test(line));
  return lines.slice(before + 1, at + 1).map((line) => line.trim()).join("\n");
}

test("a row elsewhere limits the field that it names, and is a source of it", () => {
  const draft = underTitle(pumps("| speed | number | Revolutions per minute. |\n| label | string | |") + limits("pump speed | 0 to 3000", "label | maximum length 12 characters"));
  expect(field(draft, "speed")).toBe("/**\n* Revolutions per minute.\n* @source Limits > pump speed\n*/\nspeed?: Range<0, 3000>;");
  expect(field(draft, "label")).toBe("/** @source Limits > label */\nlabel?: Text<12>;");
});

test("a row that repeats what the field's own says is one more source", () => {
  expect(field(underTitle(pumps("| speed | number | Range 0-3000. |") + limits("pump speed | 0 to 3000")), "speed")).toBe("/** @source Limits > pump speed */\nspeed?: Range<0, 3000>;");
});

test("of several fields of one name those are limited that do not say it themselves", () => {
  const draft = underTitle(`${pumps("| label | string | |")}\n## Valves\n\nThe element path is /valves/{number}.\n\n| Field | Type | Notes |\n|---|---|---|\n| number | number | |\n| label | string | Maximum length 12 characters. |\n\n| Purpose | Method | Path |\n|---|---|---|\n| Read a valve | GET | /valves/{number} |\n${limits("label field | maximum length 12 characters")}`);
  expect(all(draft).match(/@source Limits > label field/g)).toHaveLength(1);
  expect(all(draft).match(/label\?: Text<12>;/g)).toHaveLength(2);
});

test.each([
  ["another limit than the field's own", "pump speed | 0 to 2000", "pump speed: 0 to 2000"],
  ["one that the field's type cannot have", "pump speed | maximum length 12 characters", "pump speed: maximum length 12 characters"],
  ["one of what is no field", "number of pumps | at most 16", "number of pumps: at most 16"],
])("%s is stated as it stands", (_, row, statement) => {
  const draft = underTitle(pumps("| speed | number | Range 0-3000. |") + limits(row));
  expect(field(draft, "speed")).toBe("speed?: Range<0, 3000>;");
  expect(all(draft)).toContain(`"${statement}"`);
});

test("of rows without types those are stated that nothing shows to be fields", () => {
  const read = "\n| Purpose | Method | Path |\n|---|---|---|\n| Read a pump | GET | /pumps/{id} |\n";
  const untyped = "\n| Field | Notes |\n|---|---|\n| speed | Range 0-3000. |\n";
  const [alone, beside] = ["", "\n| Field | Type |\n|---|---|\n| label | string |\n"].map((typed) => all(underTitle(`## Pumps\n\nThe element path is /pumps/{id}.\n${typed}\nFurther ones:\n${untyped}${read}`)));
  expect(alone).toContain('"speed: Range 0-3000."');
  expect(beside).toContain("speed?: Range<0, 3000>;");
  expect(beside).not.toContain("Range 0-3000");
});

test("what a section says besides is said of its resource, once", () => {
  const draft = underTitle(pumps("| speed | number | |", "A pump moves water. Only one of them runs at 3000. A pump has at most 8 inlets."));
  expect(all(draft)).toContain(" * A pump moves water. Only one of them runs at 3000. A pump has at most 8 inlets.\n * @source Pumps\n");
  expect(all(draft).match(/A pump has at most 8 inlets/g)).toHaveLength(1);
});

test("what stands in the notes of a request is said of its operation", () => {
  expect(all(underTitle(pumps("| speed | number | |")))).toContain("   * List pumps\n   *\n   * Sorted by id.\n   * @source Pumps > List pumps\n");
});

test("what stands beside a scheme is said of it", () => {
  const draft = underTitle(`${pumps("| speed | number | |")}\n## Authentication\n\n| Scheme | Header value | Explanation |\n|---|---|---|\n| Ticket | Ticket <NUMBER> | the number that the gate printed |\n`);
  expect(all(draft)).toContain("     * the number that the gate printed\n     * @source Authentication > Ticket\n");
});

test("a section that is called as an object, below that which lists it, has the object's fields", () => {
  const draft = underTitle(`${pumps("| motor | object | See below. |")}\n### motor block\n\n| Field | Type | Notes |\n|---|---|---|\n| power | number | Range 1-90. |\n`);
  expect(field(draft, "motor")).toBe("motor?: Motor;");
  expect(field(draft, "power")).toBe("power?: Range<1, 90>;");
});

test("booleans that default to false in words are flags that default to 0", () => {
  const draft = underTitle(`${pumps("| dry | boolean | |")}\n## Conventions\n\n1. Boolean fields accept the values true, false, 1, 0 and default to false unless stated otherwise.\n`);
  expect(all(draft)).toContain("export type Flag<Value extends 1 | 0 = 0>");
});

test("another request on the path of data does not make them twice", () => {
  const draft = underTitle(`${pumps("| speed | number | |")}\n### Figures (pumps stats)\n\n| Field | Type |\n|---|---|\n| starts | number |\n\n## Endpoints\n\n| Purpose | Method | Path |\n|---|---|---|\n| Read figures | GET | <element path>/stats |\n| Reset figures | DELETE | <element path>/stats |\n`);
  expect(all(draft).match(/export type Stats = /g)).toHaveLength(1);
});
