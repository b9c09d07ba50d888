/** Maps of any names: `map of string to integer`, `map<string, string>`, `map[string]int`, `{string: number}`. */
import { literalType, typeReference, type TypeSyntax } from "../../print/syntax.ts";
import { generalType } from "../../words/general-type.ts";
import { typeByWord } from "./implied-types.ts";

/** What the values of a map are, in the words of the document; undefined where it is none. */
export function valuesOfMap(said: string): string | undefined {
  const values = map
    .exec(said.trim())
    ?.slice(1)
    .find((one) => one !== undefined);
  return values === undefined ? undefined : values.replace(/^(?:an?|the)\s+/i, "").replace(/(?<=\p{L}{3})s$/u, "");
}

const noun = String.raw`(?:map|hash(?:map)?|dict(?:ionary)?|record|object|associative array)`;
const key = String.raw`(?:strings?|str|text|keys?|names?)`;
const map = new RegExp(
  String.raw`^(?:an?\s+)?${noun}\s+(?:of|from)\s+${key}\s+(?:to|->|=>|→)\s+([\p{L}][\p{L}\p{N}_. -]*)$` +
    String.raw`|^${noun}\s*[<[(]\s*${key}\s*[,|:]\s*([\p{L}][\p{L}\p{N}_. -]*?)\s*[>\])]$` +
    String.raw`|^map\[\s*${key}\s*\]\s*([\p{L}][\p{L}\p{N}_. -]*)$` +
    String.raw`|^\{\s*(?:\[\s*\p{L}+\s*:\s*)?${key}\s*\]?\s*:\s*([\p{L}][\p{L}\p{N}_. -]*?)\s*\}$` +
    String.raw`|^(?:an?\s+)?(?:map|hash(?:map)?|dict(?:ionary)?)\s+of\s+([\p{L}][\p{L}\p{N}_. -]*)$`,
  "iu",
);

/** The type of these values, where a word tells it. */
export function valueOfMap(values: string): TypeSyntax {
  const word = typeByWord(values);
  return word === undefined
    ? typeReference("NotShown", literalType(`what "${values}" is`))
    : generalType([{ fact: "type", value: wholeNumber.test(values) ? "integer" : word }], undefined);
}

const wholeNumber = /^int(?:eger)?(?:\d+)?$/i;
