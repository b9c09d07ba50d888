import { describe, expect, it } from "vitest";
import { foundIn, foundInField, item } from "./definitions.ts";

describe("a default", () => {
  it.each([
    ["level?: Range<0, 15, 3>"],
    ["level?: Range<0, 15, 0>"],
    ['mode?: Default<"a" | "b", "a">'],
    ["on?: Default<boolean, false>"],
    ['name?: Text<3, "">'],
    ["flag?: (boolean | 0 | 1) & Says<{ default: 0 }>"],
    ["bit?: (0 | 1) & Says<{ sent: boolean; default: true }>"],
    ['known?: OpenEnum<"a", "the others"> & Says<{ default: "z" }>'],
    ["list?: string[] & Says<{ default: [] }>"],
    ['debug?: Bits<{ 1: "a"; 4: "b" }> & Says<{ default: 5 }>'],
    ["counts?: { [name: string]: number } & Says<{ default: { a: 1 } }>"],
  ])("that fits passes: %s", (field) => {
    expect(foundInField(field)).toEqual([]);
  });

  it.each([
    ["level?: Range<0, 15, 20>", 'The field "level" has a default that it cannot hold, 20: 20 is more than 15.'],
    ["level?: Range<1, 15, 0>", 'The field "level" has a default that it cannot hold, 0: 0 is less than 1.'],
    ['mode?: ("a" | "b") & Says<{ default: "" }>', 'The field "mode" has a default that it cannot hold, "": "" is not one of "a", "b".'],
    ["mode?: string & Says<{ default: false }>", 'The field "mode" has a default that it cannot hold, false: false is not a string.'],
    ['name?: Text<3, "long">', 'The field "name" has a default that it cannot hold, "long": "long" has 4 characters, at most 3 are allowed.'],
    ["count?: Integer<1.5>", 'The field "count" has a default that it cannot hold, 1.5: 1.5 is no whole number.'],
    ['known?: OpenEnum<"a", "the others"> & Says<{ default: 1 }>', 'The field "known" has a default that it cannot hold, 1: 1 is not a string.'],
    ['debug?: Bits<{ 1: "a"; 4: "b" }> & Says<{ default: 6 }>', 'The field "debug" has a default that it cannot hold, 6: 6 is no sum of the bits 1, 4.'],
    ['code?: Pattern<"^[a-z]+$"> & Says<{ default: "A" }>', 'The field "code" has a default that it cannot hold, "A": "A" does not match ^[a-z]+$.'],
    [
      "flag?: (boolean | 0 | 1) & Says<{ default: 2 }>",
      'The field "flag" has a default that it cannot hold, 2: 2 is not one of 0, 1, and 2 is not true or false.',
    ],
    ["list?: number[] & Says<{ default: [1, \"2\"] }>", 'The field "list" has a default that it cannot hold, [1,"2"]: at item 2, "2" is not a number.'],
    ["pair?: {\n/** @source Shop */ a: number } & Says<{ default: {} }>", 'The field "pair" has a default that it cannot hold, {}: the field "a" is missing.'],
    ["pair?: Closed<{\n/** @source Shop */ a: number }> & Says<{ default: { a: 1; b: 2 } }>", 'The field "pair" has a default that it cannot hold, {"a":1,"b":2}: there is no field "b".'],
  ])("that does not fit is found: %s", (field, message) => {
    expect(foundInField(field)).toEqual([`default-does-not-fit: ${message}`]);
  });

  it("of a named type is held against its fields", () => {
    const other = "\n/** @source Shop */\nexport interface Part {\n  size: number;\n}";
    expect(foundIn({ "item.ts": item('part?: Part & Says<{ default: { size: "x" } }>') + other })).toEqual([
      'default-does-not-fit: The field "part" has a default that it cannot hold, {"size":"x"}: at "size", "x" is not a number.',
    ]);
    expect(foundIn({ "item.ts": item("part?: Part & Says<{ default: { size: 1 } }>") + other })).toEqual([]);
  });

  it("within an array belongs to the field of the array", () => {
    expect(foundInField("levels?: Range<0, 15, 99>[]")).toEqual(['default-does-not-fit: The field "levels" has a default that it cannot hold, 99: 99 is more than 15.']);
  });
});

describe("an example", () => {
  const example = (text: string, type: string) => foundInField(`/** @example ${text} */\n value?: ${type};`);

  it.each([
    ["a b", "string"],
    ['"80"', "string"],
    ["80", "number"],
    ['{ "a": [1] }', "{\n/** @source Shop */ a: number[] }"],
    ["anything", "unknown"],
  ])("that fits passes: %s for %s", (text, type) => {
    expect(example(text, type)).toEqual([]);
  });

  it("that does not fit is found", () => {
    expect(example("many", "number")).toEqual(['example-does-not-fit: The field "value" has an example that it cannot hold, "many": "many" is not a number.']);
    expect(example("80", "string")).toEqual(['example-does-not-fit: The field "value" has an example that it cannot hold, 80: 80 is not a string.']);
  });

  it("of a type is held against the type", () => {
    const text = item("size: number;").replace("/** @source Shop */\n    export interface", '/**\n * @source Shop\n * @example { "size": "x" }\n */\n    export interface');
    expect(foundIn({ "item.ts": text })).toEqual(['example-does-not-fit: The type "Item" has an example that it cannot hold, {"size":"x"}: at "size", "x" is not a number.']);
  });
});
