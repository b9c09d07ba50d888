import { expect, test } from "vitest";
import { lately } from "../../../generator/pipeline/lately.ts";

const to = (wanted: number) => (one: number): number => Math.abs(one - wanted);

test("the nearest of what is remembered is found, and nothing where there is nothing", () => {
  expect(lately<number>(2, []).nearest(to(5))).toBeUndefined();
  expect(lately(3, [1, 10, 6]).nearest(to(5))).toBe(6);
});

test("what was not used for the longest time is forgotten", () => {
  const numbers = lately(2, [0]);
  numbers.remember(100);
  expect(numbers.nearest(to(1))).toBe(0);
  numbers.remember(50);
  expect(numbers.nearest(to(90))).toBe(50);
  expect(numbers.nearest(to(1))).toBe(0);
});
