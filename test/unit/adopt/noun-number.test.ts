import { expect, test } from "vitest";
import { plural, singular } from "../../../generator/adopt/draft/noun-number.ts";

test.each([
  ["bins", "bin"],
  ["keys", "key"],
  ["rows", "row"],
  ["pools", "pool"],
  ["shelves", "shelf"],
  ["policies", "policy"],
  ["addresses", "address"],
  ["wind-turbines", "wind-turbine"],
])("%s are several of %s", (several, one) => {
  expect([singular(several), plural(one)]).toEqual([one, several]);
});

test.each(["dns", "series", "lens", "status", "news"])("%s is one", (word) => {
  expect(singular(word)).toBe(word);
});
