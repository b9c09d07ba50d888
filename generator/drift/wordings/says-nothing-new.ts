/** Words of a row that say no more than its type and where to read on: `An object, see below.` */
import type { Types } from "../../facts/text/types/types.ts";

export function saysNothingNew(text: string, types: Types): boolean {
  const rest = text.replace(pointer, "").replace(/[\s.,;()]+$/, "");
  if (rest === "") return true;
  const type = types.at(rest);
  return type !== undefined && type.end === rest.length;
}

const pointer =
  /[\s,;(]*\b(?:(?:see|as|which (?:is|are)|(?:is|are)?\s*(?:listed|described|shown|given|explained)|details)\s+)*(?:above|below|follow(?:s|ing)?)\b[^.]*$|[\s,;(]*\bsee (?:the )?[^.;]{1,60}$/i;
