/** What a sentence says beside the facts that a type can say: `The port of the hall (default 80).`, `'on': lit; 'off': dark; allowed values: on, off.` */

/** A part of a text. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** @param facts where the sentence states them; nothing is left of it where it says nothing else */
export function textBesideFacts(sentence: string, facts: readonly TextSpan[]): string {
  const clauses = partsOf(sentence, /[;,]\s+/g, facts);
  const removed = [...clauses, ...bracketsIn(sentence)].filter((part) => statesOnly(sentence, part, facts));
  return wordsOf(without(sentence, [...facts, ...removed])).length === 0 ? "" : tidied(without(sentence, removed));
}

/** What stands beside a type: `string (hex)`, `number, in seconds`, `positive integer`; all of it where that goes on with the type. */
export function textBesideType(text: string, facts: readonly TextSpan[]): string {
  const rest = without(text, facts).trim();
  if (wordsOf(rest).every((word) => ofWholeTypes.has(word.toLowerCase()))) return "";
  const remark = tidied(/^of\b/i.test(rest) ? text.trim() : rest.replace(/^\(([^()]*)\)$/, "$1"));
  return remark.charAt(0).toUpperCase() + remark.slice(1);
}

/** What is told by the type as a whole. */
const ofWholeTypes: ReadonlySet<string> = new Set(["null", "nullable", "json", "block", "enum", "true", "false", "int", "bool", "str"]);

/** The brackets of a text that hold no others, with the space before them and what slants them. */
function bracketsIn(text: string): readonly TextSpan[] {
  return [...text.matchAll(/\s*([*_]{0,2})\([^()]*\)\1/g)].map(({ 0: bracket, index }) => ({ start: index, end: index + bracket.length }));
}

/** What stands between the separators of a text: those within brackets, quotes and facts separate nothing. */
function partsOf(text: string, separator: RegExp, facts: readonly TextSpan[]): readonly TextSpan[] {
  const shut = [...facts, ...[...text.matchAll(/\([^()]*\)|"[^"]*"/g)].map(({ 0: part, index }) => ({ start: index, end: index + part.length }))];
  const marks = [...text.matchAll(separator)].filter(({ index }) => !shut.some(({ start, end }) => index >= start && index < end));
  const starts = [0, ...marks.map(({ index }) => index)];
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? text.length }));
}

function statesOnly(text: string, { start, end }: TextSpan, facts: readonly TextSpan[]): boolean {
  const own = facts.filter((fact) => fact.start < end && fact.end > start);
  return own.length > 0 && wordsOf(without(text, [...own, { start: 0, end: start }, { start: end, end: text.length }])).length === 0;
}

function without(text: string, spans: readonly TextSpan[]): string {
  let at = 0;
  let rest = "";
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (start > at) rest += text.slice(at, start);
    at = Math.max(at, end);
  }
  return rest + text.slice(at);
}

/** Those that say something of the thing, and not only that there is a fact. */
function wordsOf(text: string): readonly string[] {
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}_-]+|°|[µμ]\p{L}|(?<=^|\s)[smhdVWBb](?=[\s.,;)]|$)/gu) ?? []).filter((word) => !ofFacts.has(word.toLowerCase()));
}

const ofFacts: ReadonlySet<string> = new Set(
  (
    "an the of is are be as at in on to or and with from between by it its this that may can must should has " +
    "value values field default range length format allowed possible valid type integer number string boolean whole array list object text " +
    "min max minimum maximum least most than more less up characters chars required optional mandatory not"
  ).split(" "),
);

/** As a sentence, once parts of it are gone. */
function tidied(text: string): string {
  const rest = text.replace(/^[\s;,]+|[\s;,.:]+$/g, "").replace(/\s+([;,.])/g, "$1");
  return /[.!?]$/.test(rest) || rest === "" ? rest : `${rest}.`;
}
