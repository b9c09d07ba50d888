/** Parameters of the query and headers that are lists. */
import { expect, test } from "vitest";
import type { FieldData, Shape } from "../../templates/{service}/stub/src/runtime/data.ts";
import { judgeHeaders, judgeQuery, queryMarks } from "../../templates/{service}/stub/src/runtime/headers.ts";
import { Refusal } from "../../templates/{service}/stub/src/runtime/refusal.ts";
import { shapesOf } from "../../templates/{service}/stub/src/runtime/shapes.ts";

const numbers: Shape = { is: "array", items: { is: "number", maximum: 9 }, maxItems: 2 };
const shapes = shapesOf({ Numbers: numbers });

const fields: readonly FieldData[] = [
  { name: "numbers", shape: { is: "reference", to: "Numbers" } },
  { name: "either", shape: { is: "union", of: [{ is: "literals", values: ["all"] }, numbers] } },
  { name: "page", shape: { is: "number" } },
  { name: "anything", shape: { is: "any" } },
];

test.each([
  ["", ""],
  ["numbers=1", ""],
  ["numbers=1&page=2&numbers=3", ""],
  ["numbers=1&numbers=x", 'numbers[1] must be a number, and is "x"'],
  ["numbers=10", "numbers[0] must be at most 9, and is 10"],
  ["numbers=1&numbers=2&numbers=3", "numbers must have at most 2 items, and has 3"],
  ["either=all", ""],
  ["either=1", ""],
  ["either=1&either=2", ""],
  ["either=all&either=2", 'either[0] must be a number, and is "all"'],
  ["page=x", 'page must be a number, and is "x"'],
  ["page=1&page=1", "page is there more than once"],
  ["anything=1&anything=2", ""],
])("the query %j gives a list once for each of its items, and what is no list once: %j", (query, expected) => {
  expect(told(() => judgeQuery(shapes, fields, query))).toBe(expected);
});

test.each([
  ["1", ""],
  ["1,2", ""],
  ["1, 2", ""],
  ["1,x", 'numbers[1] must be a number, and is "x"'],
])("the header %j gives a list in one line: %j", (value, expected) => {
  expect(told(() => judgeHeaders(shapes, fields, { numbers: value }))).toBe(expected);
});

test.each([
  ["", []],
  ["token=1", []],
  ["page=1&token=1", ["what the parameters of the query change"]],
])("the answer to the query %j is marked, where a stub does without what a parameter of the document says: %j", (query, marks) => {
  expect(queryMarks(fields, query)).toEqual(marks);
});

/** Why it is refused; nothing where it is not. */
function told(work: () => void): string {
  try {
    work();
    return "";
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
