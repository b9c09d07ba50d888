/** What a cell or a remark says of a field's type: `number (0 or 1)`, `array of objects`, `strings`. */
import { letter, literally, notWithinWord } from "../../values/pattern.ts";
import { remembered } from "../../values/remembered.ts";
import { eitherOf } from "../alternatives.ts";
import type { Limits } from "../fact.ts";
import type { TypeWord, Wording } from "../wording.ts";
import { listOf } from "../lists.ts";
import { countOf, countWords } from "./counts.ts";

export interface Typed {
  readonly type: string;
  readonly index: number;
  readonly end: number;
  /** How many items there are: `list of 1 to 9 strings`. */
  readonly items?: Limits;
}

/** Finds the words of types in texts. */
export interface Types {
  /** The type that a text begins with. */
  readonly at: (text: string) => Typed | undefined;
  /** Whether a word of a type stands in a text. */
  readonly occurIn: (text: string) => boolean;
  /** Every word of a type in a text. */
  readonly words: (text: string) => readonly Typed[];
}

export function typesOf({ types }: Wording): Types {
  const byWord = new Map<string, TypeWord>();
  for (const [type, words] of Object.entries(types) as [TypeWord, readonly string[]][]) {
    for (const word of words) if (!byWord.has(word)) byWord.set(word, type);
  }
  const once = new RegExp([...byWord.keys()].map((word) => literally(word)).join("|"), "i");
  const any = [...byWord.keys()]
    .sort((one, other) => other.length - one.length)
    .map((word) => literally(word))
    .join("|");
  const noun = notWithinWord(`(?:(?:${any})(?:s|(?<=sh)es)?)`);
  const plain = new RegExp(noun, "giu");
  const known = (word: string): TypeWord => byWord.get(word.toLowerCase()) ?? byWord.get(word.toLowerCase().replace(/(?<=sh)es$|s$/, "")) ?? "string";
  const list = notWithinWord(`(?:${[...byWord].flatMap(([word, type]) => (type === "array" ? [literally(word)] : [])).join("|")}|set)s?`);
  const arrayOfLists = new RegExp(String.raw`^${list}\s+of\s+(?=${list}\s+of\s)`, "iu");
  const arrayOf = new RegExp(String.raw`^(${noun}|${notWithinWord("sets?")})\s+of\s+(?:(${countWords})\s+|${letter()}+\s+)?(${noun})`, "iu");
  const bracketed = new RegExp(
    String.raw`^(${noun})(?:\s*\[\s*\])+|^<\s*(${noun})\s*>\s*array\b|^\[\s*\]\s*(${noun})|^(?:array|list|set)\s*[<[(]\s*(${noun})\s*[>\])]`,
    "iu",
  );
  const trailing = new RegExp(String.raw`^(${noun})\s+(?:array|collection|list)(?![\p{L}\p{N}_-])(?!\s+of\b)`, "iu");
  const listing = new RegExp(String.raw`^(${noun})\s*[([:,;]\s*(?:only\s+|either\s+)?(${literals})\s*[)\]]?`, "iu");
  const listedFirst = new RegExp(String.raw`^(${literals})\s*[,(]\s*(${noun})\s*\)?\s*$`, "iu");
  const term = String.raw`(?:an?\s+)?(?:${noun}\s+of\s+${noun}|${noun}(?:\s*\[\s*\])?)`;
  const either = new RegExp(String.raw`^${term}(?:\s*,\s*${term})*(?:,?\s*(?:\bor\b|[/|])\s*${term})+`, "iu");
  const first = new RegExp(`^${noun}`, "iu");

  const listAt = (text: string): Omit<Typed, "index"> | undefined => {
    const outer = arrayOfLists.exec(text);
    const inner = outer === null ? undefined : listAt(text.slice(outer[0].length));
    if (inner !== undefined) return { type: listOf(inner.type), end: outer![0].length + inner.end };
    const array = arrayOf.exec(text);
    if (array !== null && (known(array[1]!) === "array" || /^sets?$/i.test(array[1]!))) {
      return { type: listOf(known(array[3]!)), end: array[0].length, ...(array[2] === undefined ? {} : { items: countOf(array[2]) }) };
    }
    const ofItems = trailing.exec(text);
    const items = bracketed.exec(text) ?? (ofItems !== null && known(ofItems[1]!) !== "array" ? ofItems : null);
    if (items === null) return undefined;
    const held = known(items.slice(1).find((one) => one !== undefined)!);
    const levels = Math.max(1, items[0].split("[").length - 1);
    return { type: Array.from({ length: items[1] === undefined ? 1 : levels }).reduce<string>(listOf, held), end: items[0].length };
  };
  const alternativesAt = (text: string): Omit<Typed, "index"> | undefined => {
    const [several = ""] = either.exec(text) ?? [];
    const terms = several.split(/\s*(?:,?\s*\bor\b|[,/|])\s*/i).map((one) => one.replace(/^an?\s+/i, ""));
    const types = new Set(terms.map((one) => listAt(one)?.type ?? known(one)));
    // `list of strings or numbers`: these are its items.
    const areItems = terms.slice(1).some((one) => /s$/i.test(one) && !byWord.has(one.toLowerCase()) && listAt(one) === undefined);
    return types.size < 2 || areItems ? undefined : { type: eitherOf(types), end: several.length };
  };

  // Cells of types by the thousand say the same few things.
  const at = remembered((text: string): Typed | undefined => {
    const offset = text.length - text.trimStart().length;
    const rest = text
      .slice(offset)
      .replace(
        /^(?:null\s*(?:\bor\b|\|)\s*)?(?:(?:an?|the)\s+)?(?:(?:optional|required)\s*,\s*)?(?:(?:positive|negative|non-negative|unsigned|signed|nullable|optional)\s+)?/i,
        "",
      );
    const index = text.length - rest.length;
    const several = alternativesAt(rest) ?? listAt(rest);
    if (several !== undefined) return { ...several, index, end: index + several.end };
    const map = ofMaps.exec(rest);
    if (map !== null) return { type: "object", index, end: index + map[0].length };
    const ofObject = named.exec(rest);
    if (ofObject !== null && !byWord.has(ofObject[1]!.toLowerCase())) return { type: "object", index, end: index + ofObject[0].length };
    const kind = kindOfText.exec(rest);
    if (kind !== null) return { type: "string", index: index + kind[1]!.length, end: index + kind[0].length };
    const texts = ofDatabases.exec(rest);
    if (texts !== null) return { type: "string", index, end: index + texts[0].length };
    const sized = precision.exec(rest);
    if (sized !== null) return { type: known(sized[1]!), index, end: index + sized[0].length };
    const listed = listing.exec(rest);
    if (listed !== null && /^(?:number|integer)$/.test(known(listed[1]!))) return { type: alternatives(listed[2]!), index, end: index + listed[0].length };
    if (onlyLiterals.test(rest)) return { type: alternatives(rest.trimEnd()), index, end: text.trimEnd().length };
    const behind = listedFirst.exec(rest);
    if (behind !== null && /^(?:number|integer)$/.test(known(behind[2]!))) return { type: alternatives(behind[1]!), index, end: index + behind[0].length };
    const word = first.exec(rest);
    return word === null ? undefined : { type: known(word[0]), index, end: index + word[0].length };
  });
  const words = (text: string): readonly Typed[] =>
    [...text.matchAll(plain)].map((match) => ({ type: known(match[0]), index: match.index, end: match.index + match[0].length }));
  return { at, occurIn: (text) => once.test(text), words };
}

