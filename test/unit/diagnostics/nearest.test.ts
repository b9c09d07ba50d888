import fc from "fast-check";
import { expect, test } from "vitest";
import { nearest } from "../../../generator/diagnostics/nearest.ts";

test.each([
  ["elment", ["uri", "element"], "element"],
  ["dryrun", ["dry-run", "run"], "dry-run"],
  ["OUT", ["out"], "out"],
  ["zzz", ["out"], undefined],
  ["", ["out"], undefined],
  ["colour", ["color", "Colour", "colours"], "Colour"],
])("%j among %j", (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});

test("is the first of those with the least distance, whatever the words", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", "c", "-", " ", "é"), maxLength: 7 });
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 8 }), (word, candidates) => {
      const distances = candidates.map((candidate) => distance(word, candidate));
      const least = Math.min(...distances);
      const within = least <= Math.max(1, Math.floor(word.length / 3));
      expect(nearest(word, candidates)).toBe(within ? candidates[distances.indexOf(least)] : undefined);
    }),
    { seed: 7, numRuns: 1000 },
  );
});

test("a large document costs little: a hundred words among 9,000 headings", () => {
  const words = ["port", "server", "virtual", "health", "check", "template", "policy", "class", "list", "session"];
  const headings = Array.from({ length: 9000 }, (_, index) => [1, 3, 7, 9].map((step) => words[(index * step) % 10]).join(" ") + ` ${index}`);
  const start = performance.now();
  for (let index = 0; index < 100; index += 1) expect(nearest(`transparent proxies of ${index} kinds`, headings)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(2500);
});

/** Levenshtein's distance by its definition. */
function distance(from: string, to: string): number {
  if (from === "" || to === "") return from.length + to.length;
  if (from.at(-1) === to.at(-1)) return distance(from.slice(0, -1), to.slice(0, -1));
  return 1 + Math.min(distance(from.slice(0, -1), to), distance(from, to.slice(0, -1)), distance(from.slice(0, -1), to.slice(0, -1)));
}
