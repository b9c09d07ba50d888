import fc from "fast-check";
import { expect, test } from "vitest";
import { nearest } from "../../../generator/diagnostics/nearest.ts";
import { growth } from "../../support/growth.ts";

test.each([
  ["elment", ["uri", "element"], "element"],
  ["dryrun", ["dry-run", "run"], "dry-run"],
  ["OUT", ["out"], "out"],
  ["zzz", ["out"], undefined],
  ["", ["out"], undefined],
  ["titel", ["uri", "title"], "title"],
  ["Boko", ["Book"], "Book"],
  ["seletced", ["selected"], "selected"],
  ["abcd", ["cdab"], undefined],
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

test("of many headings few are measured whole", () => {
  const words = ["port", "server", "virtual", "health", "check", "template", "policy", "class", "list", "session"];
  const headings = Array.from({ length: 1500 }, (_, index) => [1, 3, 7, 9].map((step) => words[(index * step) % 10]).join(" ") + ` ${index}`);
  const word = "transparent proxies of all kinds";
  const all = (): void => headings.forEach((heading) => void distance(word, heading));
  const some = (): void => expect(nearest(word, headings)).toBeUndefined();
  expect(growth(some, all)).toBeGreaterThan(3);
});

/** Levenshtein's distance, in which two letters that changed places are one edit, cell by cell. */
function distance(from: string, to: string): number {
  const cells = Array.from({ length: from.length + 1 }, (_, i) => Array.from({ length: to.length + 1 }, (_, j) => (i === 0 ? j : i)));
  for (let i = 1; i <= from.length; i += 1) {
    for (let j = 1; j <= to.length; j += 1) {
      const substitution = cells[i - 1]![j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      const areSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const transposition = areSwapped ? cells[i - 2]![j - 2]! + 1 : Infinity;
      cells[i]![j] = Math.min(cells[i - 1]![j]! + 1, cells[i]![j - 1]! + 1, substitution, transposition);
    }
  }
  return cells[from.length]![to.length]!;
}
