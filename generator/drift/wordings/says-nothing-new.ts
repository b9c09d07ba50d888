/** Words of a row that say no more than its type, or that it is one of some values, and where to read on: `An object, see below.`, `A bit mask, see the table.` */
import type { Types } from "../../facts/text/types/types.ts";

export function saysNothingNew(text: string, types: Types): boolean {
  const plain = text.replace(/\.$/, "");
  const rest = plain.replace(pointer, "").replace(/[\s.,;()]+$/, "");
  if (rest === "" || (rest !== plain && ofListed.test(rest))) return true;
  const type = types.at(rest);
  return type !== undefined && type.end === rest.length;
}

const ofListed = /^(?:an?\s+)?(?:bit\s?mask|bitwise or|combination|sum|one)(?:\s+of(?:\s+the)?(?:\s+(?:bits|values))?)?$/i;

const pointer =
  /[\s,;(]*\b(?:(?:see|as|which (?:is|are)|(?:is|are)?\s*(?:listed|described|shown|given|explained)|details)\s+)*(?:above|below|follow(?:s|ing)?)\b[^.]*$|[\s,;(]*\bsee (?:the )?[^.;]{1,60}$/i;
