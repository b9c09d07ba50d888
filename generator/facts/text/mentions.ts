/**
 * What a text mentions that no other words can say: numbers, paths, placeholders, names, acronyms, terms. Two wordings of one
 * statement mention the same.
 */
import { topLevelTypes } from "../../values/media-types.ts";
import { literalPattern, notWithinWord } from "../../values/pattern.ts";
import { sortShort } from "../../values/sort-short.ts";
import { earlierValuesIn } from "./earlier-values.ts";
import { matchesOf } from "./matches.ts";
import { numeral, numeralOf } from "./numerals.ts";
import type { DeclaredNames } from "./remember-facts.ts";
import { typedPlaceholder, withoutTypes } from "./typed-placeholders.ts";

export interface Mention {
  readonly value: string;
  readonly isPath?: true;
  readonly index: number;
  readonly end: number;
}

export interface Mentions {
  /** @param names lower-case names that count as such wherever they stand, since somebody declares them */
  readonly of: (text: string, names: DeclaredNames) => readonly Mention[];
}

const placeholder = String.raw`(?:\{[^{}\s]+\}|\{\p{L}+(?: \p{L}+){1,6}\}|<[^<>]+>)`;
/** Keys side by side are joined by any sign. */
const segment = String.raw`(?:${typedPlaceholder}|[\p{L}\p{N}._~%+*:@!$&=-]|${placeholder}|(?<=[}>])[,;](?=[{<]))`;
const quotes = String.raw`["'“”‘’]`;

