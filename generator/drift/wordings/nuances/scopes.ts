/** Which requests a sentence about all of them means. */
import { stemsOf } from "../../../documents/editions/stems.ts";
import { withoutLightWords } from "../light-words.ts";
import type { Nuance, Surroundings } from "./nuance.ts";

/** `one in each region`: of a thing that the other wording does not speak of, nor what stood beside it. */
export function perThingIn(before: string, now: string, around: Surroundings): Nuance | undefined {
  const [from, to] = [eachIn(before, now, around.now), eachIn(now, before, around.before)];
  if ((from === undefined) === (to === undefined)) return undefined;
  return from === undefined ? { to: to! } : { from };
}

function eachIn(text: string, other: string, isMoved: Surroundings["now"]): string | undefined {
  const strange = (one: string, stems: ReadonlySet<string>): readonly RegExpExecArray[] =>
    [...one.matchAll(per)].filter(([, , noun]) => stemsOf(noun!).size > 0 && ![...stemsOf(noun!)].some((stem) => stems.has(stem)));
  const found = strange(text, stemsOf(other)).find(([, , noun]) => ![...stemsOf(noun!)].some(isMoved))?.[1];
  return ofEvery.test(other) || strange(other, stemsOf(text)).length > 0 ? undefined : found;
}

const per = /\b((?:(?:in|for|on|at|of) (?:each|every)|per) (\p{L}[\p{L}\p{N}_-]+))/giu;
const ofEvery = /\b(?:in|for|on|at|of|from|across|over) (?:all|any)\b/i;

/** Of all requests, those alone that are told from the others: `each request with a body`, `each call that changes something`. */
export function scopeIn(before: string, now: string): Nuance | undefined {
  const [old, own] = [scopeOf(before, now), scopeOf(now, before)];
  if ((old === undefined) === (own === undefined)) return undefined;
  const other = old === undefined ? before : now;
  if (!ofAll.test(other) || narrowing.test(other)) return undefined;
  return old === undefined ? { to: own! } : { from: old };
}

function scopeOf(text: string, other: string): string | undefined {
  const known = stemsOf(other);
  const isNew = (clause: string): boolean => [...withoutLightWords(stemsOf(clause))].some((stem) => !known.has(stem));
  return scoped.exec(text)?.[1] ?? [...text.matchAll(thatDoes)].map(([, clause]) => clause!).find(isNew);
}

const ofAll = /\b(?:each|every|all)(?: of the)? (?:requests?|calls?)\b/i;
const scoped =
  /\b(?:each|every|all)(?: of the)? (?:requests?|calls?) ((?:with(?!out)|that (?:has|have|carr\w+|sends?)|having|carrying) (?:an? |the )?(?:body|payload|content))\b/i;
const thatDoes =
  /\b(?:each|every|all)(?: of the)? (?:requests?|calls?) ((?:that|which) (?!(?:is|are|was|were|has|have|had|can|may|must|will|the|an?|it|they|you|clients?|callers?)\b)\p{L}+ \p{L}+)/giu;
const narrowing = /\b(?:body|bodies|payloads?|only|without|unless|except|where|if|when)\b/i;
