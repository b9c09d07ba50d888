/** What has to be, and may or may not be: `The token is required.`, `The token may be sent.` */
import { stemsOf } from "../../../documents/editions/stems.ts";
import type { Nuance, Surroundings } from "./nuance.ts";
import { baseForm } from "./word-forms.ts";

/** Where one wording obliges and the other one leaves it open, or says nothing of it and nothing beside it did. */
export function obligationIn(before: string, now: string, around: Surroundings): Nuance | undefined {
  const [had, has] = [before, now].map((text) => obliging.exec(text)?.[1]?.toLowerCase());
  const [left, leaves] = [before, now].map((text) => permitting.exec(text)?.[1]?.toLowerCase());
  if (had !== undefined && left === undefined && has === undefined && leaves !== undefined) return { from: had, to: leaves };
  if (had === undefined && left !== undefined && has !== undefined && leaves === undefined) return { from: left, to: has };
  const modal = possibilityIn(before, now) ?? adviceIn(before, now) ?? demandIn(before, now);
  if (modal !== undefined) return modal;
  return had === undefined &&
    left === undefined &&
    leaves === undefined &&
    !obligingAtAll.test(before) &&
    required.test(now) &&
    ![...stemsOf("required")].some(around.before)
    ? { to: has ?? "required" }
    : undefined;
}

/** `The row may hold names`, where the other wording says that it does. */
function possibilityIn(before: string, now: string): Nuance | undefined {
  if (mayDo(now, before)) return { to: "may" };
  return mayDo(before, now) ? { from: "may" } : undefined;
}

function mayDo(text: string, other: string): boolean {
  const verb = possibly.exec(text)?.[1];
  return verb !== undefined && !leftOpen.test(other) && (obliging.test(other) || does(verb, other));
}

/** `Each row should hold names`, where the other wording says that it does, or must. */
function adviceIn(before: string, now: string): Nuance | undefined {
  const from = demanding.exec(before)?.[1]?.toLowerCase();
  if (advises(now, before)) return { ...(from === undefined ? {} : { from }), to: "should" };
  const to = demanding.exec(now)?.[1]?.toLowerCase();
  return advises(before, now) ? { from: "should", ...(to === undefined ? {} : { to }) } : undefined;
}

function advises(text: string, other: string): boolean {
  const verb = advising.exec(text)?.[1];
  return verb !== undefined && !demanding.test(text) && !advised.test(other) && (demanding.test(other) || does(verb, other));
}

/** `The row must hold names`, where the other wording says that it does, and of none that it has to. */
function demandIn(before: string, now: string): Nuance | undefined {
  if (demands(now, before)) return { to: "must" };
  return demands(before, now) ? { from: "must" } : undefined;
}

function demands(text: string, other: string): boolean {
  return does(doing.exec(text)?.[1], other) && !obligingAtAll.test(other) && !leftOpen.test(other);
}

/** Whether a text has a verb in any of its forms. */
function does(verb: string | undefined, text: string): boolean {
  if (verb === undefined) return false;
  const base = baseForm(`${verb.toLowerCase()}s`);
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => baseForm(word) === base || (holding.test(verb) && holding.test(word)));
}

const holding = /^(?:contains?|holds?|ha(?:s|ve)|carr(?:y|ies)|includes?)$/i;
/** What can also be done need not be; what something can do by itself it does. */
const possibly = /\b(?:may|might|can(?=\s+also\b))\s+(?:(?:also|then|still|in addition)\s+)?(?:be\s+(?=\p{L}+ed\b))?(\p{L}{3,})/iu;
const advising = /\bshould\s+(?:(?:also|then|always|not|never)\s+)?(?:be\s+)?(\p{L}{3,})/iu;
const advised = /\b(?:should|ought|recommend\w*|advis\w+|encouraged?|preferabl[ey]|preferred|may|might|can|could|optional(?:ly)?)\b/i;
const demanding = /\b(must|shall|has to|have to|required|mandatory|obligatory)\b/i;
/** What is done to a thing, as in `must be sent`, is often said so without the word. */
const doing = /\b(?:must|shall)\s+(?:(?:also|then|always)\s+)?(?!be\b)(\p{L}{3,})/iu;
const leftOpen = /\b(?:may|might|can|could|optional(?:ly)?|possibl[ey]|sometimes|if|when|where|some)\b/i;

const obliging = /\b(requires?|required|must|mandatory|shall|always|each|every|all)\b/i;
const permitting = /(?<!\bas )\b(may|optional(?:ly)?|need not|might)\b(?! (?:be|have|appear|occur) (?:several|many|more))/i;
const required = /\b(?:is|are)(?: also| then)? (?:required|mandatory)\b/i;
const obligingAtAll =
  /\b(?:requir\w*|must|mandatory|shall|needs?|needed|has to|have to|only|obligatory|expects?|expected|demands?|each|every|all|any|always|without)\b/i;
