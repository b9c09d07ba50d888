/** Reads the facts of a run of text, whatever it stands in. */
import type { Scalar } from "../../model/shape.ts";
import { topLevelTypes } from "../../values/media-types.ts";
import type { Found, Limits } from "../fact.ts";
import type { Phrased, Wording } from "../wording.ts";
import { inOrder } from "../../values/in-order.ts";
import { defaultIn } from "./default.ts";
import { deniedIn } from "./denied.ts";
import { explainedFrom } from "./explained.ts";
import { expressionsIn, mayMatch } from "./expressions.ts";
import { foundOnce, type FactsIn, type Names } from "./found-once.ts";
import { limitsAnother } from "./limits-of-others.ts";
import { mentionsWith, type Mentions } from "./mentions.ts";
import { searchFor, type Match } from "./phrase.ts";
import { withPlainNumbers } from "./plain-numbers.ts";
import { mayQuote, quotedValues } from "./quoted-values.ts";
import { withoutRemarks } from "./remarks.ts";
import { isConditional, isRequired } from "./required.ts";
import { typesOf, type Types } from "./types.ts";
import { valuesTold } from "./values-told.ts";
import { bitsOf, itemsOf, numbersOf, scalarOf, unquoted } from "./values.ts";

export interface Reader {
  readonly wording: Wording;
  readonly types: Types;
  /** The facts of a sentence or of a cell of prose, in its order. */
  readonly factsIn: FactsIn;
}

const readers = new WeakMap<Wording, Reader>();

/** The same reader for the same wording: its expressions are made once, and many cells hold the same words, as the editions of a document do. */
export function readerOf(wording: Wording): Reader {
  const known = readers.get(wording) ?? makeReader(wording);
  readers.set(wording, known);
  return known;
}

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
    ...order.map((name) => [(match: Match, text: string) => factOf(name, match, text), wording.phrases[name]] as const),
    ...Object.entries(wording.properties).map(
      ([name, phrases]) => [(match: Match, text: string) => (pronoun.test(match.holes.value ?? "") ? [] : [propertyOf(name, match, text)]), phrases] as const,
    ),
  ]);
  const mentions = mentionsWith(wording.terms);
  const types = typesOf(wording);
  const factsIn: FactsIn = (written, names) => {
    const text = withPlainNumbers(written);
    const found: Found[] = [];
    const isFree = ({ index, end }: { readonly index: number; readonly end: number }): boolean => !found.some((one) => index < one.end && end > one.index);
    if (mayDeny.test(text)) found.push(...deniedIn(text));
    if (mayMatch.test(text)) found.push(...expressionsIn(text));
    if (mayQuote.test(text)) found.push(...quotedValues(text).filter(isFree));
    for (const [sense, matches] of search(text)) {
      for (const match of matches) if (isFree(match)) found.push(...sense(match, text));
    }
    if (mayTell.test(text)) found.push(...valuesTold(text).filter(isFree));
    found.push(...membersIn(text, types, names).filter(isFree));
    found.push(...mentionsIn(text, mentions, names).filter(isFree));
    return inOrder(withoutRemarks(joined(found, text), text), (one, other) => one.index - other.index);
  };
  return { wording, types, factsIn: foundOnce(factsIn) };
}

/** What a phrase says where it stands. */
type Sense = (match: Match, text: string) => readonly Found[];

/** `the word that stands first` */
const pronoun = /^(?:that|which|this|these|those|it|what)$/i;

function propertyOf(name: string, { holes, index, end }: Match, text: string): Found {
  const others = /^(?:,\s+[\p{L}\p{N}_-]+)*,?\s+(?:and|or)\s+[\p{L}\p{N}_-]+(?=\s*(?:[.;)]|$))/u.exec(text.slice(end))?.[0] ?? "";
  return { fact: "property", value: { name, value: unquoted(holes.value ?? "") + others }, index, end: end + others.length };
}

const mayTell = /\bvalues\b/i;
const mayDeny = /\b(?:no|neither|nothing)\b/i;

