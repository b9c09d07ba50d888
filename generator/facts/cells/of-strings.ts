/** `max 255`, `at most 64`: of a string the most that it says without a noun is its length. */
import { valueOf, type Fact } from "../fact.ts";

export function withLengthOfString<Said extends Fact>(facts: readonly Said[]): readonly Said[] {
  if (valueOf(facts, "type") !== "string" || facts.some(({ fact }) => fact === "length")) return facts;
  return facts.map((fact): Said => (fact.fact === "range" && isMost(fact.value) ? { ...fact, fact: "length" } : fact));
}

function isMost({ minimum, maximum }: { readonly minimum?: number; readonly maximum?: number }): boolean {
  return minimum === undefined && maximum !== undefined && Number.isSafeInteger(maximum) && maximum > 0;
}
