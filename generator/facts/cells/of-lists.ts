/** What a row says of how many there are of a list. */
import { valueOf, type StatedFact } from "../fact.ts";

/** `array of objects, at most 16`: what the list holds is no number, so it has so many. */
export function withItemsOfList(facts: readonly StatedFact[]): readonly StatedFact[] {
  if (!ofNoNumbers.test(valueOf(facts, "type") ?? "")) return facts;
  return facts.map((fact): StatedFact => (fact.fact === "range" ? { ...fact, fact: "items" } : fact));
}

const ofNoNumbers = /^array of (?:objects|strings)$/;
