/** Exceptions that only one of two wordings makes. */
import { stemsOf } from "../../../documents/editions/stems.ts";
import type { Nuance } from "./nuance.ts";
import { saidAloneIn } from "./said-alone.ts";

export function exceptionIn(before: string, now: string): Nuance | undefined {
  return (
    saidAloneIn(before, now, exception, reserve) ??
    saidAloneIn(before, now, fromNone, sparingAtAll) ??
    saidAloneIn(before, now, butNot, refusal) ??
    saidAloneIn(before, now, sparing, reserve) ??
    leftOutAlone(before, now)
  );
}

function leftOutAlone(before: string, now: string): Nuance | undefined {
  const [from, to] = [leftOutIn(before, now), leftOutIn(now, before)];
  if (from !== undefined) return { from };
  return to === undefined ? undefined : { to };
}

/** `…, without the mark`: at the end of a clause, where the other wording says nothing of marks. */
function leftOutIn(text: string, other: string): string | undefined {
  const [, words, thing = ""] = leftOut.exec(text) ?? [];
  const stems = stemsOf(other);
  return words === undefined || reserve.test(other) || [...stemsOf(thing)].some((stem) => stems.has(stem)) ? undefined : words;
}

const leftOut = /[,(]\s*((?:but not|except(?: for)?|excluding|without|apart from|other than) (?:the |its |their )?([\p{L}\p{N}_-]+))(?=[\s.,;:)]*$|[.;)])/iu;

/** `It takes a, b and c, except rows of the first sort, which take a only.` */
const sparing = /[,;(]\s*((?:except(?: for| that)?|with the exception of) (?:the |an? |those )?[\p{L}\p{N}_-]+(?: of (?:the )?[\p{L}\p{N}_-]+)?)/iu;

/** `every row but the first`: of a sentence that says nothing of that sort otherwise. */
const exception = /\b(?:every|each|all|any)\b[^.,;:]{0,200}\b((?:but|except|excluding|other than|apart from) (?:for )?(?:the |an? |those )?[\p{L}\p{N}]+)/iu;

/** `no row except the first` */
const fromNone = /\b(?:no|none|nothing)\b[^.,;:]{0,200}\b((?:except|excluding|other than|apart from) (?!that\b)(?:for )?(?:the |an? |those )?[\p{L}\p{N}]+)/iu;

/** Words by which what is spared is told as well. */
const sparingAtAll = /\b(?:but|except\w*|excluding|other than|apart|only|unless|alone|just|besides?|beyond)\b/i;

/** `after a start, but not after an update`: of a thing that the other wording may name among the others. */
const butNot = /\b(but not (?:(?:\p{Ll}{2,7}|a) )?(?:the |an? |its |their )?[\p{L}\p{N}_-]+)/iu;

/** Words that deny something in one way or another. */
const refusal = /\b(?:but|except\w*|excluding|other|apart|only|alone|just|unless|without|not|no|never|none|cannot|neither|nor|instead|rather)\b/i;

/** Words by which the same is said another way. */
const reserve = /\b(?:but|except\w*|excluding|other|apart|only|unless|without|not|no)\b/i;
