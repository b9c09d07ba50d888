/** Words on one type say the same of it, or do not mix. */
import { describe, expect, test } from "vitest";
import type { ShapeReading } from "../../../generator/read/reading.ts";
import { readingsOf } from "../../support/in-memory.ts";

function read(type: string, optional = ""): { readonly codes: readonly string[]; readonly shape: ShapeReading | undefined } {
  const text = `
import type { Counter, Gauge } from "specwright/http";
import type { Bits, Default, Integer, MultipleOf, Range, ReadOnly, Says, Text, Unique, WriteOnly } from "specwright/words";
/** @source Things */
export interface Thing { it${optional}: ${type} }`;
  const [module] = readingsOf({ "thing.ts": text });
  const shape = module!.schemas[0]?.shape;
  return { codes: module!.diagnostics.map(({ code }) => code), shape: shape?.is === "object" ? shape.fields[0]!.shape : undefined };
}

describe.each(["", "?"])("in a field%s", (optional) => {
  test.each([
    ["Range<0, 15> & Integer", { is: "number", minimum: 0, maximum: 15, integer: true }],
    ["Range<0, 15> & Integer<4>", { is: "number", minimum: 0, maximum: 15, integer: true, default: 4 }],
    ["Range<0, 15, 4> & Integer<4>", { is: "number", minimum: 0, maximum: 15, integer: true, default: 4 }],
  ])("%s mix", (type, shape) => {
    expect(read(type, optional)).toEqual({ codes: [], shape });
  });

  test.each([
    "Range<0, 15> & Range<0, 5>",
    "Counter & Gauge",
    'Bits<{ 1: "a" }> & Bits<{ 1: "b" }>',
    "Range<0, 15, 3> & Integer<4>",
    'Default<string, "a"> & Default<string, "b">',
    "(Range<0, 15> & Range<0, 5>)[]",
  ])("%s do not mix", (type) => {
    expect(read(type, optional).codes).toEqual(["words-do-not-mix"]);
  });
});

describe.each(["", "?"])("beside null, in a field%s", (optional) => {
  test.each([
    ["Default<string | null, null>", { is: "union", of: [{ is: "string" }, { is: "null" }], default: null }],
    ['Default<Text<5> | null, "a">', { is: "union", of: [{ is: "string", maxLength: 5 }, { is: "null" }], default: "a" }],
    ["Default<string | number | null, 1>", { is: "union", of: [{ is: "number" }, { is: "string" }, { is: "null" }], default: 1 }],
    ["ReadOnly<Range<0, 5> | null>", { is: "union", of: [{ is: "number", minimum: 0, maximum: 5 }, { is: "null" }], readOnly: true }],
    ["WriteOnly<Text<8> | null>", { is: "union", of: [{ is: "string", maxLength: 8 }, { is: "null" }], writeOnly: true }],
    ["MultipleOf<5> | null", { is: "union", of: [{ is: "number", multipleOf: 5 }, { is: "null" }] }],
    ["Unique<string[]> | null", { is: "union", of: [{ is: "array", items: { is: "string" }, uniqueItems: true }, { is: "null" }] }],
    ["ReadOnly<string> | null", { is: "union", of: [{ is: "string" }, { is: "null" }], readOnly: true }],
  ])("%s keeps it, and says the rest of both", (type, shape) => {
    expect(read(type, optional)).toEqual({ codes: [], shape });
  });
});

describe.each(["", "?"])("around several alternatives, in a field%s", (optional) => {
  test.each([
    ['Default<Range<0, 15> | "auto", "auto">', { is: "union", of: [{ is: "number", minimum: 0, maximum: 15 }, { is: "literals", values: ["auto"] }], default: "auto" }],
    ["Default<(Range<1, 9> & Integer) | 0, 0>", { is: "union", of: [{ is: "number", minimum: 1, maximum: 9, integer: true }, { is: "literals", values: [0] }], default: 0 }],
    ["ReadOnly<Range<1, 9> | 0 | null>", { is: "union", of: [{ is: "number", minimum: 1, maximum: 9 }, { is: "literals", values: [0] }, { is: "null" }], readOnly: true }],
    ["Range<1, 9, 5> | 0", { is: "union", of: [{ is: "number", minimum: 1, maximum: 9, default: 5 }, { is: "literals", values: [0] }] }],
  ])("%s says it of all together", (type, shape) => {
    expect(read(type, optional)).toEqual({ codes: [], shape });
  });
});

describe("a word that several fields are of", () => {
  const fields = (thing: string): string => `
import type { Wrong, Level } from "./words.ts";
/** @source Things */
export interface ${thing} { one?: Wrong; other?: Wrong; level?: Level; levels: Level[] }`;
  const words = `
import type { Says } from "specwright/words";
export type Wrong = string & Says<{ minimum: 1 }>;
export type Level = ("low" | "high" | "full") & Says<{ default: "low" }>;`;
  const texts = [fields("First"), fields("Second")] as const;
  const [first, second] = readingsOf({ "first.ts": texts[0], "second.ts": texts[1], "words.ts": words });

  test("what is wrong with it is found at each of them", () => {
    const found = [first, second].map((module, index) =>
      module!.diagnostics.map(({ code, at }) => [code, texts[index]!.split("\n")[at!.line - 1]!.slice(at!.column - 1).slice(0, at!.length)]),
    );
    const atEach = [["facet-does-not-apply", "one"], ["facet-does-not-apply", "other"]];
    expect(found).toEqual([atEach, atEach]);
  });

  test("its values stand in the order in which it writes them", () => {
    const level = { is: "literals", values: ["low", "high", "full"], default: "low" };
    for (const module of [first, second]) {
      const shape = module!.schemas[0]!.shape;
      const shapes = shape.is === "object" ? shape.fields.map((field) => field.shape) : [];
      expect(shapes.slice(2)).toEqual([level, { is: "array", items: level }]);
    }
  });
});

describe("a type with a name that is closed where it is used", () => {
  const [module] = readingsOf({
    "things.ts": `
import type { Closed } from "specwright/words";
/** @source Things */
export interface Part { name: string; parts?: Part[] }
/** @source Things */
export interface Thing { open: Part; closed?: Closed<Part> }`,
  });
  const fieldsOf = (name: string) => {
    const shape = module!.schemas.find(({ declaredName }) => declaredName === name)!.shape;
    return shape.is === "object" ? shape.fields : [];
  };

  test("has the fields of that name there, and no other", () => {
    expect(module!.diagnostics).toEqual([]);
    const [open, closed] = fieldsOf("Thing").map(({ shape }) => shape);
    expect(open!.is).toBe("reference");
    expect(closed).toEqual({ is: "object", fields: fieldsOf("Part"), closed: true });
  });
});
