/** Which requests a sentence about all of them means. */
import type { Nuance } from "./nuance.ts";

/** Of all requests, those alone that are told from the others: `each request with a body`. */
export function scopeIn(before: string, now: string): Nuance | undefined {
  const [old, own] = [before, now].map((text) => scoped.exec(text)?.[1]);
  if ((old === undefined) === (own === undefined)) return undefined;
  const other = old === undefined ? before : now;
  if (!ofAll.test(other) || narrowing.test(other)) return undefined;
  return old === undefined ? { to: own! } : { from: old };
}

const ofAll = /\b(?:each|every|all)(?: of the)? (?:requests?|calls?)\b/i;
const scoped = /\b(?:each|every|all)(?: of the)? (?:requests?|calls?) ((?:with(?!out)|that (?:has|have|carr\w+|sends?)|having|carrying) (?:an? |the )?(?:body|payload|content))\b/i;
const narrowing = /\b(?:body|bodies|payloads?|only|without|unless|except|where|if|when)\b/i;