function mentionsIn(text: string, mentions: Mentions, names: Names): readonly Found[] {
  return mentions.of(text, names).map(({ value, isPath, index, end }) => ({ fact: isPath === true ? "path" : "mention", value, index, end }));
}

function factOf(name: Phrased, { holes, index, end }: Match, text: string): readonly Found[] {
  const at = { index, end };
  switch (name) {
    case "default":
      return defaultIn({ holes, index, end }, text);
    case "range":
      return limitsAnother(text, at, limitsOf(holes)) ? [] : [{ fact: "range", value: limitsOf(holes), ...at }];
    case "items":
      return [{ fact: name, value: limitsOf(holes), ...at }];
    case "length":
      return [
        { fact: "length", value: { ...limitsOf(holes), ...countedIn(text.slice(index)) }, index, end: end + (counted.exec(text.slice(end))?.[0].length ?? 0) },
      ];
    case "values":
    case "known": {
      const limits = name === "values" ? limitsAmong(text.slice(index), holes.values ?? "") : undefined;
      if (limits !== undefined) return [{ fact: "range", value: { minimum: limits.minimum, maximum: limits.maximum }, index, end: index + limits.end }];
      const explained = name === "values" ? explainedFrom(text, text.indexOf(holes.values ?? "", index)) : undefined;
      if (explained !== undefined) return [{ fact: "values", value: explained.values.map(({ value }) => scalarOf(value)), index, end: explained.end }];
      const items = itemsOf(apartBySlashes((holes.values ?? holes.value ?? "").replace(meaningOf, "")));
      if (name === "known" && !/^the\b/i.test(text.slice(index, end)) && !areSeveral(items, text, at)) return [];
      const isList = items.length > 1 || name === "known" || /\b(?:values|options)\b/i.test(text.slice(index, end));
      const usual = items.find((item) => isDefault.test(item));
      if (toldElsewhere.test(holes.values ?? "")) return [];
      if (!isList || isRange(items, text.slice(end))) return [];
      const isOpen = items.length > 2 && amongOthers.test(items.at(-1)!);
      if (isOpen || followedByOthers.test(text.slice(end))) return [{ fact: "known", value: (isOpen ? items.slice(0, -1) : items).map(withoutMark), ...at }];
      return [
        { fact: name, value: items.map(withoutMark), ...at },
        ...(usual === undefined ? [] : [{ fact: "default", value: withoutMark(usual), ...at } as const]),
      ];
    }
    case "step": {
      const step = Number(holes.value);
      return Number.isFinite(step) && step > 0 ? [{ fact: "step", value: step, ...at }] : [];
    }
    case "format":
      return isOfThing(text, at) || !isName(holes.value ?? "", text.slice(end))
        ? []
        : [{ fact: "format", value: `${holes.value ?? ""}${standardNumber.exec(text.slice(end))?.[0] ?? ""}`, ...at }, ...valuesBehind(text, end)];
    case "bits":
      return [{ fact: "bits", value: bitsOf(holes.bits ?? ""), ...at }];
    case "windows": {
      const seconds = secondsIn(holes.unit ?? "");
      return seconds === undefined ? [] : [{ fact: "windows", value: numbersOf(holes.numbers ?? "").map((number) => number * seconds), ...at }];
    }
    case "reference":
      return [{ fact: "reference", value: holes.path ?? "", ...at }];
    case "holds":
    case "key": {
      const names = withoutClause(itemsOf(holes.names ?? ""), text.slice(end));
      return names.length < 2 && name === "holds" ? [] : [{ fact: name, value: names, ...at }];
    }
    case "readOnly":
    case "writeOnly":
      return isOfField(text, at) && !isSaidOfNoun(text.slice(end)) ? [{ fact: name, value: true, ...at }] : [];
    case "required": {
      const value = isRequired(text, at);
      return value === undefined ? [] : [{ fact: name, value, ...at }];
    }
    case "optional":
      return [{ fact: "required", value: false, ...at }];
    case "notShown":
      return isCondition(text, index) || isOfValue(text, at) || isLeftOut(text, at)
        ? []
        : [
            {
              fact: "notShown",
              value: subjectOf(text.slice(0, index), text.slice(index, end), text.slice(end)),
              index: labelBefore(text.slice(0, index)),
              end,
            },
          ];
  }
}

