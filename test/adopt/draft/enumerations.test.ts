/** Enumerations in sections of their own, named by the types of fields. */
import { expect, test } from "vitest";
import { compiled, drafted } from "./drafted.ts";

function fieldOf(type: string, enumeration: string, notes = "The mode."): string {
  const { files, findings } = drafted(`# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n## PUT /fan\n\n| Field | Type | Notes |\n|---|---|---|\n| mode | ${type} | ${notes} |\n\n${enumeration}`);
  expect(findings).toEqual([]);
  expect(compiled(files)).toEqual([]);
  return /^export interface \w+ \{\n(.*?)^\}/ms.exec(files.get("fan.ts")!)![1]!.replace(/^ +(?:\/\*\*|\*\/|\* ?)/gm, "").replace(/\s+/g, " ").trim();
}

const table = (title: string): string => `## ${title}\n\n| Value | Meaning |\n|---|---|\n| AUTO | As the day goes. |\n| ON | Always. |\n`;

test.each([
  ["FanMode", "5.1 Enumeration: FanMode"],
  ["enum FanMode", "FanMode"],
  ["`FanMode`", "FanMode values"],
  ["enum(FanMode)", "The enumeration FanMode"],
])("%s, whose values stand below %s", (type, title) => {
  expect(fieldOf(type, table(title))).toBe('The mode. - `AUTO`: As the day goes - `ON`: Always mode?: "AUTO" | "ON";');
});

test("with the default of the field, and several of them", () => {
  expect(fieldOf("FanMode", table("FanMode"), "The mode. Default: ON.")).toContain('mode?: Default<"AUTO" | "ON", "ON">;');
  expect(fieldOf("array of FanMode", table("FanMode"))).toContain('mode?: ("AUTO" | "ON")[];');
});

test("as many as the cardinality of the field says", () => {
  const { files, findings } = drafted(`# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n## PUT /fan\n\n| Field | Type | Cardinality | Notes |\n|---|---|---|---|\n| modes | FanMode | 1..N | Its modes. |\n| mode | FanMode | 0..1 | Its mode. |\n\n${table("FanMode")}`);
  expect(findings).toEqual([]);
  expect(files.get("fan.ts")).toContain('  modes: ("AUTO" | "ON")[];');
  expect(files.get("fan.ts")).toContain('  mode?: "AUTO" | "ON";');
});

test("codes are numbers", () => {
  expect(fieldOf("FanMode", "## FanMode\n\n| Value | Description |\n|---|---|\n| 0 | Off |\n| 1 | On |\n")).toContain("mode?: 0 | 1;");
});

test("a list below a heading that says so", () => {
  expect(fieldOf("FanMode", "## Enumeration FanMode\n\n- `auto`: as the day goes\n- `on`: always\n")).toContain('mode?: "auto" | "on";');
});

test.each([
  ["another name", table("PumpMode"), "The mode."],
  ["two sections of the name", `${table("FanMode")}\n${table("4 FanMode")}`, "The mode."],
  ["a default that is none of the values", table("FanMode"), "The mode. Default: OFF."],
  ["a table of fields", "## FanMode\n\n| Name | Notes |\n|---|---|\n| a | b |\n| c | d |\n", "The mode."],
])("none is taken for it: %s", (_, enumeration, notes) => {
  expect(fieldOf("FanMode", enumeration, notes)).not.toContain('"AUTO"');
});
