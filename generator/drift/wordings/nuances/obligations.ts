/** What has to be, and may or may not be: `The token is required.`, `The token may be sent.` */
import { stemsOf } from "../../../documents/editions/words.ts";
import type { Around, Nuance } from "./nuance.ts";

/** Where one wording obliges and the other one leaves it open, or says nothing of it and nothing beside it did. */
export function obligationIn(before: string, now: string, around: Around): Nuance | undefined {
  const [had, has] = [before, now].map((text) => obliging.exec(text)?.[1]?.toLowerCase());
  const [left, leaves] = [before, now].map((text) => permitting.exec(text)?.[1]?.toLowerCase());
  if (had !== undefined && left === undefined && has === undefined && leaves !== undefined) return { from: had, to: leaves };
  if (had === undefined && left !== undefined && has !== undefined && leaves === undefined) return { from: left, to: has };
  return had === undefined && left === undefined && leaves === undefined && !obligingAtAll.test(before) && required.test(now) && ![...stemsOf("required")].some(around.before) ? { to: has ?? "required" } : undefined;
}

const obliging = /\b(requires?|required|must|mandatory|shall|always|each|every|all)\b/i;
const permitting = /(?<!\bas )\b(may|optional(?:ly)?|need not|might)\b(?! (?:be|have|appear|occur) (?:several|many|more))/i;
const required = /\b(?:is|are)(?: also| then)? (?:required|mandatory)\b/i;
const obligingAtAll = /\b(?:requir\w*|must|mandatory|shall|needs?|needed|has to|have to|only|obligatory|expects?|expected|demands?|each|every|all|any|always|without)\b/i;
