/** Which of the definitions that name a place says what a sentence of it says. */
import { likeness, stemsOf } from "../../documents/editions/words.ts";
import { textOf, type StatedFact } from "../../facts/fact.ts";
import type { Claim } from "../subject/claims.ts";
import { sameFact } from "../subject/compare.ts";
import type { Unit } from "./units.ts";

/** The claim that holds the fact itself; else the one whose words are most alike to those around it; of what is claimed in the section at large only one that holds it. */
export function definitionFor({ before, claims, claimsAround }: Unit, fact: StatedFact | undefined): Claim | undefined {
  const [first] = claims;
  if (fact === undefined) return first;
  const holds = ({ by }: Claim): boolean => by.name === textOf(fact) || by.facts.some((one) => sameFact(one, fact)) || by.says.some((text) => text.includes(textOf(fact)));
  const holder = claims.find(holds) ?? (first === undefined ? claimsAround().find(holds) : undefined);
  if (holder !== undefined || first === undefined) return holder;
  const around = before.texts.find(({ facts }) => facts.includes(fact))?.text ?? textOf(fact);
  const stems = stemsOf(around);
  const scored = claims.map((claim) => ({ claim, score: likeness(stems, stemsOf([claim.by.name, ...claim.by.says, ...claim.by.facts.map(textOf)].join(" "))) }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).claim;
}
