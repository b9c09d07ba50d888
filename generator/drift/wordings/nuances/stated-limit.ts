/** Words of a limit or a default that a text states: that is compared as such, whatever stands around it. */
import { partAt } from "../../../documents/placed-text.ts";
import type { FactName } from "../../../facts/fact.ts";
import type { StatedText } from "../../../facts/text/prose.ts";

export function isOfLimit(words: string | undefined, stated: StatedText): boolean {
  const limits = words === undefined ? [] : stated.facts.filter(({ fact }) => ofFacts.has(fact));
  return limits.some((fact) => {
    const { index, end } = partAt(stated, fact);
    return stated.text.slice(index, end).toLowerCase().includes(words!.toLowerCase());
  });
}

const ofFacts: ReadonlySet<FactName> = new Set<FactName>(["range", "length", "items", "default"]);
