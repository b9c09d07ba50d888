/** Another word before the same noun: of which kind a thing is, and how many there are. */
import { numeralOf } from "../../../facts/text/numerals.ts";
import { stemsOf } from "../../../documents/editions/stems.ts";
import type { Nuance } from "./nuance.ts";
import { saidAloneIn } from "./said-alone.ts";
import { baseForm, wordsMissingFrom, wordsOf, wordsOnce } from "./word-forms.ts";

/** `element URI`, `collection URI` */
export function kindIn(written: string, writtenNow: string, kinds: ReadonlySet<string>): Nuance | undefined {
  const [old, own] = [wordsOf(written), wordsOf(writtenNow)];
  return (
    among(pairsWithin(written), pairsWithin(writtenNow), (from, to) => from !== to && (kinds.has(from) || from === "object") && kinds.has(to)) ??
    kindBehind(old, own, kinds) ??
    kindInstead(old, own, kinds)
  );
}

/** `a child collection`, `a child object`: behind a word that stands before nothing else on either side. */
function kindBehind(old: readonly string[], own: readonly string[], kinds: ReadonlySet<string>): Nuance | undefined {
  const isKind = (word: string): boolean => kinds.has(word) || word === "object";
  const there = wordsOnce(own);
  for (const [word, index] of wordsOnce(old)) {
    const [from, to] = [old[index + 1], own[(there.get(word) ?? own.length) + 1]];
    if (from !== undefined && to !== undefined && from !== to && isKind(from) && isKind(to) && !isKind(word) && stemsOf(word).size > 0) return { from, to };
  }
  return undefined;
}

/** `in a collection`, `in an element`: where neither is spoken of on the other side. */
function kindInstead(old: readonly string[], own: readonly string[], kinds: ReadonlySet<string>): Nuance | undefined {
  const lost = wordsMissingFrom(old, own).find((word) => kinds.has(word) || word === "object");
  const gained = wordsMissingFrom(own, old).find((word) => kinds.has(word));
  return lost === undefined || gained === undefined ? undefined : { from: lost, to: gained };
}

const single: ReadonlySet<string> = new Set(["one", "a", "an", "single"]);
const many: ReadonlySet<string> = new Set(["several", "many"]);

/** `one key`, `two keys`; `a configured row`, `several configured rows` */
export function countIn(old: readonly string[], own: readonly string[]): Nuance | undefined {
  return before(old, own, (from, to) => single.has(from) && (numeralOf(to) !== undefined || (from !== "one" && many.has(to))));
}

/** `under exactly one shelf`, where the other wording counts nothing. */
export function exactCountIn(before: string, now: string): Nuance | undefined {
  return saidAloneIn(before, now, exactly, counting);
}

/** `exactly one`, `at most one`: of the same number each wording says something else. */
export function boundWordIn(before: string, now: string): Nuance | undefined {
  const [old, own] = [boundsIn(before), boundsIn(now)];
  for (const [number, { bound: from, words }] of old) {
    const to = own.get(number);
    if (to !== undefined && to.bound !== from) return { from: words, to: to.words };
  }
  return undefined;
}

type Bound = "exactly" | "most" | "least";

/** By number, where the text limits each in one way alone. */
function boundsIn(text: string): ReadonlyMap<string, { readonly bound: Bound; readonly words: string }> {
  const found = [...text.matchAll(bounded)].map(
    ([words, bound, number]) => [String(numeralOf(number!) ?? number!).toLowerCase(), { bound: boundOf(bound!), words: words.toLowerCase() }] as const,
  );
  return new Map(found.filter(([number, { bound }]) => found.every(([other, one]) => other !== number || one.bound === bound)));
}

function boundOf(words: string): Bound {
  return /^(?:exactly|precisely|just|only)$/i.test(words) ? "exactly" : /least|fewer|less/i.test(words) ? "least" : "most";
}

const bounded =
  /\b(exactly|precisely|just|only|at most|no more than|not more than|never more than|up to|at least|no fewer than|not fewer than|no less than|not less than) (one|two|three|four|five|\d+)(?![\p{L}\p{N}.-])/giu;

const exactly = /\b((?:exactly|precisely|at (?:most|least)|no more than|not more than|up to) (?:one|two|three|\d+))\b/i;
const counting = /\b(?:one|two|three|single|only|exactly|precisely|just|at most|at least|more than|up to|several|many|max\w*|min\w*|each|\d+)\b/i;

/** `changed rows`, `all rows`: which of them, and then whether all. @param lost words that the other side has in no form */
export function extentIn(old: readonly string[], own: readonly string[], lost: readonly string[], gained: readonly string[]): Nuance | undefined {
  const isWhole = (word: string): boolean => extents.has(word) && gained.includes(word);
  return before(old.filter(isNoOther), own.filter(isNoOther), (from, to) => lost.includes(from) && stemsOf(from).size > 0 && isWhole(to));
}

/** `all other rows` are all rows but for those that are named. */
function isNoOther(word: string): boolean {
  return word !== "other";
}

const extents: ReadonlySet<string> = new Set(["all", "any", "no"]);

/** A word in the place of another one before the same noun, where neither stands there on the other side. */
function before(old: readonly string[], own: readonly string[], isOther: (from: string, to: string) => boolean): Nuance | undefined {
  return among(pairsIn(old), pairsIn(own), isOther);
}

function among(there: readonly Pair[], here: readonly Pair[], isOther: (from: string, to: string) => boolean): Nuance | undefined {
  for (const [to, noun] of here) {
    const from = there.find(([word, next]) => next === noun && isOther(word, to))?.[0];
    if (from !== undefined && !linking.has(noun) && !holds(there, to, noun) && !holds(here, from, noun)) return { from, to };
  }
  return undefined;
}

const linking: ReadonlySet<string> = new Set(["and", "or", "of"]);

type Pair = readonly [word: string, nounAfter: string];

/** What stands in brackets is not what the word before them is of. */
function pairsWithin(text: string): readonly Pair[] {
  return text.split(/[()]/).flatMap((part) => pairsIn(wordsOf(part)));
}

function pairsIn(words: readonly string[]): readonly Pair[] {
  return words.slice(1).map((noun, index) => [words[index]!, baseForm(noun)]);
}

function holds(pairs: readonly Pair[], word: string, noun: string): boolean {
  return pairs.some(([one, next]) => one === word && next === noun);
}
