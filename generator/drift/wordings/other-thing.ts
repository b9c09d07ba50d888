/** Another thing in the place of one, in sentences that are otherwise worded the same: `the name of the row`, `the name of the shelf`. */
import { stemsOf } from "../../documents/editions/words.ts";
import type { Nuance } from "./nuances/nuance.ts";

export function otherThingOf(before: string, now: string): Nuance | undefined {
  const [old, own] = [wordsOf(before), wordsOf(now)];
  const isThing = (word: string): boolean => !noThing.test(word);
  const [gone, come] = [onlyIn(old, own).filter(isThing), onlyIn(own, old).filter(isThing)];
  for (const from of gone) {
    const to = come.find((one) => placesOf(old, from).some((place) => placesOf(own, one).includes(place)));
    if (to !== undefined) return { from, to };
  }
  return onlyOther(old, own);
}

/** The only other word of sentences that say the rest in the same words, several of them or those beside it: `the mass of boxes`, `box width`. */
function onlyOther(old: readonly string[], own: readonly string[]): Nuance | undefined {
  const [[from, ...lost], [to, ...gained]] = [onlyIn(old, own), onlyIn(own, old)];
  if (from === undefined || to === undefined || lost.length + gained.length > 0 || !noun.test(from) || !noun.test(to)) return undefined;
  const there = besideOf(own, to);
  if (stemsOf(own.join(" ")).size > 2) return { from, to };
  return besideOf(old, from).some((stem) => there.includes(stem)) ? { from, to } : undefined;
}

/** Words that can be no form of a verb, which others say the same with. */
const noun = /(?:[ts]ion|ment|ness|[ai]ty|[ae]nce|ure|ship)$/;

/** The stems around a word, beyond words that have none. */
function besideOf(words: readonly string[], word: string): readonly string[] {
  const index = words.indexOf(word);
  const before = words.slice(0, index).findLast((one) => stemsOf(one).size > 0);
  const after = words.slice(index + 1).find((one) => stemsOf(one).size > 0);
  return [...stemsAt(before), ...stemsAt(after)];
}

/** Forms of verbs, words of a manner and of how many: what others say the same in. */
const noThing = /(?:(?<!s)s|ed|ing|ly)$|^(?:many|sever|multi)|^.{1,2}$/;

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().replace(composed, " ").match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words with a stem that no word of the other text has, each stem once. */
function onlyIn(words: readonly string[], others: readonly string[]): readonly string[] {
  const known = stemsOf(others.join(" "));
  return [...new Map(words.flatMap((word) => [...stemsOf(word)].filter((stem) => !known.has(stem)).map((stem) => [stem, word] as const))).values()];
}

/** `Keep-Alive`, `row_count`: names, which are compared as such. */
const composed = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)+/gu;

/** The words that stand right before and right after it, where they say more than that a sentence goes on. */
function placesOf(words: readonly string[], word: string): readonly string[] {
  return words.flatMap((one, index) => (one === word ? [...stemsAt(words[index - 1]).map((stem) => `before ${stem}`), ...stemsAt(words[index + 1]).map((stem) => `after ${stem}`)] : []));
}

function stemsAt(word: string | undefined): readonly string[] {
  return word === undefined ? [] : word === "same" ? [word] : [...stemsOf(word)];
}
