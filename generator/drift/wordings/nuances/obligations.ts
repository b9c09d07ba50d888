/** What has to be, and may or may not be: `The token is required.`, `The token may be sent.` */
import { stemsOf } from "../../../documents/editions/words.ts";
import type { Around, Nuance } from "./nuance.ts";

/** Where one wording obliges and the other one leaves it open, or says nothing of it and nothing beside it did. */
export function obligationIn(before: string, now: string, around: Around): Nuance | undefined {
  const [had, has] = [before, now].map((text) => obliging.exec(text)?.[1]?.toLowerCase());
  const [left, leaves] = [before, now].map((text) => permitting.exec(text)?.[1]?.toLowerCase());
  if (had !== undefined && left === undefined && has === undefined && leaves !== undefined) return { from: had, to: leaves };
  if (had === undefined && left !== undefined && has !== undefined && leaves === undefined) return { from: left, to: has };
  const possible = possibilityIn(before, now);
  if (possible !== undefined) return possible;
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
  if (verb === undefined || leftOpen.test(other)) return false;
  const forms = new Set([verb, `${verb}s`, `${verb}es`, verb.replace(/y$/, "ies")].map((form) => form.toLowerCase()));
  return (other.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => forms.has(word) || (holding.test(verb) && holding.test(word)));
}

const holding = /^(?:contains?|holds?|ha(?:s|ve)|carr(?:y|ies)|includes?)$/i;
/** What can also be done need not be; what something can do by itself it does. */
const possibly = /\b(?:may|might|can(?=\s+also\b))\s+(?:(?:also|then|still|in addition)\s+)?(\p{L}{3,})/iu;
const leftOpen = /\b(?:may|might|can|could|optional(?:ly)?|possibl[ey]|sometimes|if|when|where|some)\b/i;

const obliging = /\b(requires?|required|must|mandatory|shall|always|each|every|all)\b/i;
const permitting = /(?<!\bas )\b(may|optional(?:ly)?|need not|might)\b(?! (?:be|have|appear|occur) (?:several|many|more))/i;
const required = /\b(?:is|are)(?: also| then)? (?:required|mandatory)\b/i;
const obligingAtAll =
  /\b(?:requir\w*|must|mandatory|shall|needs?|needed|has to|have to|only|obligatory|expects?|expected|demands?|each|every|all|any|always|without)\b/i;