const path = new RegExp(String.raw`(?<![\p{L}\p{N}<>/}.])(?:${placeholder}(?::\d{2,5})?)?(?:/(?:\[[\p{L}\p{N}_-]+\](?=/|[\s"'.,;:]|$)|${segment}+))+`, "gu");
const mediaType = new RegExp(String.raw`(?<![\p{L}\p{N}/])${topLevelTypes}/[a-z0-9](?:[\w.+-]*\w)?(?:;\s?[\w-]+=[\w"+-]+)*`, "gu");
/** Each with what a text must hold to be worth the search, and whether it also finds what is otherwise too general. */
const patterns: readonly (readonly [needs: RegExp, pattern: RegExp, isTold?: true])[] = [
  // Addresses as a whole.
  [/:\/\//, /(?<![\p{L}\p{N}])[a-z][a-z0-9+.-]*:\/\/[^\s"'`()[\]<>|,;]*[^\s"'`()[\]<>|,;.:!?]/giu],
  // Placeholders, with what is joined to them.
  [/[{<]/, new RegExp(String.raw`(?:[\p{L}\p{N}_+-]*${placeholder}(?:[,;.:&|](?=${placeholder}))?)+[\p{L}\p{N}_+-]*`, "gu")],
  // Quoted words.
  [/["'“‘]/, new RegExp(String.raw`(?<=(?:^|\s|\()${quotes})[\p{L}\p{N}_.-]+(?=${quotes})`, "gu")],
  // Header names, names with underscores or digits, names in camel case.
  [/-[A-Z]/, /(?<![\p{L}\p{N}_-])[A-Z][A-Za-z0-9]*(?:-[A-Z][A-Za-z0-9]*)+(?![\p{L}\p{N}_-])/gu],
  [/v\d+\./, /(?<![\p{L}\p{N}_-])v\d+(?:\.\d+)+(?![\p{L}\p{N}_-])/gu],
  [/_/, /(?<![\p{L}\p{N}_-])\p{L}[\p{L}\p{N}-]*_[\p{L}\p{N}_-]*/gu],
  [/\d/, /(?<![\p{L}\p{N}_-])(?:\p{L}+\d[\p{L}\p{N}_-]*|\d+[\p{L}_][\p{L}\p{N}_-]*)/gu],
  [/\p{Ll}\p{Lu}/u, /(?<![\p{L}\p{N}_-])\p{Ll}+(?:\p{Lu}[\p{Ll}\p{N}]*)+(?![\p{L}\p{N}_-])/gu],
  // Headers of one word: after or before that word, or with a value that only a header has.
  [/header/i, /(?<=\bheaders?\s+)[A-Z][a-z]+(?![\p{L}\p{N}_-])|(?<=[\p{Ll},]\s+)[A-Z][a-z]+(?=\s+header\b)/gu],
  [/:\s+\w+\//, new RegExp(String.raw`(?<![\p{L}\p{N}_-])[A-Z][a-z]+(?=:\s+${topLevelTypes}/)`, "gu")],
  // Protocols with their versions, and notations with their numbers.
  [/[A-Z][/-]\d/, /(?<![\p{L}\p{N}_/-])[A-Z]{2,}[/-]\d+(?:\.\d+)?(?![\p{L}\p{N}_/-])/gu],
  // How the service is reached, where it is no word for methods or resources.
  [
    /HTTP/,
    /(?<=\b(?:over|by|via) (?:plain )?)HTTP(?!\w)(?! (?:methods?|verbs?|requests?|calls?)\b)|HTTP(?= (?:and|or) HTTPS)|(?<=HTTPS (?:and|or) )HTTP(?!\w)/gu,
    true,
  ],
  // The scheme of an address, in small letters.
  [/https/, /(?<![\p{L}\p{N}_/.-])https(?![\p{L}\p{N}_:/.-]*[\p{L}\p{N}/])/gu],
  // Two words with a bar between them: `up/down`.
  [/\//, /(?<![\p{L}\p{N}/])\p{L}\p{Ll}+\/\p{Ll}+(?![\p{L}\p{N}/])/gu],
  // Acronyms.
  [/[A-Z][A-Z0-9]/, /(?<![\p{L}\p{N}_-])[A-Z][A-Z0-9]+\+?(?=s?(?![\p{L}\p{N}_-]))/gu],
  // Literals; `this is true for all` has none.
  [/true|false|null/, /(?<![\p{L}\p{N}_-])(?:true(?! (?:for|of)\b)|false|null)(?![\p{L}\p{N}_-])/gu],
  // Numbers.
  [/\d/, /(?<![\p{L}\p{N}_.])-?\d+(?:\.\d+)?(?![\p{L}_])/gu],
];

const numeralWord = new RegExp(notWithinWord(`(?:${numeral}|both(?! (?:included|inclusive|ends|limits|bounds)))`), "giu");

/** `_In all editions_`: definitions keep the signs around words that a document emphasises, which are part of no name. */
const emphasised = /(?<![\p{L}\p{N}_])_(?=[^\s_])([^_`]*[^\s_`])_(?![\p{L}\p{N}_])/gu;

/** Words that a sentence about any API may have or lack. */
const general = new Set(["API", "JSON", "REST", "HTTP", "URI", "URL", "ID", "OR", "AND", "NOT", "NB", "OK", "and/or"]);

/** @param terms each with the ways to say it between bars */
export function mentionsWith(terms: readonly string[]): Mentions {
  const ways = terms.map((term) =>
    term
      .split("|")
      .map((way) => way.trim())
      .filter((way) => way !== ""),
  );
  const first = new Map(ways.flatMap(([name = "", ...others]) => [name, ...others].map((way) => [inOneWay(way), name] as const)));
  const several = new Set(
    ways
      .flat()
      .filter((way) => plural.test(way))
      .map(inOneWay),
  );
  const any = [...first.keys()]
    .sort((one, other) => other.length - one.length)
    .map((way) =>
      `${literalPattern(way)}${several.has(way) ? "s?" : ""}`
        .replace(/\s+/g, "\\s+")
        .replace(/\bcannot\b/g, "(?:can\\s?not|can['’]t)")
        .replace(/\bthe\b/g, "(?:the|those|these)")
        .replace(/^only\b/, "(?<!\\bnot )only"),
    );
  const allowances = [...first].flatMap(([way, name]) => allowanceOf(way, name) ?? []);
  const term = any.length === 0 ? undefined : new RegExp(notWithinWord(`(?:${any.join("|")})`), "giu");
  const of = (written: string, names: DeclaredNames): readonly Mention[] => {
    const text = written.includes("_") ? written.replace(emphasised, (_, words: string) => ` ${words} `) : written;
    const found: Mention[] = text.includes("/")
      ? [
          ...matchesOf(path, text)
            .filter(([one]) => /[\p{L}\p{N}{<]/u.test(one))
            .map((match) => pathOf(match[0], match.index)),
          ...matchesOf(mediaType, text).map((match) => wholeOf(match[0], match.index)),
        ]
      : [];
    const add = (index: number, end: number, value: string, isTold = false): void => {
      if ((isTold || (!general.has(value.toLowerCase()) && !general.has(value))) && !found.some((one) => index < one.end && end > one.index))
        found.push({ value, index, end });
    };
    for (const match of term === undefined ? [] : matchesOf(term, text)) {
      add(match.index, match.index + match[0].length, first.get(inOneWay(match[0]))!);
    }
    for (const { name, pattern } of mayAllow.test(text) ? allowances : []) {
      for (const { index, 0: match } of matchesOf(pattern, text)) add(index, index + match.length, name);
    }
    for (const [needs, pattern, isTold] of patterns) {
      if (!needs.test(text)) continue;
      for (const { 0: match, index } of matchesOf(pattern, text)) {
        const word = match.endsWith("ed") && !names.has(match) ? match.replace(participle, "") : match;
        add(index, index + word.length, plainly(word), isTold);
      }
    }
    for (const match of matchesOf(numeralWord, text)) add(match.index, match.index + match[0].length, String(numeralOf(match[0]) ?? 2));
    for (const match of matchesOf(declarable, text)) if (names.has(match[0])) add(match.index, match.index + match[0].length, match[0]);
    for (const { value, index } of listedNames(text, names)) add(index, index + value.length, value);
    const past = earlierValuesIn(text);
    const current = past.length === 0 ? found : found.filter(({ index }) => !past.some((one) => one.index <= index && index < one.end));
    return sortShort(current, (one, other) => one.index - other.index);
  };
  return { of };
}

/** `cannot be moved`, `can be moved`: as what something does not allow, or allows. */
function allowanceOf(way: string, name: string): { readonly name: string; readonly pattern: RegExp } | undefined {
  const [, denied, done] = /^can(not)? (?:be )?(\p{L}{3,})$/u.exec(way) ?? [];
  if (done === undefined) return undefined;
  const verb = `${literalPattern(done.replace(/(?<=\p{L}{3})e?d$/u, ""))}\\p{L}*`;
  const allowing = String.raw`(?:allow|permit|support)(?:s|ed|ing)?\b[^.;:]{0,60}?(?<![\p{L}\p{N}_-])${verb}`;
  return {
    name,
    pattern: new RegExp(
      denied === undefined
        ? String.raw`(?<!(?:\bnot|n['’]t|\bnever|\bwithout|\bcannot)\s+)\b${allowing}`
        : String.raw`(?:\bnot|n['’]t|\bnever|\bwithout|\bcannot)\s+${allowing}`,
      "giu",
    ),
  };
}

const mayAllow = /\b(?:allow|permit|support)/i;

/** In one of the ways in which words that say the same may be written; one of what a term calls several is of the term. */
function inOneWay(term: string): string {
  return term
    .replace(plural, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/\bcan(?: not|['’]t)(?!\w)/g, "cannot")
    .replace(/\b(?:those|these)\b/g, "the");
}

/** The end of `key fields`. */
const plural = /(?<=\s\p{Ll}{2,}[^s\P{Ll}])s$/u;

/** `utf8-encoded`: of what is made so the name is the beginning. */
const participle = /(?<=\d)-\p{Ll}{3,}ed$/u;

/** As it is compared. */
function plainly(word: string): string {
  if (word === "https") return "HTTPS";
  return /^\p{Lu}\p{Ll}+\//u.test(word) ? word.toLowerCase() : word;
}

/** What counts as a name where somebody declares it: words with hyphens, and capitalised ones within a sentence. */
const declarable = /(?<![\p{L}\p{N}_-])(?:\p{Ll}+(?:-\p{Ll}+)+|(?<=[\p{Ll}\p{N},(] )\p{Lu}\p{Ll}+)(?![\p{L}\p{N}_-])/gu;

/** Bounded, so that the search through a long line takes no longer than the line. */
const listOfWords = /(?<![\p{L}\p{N}_-])[\p{L}\p{N}_-]{1,80}(?:,\s+[\p{L}\p{N}_-]{1,80}){0,40},?\s+(?:and|or)\s+[\p{L}\p{N}_-]+/gu;

const isComposed = /^\p{Ll}+(?:-\p{Ll}+)+$/u;

/** `mark, shelf and row`: words in a list, of which most are declared; of two both are. Beside a declared name with a hyphen, others with one are names. */
function listedNames(text: string, names: DeclaredNames): readonly { readonly value: string; readonly index: number }[] {
  if (!/\s(?:and|or)\s/.test(text)) return [];
  return [...text.matchAll(listOfWords)].flatMap((list) => {
    const words = [...list[0].matchAll(/[\p{L}\p{N}_-]+/gu)].filter(([one]) => one !== "and" && one !== "or");
    const declared = words.filter(({ 0: one, index }) => names.has(nameAt(text, list.index + index, one)));
    const isMost = declared.length * 3 >= words.length * 2 && words.length > 1;
    const composed = declared.some(([one]) => isComposed.test(one)) ? words.filter(([one]) => isComposed.test(one)) : [];
    return (isMost ? words : composed).map(({ 0: one, index }) => ({ value: isMost ? nameAt(text, list.index + index, one) : one, index: list.index + index }));
  });
}

/** A sentence begins with a capital. */
function nameAt(text: string, index: number, word: string): string {
  return /(?:^|[.:;]\s+)$/.test(text.slice(0, index)) && /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word;
}

function wholeOf(value: string, index: number): Mention {
  return { value, index, end: index + value.length };
}

/**
 * A full stop or a colon after a path ends the sentence, not the path. Several words in braces are no name: they stand for a part of the path as those in angle
 * brackets do.
 */
function pathOf(written: string, index: number): Mention {
  const path = written.replace(/[.:,]+$/, "");
  return { value: withoutTypes(path).replace(/\{([^{}]* [^{}]*)\}/g, "<$1>"), isPath: true, index, end: index + path.length };
}
