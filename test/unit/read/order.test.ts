/** What a definition writes in an order keeps it: the checker's own order depends on what else is in the program. */
import { describe, expect, test } from "vitest";
import type { ShapeReading } from "../../../generator/read/reading.ts";
import { readingsOf, type Texts } from "../../support/in-memory.ts";

/** The shape of the field `it` of the type `Thing` in `things.ts`. */
function it(text: string, others: Texts = {}): ShapeReading | undefined {
  const module = readingsOf({ "things.ts": text, ...others }).find(({ file }) => file.endsWith("/things.ts"))!;
  expect(module.diagnostics).toEqual([]);
  const shape = module.schemas.find(({ declaredName }) => declaredName === "Thing")?.shape;
  return shape?.is === "object" ? shape.fields.find(({ name }) => name === "it")?.shape : undefined;
}

const written = { is: "literals", values: ["b", "a", "c"] };

describe("literals stand in the order in which they are written", () => {
  test.each([
    ["in a union", `it: "b" | "a" | "c"`],
    ["in an optional union", `it?: "b" | "a" | "c"`],
    ["beside null", `it: null | "b" | "a" | "c"`],
    ["in an array", `it: ("b" | "a" | "c")[]`],
    ["in an optional array", `it?: ("b" | "a" | "c")[]`],
    ["in an array that can be null", `it: ("b" | "a" | "c")[] | null`],
    ["in an array of arrays", `it: ("b" | "a" | "c")[][]`],
    ["in a read-only array", `it?: readonly ("b" | "a" | "c")[]`],
    ["in an array by its long name", `it?: Array<"b" | "a" | "c">`],
    ["through an alias", `it?: Letters[]`],
    ["through an alias of an array", `it?: Lists`],
    ["in a map", `it?: { [key: string]: "b" | "a" | "c" }`],
    ["in an array with a word on it", `it?: Unique<("b" | "a" | "c")[]>`],
    ["in an array with a default", `it?: Default<("b" | "a" | "c")[], ["c", "b"]>`],
    ["in an array of arrays with a word on it", `it?: Unique<("b" | "a" | "c")[][]>`],
    ["in a read-only array with two words on it", `it?: Unique<ReadOnly<readonly ("b" | "a" | "c")[]>>`],
    ["in an array with a word on it that can be null", `it?: Partly<("b" | "a" | "c")[] | null, "others">`],
    ["in an array by its long name with a word on it", `it?: Unique<Array<"b" | "a" | "c">>`],
    ["through an alias of an array with a word on it", `it?: Unique<Lists>`],
    ["through an alias of a word on an array", `it?: Distinct`],
    ["through an alias of a word on whatever items", `it?: DistinctOf<"b" | "a" | "c">`],
    ["in a map with a word on it", `it?: Partly<{ [key: string]: ("b" | "a" | "c")[] }, "others">`],
    ["in a record", `it?: Record<string, "b" | "a" | "c">`],
  ])("%s", (_, field) => {
    const text = `
import type { Default, Partly, ReadOnly, Unique } from "specwright/words";
type First = "a" | "c" | "b";
export interface Before { it: First }
type Letters = "b" | "a" | "c";
type Lists = Letters[];
type Distinct = Unique<Letters[]>;
type DistinctOf<Item> = Unique<Item[]>;
export interface Thing { ${field} }`;
    expect(JSON.stringify(it(text))).toContain(JSON.stringify(written));
  });
});

test.each([
  ["of its own before a default", `Letter<"c">`],
  ["of its own before a default, within another word", `Wrapped<"c">`],
  ["that it is given before one of its own", `OrC<"b" | "a", "a">`],
  ["that it is given behind one of its own", `BOr<"a" | "c", "c">`],
])("a word has literals %s", (_, type) => {
  const text = `
import type { Says } from "specwright/words";
type Letter<Value extends string> = ("b" | "a" | "c") & Says<{ default: Value }>;
type Wrapped<Value extends string> = Letter<Value>;
type OrC<Some extends string, Value extends string> = (Some | "c") & Says<{ default: Value }>;
type BOr<Some extends string, Value extends string> = ("b" | Some) & Says<{ default: Value }>;
export interface Thing { it?: ${type} }`;
  expect(it(text)).toMatchObject(written);
});

describe("members of a union stand in the order in which they are written", () => {
  const types = `
export interface Before { it: Zebra | Ant | null }
export interface Ant { kind: "ant" }
export interface Zebra { kind: "zebra" }
type Animal = Zebra | Ant;`;

  test.each([
    ["directly", `it: Zebra | Ant`],
    ["through an alias", `it?: Animal`],
    ["in an optional array", `it?: (Zebra | Ant)[]`],
    ["objects without names", `it?: { kind: "zebra" } | { kind: "ant" }`],
    ["arrays", `it?: Zebra[] | Ant[]`],
  ])("%s", (_, field) => {
    const text = JSON.stringify(it(`${types}\nexport interface Thing { ${field} }`));
    expect(text).toMatch(/zebra.*ant/i);
    const swapped = JSON.stringify(it(`${types.replace("Zebra | Ant;", "Ant | Zebra;")}\nexport interface Thing { ${swap(field)} }`));
    expect(swapped).toMatch(/ant.*zebra/i);
  });

  const swap = (field: string): string => field.replace(/zebra/gi, "§").replace(/ant/gi, (name) => (name === "Ant" ? "Zebra" : "zebra")).replace(/§/g, (_, at: number) => (field[at] === "z" ? "ant" : "Ant"));
});

test("fields that a type inherits and does not declare anew stand before its own", () => {
  const [module] = readingsOf({
    "things.ts": `
import type { Named } from "./named.ts";
export interface Thing extends Named<number> { own: string; late: boolean }`,
    "named.ts": `
interface Identified<Of> { id: Of }
export interface Named<Of> extends Identified<Of> { name: string; late?: boolean }`,
  }).filter(({ file }) => file.endsWith("/things.ts"));
  const shape = module!.schemas[0]!.shape;
  expect(shape.is === "object" && shape.fields.map(({ name }) => name)).toEqual(["id", "name", "own", "late"]);
});
