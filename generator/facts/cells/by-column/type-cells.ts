/** Columns of types: `string (date-time)`, `integer (1..100)`, `list of 1 to 9 strings`. */
import type { Fact, FoundFact } from "../../fact.ts";
import { isOfNumbers } from "../../number-types.ts";
import type { TypeMatch } from "../../text/types/types.ts";
import { listItems, scalarOf } from "../../text/values.ts";
import { limitsIn } from "../cell-values.ts";
import { formatAlone, formatBehind, numberFormatIn } from "../format-words.ts";
import { bareRange } from "./bare-range.ts";
import { factsFrom, wholeCell, type CellInColumn } from "./cell-in-column.ts";
import { typeByValues } from "./type-by-values.ts";
import { barredCell } from "./value-cells.ts";

export function typeCell(cell: CellInColumn): readonly FoundFact[] | undefined {
  const { text, reader } = cell;
  const alone = formatAlone(text);
  if (alone !== undefined) return [...wholeCell(cell, { fact: "type", value: alone.type }), ...wholeCell(cell, { fact: "format", value: alone.format })];
  const type = reader.types.at(text);
  if (type === undefined) return typeByValues(cell, reader.types);
  return [
    { fact: "type", value: type.type, index: type.index, end: type.end },
    ...numberFormat(text, type),
    ...itemsWithin(type),
    ...(limitsBehind(type.type, text, type.end) ?? factsFrom(cell, type.end)),
  ];
}

/** What stands in angle brackets there, stands for the value: `<integer> (1 - N)`. */
export function formatCell(cell: CellInColumn): readonly FoundFact[] | undefined {
  const format = cell.bare.replace(/^<[^<>]*>\s*|\.$/g, "");
  if (format === "") return [];
  return openRange(cell, format) ?? barredCell(cell) ?? (/^\S+$/.test(format) ? wholeCell(cell, { fact: "format", value: format }) : undefined);
}

/** A letter for the end of a range says that it has none. */
function openRange(cell: CellInColumn, text: string): readonly FoundFact[] | undefined {
  const least = /^\(\s*(-?\d+)\s*(?:[-–—]|\.{2,3}|to)\s*[nN]\s*\)$/.exec(text)?.[1];
  return least === undefined ? undefined : wholeCell(cell, { fact: "range", value: { minimum: Number(least) } });
}

function numberFormat(text: string, { type, index, end }: TypeMatch): readonly FoundFact[] {
  const format = numberFormatIn(text.slice(index, end), type);
  return format === undefined ? [] : [{ fact: "format", value: format, index, end }];
}

/** `list of 1 to 9 strings` */
function itemsWithin({ items, index, end }: TypeMatch): readonly FoundFact[] {
  return items === undefined ? [] : [{ fact: "items", value: items, index, end }];
}

/** `string(64)`, `integer (1..100)`, `enum(up, down)`: a remark that limits the values, and nothing else. */
function limitsBehind(type: string, text: string, from: number): readonly FoundFact[] | undefined {
  const remark = text.slice(from).trim();
  const isEnumeration = /\benum\w*\s*$/i.test(text.slice(0, from));
  const fact = (isEnumeration ? enumerated(remark) : undefined) ?? ofType(type, remark);
  return fact === undefined ? undefined : [{ ...fact, index: from, end: text.length }];
}

function ofType(type: string, remark: string): Fact | undefined {
  const format = formatBehind(remark, type);
  if (format !== undefined) return { fact: "format", value: format };
  if (type === "string") return lengthIn(remark) ?? wordsIn(remark);
  return isOfNumbers(type) ? rangeIn(remark) : undefined;
}

/** `(64)`, `(1-64)`, `[64]` */
function lengthIn(remark: string): Fact | undefined {
  const [, least, most] = length.exec(remark) ?? [];
  if (most === undefined) return undefined;
  return { fact: "length", value: { ...(least === undefined ? {} : { minimum: Number(least) }), maximum: Number(most) } };
}

const length = /^[([](?:(\d+)\s*(?:[-‐‑‒–—−…]|\.{2,3}|to)\s*)?(\d+)[)\]]$/;

/** `(up, down)` behind `enum` */
function enumerated(remark: string): Fact | undefined {
  const list = /^[({[]([^(){}[\]]+,[^(){}[\]]+)[\])}]$/.exec(remark)?.[1];
  return list === undefined ? undefined : { fact: "values", value: listItems(list).map(scalarOf) };
}

/** `(up, down)`, `(up, down or unknown)`, `: up, down`: words, and no more. */
function wordsIn(remark: string): Fact | undefined {
  const list = bracketedWords(remark) ?? alternatives.exec(remark)?.[1] ?? listed.exec(remark)?.[1];
  return list === undefined ? undefined : { fact: "values", value: listItems(list.replace(/[/|]/g, ", ")) };
}

const alternatives = /^\(((?:\p{L}[\p{L}_-]*(?:,\s+|\s*[/|]\s*))*\p{L}[\p{L}_-]*(?:,?\s+or\s+|\s*[/|]\s*)\p{L}[\p{L}_-]*)\)$/u;
const listed = /^[:–—-]\s+(\p{L}[\p{L}\p{N}_-]*(?:(?:,\s+(?:or\s+)?|\s+or\s+|\s*[/|]\s*)\p{L}[\p{L}\p{N}_-]*)+)\.?$/u;

/** Not words for who gives a value or how it is written: `(required, unique)`, `(hex, lowercase)`. */
function bracketedWords(remark: string): string | undefined {
  const list = /^\((\p{L}[\p{L}_-]*(?:,\s+\p{L}[\p{L}_-]*)+)\)$/u.exec(remark)?.[1];
  return list === undefined || listItems(list).some((item) => remarkWords.test(item)) ? undefined : list;
}

const remarkWords =
  /^(?:(?:read|write)[- ]?(?:only|write|able)|required|mandatory|optional|nullable|unique|deprecated|key|primary|sorted|ordered|fixed|empty|unused|reserved|internal|(?:case[- ])?(?:in)?sensitive|(?:upper|lower)[- ]?case|hex(?:adecimal)?|binary|decimal|encoded|escaped|ascii|utc|iso|uuid|ur[iln]|json|xml|html|csv|regex|text|number|integer|boolean|array|object)$/i;

/** `>= 0`, `(1..100)` */
function rangeIn(remark: string): Fact | undefined {
  const [, sign = "", bound] = comparison.exec(remark) ?? [];
  if (bound !== undefined) return { fact: "range", value: /^[>≥]/.test(sign) ? { minimum: Number(bound) } : { maximum: Number(bound) } };
  const range = remark.replace(/^[([]|[)\]]$/g, "");
  return bareRange.test(range) ? limitsIn(range, "range") : undefined;
}

const comparison = /^[([]?\s*(>=|≥|<=|≤)\s*(-?\d+(?:\.\d+)?)\s*[)\]]?$/;
