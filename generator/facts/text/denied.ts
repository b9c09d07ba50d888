/**
 * What is not shown in sentences that deny the thing and not the showing: `No limits are shown.`, `The document shows no limits.`, `Neither limits nor errors
 * are described.`
 */
import type { FoundFact } from "../fact.ts";

export function deniedIn(text: string): readonly FoundFact[] {
  const matches = [...text.matchAll(denied), ...text.matchAll(noneShown), ...text.matchAll(shownNowhere)];
  return matches.map(({ 0: match, 1: subject = "", index }) => ({
    fact: "notShown",
    value: subject.trim().replace(/\s+nor\s+/gi, " and "),
    index,
    end: index + match.length,
  }));
}

const shown = String.raw`(?:shown|documented|described)(?:\s+(?:in|by)\s+(?:this|the)\s+(?:document|section|chapter|manual|guide))?`;

/** Where a sentence begins: `If no mark is shown` is a condition. */
const denied = new RegExp(
  String.raw`(?<=^|[.;:]\s+)(?:no|neither(?: the)?)\s+([^.;:]{1,120}?)\s+(?:is|are|has been|have been)\s+${shown}(?=\s*(?:[.;]|$))`,
  "giu",
);
const noneShown = new RegExp(String.raw`(?<=^|[.;:]\s+)there (?:is|are) no\s+([^.;:]{1,120}?)\s+(?:that (?:is|are)\s+)?${shown}(?=\s*(?:[.;]|$))`, "giu");
const shownNowhere =
  /(?<![\p{L}\p{N}_-])(?:document|section|chapter|manual|guide)\s+(?:shows|documents|describes|states|gives)\s+(?:no|nothing (?:of|about|on))\s+([^.;:]{1,120})(?=[.;]|$)/giu;
