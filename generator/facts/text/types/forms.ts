/** Forms in which a document writes one type. */
import { isOfNumbers } from "../../number-types.ts";
import type { TypeAt, TypeAtStart } from "./type-at-start.ts";
import type { TypeWords } from "./words.ts";

/** In the order in which they are tried: the bare word comes last. */
export function typeForms(words: TypeWords): readonly TypeAt[] {
  return [
    mapAt,
    objectCalled(words),
    textOfKind,
    textOfDatabase,
    numberWithDigits(words),
    numbersListed(words),
    literalsAlone,
    literalsFirst(words),
    word(words),
  ];
}

/** `{string: number}`, `{[name: string]: Thing}`: values under names of any sort. */
const mapAt = matching(/^\{\s*(?:\[\s*\p{L}+\s*:\s*)?(?:strings?|str|text|keys?|names?)\s*\]?\s*:\s*[\p{L}][\p{L}\p{N}_. -]*\}/iu, () => "object");

/** `Thing object`, and nothing else: an object of a type that has a name. */
function objectCalled({ has }: TypeWords): TypeAt {
  return matching(/^([\p{L}][\p{L}\p{N}_.-]*)\s+object(?=\s*(?:[,;)]|$))/iu, (name) => (has(name) ? undefined : "object"));
}

/** `numeric string`, `hex string`: a text, however it is written. */
function textOfKind(text: string): TypeAtStart | undefined {
  const [said, kind] =
    /^((?:numeric|numerical|decimal|hex|hexadecimal|base64|binary|alphanumeric|ascii|json)\s+)(?:string|text)(?![\p{L}\p{N}_-])/iu.exec(text) ?? [];
  return said === undefined ? undefined : { type: "string", index: kind!.length, end: said.length };
}

/** `varchar(45)`, `char(2)`: what databases call a text, before its length. */
const textOfDatabase = matching(/^(?:n?varchar2?|n?char|character varying)(?=\s*(?:\(\d+\)|[|,]|$))/i, () => "string");

/** `Decimal(10,2)`, `Number(10,2)`: how many digits there are, and how many behind the point. */
function numberWithDigits({ meaning }: TypeWords): TypeAt {
  return matching(/^(decimal|numeric|float|double|real|number(?=\())\s*\(\s*\d+\s*,\s*\d+\s*\)/i, meaning);
}

const literal = String.raw`-?\d+(?:\.\d+)?`;
const literals = String.raw`${literal}(?:\s*(?:,|/|\||\bor\b)\s*${literal})+`;

/** `number (0 or 1)`, `integer: 1, 2 or 3`, `boolean 0/1` */
function numbersListed({ noun, meaning }: TypeWords): TypeAt {
  const expression = new RegExp(String.raw`^(${noun})(?:\s*[([:,;]\s*(?:only\s+|either\s+)?|\s+(?=${literal}\s*(?:[/|]|or\b)))(${literals})\s*[)\]]?`, "iu");
  return matching(expression, (type, list) => (canBe(meaning(type), list) ? alternatives(list) : undefined));
}

/** Numbers stand for the two values of a boolean as well. */
function canBe(type: string, list: string): boolean {
  return isOfNumbers(type) || (type === "boolean" && /^(?:0 or 1|1 or 0)$/.test(alternatives(list)));
}

/** `0 or 1`, where nothing else is said. */
function literalsAlone(text: string): TypeAtStart | undefined {
  const list = text.trimEnd();
  return onlyLiterals.test(list) ? { type: alternatives(list), end: list.length } : undefined;
}

const onlyLiterals = new RegExp(`^${literals}$`, "iu");

/** `0 or 1 (number)` */
function literalsFirst({ noun, meaning }: TypeWords): TypeAt {
  const expression = new RegExp(String.raw`^(${literals})\s*[,(]\s*(${noun})\s*\)?\s*$`, "iu");
  return matching(expression, (list, type) => (canBe(meaning(type), list) ? alternatives(list) : undefined));
}

function word({ noun, meaning }: TypeWords): TypeAt {
  return matching(new RegExp(`^(${noun})`, "iu"), meaning);
}

/** @param typeOf what stands in the expression's groups; undefined where that is no type */
function matching(expression: RegExp, typeOf: (first: string, second: string) => string | undefined): TypeAt {
  return (text) => {
    const [said, first = "", second = ""] = expression.exec(text) ?? [];
    const type = said === undefined ? undefined : typeOf(first, second);
    return type === undefined ? undefined : { type, end: said!.length };
  };
}

function alternatives(list: string): string {
  return list
    .split(/\s*(?:,|\/|\||\bor\b)\s*/)
    .filter((one) => one !== "")
    .join(" or ");
}
