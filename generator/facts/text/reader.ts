/** Reads the facts of a run of text, whatever it stands in. */
import type { FoundFact } from "../fact.ts";
import type { Phrased, Wording } from "../wording.ts";
import { sortShort } from "../../values/sort-short.ts";
import { memoizeByObject } from "../../values/memoize.ts";
import { bitsTold, mayTellBits } from "./bits-told.ts";
import { defaultIn } from "./default.ts";
import { deniedIn } from "./denied.ts";
import { expressionsIn, mayMatch } from "./expressions.ts";
import { formatIn } from "./format.ts";
import { rememberFacts, type DeclaredNames, type FactsIn } from "./remember-facts.ts";
import { gapIn } from "./gaps.ts";
import { joinRanges, lengthIn, limitsOf } from "./limits.ts";
import { limitsSomethingElse } from "./limits-of-others.ts";
import { limitsTold, mayTellLimits } from "./limits-told.ts";
import { typedFieldsIn } from "./members.ts";
import { mentionsWith, type Mentions } from "./mentions.ts";
import { searchFor, type PhraseMatch } from "./phrase.ts";
import { withPlainNumbers } from "./plain-numbers.ts";
import { mayQuote, quotedValues } from "./quoted-values.ts";
import { saysAccessOfField } from "./read-only.ts";
import { withoutRemarks } from "./remarks.ts";
import { isRequired } from "./required.ts";
import { typeFinder, type Types } from "./types/types.ts";
import { listedValues } from "./values-listed.ts";
import { valuesTold } from "./values-told.ts";
import { bitsOf, listItems, numbersOf, unquoted } from "./values.ts";

export interface Reader {
  readonly wording: Wording;
  readonly types: Types;
  /** The facts of a sentence or of a cell of prose, in its order. */
  readonly factsIn: FactsIn;
}

/** The same reader for the same wording: its expressions are made once, and many cells hold the same words, as the editions of a document do. */
export const readerOf = memoizeByObject(makeReader);

/** Phrases in the order in which they may claim words; a length and a count of items are limits as well, and so come before the range. */
const order: readonly Phrased[] = [
  "notShown",
  "bits",
  "known",
  "values",
  "default",
  "length",
  "items",
  "windows",
  "step",
  "range",
  "format",
  "reference",
  "holds",
  "key",
  "readOnly",
  "writeOnly",
  "required",
  "optional",
];

function makeReader(wording: Wording): Reader {
  const search = searchFor<Sense>([
    ...order.map((name) => [(match: PhraseMatch, text: string) => factOf(name, match, text), wording.phrases[name]] as const),
    ...Object.entries(wording.properties).map(
      ([name, phrases]) => [(match: PhraseMatch, text: string) => (isValue(match, text) ? [propertyOf(name, match, text)] : []), phrases] as const,
    ),
  ]);
  const mentions = mentionsWith(wording.terms);
  const types = typeFinder(wording);
  const factsIn: FactsIn = (written, names) => {
    const text = withPlainNumbers(written);
    const found: FoundFact[] = [];
    const isFree = ({ index, end }: { readonly index: number; readonly end: number }): boolean => !found.some((one) => index < one.end && end > one.index);
    if (mayDeny.test(text)) found.push(...deniedIn(text));
    if (mayMatch.test(text)) found.push(...expressionsIn(text));
    if (mayTellBits.test(text)) found.push(...bitsTold(text));
    if (mayTellLimits.test(text)) found.push(...limitsTold(text));
    if (mayQuote.test(text)) found.push(...quotedValues(text).filter(isFree));
    for (const [sense, matches] of search(text)) {
      for (const match of matches) if (isFree(match)) found.push(...sense(match, text));
    }
    if (mayTell.test(text)) found.push(...valuesTold(text).filter(isFree));
    found.push(...typedFieldsIn(text, types, names).filter(isFree));
    found.push(...mentionsIn(text, mentions, names).filter(isFree));
    return sortShort(withoutRemarks(joinRanges(found, text), text), (one, other) => one.index - other.index);
  };
  return { wording, types, factsIn: rememberFacts(factsIn) };
}

/** What a phrase says where it stands. */
type Sense = (match: PhraseMatch, text: string) => readonly FoundFact[];

