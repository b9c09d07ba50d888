/**
 * What a bracket or a last clause adds to a sentence that says nothing of it elsewhere: `identified by name (case is significant)`, `need no body, and ignore
 * one`.
 */
import { stemsOf } from "../../../documents/editions/stems.ts";
import { withoutLightWords } from "../light-words.ts";
import { isInMeasure } from "../measures.ts";
import type { Nuance, Surroundings } from "./nuance.ts";

export function additionIn(before: string, now: string, around: Surroundings): Nuance | undefined {
  const known = stemsOf(before);
  const isNew = (words: string): boolean => {
    const stems = [...withoutLightWords(stemsOf(words))];
    return stems.length > 0 && !stems.some((stem) => known.has(stem) || around.before(stem) || around.now(stem));
  };
  const added =
    [...bracketsIn(now), ...lastClauseOf(now)].find((words) => isClause.test(words) && !leadsOn.test(words) && isNew(words)) ??
    arrangedIn(now).find((words) => isNew(words.split(" ", 1)[0]!)) ??
    (says(now, known) ? mannersIn(now).find(isNew) : undefined);
  return added === undefined ? undefined : { to: added };
}

/** Whether a text says all that another one does, in whatever word for more than one. */
function says(text: string, known: ReadonlySet<string>): boolean {
  const own = stemsOf(text);
  return known.size > 0 && [...known].every((stem) => own.has(stem) || severalOf.has(stem));
}

const severalOf = stemsOf("several multiple many various numerous");

/** `…, ordered by age` */
function arrangedIn(text: string): readonly string[] {
  return [
    ...text.matchAll(
      /[,(]\s*((?:ordered|sorted|grouped|encoded|encrypted|signed|separated|limited|truncated|rounded|counted|measured|expressed|prefixed|enclosed)\s[^,;:.()]+)/gu,
    ),
  ].map(([, words]) => words!);
}

/** `the name in capitals`, `a length, in metres`: beside what both say. */
function mannersIn(text: string): readonly string[] {
  return [
    ...text.matchAll(
      /(?<=\p{L},? )((?:in|on|with|without|from|per|within|at|until|during|via|through|under|over|of the same) (?:(?:the|an?|its|their|each) )?\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?)(?=[\s]*(?:[,;:.()]|$))/gu,
    ),
  ]
    .filter(({ 1: words, index }) => (text[index - 2] === "," ? isInMeasure(words!) : !ofText.test(words!)))
    .map(([, words]) => words!);
}

/** What speaks of the text and not of the thing. */
const ofText =
  /\b(?:documents?|sections?|tables?|chapters?|examples?|addition|general|practice|turn|total|detail|words|this|that|these|those|following|order|place|full|short|principle|particular|all|any|such|which|either|one|it|them)\b/i;

function bracketsIn(text: string): readonly string[] {
  return [...text.matchAll(/\(([^()]+)\)/g)].map(([, words]) => words!);
}

function lastClauseOf(text: string): readonly string[] {
  return lastClause.exec(text)?.slice(1) ?? [];
}

const lastClause = /,\s+((?:and|but|which|whose|who|where|at|by|if|when|unless|until|while|as long as|provided)\s[^,;:.()]+)[.:]?$/u;
/** Several words: one alone is a name, a sign or another word for what stands before it. */
const isClause = /\p{L}\s+\p{L}/u;
/** What shows, explains or points to something says nothing more. */
const leadsOn =
  /^(?:e\.g\.|i\.e\.|for (?:example|instance)|for short|such as|that is|namely|see|as (?:above|below|described|listed|shown)|also|or|in other words|here|hereafter|short for|not shown|formerly|previously|earlier|once|until now|up to now|both|like|the (?:above|latter|former))(?![\p{L}\p{N}])|\b(?:above|below)$/iu;
