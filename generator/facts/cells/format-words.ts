/** Formats that stand in the place of a type, or behind one. */

/** Those of JSON Schema that are no words of a sentence: each is that of a string. */
const words = "date-time|date|[gu]uid|email|hostname|ipv4|ipv6|uri";

/** `string (date-time)` */
export const formatInBrackets = inBrackets(words);

function inBrackets(formats: string): RegExp {
  return new RegExp(String.raw`^[(<]\$?(${formats})[)>]$`, "i");
}

const first = new RegExp(String.raw`^\s*(${words})(?=\s*(?:[,;)]|$))`, "i");

/** The one that a remark begins with: `(date-time, required)`. */
export function formatFirst(remark: string): string | undefined {
  return first.exec(remark)?.[1]?.toLowerCase();
}

/** A format that stands in the place of a type: `date-time`, `uuid`, `date or null`. */
export function formatAlone(text: string): string | undefined {
  const word = alone.exec(text)?.[1]?.toLowerCase();
  return word === undefined ? undefined : (synonyms.get(word) ?? word);
}

/** What JSON Schema calls otherwise. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ["datetime", "date-time"],
  ["file", "binary"],
]);

const alone = new RegExp(String.raw`^\s*(?:nullable\s+)?(${words}|datetime|file|binary)(?:\s*(?:\bor\b|[|,])\s*null(?:able)?)?\s*$`, "i");

/** `int32`, `double`: words for a type that OpenAPI calls its format. */
const numbers = "u?int(?:8|16|32|64)|float|double";
export const ofNumbers = new RegExp(`^(?:${numbers})$`, "i");
export const numberInBrackets = inBrackets(numbers);
