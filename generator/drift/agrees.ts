/** Whether the definitions say a fact already: then the edition beside them is behind, and not they. */
import { textOf, type Fact } from "../facts/fact.ts";
import type { Claim } from "./claims.ts";
import { sameFact } from "./compare.ts";

export function agrees(fact: Fact, claims: readonly Claim[]): boolean {
  if (fact.fact === "mention") return claims.some(({ by }) => by.says.some((text) => text.split(/[\s,;:"'`()]+/).includes(textOf(fact))));
  if (fact.fact === "type") return claims.some(({ by }) => by.types.includes(fact.value));
  return claims.some(({ by }) => by.facts.some((one) => sameFact(one, fact)));
}
