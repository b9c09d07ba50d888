/** What a row says of how many there are of a list. */
import { valueOf, type StatedFact } from "../fact.ts";
import { withPlainNumbers } from "../text/plain-numbers.ts";
import { placedFact, type StatedText } from "../text/prose.ts";
import { limitsIn } from "./cell-values.ts";

/**
 * `array of objects, at most 16`, `1–3 lines`: what the list holds is no number, so it has so many. Of numbers a second limit is of
 * the list: `1 to 4094, at most 32`.
 * @param cells those of the row
 */
export function withItemsOfList(facts: readonly StatedFact[], cells: readonly StatedText[]): readonly StatedFact[] {
  const type = valueOf(facts, "type") ?? "";
  const ofNumbers = facts.find(({ fact }) => fact === "range" && !ofNoNumbers.test(type));
  if (!/^array\b/.test(type)) return facts;
  const itemFacts = facts.map((fact): StatedFact => (fact.fact === "range" && fact !== ofNumbers ? { ...fact, fact: "items" } : fact));
  return ofNumbers !== undefined || itemFacts.some(({ fact }) => ofCounts.has(fact)) ? itemFacts : [...itemFacts, ...countIn(cells)];
}

/** A list that calls its items by another word holds no numbers either. */
const ofNoNumbers = /^array(?: of (?:objects|strings))?$/;

/** What has one of these says of its numbers what they are. */
const ofCounts: ReadonlySet<string> = new Set(["items", "length", "values", "bits"]);

/** Two numbers and what they count, in a clause of their own. */
function countIn(cells: readonly StatedText[]): readonly StatedFact[] {
  const found = cells.flatMap((cell) => {
    const text = withPlainNumbers(cell.text);
    const span = counted.exec(text)?.indices?.[1];
    const limits = span === undefined ? undefined : limitsIn(text.slice(...span), "length");
    return limits?.fact !== "length" ? [] : [placedFact(cell, { fact: "items", value: limits.value, index: span![0], end: span![1] })];
  });
  return found.slice(0, 1);
}

const counted = /(?:^|[.;,]\s+)(\d+\s*(?:[-‐‑‒–—−…]|\.{2,3})\s*\d+)\s+\p{Ll}+s(?=\s*(?:[.;,]|$))/du;
