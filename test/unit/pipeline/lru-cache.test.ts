import { expect, test } from "vitest";
import { lruCache } from "../../../generator/pipeline/lru-cache.ts";

const to = (wanted: number) => (one: number): number => Math.abs(one - wanted);

test("the nearest of what is remembered is found, and nothing where there is nothing", () => {
  expect(lruCache<number>(2, []).nearest(to(5))).toBeUndefined();
  expect(lruCache(3, [1, 10, 6]).nearest(to(5))).toBe(6);
});

test("what was not used for the longest time is forgotten", () => {
  const numbers = lruCache(2, [0]);
  numbers.remember(100);
  expect(numbers.nearest(to(1))).toBe(0);
  numbers.remember(50);
  expect(numbers.nearest(to(90))).toBe(50);
  expect(numbers.nearest(to(1))).toBe(0);
});