/** `open and closed appear`: without a word for them these are values only where they are several and nothing else stands in their clause. */
function areSeveral(items: readonly string[], text: string, { index, end }: { readonly index: number; readonly end: number }): boolean {
  return items.length > 1 && /(?:^|[.;:,(–—]\s*)$/.test(text.slice(0, index)) && /^\s*(?:[.;,)]|$)/.test(text.slice(end));
}

/** `One of a, b, among others.`: values that are known, and there are others. */
const amongOthers = /^(?:among others?|amongst others?|among|etc\.?|others|and others)$/i;
const followedByOthers = /^\s*,?\s*(?:among(?:st)? others?|and others|etc\b)/i;

/** `The allowed values are given with each field.` */
const toldElsewhere = /^(?:given|listed|shown|described|stated|specified|documented|defined|explained|named)$/i;

const mediaType = new RegExp(`^${topLevelTypes}/`, "i");

/** `on/off`: two values in one word, which is no path, no media type and no fraction. */
function apartBySlashes(values: string): string {
  return /^\p{L}[\p{L}_-]*(?:\/\p{L}[\p{L}_-]*)+$/u.test(values) && !mediaType.test(values) ? values.replaceAll("/", ", ") : values;
}

/** `name, at /books/{name}`: the clause after the names is begun by none of them. */
function withoutClause(names: readonly string[], rest: string): readonly string[] {
  return names.length > 1 && /^(?:at|in|on|under|below|with|of)$/i.test(names.at(-1)!) && /^\s+[^\s.,;:)]/.test(rest) ? names.slice(0, -1) : names;
}

/** `Valid values are 1 through 4094`, `Allowed values: 1-16` */
function limitsAmong(text: string, values: string): { readonly minimum: number; readonly maximum: number; readonly end: number } | undefined {
  const [start, end] = [text.indexOf(values), text.search(/[.;](?:\s|$)|$/)];
  const [whole, minimum, maximum] =
    /^(-?\d+(?:\.\d+)?)\s*(?:[-‐‑‒–—−…]|\.{2,3}|\b(?:to|through)\b)\s*(-?\d+(?:\.\d+)?)(?![\w.-]*\w)/.exec(text.slice(start)) ?? [];
  return whole === undefined || start === -1 || /,\s*\S|\bor\b/.test(text.slice(start + whole.length, end))
    ? undefined
    : { minimum: Number(minimum), maximum: Number(maximum), end: start + whole.length };
}

/** `local (default)` */
const isDefault = /\s+\((?:the )?default\)$/i;

/** What a value means: `local (of this device)`, `local – of this device; none – of no device`. */
const meaningOf = /\s+\((?!(?:the )?default\))[^()]*\)|\s+[-–—]\s+[^;]*/gi;

function withoutMark(item: string): Scalar {
  return scalarOf(item.replace(isDefault, ""));
}

/** `Allowed values: 0-15`, `Valid values: 0 to 15` */
function isRange([first = "", ...others]: readonly string[], rest: string): boolean {
  return (
    others.length === 0 &&
    (/^-?\d+\s*(?:[-‐‑‒–—−…]|\.{2,3})\s*-?\d+$/.test(first) || (/^-?\d+$/.test(first) && /^\s*(?:[-‐‑‒–—−…]|\.{2,3}|to\b|through\b)\s*-?\d/.test(rest)))
  );
}

/** `XML format compliance`, `a file in PFX format is required`: the format of something else, and no name of one after it. */
function isOfThing(text: string, { index, end }: { readonly index: number; readonly end: number }): boolean {
  const before = /([\p{L}\p{N}]+)\s+$/u.exec(text.slice(0, index))?.[1] ?? "";
  return !/^(?:|the|an?|of|in|is|has|have|with|and|or|string|text)$/i.test(before) && /^format\s+(?:is\s+)?\p{Ll}+$/iu.test(text.slice(index, end));
}

