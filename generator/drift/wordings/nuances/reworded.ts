/** What a sentence says otherwise in words that are no facts to the reader: the opposite, with or without a "not", a list one item shorter or longer, another kind of thing. */
import { countIn, kindIn } from "./before-nouns.ts";
import { conceptIn, formIn } from "./concepts.ts";
import { exceptionIn } from "./exceptions.ts";
import { itemIn } from "./items.ts";
import { negationIn } from "./negations.ts";
import type { Around, Nuance } from "./nuance.ts";
import { oppositeIn } from "./opposites.ts";
import { orderIn } from "./order.ts";
import { qualifierIn } from "./qualifiers.ts";
import { without, wordsOf } from "./word-forms.ts";

/** @param kinds words for kinds of things, in small letters: to speak of another one is to say something else */
export function nuanceOf(before: string, now: string, around: Around, kinds: ReadonlySet<string>): Nuance | undefined {
  const [old, own] = [wordsOf(before), wordsOf(now)];
  if (notOnly.test(now) && !notOnly.test(before)) return { from: "only", to: "not only" };
  const lost = without(old, own);
  const gained = without(own, old);
  return (
    oppositeIn(lost, gained, [...old, "", ...own]) ??
    conceptIn(lost, gained) ??
    formIn(old, own) ??
    kindIn(old, own, kinds) ??
    countIn(old, own) ??
    qualifierIn(old, own, lost, gained) ??
    negationIn(lost, gained, own, old) ??
    exceptionIn(before, now) ??
    orderIn(before, now) ??
    itemIn(before, now, around)
  );
}

const notOnly = /\bnot only\b/i;
