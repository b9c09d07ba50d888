/** What is said to be read-only or write-only: the field itself, always. */
import { isConditional } from "./required.ts";

/** `a read-only user`, `read-only while it runs` say something else. */
export function saysAccessOfField(text: string, at: { readonly index: number; readonly end: number }): boolean {
  return isOfField(text, at) && !isSaidOfNoun(text.slice(at.end)) && !isBesideOthers(text, at);
}

function isOfField(text: string, at: { readonly index: number; readonly end: number }): boolean {
  return byWhom.test(text.slice(at.index, at.end)) ? isWholeClause(text, at) : !isConditional(text.slice(at.end));
}

/** `Assigned by the server.`: of the field; and not `the default that is set by the server`, `set by the device, unless it is given`. */
function isWholeClause(text: string, { index, end }: { readonly index: number; readonly end: number }): boolean {
  return /(?:^|[.,;:(–—]\s*)$/.test(text.slice(0, index)) && /^\s*(?:[.;)]|$)/.test(text.slice(end));
}

const byWhom = /\bby the\b/i;

/** `Cannot be set with the zone.` */
function isBesideOthers(text: string, { index, end }: { readonly index: number; readonly end: number }): boolean {
  return /^cannot be set$/i.test(text.slice(index, end)) && /^\s+(?:with|without|while|as)\b/i.test(text.slice(end));
}

/** `a read-only user`: what is said of something else. */
function isSaidOfNoun(behind: string): boolean {
  return /^\s+(?!(?:after|and|as|at|because|before|but|by|during|except|for|from|if|in|of|on|once|or|outside|since|so|to|unless|until|via|when|where|whereas|while|with|within|without)\b)\p{L}/iu.test(
    behind,
  );
}
