/** Formats that stand in the place of a type, or behind one. */
import { itemType, listType } from "../lists.ts";
import { isOfNumbers } from "../number-types.ts";

/** Those of JSON Schema that are no words of a sentence: each is that of a string. */
const words = "date-time|date|[gu]uid|email|hostname|ipv4|ipv6|uri";

/** `string (date-time)` */
const formatInBrackets = inBrackets(words);

function inBrackets(formats: string): RegExp {
  return new RegExp(String.raw`^[(<]\$?(${formats})[)>]$`, "i");
}

const first = new RegExp(String.raw`^\s*(${words})(?=\s*(?:[,;)]|$))`, "i");

/** The one that a remark begins with: `(date-time, required)`. */
export function formatFirst(remark: string): string | undefined {
  return first.exec(remark)?.[1]?.toLowerCase();
}

/** A format that stands in the place of a type, or of that of the items of a list: `date-time`, `date or null`, `array of uuids`, `long`. */
export function formatAlone(text: string): { readonly type: string; readonly format: string } | undefined {
  if (/^\s*(?:long|bigint)\s*$/i.test(text)) return { type: "integer", format: "int64" };
  const item = ofItems
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);
  const word = (item ?? alone.exec(text)?.[1])?.toLowerCase();
  return word === undefined ? undefined : { type: item === undefined ? "string" : listType("string"), format: synonyms.get(word) ?? word };
}

/** What JSON Schema calls otherwise. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ["datetime", "date-time"],
  ["file", "binary"],
]);

const alone = new RegExp(String.raw`^\s*(?:nullable\s+)?(${words}|datetime|file|binary)(?:\s*(?:\bor\b|[|,])\s*null(?:able)?)?\s*$`, "i");

const ofItems = new RegExp(
  String.raw`^\s*(?:(?:array|list|set)\s+of\s+(${words}|datetime|file)s?|(${words}|datetime|file)\[\]|(?:array|list|set)[<[(](${words}|datetime|file)[>\])])\s*$`,
  "i",
);

/** `int32`, `double`: words for a type that OpenAPI calls its format. */
const numbers = "u?int(?:8|16|32|64)|float|double";
const ofNumbers = new RegExp(String.raw`(?<![\w-])(${numbers})s?(?![\w(-])`, "i");

/** The one of a type that is that of a number, or of a list of numbers. */
export function numberFormatIn(words: string, type: string): string | undefined {
  return isOfNumbers(itemType(type) ?? type) ? ofNumbers.exec(words)?.[1]?.toLowerCase() : undefined;
}

/** `integer (int64)`, `array of strings (date-time)`: the one in brackets behind a type. */
export function formatBehind(text: string, type: string): string | undefined {
  const item = itemType(type) ?? type;
  return (item === "string" ? formatInBrackets : isOfNumbers(item) ? numberInBrackets : undefined)?.exec(text)?.[1]?.toLowerCase();
}
const numberInBrackets = inBrackets(numbers);
