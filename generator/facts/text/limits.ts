/** Limits that a phrase gives, what they count, and two of them that are one range. */
import type { FoundFact, Limits } from "../fact.ts";
import type { PhraseMatch } from "./phrase.ts";

export function limitsOf({ minimum, maximum, exact }: PhraseMatch["holes"]): Limits {
  if (exact !== undefined) return { minimum: Number(exact), maximum: Number(exact) };
  // `-65 to -95`: below zero many name first what stands nearer to it.
  if (minimum !== undefined && maximum !== undefined && Number(maximum) < Number(minimum) && Number(minimum) < 0)
    return { minimum: Number(maximum), maximum: Number(minimum) };
  return { ...(minimum === undefined ? {} : { minimum: Number(minimum) }), ...(maximum === undefined ? {} : { maximum: Number(maximum) }) };
}

/** A length, with what it counts: `length 64 bytes`. */
export function lengthIn({ holes, index, end }: PhraseMatch, text: string): readonly FoundFact[] {
  if (isOfOther(text, { index, end })) return [];
  const value = { ...limitsOf(holes), ...countedIn(text.slice(index)) };
  return [{ fact: "length", value, index, end: end + (counted.exec(text.slice(end))?.[0].length ?? 0) }];
}

/** `Differs by at least 3 characters`, `contains at least 2 digits`, `up to 5 character sets`: how long the value itself is, it says not. */
function isOfOther(text: string, { index, end }: { readonly index: number; readonly end: number }): boolean {
  const [before, words, behind] = [text.slice(0, index), text.slice(index, end), text.slice(end)];
  return (
    /\b(?:chang(?:es?|ing)|differ(?:s|ing)?(?:\s+(?:by|in))?)\s+$/i.test(before) ||
    (/\bdigits?$/i.test(words) && /\b(?:contain|includ)(?:s|es?|ing)?\s+$/i.test(before)) ||
    /^\s+(?:sets?|class(?:es)?|types?|encodings?|codes?)\b/i.test(behind)
  );
}

/** What a length counts belongs to it. */
const counted = /^\s+(?:characters|chars|bytes|octets|bits|words|lines)\b/i;

/** `length 64 bytes` */
function countedIn(text: string): Pick<Limits, "unit"> {
  const unit = /^[^.;]*?\d\s+(bytes|octets|bits|words|lines)\b/i.exec(text)?.[1];
  return unit === undefined ? {} : { unit: unit.toLowerCase() };
}

/** `Minimum 1. Maximum 9.` is one range. */
export function joinRanges(found: readonly FoundFact[], text: string): FoundFact[] {
  const joinedUp: FoundFact[] = [];
  for (const one of found) {
    const same = joinedUp.findIndex(({ fact }) => fact === one.fact);
    const earlier = joinedUp[same];
    if (earlier !== undefined && (one.fact === "range" || one.fact === "length" || one.fact === "items") && completes(earlier.value as Limits, one.value)) {
      const [first, last] = earlier.index < one.index ? [earlier, one] : [one, earlier];
      const place = sideBySide.test(text.slice(first.end, last.index)) ? { index: first.index, end: last.end } : { index: earlier.index, end: earlier.end };
      joinedUp[same] = { ...one, value: { ...(earlier.value as Limits), ...one.value }, ...place };
    } else joinedUp.push(one);
  }
  return joinedUp;
}

/** `minimum 1, maximum 9` */
const sideBySide = /^(?:\s+\p{L}+)?[.,;]?\s+(?:and\s+)?$/u;

function completes(one: Limits, other: Limits): boolean {
  return (one.minimum === undefined) !== (other.minimum === undefined) && (one.maximum === undefined) !== (other.maximum === undefined);
}
