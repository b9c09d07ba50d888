/** The values that contract tests send to be refused lie outside the limits, however far apart numbers are there. */
import { expect, test } from "vitest";
import { wrongValues } from "../../../generator/views/tests/wrong.ts";

test.each([["^[0-9]{3}$", "-"], ["^[a-z-]+$", "0"], ["^.*$", undefined]])("of a text that has to match %s", (pattern, other) => {
  const origin = { places: [], definition: { file: "a.ts", line: 1, column: 1, length: 1 } };
  const field = { name: "code", required: false, shape: { is: "string", pattern }, description: "", origin } as const;
  const said = wrongValues({ is: "object", fields: [field] }, new Map()).filter(({ says }) => says.includes("does not match"));
  expect(said).toEqual(other === undefined ? [] : [{ says: `code is ${JSON.stringify(other)}, which does not match ${pattern}`, path: ["code"], value: other }]);
});

test.each([[0, 9], [-(2 ** 53), 2 ** 53], [-(2 ** 63), 2 ** 64], [2 ** 53, 2 ** 60]])("from %d to %d", (minimum, maximum) => {
  const origin = { places: [], definition: { file: "a.ts", line: 1, column: 1, length: 1 } };
  const field = { name: "n", required: false, shape: { is: "number", minimum, maximum, integer: true }, description: "", origin } as const;
  const numbers = wrongValues({ is: "object", fields: [field] }, new Map()).flatMap(({ path, value }) => (path[0] === "n" && typeof value === "number" ? [value] : []));
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers.filter((value) => value >= minimum && value <= maximum && Number.isInteger(value))).toEqual([]);
});

test.each([[[1, 2], 3], [[2 ** 53, 2 ** 64], 2 ** 64 + 4096], [[1e21], 1e21 + 131072]])("of the numbers %j", (values, other) => {
  const origin = { places: [], definition: { file: "a.ts", line: 1, column: 1, length: 1 } };
  const field = { name: "n", required: false, shape: { is: "literals", values }, description: "", origin } as const;
  const numbers = wrongValues({ is: "object", fields: [field] }, new Map()).filter(({ path, value }) => path[0] === "n" && typeof value === "number");
  expect(numbers.map(({ value }) => value)).toEqual([other]);
  expect(values).not.toContain(other);
});
