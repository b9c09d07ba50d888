/** Values of which some are texts and some are numbers: no type of one sort is theirs. */
import { expect, test } from "vitest";
import { typesOfShape } from "../../generator/facts/definitions/shape-facts.ts";
import type { Shape } from "../../generator/model/shape.ts";

const literals = (...values: readonly (string | number)[]): Shape => ({ is: "literals", values }) as Shape;
const typesOf = (...of: readonly Shape[]): readonly string[] => typesOfShape({ is: "union", of } as Shape, new Map());

test("a value in quotes among numbers is told by the type", () => {
  expect(typesOf(literals(10, 20, 32), literals("16"))).toEqual(["number or string"]);
});

test("values of one sort, and shapes that are known in part, are called as before", () => {
  expect(typesOf(literals(10), { is: "number" } as Shape)).toEqual(["number"]);
  expect(typesOf(literals(10), { is: "any" } as Shape)).toEqual([]);
});
