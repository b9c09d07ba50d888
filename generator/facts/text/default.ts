/** What a text says of a default: `Default 5.`, `Default size is 64.`; and where the word stands before a thing that is called so: `The default gateway.` */
import type { FoundFact } from "../fact.ts";
import type { PhraseMatch } from "./phrase.ts";
import { isNumeral, scalarOf, unquoted } from "./values.ts";

export function defaultIn({ holes, index, end }: PhraseMatch, text: string): readonly FoundFact[] {
  const first = holes.value ?? "";
  const others = text.slice(index, end).endsWith(first) ? (andOthers.exec(text.slice(end))?.[0] ?? "") : "";
  const value = first + others;
  const at = { index, end: end + others.length };
  if (isPartOfThing(text, at, value)) return ofThing(text, at);
  if (
    isNoValue.test(value) ||
    isToldBy(text, at, value) ||
    isSameAsOther.test(text.slice(0, index)) ||
    isDone(text, at, value) ||
    isMeaning(text, index) ||
    isPurpose(text, at) ||
    isMeant(text, at) ||
    isKindOfThing(text, at) ||
    isOfOther(text, at, value)
  )
    return [];
  return [{ fact: "default", value: isEmpty(value, text) ? "" : scalarOf(value), ...at }];
}

/** `Default left,right.`: several values of a list, which no space divides. */
const andOthers = /^(?:,[\p{L}_][\p{L}\p{N}_-]*)+(?=[\s.;)]|$)/u;

/** `Default depends on the model.`, `Default: see below.`, `Default: the host name`: words that tell of a value and are none; `an empty text` is one. */
const isNoValue = /^(?:(?:not|depends|differs|varies|follows|applies|see)\b|(?:the|an?|its|their|whatever|same|number of)\s+(?!(?:empty|blank)\b)\S)/i;

const derived = "provided|used|determined|taken|defined|chosen|set|given|assigned|derived|inherited";
const derivedBySomething = new RegExp(`^(?:${derived})$`, "i");

/** `The default is to check it.`, `will default to be the same`, `The default is provided by the model.`: what is done, and no value. */
function isToldBy(text: string, { index, end }: { readonly index: number; readonly end: number }, value: string): boolean {
  return (
    /\b(?:is|are)\s+to\s+\S+$/i.test(text.slice(index, end)) || value === "be" || (derivedBySomething.test(value) && /^\s+(?:by|from)\b/i.test(text.slice(end)))
  );
}

/** `If it is left out, it is ignored.`, `Where it is missing, the value is computed.`: what becomes of it, and no value; `it is 5` is one. */
function isDone(text: string, { index, end }: { readonly index: number; readonly end: number }, value: string): boolean {
  return /^(?:it|this|that)$/i.test(value) || (/,\s+(?:it|the value) is\s+\S+$/i.test(text.slice(index, end)) && becomes.test(value));
}

const becomes = new RegExp(
  `^(?:${derived}|computed|calculated|generated|created|copied|made|ignored|skipped|left|kept|removed|omitted|rejected|refused|enabled|disabled)$`,
  "i",
);

/** `Same default as mode.`, `unless another default is stated` */
const isSameAsOther = /\b(?:same|other|another|different)\s+$/i;

/** `Default empty.`: none of the values that the text lists. */
function isEmpty(value: string, text: string): boolean {
  return /^(?:empty|blank)$/i.test(value) && [...text.matchAll(new RegExp(String.raw`\b${value}\b`, "gi"))].length === 1;
}

/**
 * `default Primary storage`, `default is Zone time`: a word that the next one belongs to. A number, a literal and what stands in quotes are values whatever
 * follows.
 */
function isPartOfThing(text: string, { index, end }: { readonly index: number; readonly end: number }, value: string): boolean {
  if (!/^default/i.test(text.slice(index, end)) || isNumeral(value) || typeof scalarOf(value) !== "string" || unquoted(value) !== value) return false;
  const behind = text.slice(end);
  return (/^\s+\p{L}/u.test(behind) && !goesOn.test(behind)) || (thing.test(text.slice(index, end)) && /^\s+(?:\(|(?:for|in|on|of)\b)/i.test(behind));
}

/** `Default policy for packets`: what a default is of, where no sign stands between. */
const thing =
  /^default\s+(?:address|behavio(?:u)?r|domain|gateway|group|interface|interval|limit|method|mode|name|policy|pool|port|priority|profile|route|server|setting|size|template|timeout|type|value|vlan|weight|zone)s?$/i;

/** What may follow a value that is a word. */
const goesOn =
  /^\s+(?:if|when|where|unless|until|till|while|as|in|on|at|for|by|from|since|with|without|after|before|but|and|or|then|otherwise|which|that|else|only|per|depending)\b/i;

/** `Default size is 64`: what of the field the default is of may have a name. */
function ofThing(text: string, { index, end }: { readonly index: number; readonly end: number }): readonly FoundFact[] {
  const [whole, value] = /^\s+(?:\p{L}+\s+)?(?:is|=|:)\s+([-+]?\d+(?:\.\d+)?)(?![\p{L}\p{N}.-]*[\p{L}\p{N}])/u.exec(text.slice(end)) ?? [];
  return whole === undefined ? [] : [{ fact: "default", value: scalarOf(value!), index, end: end + whole.length }];
}

/** `'plain': default marking (0)` tells what a value means. */
function isMeaning(text: string, index: number): boolean {
  return /['"’”]:\s*$/.test(text.slice(0, index));
}

/** `how many to initially skip` */
function isPurpose(text: string, { index, end }: { readonly index: number; readonly end: number }): boolean {
  return /^initially\b/i.test(text.slice(index, end)) && /\bto\s+$/i.test(text.slice(0, index));
}

/** `Allowed values: default, low. default: Usual marking. low: Served last.`: what the value that is called so means, as others are explained beside it. */
function isMeant(text: string, { index, end }: { readonly index: number; readonly end: number }): boolean {
  if (!/^default\s*:/.test(text.slice(index, end))) return false;
  const listed = new Set(text.slice(0, index).split(/[\s,:;|.]+/));
  return listed.has("default") && [...text.matchAll(/[.;]\s+([^\s,:;|.]+):\s/g)].some(([, label]) => label !== "default" && listed.has(label!));
}

/** `Uses the default portal.`: which portal, and no default of the value; `its default value applies` says of none what it is. */
function isKindOfThing(text: string, { index, end }: { readonly index: number; readonly end: number }): boolean {
  const words = text.slice(index, end);
  return (
    /[\p{L}\p{N}]\s+$/u.test(text.slice(0, index)) &&
    (/^default\s+(?!(?:true|false|null)$)\p{Ll}[\p{L}-]*$/u.test(words) ||
      /^default\s+value\s+(?:applies|holds|counts|stands|remains|stays|displayed|shown|used|taken|sent)$/i.test(words))
  );
}

/** Before `by default` and `is the default` stands the value only where it begins its clause: `Uses 5 by default.` may be of anything. */
function isOfOther(text: string, { index, end }: { readonly index: number; readonly end: number }, value: string): boolean {
  if (!/(?:by default|is the default|otherwise(?:\s+\w+)?|(?:omitted|absent|set|given|specified))$/i.test(text.slice(index, end))) return false;
  const isWord = typeof scalarOf(value.toLowerCase()) === "string" && !isNumeral(value) && unquoted(value) === value;
  return isWord || !/(?:^|[,.;:(])\s*$/.test(text.slice(0, index));
}
