/** Words on one type say the same of it, or do not mix. */
import { describe, expect, test } from "vitest";
import type { ShapeReading } from "../../../generator/read/reading.ts";
import { readingsOf } from "../../support/in-memory.ts";

function read(type: string, optional = ""): { readonly codes: readonly string[]; readonly shape: ShapeReading | undefined } {
  const text = `
import type { Counter, Gauge } from "specwright/http";
import type { Bits, Default, Integer, Range, Says, Text } from "specwright/words";
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
