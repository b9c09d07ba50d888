/** Generic declarations: those that the quick evaluator reads itself, and those in which TypeScript finds something wrong. */
import { describe, expect, test } from "vitest";
import { readByTypeScript } from "../../../../generator/read/by-typescript.ts";
import { createFileGraph, type SourceFiles } from "../../../../generator/read/file-graph.ts";
import { readQuickly } from "../../../../generator/read/quick/read.ts";
import { onDisk } from "../../../support/definitions.ts";

const path = "/p/it.ts";

const common = `
import type { Changes, Facts, Get, IfGiven, KeyFields, KeyOf, Last, Resource, Under } from "specwright/http";
import type { Closed, Default, Format, Integer, NotShown, Range, ReadOnly, Says } from "specwright/words";
interface Thing { id: string; note?: string }
interface Of1<Key, Fields> extends Facts { key: KeyOf<Key, Fields>; element: object; stats?: object; name?: string }
interface Named<Name extends string> { name: Name }
interface Noted<Of extends { notes?: { [name: string]: Named<string> } }> { notes: Of }
interface Windowed<Windows extends readonly number[]> { windows: Windows }
type Whole<Of extends object> = Partial<Of>;
type Both<Of extends Of1<Of["key"], Of["element"]>, Data> = { uri: Of["uri"]; data: Data };
export type Used = [Changes<Thing, "{id}">, Get<"/x", Thing>, IfGiven<Thing, "id", 1>, KeyFields<Thing, "{id}">, Last<"/x">, Under<"/x", "y">,
  Closed<Thing>, Default<Integer, 1>, Format<"x">, NotShown<"x">, Range<0, 1>, ReadOnly<string>, Says<{}>, Named<"x">, Noted<{}>, Windowed<[1]>, Whole<Thing>];
`;

function readings(definition: string) {
  const text = common + definition;
  const files: SourceFiles = { read: (one) => (one === path ? text : onDisk.read(one)), isFile: (one) => one === path || onDisk.isFile(one), isFolder: onDisk.isFolder };
  const slow = readByTypeScript("/p", [path], createFileGraph(files)).get(path)!;
  return { ...readQuickly("/p", [path], createFileGraph(files)), slow };
}

describe("reads", () => {
  test.each([
    "type It<At extends string> = Named<At>;",
    "type It<At extends string> = Named<`${At}/x`>;",
    "type It<At extends string> = Named<Last<At>>;",
    'type It<Of extends { name?: string }> = Named<NonNullable<Of["name"]>>;',
    'type It<Of extends { name: string }> = Named<Of["name"]>;',
    'type It<At extends string, Segment> = Named<Under<At, Segment>>;',
    'type It<At extends string, Other extends At> = Named<Other>;',
    'type It<Of extends Of1<Of["key"], Of["element"]>> = Both<Of, Of["element"]>;',
    'type It<Of extends Of1<Of["key"], Of["element"]>> = Noted<{ notes: { a: Named<`of ${Of["uri"]}`> } }>;',
    'type It<Of extends Of1<Of["key"], Of["element"]>> = Whole<KeyFields<Of["element"], Of["key"]>>;',
    'interface It<Of extends Of1<Of["key"], Of["element"]>, At extends string> extends Resource<At, KeyFields<Of["element"], Of["key"]>, Of["element"]> { get: Get<At, Of["element"]> }',
    "interface It<Windows extends readonly number[]> { it: Windowed<Windows> }",
    "type It<Of extends object, Name extends keyof Of> = Pick<Of, Name>;",
    "type It<Of extends object, Name extends string> = Pick<Of, Name & keyof Of>;",
    "type It<Of> = { [Name in keyof Of]: Of[Name] };",
    "type It<At extends string, Of> = { [Name in Last<At>]: Of };",
    "type It<Of> = { [Name in keyof Of as `${Name & string}-x`]?: Of[Name] };",
    "type It<At extends string> = At extends `${infer First}/${string}` ? Named<First> : Named<At>;",
    "type It<At extends string = \"x\", Of = At[]> = { at: Named<At>; of: Of };",
    'interface It { a: Default<Format<"x">, "0.0.0.0">; b?: Default<Range<0, 9> & Integer, 3>; c: Default<ReadOnly<boolean>, true>; d: Default<Format<"x"> | Integer, "a"> }',
    "interface It<Of> { of: Of; it: Of[]; both: Of & Thing; all: readonly Of[]; some: [Of, ...Of[]]; one: Of | string; keys: keyof Of }",
  ])("%s", (definition) => {
    const { readings: quick, left, slow } = readings(definition);
    expect(slow.diagnostics).toEqual([]);
    expect([...left.values()]).toEqual([]);
    expect(JSON.stringify(quick.get(path))).toBe(JSON.stringify(slow));
  });
});

