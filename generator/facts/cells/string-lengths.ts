/** `max 255`, `at most 64`: of a string the most that it says without a noun is its length; and so are both limits that stand in a column of their own. */
import { valueOf, type Fact, type StatedFact } from "../fact.ts";
import type { StatedText } from "../text/prose.ts";

export function withLengthOfString<Said extends Fact>(facts: readonly Said[]): readonly Said[] {
  return isOpenString(facts) ? facts.map((fact): Said => (fact.fact === "range" && isMost(fact.value) ? { ...fact, fact: "length" } : fact)) : facts;
}

/** @param cells those of the row */
export function withLengthInColumn(facts: readonly StatedFact[], cells: readonly StatedText[]): readonly StatedFact[] {
  if (!isOpenString(facts) || facts.some(({ fact }) => fact === "values" || fact === "known")) return facts;
  const isInColumn = (fact: StatedFact): boolean => cells.some((cell) => (cell.role === "range" || cell.role === "values") && cell.facts.includes(fact));
  return facts.map((fact) => (fact.fact === "range" && areCounts(fact.value) && isInColumn(fact) ? { ...fact, fact: "length" } : fact));
}

function isOpenString(facts: readonly Fact[]): boolean {
  return valueOf(facts, "type") === "string" && !facts.some(({ fact }) => fact === "length");
}

function isMost({ minimum, maximum }: { readonly minimum?: number; readonly maximum?: number }): boolean {
  return minimum === undefined && maximum !== undefined && Number.isSafeInteger(maximum) && maximum > 0;
}

function areCounts({ minimum, maximum }: { readonly minimum?: number; readonly maximum?: number }): boolean {
  return [minimum, maximum].every((limit) => Number.isSafeInteger(limit) && limit! >= 0);
}