/** `Format colour-list: red, green, blue.` */
function valuesBehind(text: string, from: number): readonly Found[] {
  const [whole, list] =
    /^:\s+([\p{L}\p{N}][\p{L}\p{N}_.-]*(?:(?:,\s+(?:or\s+|and\s+)?|\s+or\s+|\s+and\s+)[\p{L}\p{N}][\p{L}\p{N}_-]*)+)(?=\s*(?:[.;]|$))/u.exec(
      text.slice(from),
    ) ?? [];
  if (whole === undefined || list === undefined) return [];
  return [{ fact: "values", value: itemsOf(list).map(scalarOf), index: from + whole.length - list.length, end: from + whole.length }];
}

/** `Format: 3 digits`, `Format: http://host/path`, `Format is xx,xx-xx` tell how a value is written; the name of a format is a word that ends its clause. */
function isName(value: string, behind: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}_+:.-]*$/u.test(unquoted(value)) && /^(?:$|[.;:)]|,?\s)/.test(behind) && !noFormat.test(value);
}

/** Words for a type, and those that go on about the format without naming it: `The format depends on the carrier.` */
const noFormat =
  /^(?:string|text|number|integer|free|unknown|any|not|as|see|of|for|that|which|must|should|may|can|will|has|have|depends|varies|differs|follows|described|given|listed|documented|defined|specified|required|expected|used)$/i;

/** `ISO 8601`, `RFC 3339` */
const standardNumber = /^ \d{3,5}(?![\p{L}\p{N}])/u;

/** `Assigned by the server.`: of the field; and not `the default that is set by the server`, `set by the device, unless it is given`. */
function isWholeClause(text: string, { index, end }: { readonly index: number; readonly end: number }): boolean {
  return /(?:^|[.,;:(–—]\s*)$/.test(text.slice(0, index)) && /^\s*(?:[.;)]|$)/.test(text.slice(end));
}

const byWhom = /\bby the\b/i;

function isOfField(text: string, at: { readonly index: number; readonly end: number }): boolean {
  return byWhom.test(text.slice(at.index, at.end)) ? isWholeClause(text, at) : !isConditional(text.slice(at.end));
}

/** `a read-only user`: what is said of something else. */
function isSaidOfNoun(behind: string): boolean {
  return /^\s+(?!(?:after|and|as|at|because|before|but|by|during|except|for|from|if|in|of|on|once|or|outside|since|so|to|unless|until|via|when|where|whereas|while|with|within|without)\b)\p{L}/iu.test(
    behind,
  );
}

/** What a length counts belongs to it. */
const counted = /^\s+(?:characters|chars|bytes|octets|bits|words|lines)\b/i;

/** `length 64 bytes` */
function countedIn(text: string): Pick<Limits, "unit"> {
  const unit = /^[^.;]*?\d\s+(bytes|octets|bits|words|lines)\b/i.exec(text)?.[1];
  return unit === undefined ? {} : { unit: unit.toLowerCase() };
}

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

/** `5 if not given` says what holds then. */
function isCondition(text: string, index: number): boolean {
  return /\b(?:if|when|where|unless|while|until)\s+(?:\p{L}+\s+){0,3}$/iu.test(text.slice(0, index)) && !/[.:;]\s+\S*$/.test(text.slice(0, index));
}

