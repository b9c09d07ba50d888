/** What a stub or a builder makes passes what a stub asks of it, whatever is said of a value; where nothing can, builders say so. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { NumberShape, Shape, StringShape } from "../../templates/{service}/stub/src/runtime/data.ts";
import { judge } from "../../templates/{service}/stub/src/runtime/judge.ts";
import { leastOf } from "../../templates/{service}/stub/src/runtime/least.ts";
import { fittingNumber } from "../../templates/{service}/stub/src/runtime/numbers.ts";
import { shapesOf } from "../../templates/{service}/stub/src/runtime/shapes.ts";
import { fittingText } from "../../templates/{service}/stub/src/runtime/texts.ts";
import { fixture } from "../../templates/{service}/tests/support/fixture.ts";

const shapes = shapesOf({});
const problems = (shape: Shape, value: unknown): readonly string[] => judge(shapes, shape, value as never, "").map(({ fact }) => fact);

test.each<NumberShape>([
  { is: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 },
  { is: "number", minimum: 0.5, integer: true },
  { is: "number", minimum: -10, maximum: -3, multipleOf: 4 },
  { is: "number", minimum: 10, multipleOf: 0.25, integer: true },
  { is: "number", exclusiveMinimum: 10, multipleOf: 5 },
  { is: "number", exclusiveMaximum: -10, multipleOf: 5 },
  { is: "number", bits: [4, 8], minimum: 5 },
  { is: "number", bits: [1, 2, 4], minimum: 7, maximum: 7 },
  { is: "number", exclusiveMinimum: 1e6, integer: true },
])("%j has a number", (shape) => {
  expect(problems(shape, leastOf(shapes, shape))).toEqual([]);
  const { minimum: from, maximum: to, exclusiveMinimum: above, exclusiveMaximum: below, integer: whole, multipleOf: step, bits } = shape;
  const facts = Object.fromEntries(Object.entries({ from, to, above, below, whole, step, bits }).filter(([, fact]) => fact !== undefined));
  const build = fixture({ is: "object", required: { value: { is: "number", ...facts } }, optional: {} });
  for (const seed of [1, 2, 7, 1000]) expect(problems(shape, build.minimal(seed).value)).toEqual([]);
});

test.each<StringShape>([
  { is: "string", minLength: 40, pattern: "^[a-z]+$" },
  { is: "string", minLength: 30, maxLength: 30, pattern: "^[a-z]+-[0-9]+$" },
  { is: "string", minLength: 64, maxLength: 64, format: "hostname" },
  { is: "string", maxLength: 3, format: "hostname" },
  { is: "string", maxLength: 5, format: "email" },
  { is: "string", minLength: 60, format: "email" },
  { is: "string", maxLength: 10, format: "uri" },
  { is: "string", minLength: 50, format: "uri" },
  { is: "string", minLength: 8, maxLength: 8, format: "byte" },
  { is: "string", format: "date", pattern: "^2" },
  { is: "string", minLength: 300, pattern: "^x" },
])("%j has a text", (shape) => {
  expect(problems(shape, leastOf(shapes, shape))).toEqual([]);
  const { minLength: least, maxLength: most, pattern, format } = shape;
  const facts = Object.fromEntries(Object.entries({ least, most, pattern, format }).filter(([, fact]) => fact !== undefined));
  const build = fixture({ is: "object", required: { value: { is: "text", ...facts } }, optional: {} });
  for (const seed of [1, 2, 7, 1000]) expect(problems(shape, build.minimal(seed).value)).toEqual([]);
});

test.each<Shape>([
  { is: "array", items: { is: "string" }, minItems: 3, uniqueItems: true },
  { is: "array", items: { is: "literals", values: ["a", "b"] }, minItems: 2, uniqueItems: true },
  { is: "array", items: { is: "number", default: 5, maximum: 5 }, minItems: 2, uniqueItems: true },
  { is: "array", items: { is: "object", fields: [{ name: "id", required: true, shape: { is: "string", format: "uuid" } }] }, minItems: 2, uniqueItems: true },
  { is: "array", items: { is: "string", maxLength: 1 }, minItems: 4 },
])("%j has a list", (shape) => expect(problems(shape, leastOf(shapes, shape))).toEqual([]));

describe("whatever is said together,", () => {
  const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const stated = <Facts extends object>(facts: Facts): { [Name in keyof Facts]?: Exclude<Facts[Name], undefined> } => Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)) as never;
  const limit = fc.constantFrom(-1000.5, -7, -1, -0.1, 0, 0.1, 0.25, 1, 2, 7, 12.5, 100, 65_536);
  const numbers = fc.record({ minimum: some(limit), maximum: some(limit), exclusiveMinimum: some(limit), exclusiveMaximum: some(limit), integer: some(fc.constant(true as const)), multipleOf: some(fc.constantFrom(0.1, 0.25, 1, 3, 5, 64)), bits: some(fc.constantFrom([1, 2, 4, 8], [4, 8], [16])) });
  const length = fc.constantFrom(0, 1, 2, 5, 12, 40, 70);
  const texts = fc.record({ minLength: some(length), maxLength: some(length), format: some(fc.constantFrom("byte", "date", "duration", "email", "hostname", "ipv4", "time", "uri", "uri-reference", "uuid", "of-the-document")), pattern: some(fc.constantFrom("^[a-z]+$", "^[0-9]{2,}$", "^a", "x$", "^[^-]*$", "^(?:[a-f0-9]{2}:)*[a-f0-9]{2}$")) });

  test("a number that is made fits", () => {
    fc.assert(fc.property(numbers, fc.nat(5000), fc.integer({ min: -5, max: 5 }), (facts, number, usual) => {
      const shape: NumberShape = { is: "number", ...stated(facts) };
      const made = fittingNumber(shape, number, usual);
      expect(made === undefined ? [] : problems(shape, made)).toEqual([]);
      // Where one of these fits, one is found.
      if ([0, 1, 2, 3, 5, 8, 12, 64, -7, 0.1].some((one) => problems(shape, one).length === 0)) expect(problems(shape, leastOf(shapes, shape))).toEqual([]);
    }), { seed: 1, numRuns: 3000 });
  });

  test("a text that is made fits", () => {
    fc.assert(fc.property(texts, fc.nat(5000), (facts, number) => {
      const shape: StringShape = { is: "string", ...stated(facts) };
      const made = fittingText(shape, number, `name-${number}`);
      expect(made === undefined ? [] : problems(shape, made)).toEqual([]);
    }), { seed: 2, numRuns: 3000 });
  });
});
