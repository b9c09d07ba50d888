/** What stands in the holes of phrases, as values. */
import type { Scalar } from "../../model/shape.ts";
import type { BitMeaning } from "../fact.ts";
import { numeralOf } from "./numerals.ts";

/** The items of `a, b and c`, of `a / b / c`, of `a; b`. What stands in quotes is one: `'a or b', 'c'`. */
export function listItems(list: string): readonly string[] {
  const items: string[] = [];
  let from = 0;
  for (const { 0: whole, index, groups } of list.matchAll(quotedOrApart)) {
    if (groups?.apart === undefined) continue;
    items.push(list.slice(from, index));
    from = index + whole.length;
  }
  return [...items, list.slice(from)].map((item) => item.trim()).filter((item) => item !== "");
}

const quotedOrApart =
  /(?<![^\s,;/|([])(?:"[^"]*"|“[^”]*”|‘[^’]*’|'[^']*')(?![^\s,;/|)\]])|(?<apart>\s*[,;]\s*(?:(?:and|or)\s+)?|\s+(?:and|or|&)\s+|\s+[/|]\s+)/g;

/** A number where it is written as one, else the text, without quotes: `01`, `3.0` and `+5` stay as they are, and `an empty string` is one. */
export function scalarOf(text: string): Scalar {
  const bare = unquoted(text);
  if (bare !== text) return bare;
  if (/^(?:(?:an?|the)\s+)?empty\s+(?:string|text)$/i.test(text)) return "";
  if (isNumeral(text)) return String(Number(text)) === text ? Number(text) : text;
  if (text === "true" || text === "false") return text === "true";
  return text === "null" ? null : text;
}

export function isNumeral(text: string): boolean {
  return /^[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i.test(text);
}

export function numbersOf(list: string): readonly number[] {
  return listItems(list)
    .map((item) => (/^one$/i.test(item) ? 1 : (numeralOf(item.split(/\s/)[0]!) ?? Number.parseFloat(item))))
    .filter(Number.isFinite);
}

export function bitsOf(list: string): readonly BitMeaning[] {
  return listItems(list.replace(/(?<=\))\s+(?=\d)/g, ", ")).map((item) => {
    const [, bit, named, plain] = numberFirst.exec(item) ?? [];
    const [, name = "", behind] = numberLast.exec(item) ?? [];
    return { bit: Number(bit ?? behind), name: (named ?? plain?.replace(standsFor, "") ?? name).trim() };
  });
}

const numberFirst = /^(0x[\da-f]+|\d+)(?:\s*\(([^()]*)\)|(?:\s*[=:–—-]\s*|\s+)(.+))$/i;
/** `4 for packets`, `4 means packets` */
const standsFor = /^(?:for|means|stands for|is for)\s+/i;
const numberLast = /^(.+)\s+\((0x[\da-f]+|\d+)\)$/i;

/** Without its quotes. */
export function unquoted(text: string): string {
  return (
    /^(?:"(.*)"|'(.*)'|“(.*)”|‘(.*)’)$/
      .exec(text)
      ?.slice(1)
      .find((part) => part !== undefined) ?? text
  );
}