/** `Fields not given are left as they are.`: what a request leaves out, and no gap of the document. */
function isLeftOut(text: string, { index, end }: { readonly index: number; readonly end: number }): boolean {
  return (
    /^not (?:given|provided|specified)$/i.test(text.slice(index, end)) &&
    /^\s+(?:are|is|will|keeps?|remains?|stays?)\b/i.test(text.slice(end)) &&
    !/\b(?:is|are|was|were)\s+$/i.test(text.slice(0, index))
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

function limitsOf({ minimum, maximum, exact }: Match["holes"]): Limits {
  if (exact !== undefined) return { minimum: Number(exact), maximum: Number(exact) };
  return { ...(minimum === undefined ? {} : { minimum: Number(minimum) }), ...(maximum === undefined ? {} : { maximum: Number(maximum) }) };
}

/**
 * `due-date (string)`, `due-date as string`, `due-date, a string`, `string field due-date`, `string fields due-date (a day) and title`, `a due-date string`.
 */
function membersIn(text: string, types: Types, names: Names): readonly Found[] {
  if (!types.occurIn(text)) return [];
  const typed = [...text.matchAll(/(?<![\p{L}\p{N}_-])([\p{L}\p{N}][\p{L}\p{N}_.-]*)(\s+\((?:an?\s+)?|\s+as\s+(?:an?\s+)?|,\s+an?\s+)(?=(\p{L}+))/gu)];
  const after = typed.filter(
    ({ 0: match, 1: name, 2: between, 3: word, index }) => names.has(name!) || (between!.includes("(") && text[index + match.length + word!.length] === ")"),
  );
  const before = [
    ...text.matchAll(
      /(?<![\p{L}\p{N}_-])(\p{L}+)\s+(?:field|property|member|attribute|parameter)\s+(?!(?:with|of|that|which|in|for|is|has|and|or|to|accepts?|takes?|holds?|may|can|must)\b)([\p{L}\p{N}][\p{L}\p{N}_-]*)/gu,
    ),
  ];
  const several = [
    ...text.matchAll(
      /(?<![\p{L}\p{N}_-])(\p{L}+)\s+(?:fields|properties|members|attributes|parameters)\s+([\p{L}\p{N}][\p{L}\p{N}_-]*(?:\s+\([^()]*\))?(?:,\s+[\p{L}\p{N}_-]+(?:\s+\([^()]*\))?)*,?\s+and\s+[\p{L}\p{N}_-]+)/gu,
    ),
  ];
  const beside = [
    ...text.matchAll(/(?<![\p{L}\p{N}_-])(?:an?|the)\s+([\p{L}\p{N}][\p{L}\p{N}_-]*)\s+(string|number|integer|boolean)(?![\p{L}\p{N}_-])/gu),
  ].filter(([, name]) => names.has(name!));
  const member = (name: string, word: string, index: number, end: number): readonly Found[] => {
    const type = types.at(word);
    const named = type !== undefined && type.end === word.length && types.at(name) === undefined && !/^\p{Lu}+$/u.test(name);
    return named ? [{ fact: "member", value: { name, type: type.type }, index, end }] : [];
  };
  return [
    ...after.flatMap((match) => member(match[1]!, match[3]!, match.index, match.index + match[0].length + match[3]!.length)),
    ...beside.flatMap((match) => member(match[1]!, match[2]!, match.index, match.index + match[0].length)),
    ...before.flatMap((match) => member(match[2]!, match[1]!, match.index, match.index + match[0].length)),
    ...several.flatMap((match) =>
      itemsOf(match[2]!.replace(/\s+\([^()]*\)/g, "")).flatMap((name) =>
        member(name, match[1]!, text.indexOf(name, match.index), text.indexOf(name, match.index) + name.length),
      ),
    ),
  ];
}

/** `Minimum 1. Maximum 9.` is one range. */
function joined(found: readonly Found[], text: string): Found[] {
  const joinedUp: Found[] = [];
  for (const one of found) {
    const same = joinedUp.findIndex(({ fact }) => fact === one.fact);
    const earlier = joinedUp[same];
    if (earlier !== undefined && (one.fact === "range" || one.fact === "length" || one.fact === "items") && completes(earlier.value as Limits, one.value)) {
      const [first, last] = earlier.index < one.index ? [earlier, one] : [one, earlier];
      const place = sideBySide.test(text.slice(first.end, last.index)) ? { index: first.index, end: last.end } : { index: earlier.index, end: earlier.end };
      joinedUp[same] = { ...one, value: { ...(earlier.value as Limits), ...one.value }, ...place };
    } else joinedUp.push(one);
  }
  return joinedUp;
}

/** `minimum 1, maximum 9` */
const sideBySide = /^(?:\s+\p{L}+)?[.,;]?\s+(?:and\s+)?$/u;

function completes(one: Limits, other: Limits): boolean {
  return (one.minimum === undefined) !== (other.minimum === undefined) && (one.maximum === undefined) !== (other.maximum === undefined);
}
