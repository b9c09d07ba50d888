/** What a text says that its document does not show; and words that say so of a value, or of what a request leaves out. */
import type { FoundFact } from "../fact.ts";
import type { PhraseMatch } from "./phrase.ts";

export function gapIn({ index, end }: PhraseMatch, text: string): readonly FoundFact[] {
  const at = { index, end };
  if (isCondition(text, at) || isOfValue(text, at) || isLeftOut(text, at)) return [];
  const [before, words, behind] = [text.slice(0, index), text.slice(index, end), text.slice(end)];
  return [{ fact: "notShown", value: subjectOf(before, words, behind), index: labelBefore(before), end }];
}

/** `5 if not given`, `If the port is not given, 80 is taken.` say what holds then. */
function isCondition(text: string, { index, end }: { readonly index: number; readonly end: number }): boolean {
  const sentence = text
    .slice(0, index)
    .split(/[.:;]\s+/)
    .at(-1)!;
  const [, opening, conjunction, condition] = /^(.*)\b(if|when|where|unless|while|until)\b(.*)$/isu.exec(sentence) ?? [];
  const behind = text.slice(end);
  if (opening === undefined || opensSubject.test(opening) || hasClauseBefore(condition!) || isOfThing(opening, conjunction!, condition!, behind)) return false;
  const isFollowed = goesOnWithClause.test(behind);
  if (opening.trim() === "" && !/^(?:if|unless)$/i.test(conjunction!) && !isFollowed) return false;
  const pieces = isFollowed ? condition!.split(/\b(?:and|or|but)\b/) : [condition!];
  return pieces.every((piece) => (piece.match(finite) ?? []).length <= 1);
}

/** `What happens when it is full is not shown.` */
const opensSubject = /^(?:what|how|which|who|why|whether|that)\b/i;
const goesOnWithClause = /^[^.;]*,|^\s+then\b/;
const finite = /\b(?:is|are|was|were|has|have|had|can|may|must|will|does|do|did)\b/gi;

/** `The answer when ten are there is not shown.`: the clause belongs to the thing that is not shown. */
function isOfThing(opening: string, conjunction: string, condition: string, behind: string): boolean {
  const verbs = (text: string): number => (text.match(finite) ?? []).length;
  const isNoun = /^(?:the|an?|its|their|any|all|each|further|other)\b[^(]*$/i.test(opening) && verbs(opening) === 0;
  return isNoun && !/^(?:if|unless)$/i.test(conjunction) && verbs(condition) > 0 && !goesOnWithVerb.test(behind);
}

const goesOnWithVerb = /^\s+(?:is|are|was|were|must|can|may|will)\b/i;

/** `If the mode is static, the mask is not shown.`: the clause of what is not shown begins behind the comma. */
function hasClauseBefore(condition: string): boolean {
  const [first = "", ...others] = condition.split(",");
  return others.length > 0 && (first.match(finite) ?? []).length > 0;
}

/** `Fields not given are left as they are.`, `Fields that are not known are ignored.`: which of a request are meant, and no gap of the document. */
function isLeftOut(text: string, { index, end }: { readonly index: number; readonly end: number }): boolean {
  return (
    /^not (?:given|provided|specified|known)$/i.test(text.slice(index, end)) &&
    /^\s+(?:are|is|will|must|may|can|keeps?|remains?|stays?)\b/i.test(text.slice(end)) &&
    !/(?<!\b(?:that|which)\s+)\b(?:is|are|was|were)\s+$/i.test(text.slice(0, index))
  );
}

/** `An unknown host`, `up, down, unknown`: a word that is the predicate of a sentence where it is no value and no attribute. */
function isOfValue(text: string, { index, end }: { readonly index: number; readonly end: number }): boolean {
  if (/\s/.test(text.slice(index, end))) return false;
  return !/(?:^|:\s|\b(?:is|are|remains?)\s)\s*$/i.test(text.slice(0, index)) || !/^(?:\s*\.|\s+(?:beyond|until|yet|so far)\b|$)/.test(text.slice(end));
}

/**
 * What is not shown stands before it, in the same sentence, or behind a colon: `Not shown: limits.`; behind `It is not shown`, `The section does not show` and
 * `no statement on` as well.
 */
function subjectOf(before: string, words: string, behind: string): string {
  const subject = (before.split(/[.;]\s+/).at(-1) ?? "").replace(/[\s:,]+$/, "");
  if (/\bdoes not\b|^(?:nothing|no)\b/i.test(words) || /^it(?: is|'s| has)?$/i.test(subject))
    return /^\s+(?:(?:of|about|on)\s+)?(?!(?:it|them|this|that)\.?$)([^.]+)/i.exec(behind)?.[1] ?? "";
  return subject === "" ? (/^:\s+([^.]+)/.exec(behind)?.[1] ?? "") : subject;
}

/** `Range not shown`: the word for what a field has is no word of its own. */
function labelBefore(before: string): number {
  return (
    before.length -
    (/(?<![\p{L}\p{N}_-])(?:(?:allowed |possible |valid )?(?:default|range|format|values)|(?:(?:max(?:imum|\.)?|min(?:imum|\.)?) )?length)(?:\s*:)?(?:\s+is|\s+are)?\s*$/iu.exec(
      before,
    )?.[0].length ?? 0)
  );
}