describe("leaves, with what is wrong,", () => {
  test.each([
    "type It<Of> = Named<Of>;",
    "type It<Of extends number> = Named<Of>;",
    'type It = Default<Format<"x">, 5>;',
    'type It = Default<Format<"x">, null>;',
    'type It = Default<Integer, "x" | null>;',
    'type It<Of extends { name?: string }> = Named<Of["name"]>;',
    'type It<Of extends { name: string }> = Named<Of["other"]>;',
    'type It<Of extends { name?: { first: string } }> = Named<Of["name"]["first"]>;',
    'type It<Of> = Of["name"];',
    'type It<Of extends Of1<Of["key"], Of["element"]>> = Named<Of["element"]>;',
    'type It<Of extends Of1<Of["key"], Of["element"]>> = Named<Of["key"]>;',
    'type It<Of extends Of1<Of["element"], Of["key"]>> = Both<Of, 1>;',
    "type It<Of extends Facts> = Both<Of, 1>;",
    'type It<Of extends Of1<Of["key"], Of["element"]>> = Both<Of>;',
    'type It<Of extends Of1<Of["key"]>> = Of["uri"];',
    'type It<Of extends Of1<Of["key"], Of["element"]>> = Both<Of, 1, 2>;',
    "type It<Of extends object, Name> = Pick<Of, Name>;",
    "type It<Of extends object, Other extends object, Name extends keyof Other> = Pick<Of, Name>;",
    "type It<Of, Other> = { [Name in keyof Of]: Other[Name] };",
    "type It<Of> = { [Name in Of]: 1 };",
    "type It<Of extends object> = { [Name in Of]: 1 };",
    "type It<Of> = { [Name in keyof Of as Of[Name]]: 1 };",
    "type It<Of> = `a${Of}`;",
    "type It<Of extends object> = `a${Of}`;",
    "type It<Of> = Whole<Of>;",
    "type It<Of extends string> = Whole<Partial<string> & Of>;",
    "type It<Of> = Of<string>;",
    "type It<Of extends Of> = Of;",
    "type It<Of extends Other, Other extends Of> = [Of, Other];",
    'type It<Of extends Of["a"]> = Of;',
    "type It<Of = Other, Other = 1> = [Of, Other];",
    "type It<Of = 1, Other> = [Of, Other];",
    "type It<Of extends string = 1> = Of;",
    "type It<Of extends string, Other extends string = Of[]> = [Of, Other];",
    "type It<Of, Of> = Of;",
    "type It<string> = 1;",
    "type It<in out Of> = Of;",
    "type It<const Of> = Of;",
    "type It<Of> = { [Name in keyof Of]: 1; a: 2 };",
    "type It<Of> = Of extends string ? First : infer First;",
    "type It<Of> = Of extends `${infer First}/x` ? 1 : First;",
    "type It<Of> = [...Of];",
    "type It<Of> = readonly Of;",
    "type It<Of> = It<Of>;",
    "type It<Of> = { it: Thing<Of> };",
    "type It<Windows extends readonly string[]> = Windowed<Windows>;",
    "interface It<Of> extends Of {}",
    "interface It<Of extends object> extends Partial<Of> {}",
    "interface It<Of> extends Named<Of> {}",
    'interface It<Of> extends Named<"x"> { name: Of }',
    "interface It<Of> { [name: string]: Of; id: string }",
    "interface It<Of> { of: Of; of: Of }",
    "interface It<Of> { of: Off }",
    'interface It<At extends string> extends Resource<At> { get: Get<At, Thing> & string[] } export type Them = It<"/x">;',
    'interface It<At extends string> extends Resource<At> { get: Get<At, Thing> & [string] } export type Them = It<"/x">;',
  ])("%s", (definition) => {
    const { readings: quick, slow } = readings(definition);
    expect(slow.diagnostics.length).toBeGreaterThan(0);
    expect([...quick.keys()]).toEqual([]);
  });
});
