/**
 * What a sentence says otherwise in words that are no facts to the reader: the opposite, with or without a "not", a list one item shorter or longer, another
 * kind of thing.
 */
import { withoutContractions } from "../../../documents/editions/stems.ts";
import { additionIn } from "./additions.ts";
import { boundWordIn, countIn, exactCountIn, extentIn, kindIn } from "./before-nouns.ts";
import { conceptIn, listContentIn, objectOrArrayIn } from "./concepts.ts";
import { areMutual, conditionAloneIn, isConverse } from "./conditions.ts";
import { exceptionIn } from "./exceptions.ts";
import { insertionIn } from "./insertions.ts";
import { itemIn } from "./items.ts";
import { narrowingIn } from "./narrowing-words.ts";
import { negationIn } from "./negations.ts";
import type { Nuance, Surroundings } from "./nuance.ts";
import { obligationIn } from "./obligations.ts";
import { oppositeIn } from "./opposites.ts";
import { bothOrdersIn, orderIn } from "./order.ts";
import { isPermanentInBoth, permanenceIn } from "./permanence.ts";
import { qualifierIn } from "./qualifiers.ts";
import { perThingIn, scopeIn } from "./scopes.ts";
import { plainWordsOf, wordsMissingFrom, wordsOf } from "./word-forms.ts";

/** @param kinds words for kinds of things, in small letters: to speak of another one is to say something else */
export function nuanceOf(written: string, writtenNow: string, around: Surroundings, kinds: ReadonlySet<string>): Nuance | undefined {
  const [before, now] = [plainly(written), plainly(writtenNow)];
  return (
    otherwiseIn(before, now, around, kinds) ??
    itemIn(before, now, around) ??
    additionIn(before, now, around) ??
    conditionAloneIn(before, now) ??
    insertionIn(before, now, around) ??
    narrowingIn(before, now, around)
  );
}

/** The same where both need not say all that the other does. */
export function contraryOf(written: string, writtenNow: string): Nuance | undefined {
  return otherwiseIn(plainly(written), plainly(writtenNow), anywhere, noKinds);
}

/** Without what is denied twice, and what a limit says again: `no box stays unpacked`, `always one, and never more than one`. */
function plainly(text: string): string {
  return withoutContractions(text).replace(deniedTwice, "every $1 is $2").replace(limitedTwice, "exactly one$1");
}

const deniedTwice =
  /\b(?:no|not an?y?|not one) ([\p{L}-]+) (?:goes|go|is|are|stays?|remains?|(?:can|may|will) (?:be|go|stay|remain)) (?:un|in|non-)(\p{L}+ed)\b/giu;
const limitedTwice = /\balways (?:exactly |just )?one\b([^.;]*?),?\s+(?:and |but )?never (?:more|several)\b(?: than one\b)?/gi;

/** What one of them lacks may be said elsewhere. */
const anywhere: Surroundings = { before: () => true, now: () => true };
const noKinds: ReadonlySet<string> = new Set();

/** What both speak of, in words that contradict each other. */
function otherwiseIn(before: string, now: string, around: Surroundings, kinds: ReadonlySet<string>): Nuance | undefined {
  const [old, own] = [wordsOf(before), wordsOf(now)];
  if (notOnly.test(now) && !notOnly.test(before)) return { from: "only", to: "not only" };
  const isReversed = isConverse(before, now) || isConverse(now, before);
  const isMutual = areMutual(before, now) || areMutual(now, before);
  const isAffirmed = (word: string): boolean => !(isReversed && affirming.has(word)) && !(isMutual && following.has(word));
  const lost = wordsMissingFrom(old, own).filter(isAffirmed);
  const gained = wordsMissingFrom(own, old).filter(isAffirmed);
  return (
    oppositeIn(lost, gained, [...old, "", ...own]) ??
    oppositeOfPlain(before, now, isAffirmed) ??
    conceptIn(lost, gained) ??
    objectOrArrayIn(old, own) ??
    listContentIn(before, now) ??
    kindIn(before, now, kinds) ??
    countIn(old, own) ??
    boundWordIn(before, now) ??
    exactCountIn(before, now) ??
    extentIn(old, own, lost, gained) ??
    qualifierIn(old, own, lost, gained) ??
    exceptionIn(before, now) ??
    scopeIn(before, now) ??
    perThingIn(before, now, around) ??
    obligationIn(before, now, around) ??
    permanenceIn(before, now) ??
    (isPermanentInBoth(before, now) ? undefined : negationIn(lost, gained, own, old)) ??
    orderIn(before, now) ??
    bothOrdersIn(old, own)
  );
}

/** A word that stands only as a part of a name on the other side is lost there. */
function oppositeOfPlain(before: string, now: string, isAffirmed: (word: string) => boolean): Nuance | undefined {
  const [old, own] = [plainWordsOf(before), plainWordsOf(now)];
  return oppositeIn(wordsMissingFrom(old, own).filter(isAffirmed), wordsMissingFrom(own, old).filter(isAffirmed), [...old, "", ...own]);
}

/** Words between what is first and what follows. */
const following: ReadonlySet<string> = new Set(["before", "after", "once"]);

/** What a condition that stands the other way round adds or takes. */
const affirming: ReadonlySet<string> = new Set(["no", "nothing", "none", "each", "every", "all"]);

const notOnly = /\bnot only\b/i;
