/** What a row says of how many there are of a list. */
import { valueOf, type StatedFact } from "../fact.ts";

/** `array of objects, at most 16`: what the list holds is no number, so it has so many. Of numbers a second limit is of the list: `1 to 4094, at most 32`. */
export function withItemsOfList(facts: readonly StatedFact[]): readonly StatedFact[] {
  const type = valueOf(facts, "type") ?? "";
  if (!type.startsWith("array of ")) return facts;
  const ofItems = ofNoNumbers.test(type) ? undefined : facts.find(({ fact }) => fact === "range");
  return facts.map((fact): StatedFact => (fact.fact === "range" && fact !== ofItems ? { ...fact, fact: "items" } : fact));
}

const ofNoNumbers = /^array of (?:objects|strings)$/;
