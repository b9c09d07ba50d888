/** Another thing in the place of one, in sentences that are otherwise worded the same: `the name of the row`, `the name of the shelf`. */
import { stemsOf, withoutContractions } from "../../documents/editions/stems.ts";
import type { Nuance } from "./nuances/nuance.ts";
import { wordsOnce } from "./nuances/word-forms.ts";

export function otherThingOf(before: string, now: string): Nuance | undefined {
  const [old, own] = [wordsOf(before), wordsOf(now)];
  const isThing = (word: string): boolean => !noThing.test(word);
  const [removed, added] = [onlyIn(old, own).filter(isThing), onlyIn(own, old).filter(isThing)];
  for (const from of removed) {
    const to = added.find((one) => placesOf(old, from).some((place) => placesOf(own, one).includes(place)));
    if (to !== undefined) return { from, to };
  }
  return exchangedBefore(old, own, onlyIn(own, old)) ?? onlyOther(old, own);
}

/** A word that came, in the place of one that stands elsewhere as well: before a word that either text has once. */
function exchangedBefore(old: readonly string[], own: readonly string[], added: readonly string[]): Nuance | undefined {
  const [there, here] = [wordsOnce(old), wordsOnce(own)];
  for (const [next, index] of there) {
    const [from, to] = [old[index - 1], own[(here.get(next) ?? 0) - 1]];
    if (from === undefined || to === undefined || from === to || stemsOf(next).size === 0 || stemsOf(from).size === 0) continue;
    const isNew = added.includes(to) || (noun.test(to) && !old.includes(to));
    const isThing = (!noThing.test(from) && !noThing.test(to)) || (participle.test(from) && participle.test(to));
    if (isNew && isThing && (!noThing.test(next) || short.has(next) || attribute.test(to) || participle.test(to))) return { from, to };
  }
  return undefined;
}

/** Nouns of two letters. */
const short: ReadonlySet<string> = new Set(["id", "ip", "os"]);

const participle = /ed$/;

/** A word that stands before a noun alone, and before no form of a verb. */
const attribute = /(?:ic|[aei]ble|[ai]ve|[aeiou]al|ous|less|ary|ant|ent)$/;

/** The only other word of sentences that say the rest in the same words, several of them or those beside it: `the mass of boxes`, `box width`. */
function onlyOther(old: readonly string[], own: readonly string[]): Nuance | undefined {
  const [from, to] = [onlyThing(old, onlyIn(old, own).filter(saysMore)), onlyThing(own, onlyIn(own, old).filter(saysMore))];
  if (from === undefined || to === undefined || !noun.test(from) || !noun.test(to)) return undefined;
  const there = besideOf(own, to);
  if (stemsOf(own.join(" ")).size > 2) return { from, to };
  return besideOf(old, from).some((stem) => there.includes(stem)) ? { from, to } : undefined;
}

/** The last of words that stand side by side: what those before it are of. */
function onlyThing(words: readonly string[], alone: readonly string[]): string | undefined {
  const first = words.indexOf(alone[0] ?? "");
  return alone.every((word, index) => words[first + index] === word) ? alone.at(-1) : undefined;
}

/** A word of more than two letters that is no word for how many. */
function saysMore(word: string): boolean {
  return !/^(?:many|sever|multi|singl)|^.{1,2}$/.test(word);
}

/** Words that can be no form of a verb, which others say the same with; of one in the place of another thing its form is enough. */
const noun = /(?:[ts]ion|ment|ness|[ai]ty|[ae]nce|ure|ship|ing)$/;

/** The stems around a word, beyond words that have none. */
function besideOf(words: readonly string[], word: string): readonly string[] {
  const index = words.indexOf(word);
  const isTelling = (one: string): boolean => saysMore(one) && stemsOf(one).size > 0;
  const before = words.slice(0, index).findLast(isTelling);
  const after = words.slice(index + 1).find(isTelling);
  return [...stemsAt(before), ...stemsAt(after)];
}

/** Forms of verbs, words of a manner and of how many: what others say the same in. */
const noThing = /(?:(?<!s)s|ed|ing|ly)$|^(?:many|sever|multi)|^.{1,2}$/;

function wordsOf(text: string): readonly string[] {
  return (
    withoutContractions(text)
      .toLowerCase()
      .replace(/\bfor (?:instance|example)\b/g, " ")
      .replace(composed, " ")
      .replace(done, "$1 be")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** What something has to do or can do is no thing: `each box must carry a label`. */
const done = /\b(must|shall|should|may|might|can|could|cannot|will|would)(?: not)? \p{L}+/gu;

/** Words with a stem that no word of the other text has, each stem once. */
function onlyIn(words: readonly string[], others: readonly string[]): readonly string[] {
  const known = stemsOf(others.join(" "));
  return [...new Map(words.flatMap((word) => [...stemsOf(word)].filter((stem) => !known.has(stem)).map((stem) => [stem, word] as const))).values()];
}

/** `Keep-Alive`, `row_count`: names, which are compared as such. */
const composed = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)+/gu;

/** The words that stand right before and right after it, where they say more than that a sentence goes on. */
function placesOf(words: readonly string[], word: string): readonly string[] {
  const plain = words.filter((one) => one === word || !articles.has(one));
  // Behind a plural stands what the things do.
  const before = (index: number): readonly string[] => (/[^s]s$/.test(plain[index - 1] ?? "") ? [] : stemsAt(plain[index - 1]));
  return plain.flatMap((one, index) =>
    one === word ? [...before(index).map((stem) => `before ${stem}`), ...stemsAt(plain[index + 1]).map((stem) => `after ${stem}`)] : [],
  );
}

const articles: ReadonlySet<string> = new Set(["a", "an", "the"]);

/** Words of any sentence that belong to the one behind them. */
const telling: ReadonlySet<string> = new Set(["same", "per"]);

function stemsAt(word: string | undefined): readonly string[] {
  return word === undefined ? [] : telling.has(word) ? [word] : [...stemsOf(word)];
}
