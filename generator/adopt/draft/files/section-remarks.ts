/** Sentences of a section with fields that no part of the definitions carries but what is told of the resource. */
import type { FactName } from "../../../facts/fact.ts";
import type { StatedText } from "../../../facts/text/prose.ts";

export function isRemark({ text, facts }: StatedText): boolean {
  return /[.!?]$/.test(text) && facts.every(({ fact }) => told.has(fact));
}

/** What a sentence says of the fields together is no fact of one of them. */
const told: ReadonlySet<FactName> = new Set(["mention", "range", "items", "length"]);
