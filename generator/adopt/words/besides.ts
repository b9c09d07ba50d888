/** What a sentence says beside the facts that a type can say: `The port of the hall (default 80).`, `'on': lit; 'off': dark; allowed values: on, off.` */

/** A part of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** @param facts where the sentence states them; nothing is left of it where it says little else */
export function besides(sentence: string, facts: readonly Span[]): string {
  const clauses = partsOf(sentence, /[;,]\s+/g, facts);
  const gone = [...clauses, ...bracketsIn(sentence)].filter((part) => statesOnly(sentence, part, facts));
  const says = wordsOf(without(sentence, [...facts, ...gone])).length;
  return says < 2 ? tidied(unit.exec(sentence)?.[0] ?? "") : tidied(without(sentence, gone));
}

/** `Percent, 0 to 100`: what the number counts stands before its limits. */
const unit = /^(?:in )?(?:percent|per cent|(?:milli|micro)?seconds|ms|minutes|hours|days|weeks|(?:kilo|mega|giga)?(?:bytes|bits)|[kMG]i?B|[kMG]bps|packets|connections|requests|entries|hops|degrees|pixels|metres|meters|volts|watts)(?: per (?:second|minute|hour|day))?(?=[,;:( ])/i;

/** The brackets of a text that hold no others, with the space before them. */
function bracketsIn(text: string): readonly Span[] {
  return [...text.matchAll(/\s*\([^()]*\)/g)].map(({ 0: bracket, index }) => ({ start: index, end: index + bracket.length }));
}

/** What stands between the separators of a text: those within brackets, quotes and facts separate nothing. */
function partsOf(text: string, separator: RegExp, facts: readonly Span[]): readonly Span[] {
  const shut = [...facts, ...[...text.matchAll(/\([^()]*\)|"[^"]*"/g)].map(({ 0: part, index }) => ({ start: index, end: index + part.length }))];
  const marks = [...text.matchAll(separator)].filter(({ index }) => !shut.some(({ start, end }) => index >= start && index < end));
  const starts = [0, ...marks.map(({ index }) => index)];
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? text.length }));
}

function statesOnly(text: string, { start, end }: Span, facts: readonly Span[]): boolean {
  const own = facts.filter((fact) => fact.start < end && fact.end > start);
  return own.length > 0 && wordsOf(without(text, [...own, { start: 0, end: start }, { start: end, end: text.length }])).length === 0;
}

function without(text: string, spans: readonly Span[]): string {
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
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}_-]+/gu) ?? []).filter((word) => !ofFacts.has(word.toLowerCase()));
}

const ofFacts: ReadonlySet<string> = new Set(
  ("an the of is are be as at in on to or and with from between by it its this that may can must should has " +
    "value values field default range length format allowed possible valid type integer number string boolean whole array list object text " +
    "min max minimum maximum least most than more less up characters chars seconds minutes hours days ms bytes required optional mandatory not").split(" "),
);

/** As a sentence, once parts of it are gone. */
function tidied(text: string): string {
  const rest = text.replace(/^[\s;,]+|[\s;,.:]+$/g, "").replace(/\s+([;,.])/g, "$1");
  return /[.!?]$/.test(rest) || rest === "" ? rest : `${rest}.`;
}
