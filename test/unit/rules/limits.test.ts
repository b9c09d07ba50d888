import { describe, expect, it } from "vitest";
import type { Field, Shape } from "../../../generator/model/shape.ts";
import { checkRules } from "../../../generator/rules/rules.ts";
import { foundInField, item, messages, serviceOf } from "./definitions.ts";

describe("limits that leave a value pass", () => {
  it.each([
    "n?: Range<0, 15>",
    "n?: Range<5, 5>",
    "n?: Range<0, 100> & MultipleOf<5>",
    "n?: Range<0.1, 0.3> & MultipleOf<0.1>",
    "n?: Integer & MultipleOf<5>",
    "l?: Unique<string[]>",
    "w?: WriteOnly<string>",
    "n?: Range<-1.5, -0.5>",
    "n?: Range<0, 15> & Integer",
    "n?: number & Says<{ exclusiveMinimum: 0; exclusiveMaximum: 1 }>",
    "n?: Integer & Says<{ exclusiveMinimum: 0; exclusiveMaximum: 2 }>",
    "n?: Integer & Says<{ minimum: 0.5; maximum: 1 }>",
    "s?: string & Says<{ minLength: 0; maxLength: 0 }>",
    "l?: string[] & Says<{ minItems: 1; maxItems: 1 }>",
    "m?: OneKeyed<string>",
    'b?: Bits<{ 1: "a"; 2: "b"; 1073741824: "c"; 9007199254740992: "no"; }>'.replace(" 9007199254740992: \"no\";", ' 4503599627370496: "d";'),
    'p?: Pattern<"^\\\\p{L}+$">',
    'e?: "a" | "b" | 1',
  ])("%s", (field) => {
    expect(foundInField(field)).toEqual([]);
  });
});

describe("limits that leave no value are found", () => {
  it.each([
    ["n?: Range<15, 0>", 'range-upside-down: The field "n" cannot have a value: nothing is at least 15 and at most 0.'],
    ["n?: number & Says<{ minimum: 1; exclusiveMaximum: 1 }>", 'range-excludes-itself: The field "n" cannot have a value: its limits leave 1 alone, and exclude it.'],
    ["n?: number & Says<{ exclusiveMinimum: 2; maximum: 1 }>", 'range-upside-down: The field "n" cannot have a value: nothing is at least 2 and at most 1.'],
    ["n?: Integer & Range<0.2, 0.8>", 'no-integer-in-range: The field "n" cannot have a value: there is no whole number from 0.2 to 0.8.'],
    [
      "n?: Integer & Says<{ exclusiveMinimum: 0; exclusiveMaximum: 1 }>",
      'no-integer-in-range: The field "n" cannot have a value: there is no whole number from 0 to 1.',
    ],
    ["n?: MultipleOf<0>", 'step-is-none: The field "n" cannot have a value: nothing is a multiple of 0.'],
    ["n?: MultipleOf<-2>", 'step-is-none: The field "n" cannot have a value: nothing is a multiple of -2.'],
    ["n?: Range<1, 4> & MultipleOf<5>", 'no-multiple-in-range: The field "n" cannot have a value: there is no multiple of 5 from 1 to 4.'],
    ["n?: WriteOnly<ReadOnly<string>>", 'neither-read-nor-written: The field "n" is read-only and write-only, so that nobody could ever meet it.'],
    ["s?: Text<-1>", 'limit-is-no-count: The field "s" cannot have -1 characters.'],
    ["s?: Text<2.5>", 'limit-is-no-count: The field "s" cannot have 2.5 characters.'],
    [
      "s?: string & Says<{ minLength: 5; maxLength: 4 }>",
      'counts-upside-down: The field "s" cannot have a value: nothing has at least 5 and at most 4 characters.',
    ],
    [
      "l?: string[] & Says<{ minItems: 2; maxItems: 1 }>",
      'counts-upside-down: The field "l" cannot have a value: nothing has at least 2 and at most 1 items.',
    ],
    [
      "m?: { [name: string]: string } & Says<{ minProperties: 2; maxProperties: 1 }>",
      'counts-upside-down: The field "m" cannot have a value: nothing has at least 2 and at most 1 fields.',
    ],
    ['p?: Pattern<"[a-">', 'pattern-is-no-expression: The field "p" has a pattern that is no regular expression, "[a-": Unterminated character class.'],
    ['p?: Pattern<"\\\\-">', 'pattern-is-no-expression: The field "p" has a pattern that is no regular expression, "\\-": Invalid escape.'],
  ])("%s", (field, finding) => {
    expect(foundInField(field)).toEqual([finding]);
  });

  it("in what a request may send", () => {
    expect(foundInField("n?: (0 | 1) & Says<{ sent: Range<2, 1> }>")).toEqual(['range-upside-down: The field "n" cannot have a value: nothing is at least 2 and at most 1.']);
  });
});

describe("bits", () => {
  it.each([
    ['b?: Bits<{ 1: "a"; 3: "b" }>', 'bit-is-no-power-of-two: The field "b" has a bit 3 ("b"), which is no power of two.'],
    ['b?: Bits<{ 0: "a" }>', 'bit-is-no-power-of-two: The field "b" has a bit 0 ("a"), which is no power of two.'],
    ['b?: Bits<{ 9007199254740991: "a" }>', 'bit-is-no-power-of-two: The field "b" has a bit 9007199254740991 ("a"), which is no power of two.'],
    ['b?: Bits<{ 1: "a"; 2: "a" }>', 'bit-name-twice: The field "b" calls two bits "a".'],
    ['b?: Bits<{ 1: "a"; 16: "b" }, 0, 15>', 'bit-beyond-maximum: The field "b" has a bit 16 ("b"), and its greatest value is 15: the bit can never be set.'],
    ["b?: Bits<{}>", 'no-bits: The field "b" is a sum of bits, and names none.'],
  ])("that cannot be are found: %s", (field, finding) => {
    expect(foundInField(field)).toEqual([finding]);
  });
});

describe("enumerations, which definitions cannot write so", () => {
  const withShape = (shape: Shape) => {
    const service = serviceOf({ "item.ts": item("value?: string;") });
    const [schema] = service.schemas;
    const [field] = (schema!.shape as Extract<Shape, { is: "object" }>).fields as [Field];
    return messages(checkRules({ ...service, schemas: [{ ...schema!, shape: { is: "object", fields: [{ ...field, shape }] } }] }));
  };

  it("have a value", () => {
    expect(withShape({ is: "literals", values: [] })).toEqual(['no-allowed-value: The field "value" is an enumeration without a value.']);
  });

  it("name each value once", () => {
    expect(withShape({ is: "literals", values: ["a", "b", "a"] })).toEqual(['allowed-value-twice: The field "value" allows "a" twice.']);
    expect(withShape({ is: "literals", values: [1, "1"] })).toEqual([]);
  });

  it("name each bit once", () => {
    const bits = [1, 1].map((bit, index) => ({ bit, name: `${index}` }));
    expect(withShape({ is: "number", bits })).toEqual(['bit-twice: The field "value" names the bit 1 twice.']);
  });
});