/** `Decimal(10,2)`, `Number(10,2)`: how many digits there are, and how many behind the point. */
const precision = /^(decimal|numeric|float|double|real|number(?=\())\s*\(\s*\d+\s*,\s*\d+\s*\)/i;

/** `{string: number}`, `{[name: string]: Thing}`: values under names of any sort. */
const ofMaps = /^\{\s*(?:\[\s*\p{L}+\s*:\s*)?(?:strings?|str|text|keys?|names?)\s*\]?\s*:\s*[\p{L}][\p{L}\p{N}_. -]*\}/iu;

/** `Thing object`, and nothing else: an object of a type that has a name. */
const named = /^([\p{L}][\p{L}\p{N}_.-]*)\s+object(?=\s*(?:[,;)]|$))/iu;

/** `numeric string`, `hex string`: a text, however it is written. */
const kindOfText = /^((?:numeric|numerical|decimal|hex|hexadecimal|base64|binary|alphanumeric|ascii|json)\s+)(?:string|text)(?![\p{L}\p{N}_-])/iu;

/** `varchar(45)`, `char(2)`: what databases call a text, before its length. */
const ofDatabases = /^(?:n?varchar2?|n?char|character varying)(?=\s*(?:\(\d+\)|[|,]|$))/i;

const literal = String.raw`-?\d+(?:\.\d+)?`;
const literals = String.raw`${literal}(?:\s*(?:,|/|\||\bor\b)\s*${literal})+`;
/** `0 or 1`, where nothing else is said. */
const onlyLiterals = new RegExp(String.raw`^${literals}\s*$`, "iu");

function alternatives(list: string): string {
  return list
    .split(/\s*(?:,|\/|\||\bor\b)\s*/)
    .filter((one) => one !== "")
    .join(" or ");
}
