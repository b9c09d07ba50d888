/** Which of the definitions that name a place says what a sentence of it says. */
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import { factText, type Fact, type StatedFact } from "../../facts/fact.ts";
import { getOrInsert, memoizeByObject } from "../../values/memoize.ts";
import type { Claim } from "../subject/claims.ts";
import { sameFact } from "../subject/fact-differences.ts";
import type { Unit } from "./units.ts";

/**
 * The claim that holds the fact itself; else the one whose words are most alike to those around it; of what is claimed in the section at large only one that
 * holds it.
 */
export function definitionFor({ before, claims, claimsAround, rows }: Unit, fact: StatedFact | undefined): Claim | undefined {
  const [first] = claims;
  if (fact === undefined) return first;
  const holder = holderAmong(claims, fact) ?? (first === undefined ? holderAmong(claimsAround(), fact) : undefined);
  if (holder !== undefined || first === undefined) return holder;
  const around = before.texts.find(({ facts }) => facts.includes(fact))?.text ?? factText(fact);
  const stems = stemsOf(around);
  const own = rows === undefined || first.by.is === "reading" ? claims : claims.filter(({ by }) => by.is !== "reading");
  const scored = own.map((claim) => ({
    claim,
    score: likeness(stems, stemsOf([claim.by.name, ...claim.by.says, ...claim.by.facts.map(factText)].join(" "))),
  }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).claim;
}

/** The first that is called so, has the fact, or says it. */
function holderAmong(claims: readonly Claim[], fact: StatedFact): Claim | undefined {
  const text = factText(fact);
  const { byText, inSeveralForms, speaking } = placesOf(claims);
  const places = [
    byText.get(text)?.[0],
    isInSeveralForms(fact) ? inSeveralForms.find((at) => claims[at]!.by.facts.some((one) => sameFact(one, fact))) : undefined,
    speaking.find((at) => claims[at]!.by.says.some((said) => said.includes(text))),
  ].filter((at) => at !== undefined);
  return places.length === 0 ? undefined : claims[Math.min(...places)];
}

interface Places {
  /** Of what is called so, or has a fact that reads so. */
  readonly byText: ReadonlyMap<string, readonly number[]>;
  /** Of what has a fact that reads otherwise and is the same: a list in another order. */
  readonly inSeveralForms: readonly number[];
  /** Of what says something in words of its own. */
  readonly speaking: readonly number[];
}

/** All rows of a section ask the same claims, and a section can have thousands of both. */
const placesOf = memoizeByObject((claims: readonly Claim[]): Places => {
  const byText = new Map<string, number[]>();
  claims.forEach(({ by: { name, facts } }, at) => {
    for (const text of [name, ...facts.map(factText)]) getOrInsert(byText, text, () => []).push(at);
  });
  const at = (is: (claim: Claim) => boolean): readonly number[] => claims.flatMap((claim, index) => (is(claim) ? [index] : []));
  return { byText, inSeveralForms: at(({ by }) => by.facts.some(isInSeveralForms)), speaking: at(({ by }) => by.says.length > 0) };
});

function isInSeveralForms({ fact }: Fact): boolean {
  return severalForms.has(fact);
}

const severalForms: ReadonlySet<Fact["fact"]> = new Set<Fact["fact"]>(["values", "known", "windows", "bits", "default"]);
