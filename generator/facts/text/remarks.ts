/** What a text says of a fact in passing, where a sentence of its own states the fact: `Reset lids (default: off). Default 0.` */
import { factText, type FactName, type FoundFact } from "../fact.ts";

/** Facts of which a value has one. */
const single: ReadonlySet<FactName> = new Set<FactName>(["default", "range", "length", "items", "values", "format"]);

/** Remarks as mentions: they count as words of the text, and no longer as facts of what it describes. */
export function withoutRemarks(all: readonly FoundFact[], text: string): readonly FoundFact[] {
  const found = withoutHistory(all, text);
  const stated = new Set(found.filter((one) => single.has(one.fact) && isSentence(one, text)).map(({ fact }) => fact));
  if (stated.size === 0) return found;
  return found.map((one) => (stated.has(one.fact) && !isSentence(one, text) ? mentioned(one) : one));
}

/** `Range 0-31 (previously 0-15).`: what was so is none of what is. */
function withoutHistory(found: readonly FoundFact[], text: string): readonly FoundFact[] {
  const past = text.includes("(") ? [...text.matchAll(history)].map(({ 0: { length }, index }) => ({ start: index, end: index + length })) : [];
  return past.length === 0 ? found : found.filter(({ index, end }) => !past.some((one) => index < one.end && end > one.start));
}

const history = /\((?:previously|formerly|was|were|until (?:now|version|release))\b[^()]*\)/gi;

/** With the word for what a number counts: `Default 60 seconds.` */
function isSentence({ index, end }: FoundFact, text: string): boolean {
  return /(?:^|[.;!?])\s*$/.test(text.slice(0, index)) && /^(?:\s+\p{L}+)?\s*(?:[.;]|$)/u.test(text.slice(end));
}

function mentioned(found: FoundFact): FoundFact {
  return { fact: "mention", value: factText(found), index: found.index, end: found.end };
}
