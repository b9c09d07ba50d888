/**
 * Names that stand in a row: `width, height` in a cell, `color (string), min, max` in another one,
 * `Fields: a, b and c.` in a sentence. What makes a run of text a list of names is its shape alone:
 * parts between commas, each one word without spaces, with or without a remark in brackets.
 */
import { topLevelTypes } from "../values/media-types.ts";

export interface Name {
  readonly name: string;
  readonly remark?: string;
  /** Where the name begins in the text. */
  readonly index: number;
}

export interface ListedNames {
  /** The words before the colon. */
  readonly lead?: string;
  readonly names: readonly Name[];
}

/** The names that a text consists of, one or several; none where anything else stands in it. */
export function namesIn(text: string): readonly Name[] {
  if (oneWord.test(text)) return [{ name: text, index: 0 }];
  if (!beginsWithName.test(text) || groupedDigits.test(text)) return [];
  const names: Name[] = [];
  for (const part of partsOf(text)) {
    const name = nameOf(part.text, part.index);
    if (name === undefined) return [];
    names.push(name);
  }
  return names;
}

/** What most cells of names hold. */
const oneWord = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** `10-60,000`: the comma stands within a number. */
const groupedDigits = /\d\s?[-‐‑‒–—−…]\s?\d{1,3},\d{3}(?!\d)/u;

/** Most other texts are sentences, as the second word tells: no more of them is looked at. */
const beginsWithName = /^\s*["“]?[^\s,;:()|"“”<>/=][^\s,;:()|"“”<>=]*["”]?\s*(?:[,;(]|$)/u;

/** The two names or more that a sentence lists, after a colon or alone; one where that can be nothing but a field. */
export function namesListed(sentence: string): ListedNames | undefined {
  const body = sentence.replace(/\.$/, "");
  const colon = lastColon(body);
  const names = namesIn(body.slice(colon + 1)).map((name) => ({ ...name, index: name.index + colon + 1 }));
  const lead = colon === -1 ? undefined : body.slice(0, colon).trim();
  if ((names.length < 2 && !listsOne(lead, names)) || ofKeys.test(lead ?? "") || areAlternatives(lead, body)) return undefined;
  return lead === undefined ? { names } : { lead, names };
}

/** `The answer has a state: up, down or lost.` says what it can be, and names no things that are all there. */
function areAlternatives(lead: string | undefined, body: string): boolean {
  return lead !== undefined && /\s/.test(lead) && /\sor\s+\S+$/.test(body) && !leadsToFields(lead);
}

/** `Fields (all numbers): total`, or `total_in` alone. */
function listsOne(lead: string | undefined, [only]: readonly Name[]): boolean {
  if (only === undefined) return false;
  return lead === undefined
    ? /^\p{Ll}[\p{L}\p{N}]*_[\p{L}\p{N}_]+$/u.test(only.name)
    : leadsToFields(lead) && !noName.test(only.name) && !isGeneralWord(only.name);
}

/** `Key fields: row, seat.` says which of the fields are the key, and names no others. */
const ofKeys = /\bkeys?(?:\s+fields?)?$/i;

/** `Its fields`, `The counters are` */
export function leadsToFields(lead: string): boolean {
  return fieldsAhead.test(lead);
}

const fieldsAhead =
  /^(?:(?:the|its|all|only|further|other|additional|following|these)\s+)*(?:fields?|attributes?|propert(?:y|ies)|counters?|members?)\b[^:;]*$/i;

/** Words that answer what the fields are and name none of them. */
const noName = /^(?:none|nothing|all|any|various|varies|unknown|yes|no|n\/a|same|see|below|above|optional|required|unlimited|\d+)$/i;

/** Words that stand for a kind of value or of request wherever they occur, and so name nothing of a document. */
export function isGeneralWord(name: string): boolean {
  return generalWords.has(name);
}

const generalWords = new Set([
  ...["string", "strings", "number", "numbers", "integer", "integers", "boolean", "booleans", "object", "objects", "array", "null"],
  ...["GET", "PUT", "POST", "PATCH", "DELETE", "HEAD", "OPTIONS"],
]);

interface Part {
  readonly text: string;
  readonly index: number;
}

/** What stands between commas or semicolons outside brackets; after a comma, "b and c" and "and c" are parts as well. */
function partsOf(text: string): readonly Part[] {
  const cuts = commas(text);
  const parts = [-1, ...cuts].map((cut, at) => ({ text: text.slice(cut + 1, cuts[at] ?? text.length), index: cut + 1 }));
  const last = parts.pop()!;
  return [...parts, ...(cuts.length === 0 ? [last] : conjoined(last))].filter((part, at) => at === 0 || part.text.trim() !== "");
}

function commas(text: string): readonly number[] {
  const cuts: number[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === "(") depth += 1;
    else if (character === ")") depth -= 1;
    else if (depth <= 0 && (character === "," || character === ";")) cuts.push(at);
  }
  return cuts;
}

function conjoined(part: Part): readonly Part[] {
  const opening = /^\s*(?:and|or)\s+/.exec(part.text);
  if (opening !== null) return [{ text: part.text.slice(opening[0].length), index: part.index + opening[0].length }];
  const between = /(?<=\S)\s+(?:and|or)\s+(?=[^\s()]+\s*(?:\([^()]*\))?\s*$)/.exec(part.text);
  if (between === null) return [part];
  const second = between.index + between[0].length;
  return [
    { text: part.text.slice(0, between.index), index: part.index },
    { text: part.text.slice(second), index: part.index + second },
  ];
}

function nameOf(text: string, index: number): Name | undefined {
  const match = /^(\s*["“]?)([^\s,;:()|"“”<>/=][^\s,;:()|"“”<>=]*)["”]?(?:\s+\(([^()]*)\))?\s*$/u.exec(text);
  const name = match?.[2];
  if (match === null || name === undefined || !/[\p{L}\p{N}]/u.test(name) || mediaType.test(name)) return undefined;
  const remark = match[3];
  return { name, ...(remark === undefined ? {} : { remark }), index: index + (match[1]?.length ?? 0) };
}

/** `text/csv`: how something is written, and no name. */
const mediaType = new RegExp(String.raw`^${topLevelTypes}/[a-z\d]`, "i");

/** The last colon outside brackets that a space follows. */
function lastColon(text: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === ")") depth += 1;
    else if (text[at] === "(") depth -= 1;
    else if (depth <= 0 && text[at] === ":" && /\s/.test(text[at + 1] ?? "")) return at;
  }
  return -1;
}
