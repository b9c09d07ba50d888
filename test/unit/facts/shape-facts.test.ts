import { expect, test } from "vitest";
import { factsOfShape } from "../../../generator/facts/shape-facts.ts";

test("the range of whole numbers is the one that a document would write, whichever way its limits are said", () => {
  const range = { fact: "range", value: { minimum: 1, maximum: 4094 } };
  expect(factsOfShape({ is: "number", integer: true, minimum: 1, maximum: 4094 })).toEqual([range]);
  expect(factsOfShape({ is: "number", integer: true, exclusiveMinimum: 0, exclusiveMaximum: 4095 })).toEqual([range]);
  expect(factsOfShape({ is: "number", integer: true, minimum: 0, exclusiveMaximum: 2 ** 64 })).toEqual([{ fact: "range", value: { minimum: 0, maximum: Number("18446744073709551615") } }]);
  expect(factsOfShape({ is: "number", exclusiveMaximum: 4095 })).toEqual([]);
});
