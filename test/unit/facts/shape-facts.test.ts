import { expect, test } from "vitest";
import { sameFact } from "../../../generator/drift/subject/fact-differences.ts";
import { factsOfShape } from "../../../generator/facts/definitions/shape-facts.ts";
import type { Fact } from "../../../generator/facts/fact.ts";
import type { Shape } from "../../../generator/model/shape.ts";

test("the range of whole numbers is the one that a document would write, whichever way its limits are said", () => {
  const range = { fact: "range", value: { minimum: 1, maximum: 4094 } };
  expect(factsOfShape({ is: "number", integer: true, minimum: 1, maximum: 4094 })).toEqual([range]);
  expect(factsOfShape({ is: "number", integer: true, exclusiveMinimum: 0, exclusiveMaximum: 4095 })).toEqual([range]);
  expect(factsOfShape({ is: "number", integer: true, minimum: 0, exclusiveMaximum: 2 ** 64 })).toEqual([{ fact: "range", value: { minimum: 0, maximum: Number("18446744073709551615") } }]);
  expect(factsOfShape({ is: "number", exclusiveMaximum: 4095 })).toEqual([]);
});

test("values one of which is null are values, and agree with rows that list null among them or tell of it in words of their own", () => {
  const nullable: Shape = { is: "union", of: [{ is: "literals", values: ["up", "down"] }, { is: "null" }] };
  const [defined] = factsOfShape(nullable);
  const listed = (...value: readonly (string | null)[]): Fact => ({ fact: "values", value });
  expect(defined).toEqual(listed("up", "down", null));
  expect(sameFact(defined!, listed("up", "down", null))).toBe(true);
  expect(sameFact(defined!, listed("up", "down"))).toBe(true);
  expect(sameFact(defined!, listed("up"))).toBe(false);
  expect(sameFact(listed("up", "down"), listed("up", "down", null))).toBe(false);
  expect(factsOfShape({ is: "union", of: [{ is: "literals", values: ["up"], open: true }, { is: "null" }] })).toEqual([{ fact: "known", value: ["up", null] }]);
});
