import { expect, test } from "vitest";
import { nearest } from "../../../generator/diagnostics/nearest.ts";

test.each([
  ["elment", ["uri", "element"], "element"],
  ["dryrun", ["dry-run", "run"], "dry-run"],
  ["OUT", ["out"], "out"],
  ["zzz", ["out"], undefined],
  ["", ["out"], undefined],
])("%j among %j", (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});