/** `the label <ROW_LABEL>`: a small word that a placeholder has in it only says what that stands for. */
function isValue({ holes: { value = "" }, index, end }: PhraseMatch, text: string): boolean {
  if (pronoun.test(value)) return false;
  const [, placeholder = ""] = /<([^<>]*)>$/.exec(text.slice(index, end)) ?? [];
  return (
    !/^\p{Ll}+$/u.test(value) ||
    !placeholder
      .toLowerCase()
      .split(/[\W_]+/)
      .includes(value)
  );
}

/** `the word that stands first` */
const pronoun = /^(?:that|which|this|these|those|it|what)$/i;

function propertyOf(name: string, { holes, index, end }: PhraseMatch, text: string): FoundFact {
  const others = /^(?:,\s+[\p{L}\p{N}_-]+)*,?\s+(?:and|or)\s+[\p{L}\p{N}_-]+(?=\s*(?:[.;)]|$))/u.exec(text.slice(end))?.[0] ?? "";
  return { fact: "property", value: { name, value: unquoted(holes.value ?? "") + others }, index, end: end + others.length };
}

const mayTell = /\bvalues\b/i;
const mayDeny = /\b(?:no|neither|nothing)\b/i;

function mentionsIn(text: string, mentions: Mentions, names: DeclaredNames): readonly FoundFact[] {
  return mentions.of(text, names).map(({ value, isPath, index, end }) => ({ fact: isPath === true ? "path" : "mention", value, index, end }));
}

function factOf(name: Phrased, match: PhraseMatch, text: string): readonly FoundFact[] {
  const { holes, index, end } = match;
  const at = { index, end };
  switch (name) {
    case "default":
      return defaultIn(match, text);
    case "range":
      return limitsSomethingElse(text, at, limitsOf(holes)) ? [] : [{ fact: "range", value: limitsOf(holes), ...at }];
    case "items":
      return [{ fact: name, value: limitsOf(holes), ...at }];
    case "length":
      return lengthIn(match, text);
    case "values":
    case "known":
      return listedValues(name, match, text);
    case "step": {
      const step = Number(holes.value);
      return Number.isFinite(step) && step > 0 ? [{ fact: "step", value: step, ...at }] : [];
    }
    case "format":
      return formatIn(match, text);
    case "bits":
      return [{ fact: "bits", value: bitsOf(holes.bits ?? ""), ...at }];
    case "windows": {
      const { unit = "", numbers } = holes;
      const seconds = numbers === undefined && !oneOf.test(unit) ? undefined : secondsIn(unit);
      return seconds === undefined
        ? []
        : [{ fact: "windows", value: (numbers === undefined ? [1] : numbersOf(numbers)).map((number) => number * seconds), ...at }];
    }
    case "reference":
      return [{ fact: "reference", value: holes.path ?? "", ...at }];
    case "holds":
    case "key": {
      const names = withoutClause(listItems(holes.names ?? ""), text.slice(end));
      return names.length < 2 && name === "holds" ? [] : [{ fact: name, value: names, ...at }];
    }
    case "readOnly":
    case "writeOnly":
      return saysAccessOfField(text, at) ? [{ fact: name, value: true, ...at }] : [];
    case "required": {
      const value = isRequired(text, at);
      return value === undefined ? [] : [{ fact: name, value, ...at }];
    }
    case "optional":
      return [{ fact: "required", value: false, ...at }];
    case "notShown":
      return gapIn(match, text);
  }
}

/** `name, at /books/{name}`: the clause after the names is begun by none of them. */
function withoutClause(names: readonly string[], rest: string): readonly string[] {
  return names.length > 1 && /^(?:at|in|on|under|below|with|of)$/i.test(names.at(-1)!) && /^\s+[^\s.,;:)]/.test(rest) ? names.slice(0, -1) : names;
}

/** `the last minute` */
const oneOf = /^(?:second|minute|hour|day)$/i;

/** How many seconds one of a unit of time has. */
function secondsIn(unit: string): number | undefined {
  const units: readonly (readonly [pattern: RegExp, seconds: number])[] = [
    [/^(?:ms|milliseconds?)$/i, 0.001],
    [/^(?:s|secs?|seconds?)$/i, 1],
    [/^(?:min|mins|minutes?)$/i, 60],
    [/^(?:h|hours?)$/i, 3600],
    [/^days?$/i, 86_400],
  ];
  return units.find(([pattern]) => pattern.test(unit))?.[1];
}
