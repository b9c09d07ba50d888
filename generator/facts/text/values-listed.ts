/** Values that a text lists: `Allowed values: on, off.`, `open and closed appear`; a range in their place, and what each of them means. */
import type { Scalar } from "../../model/shape.ts";
import { topLevelTypes } from "../../values/media-types.ts";
import type { FoundFact } from "../fact.ts";
import { explainedFrom } from "./explained.ts";
import type { PhraseMatch } from "./phrase.ts";
import { listItems, scalarOf, unquoted } from "./values.ts";

/** The values that a phrase lists: all that are allowed, or some that are known. */
export function listedValues(name: "values" | "known", { holes, index, end }: PhraseMatch, text: string): readonly FoundFact[] {
  const at = { index, end };
  if (isOfSeveral(text, at)) return [];
  const limits = name === "values" ? limitsAmong(text.slice(index), holes.values ?? "") : undefined;
  if (limits !== undefined) return [{ fact: "range", value: { minimum: limits.minimum, maximum: limits.maximum }, index, end: index + limits.end }];
  const explained = name === "values" ? explainedFrom(text, text.indexOf(holes.values ?? "", index)) : undefined;
  if (explained !== undefined) return [{ fact: "values", value: explained.values.map(({ value }) => scalarOf(value)), index, end: explained.end }];
  const items = withoutMeanings(listItems(apartBySlashes((holes.values ?? holes.value ?? "").replace(meaningOf, ""))));
  if (name === "known" && !/^the\b|\binclude\b/i.test(text.slice(index, end)) && !areSeveral(items, text, at)) return [];
  const isList = items.length > 1 || name === "known" || /\b(?:values|options)\b/i.test(text.slice(index, end));
  const usual = items.find((item) => isDefault.test(item));
  if (toldElsewhere.test(holes.values ?? "") || areLimits.test(holes.values ?? "") || isCutOff(items, text.slice(end))) return [];
  if (!isList || isRange(items, text.slice(end)) || isProse(items, text.slice(end))) return [];
  const isOpen = items.length > 2 && amongOthers.test(items.at(-1)!);
  if (isOpen || followedByOthers.test(text.slice(end))) return [{ fact: "known", value: (isOpen ? items.slice(0, -1) : items).map(withoutMark), ...at }];
  return [
    { fact: name, value: items.map(withoutMark), ...at },
    ...(usual === undefined ? [] : [{ fact: "default", value: withoutMark(usual), ...at } as const]),
  ];
}

/** `At least one of zone or tag must be given.`: fields of which some are there, and no values of one. */
function isOfSeveral(text: string, { index, end }: { readonly index: number; readonly end: number }): boolean {
  return (
    /^one of\b/i.test(text.slice(index, end)) && (/\b(?:at least|at most|exactly|only)\s+$/i.test(text.slice(0, index)) || isPresence.test(text.slice(end)))
  );
}

const isPresence =
  /^\s+(?:(?:must|should|has to|have to|needs? to|can|may)\s+be|is|are)\s+(?:provided|defined|given|specified|set|present|required|allowed|supplied|used|needed|passed|sent)\b/i;

/** `Valid values are multicast addresses.`, `Accepted values range widely.`: a word that the sentence goes on behind. */
function isProse([first = "", ...others]: readonly string[], behind: string): boolean {
  if (others.length > 0 || unquoted(first) !== first || typeof scalarOf(first) !== "string") return false;
  return (
    /^(?:ranges?|from|between|includes?|including)$/i.test(first) ||
    (/^\s+\p{L}/u.test(behind) && !/^\s+(?:if|when|where|unless|for|in|only|by|and|or)\b/i.test(behind))
  );
}

/** `Allowed values are between 0 and 15.`: the limits say it. */
const areLimits = /^between\s+-?\d/i;

/** `Complete or In Progress`, `0 seconds, 1 minute`, `"one" for a single device or "all" for each`: the first of several that are no single words. */
function isCutOff(items: readonly string[], behind: string): boolean {
  return items.length === 1 && /^\s+(?:(?:and|or)\s+\p{Lu}|\p{L}+,\s+\d|for\s[^.;]*\bor\s+["'“‘])/u.test(behind);
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

/** `0=off, 1=on`: numbers, with what each of them means. */
function withoutMeanings(items: readonly string[]): readonly string[] {
  const numbers = items.map((item) => /^(-?\d+)=[^=\d]/.exec(item)?.[1]);
  return items.length > 1 && numbers.every((one) => one !== undefined) ? numbers : items;
}

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
