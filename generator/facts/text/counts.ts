/** How many things a text counts: `at least 3`, `1 to 9`, `4 or more`, `2`. */
import type { Limits } from "../fact.ts";

/** The source of an expression that matches a count and has no groups of its own. */
export const countWords = String.raw`(?:(?:at least|at most|up to|no more than|exactly)\s+\d+|\d+(?:\s*(?:[-‐‑‒–—−]|\b(?:to|or)\b)\s*\d+|\s+or\s+(?:more|fewer))?)`;

/** @param count what `countWords` matches */
export function countLimits(count: string): Limits {
  const [first = 0, second] = (count.match(/\d+/g) ?? []).map(Number);
  if (second !== undefined) return { minimum: first, maximum: second };
  if (/^at least|more$/i.test(count)) return { minimum: first };
  return /^(?:at most|up to|no more than)|fewer$/i.test(count) ? { maximum: first } : { minimum: first, maximum: first };
}
