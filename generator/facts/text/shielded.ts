/**
 * A value in marks of code is one value, whatever signs it holds: `a,b`, `it's`, `say "x"`. While its cell is read, the signs
 * at which values end elsewhere stand aside for signs that no document has, one for one, so that all places stay.
 */
import type { Cell } from "../../documents/document.ts";

/** The cell with such values shielded; the cell itself where it lists none. @param isList whether the cell is a list from its first sign on */
export function shielded(cell: Cell, isList: boolean): Cell {
  const { raw, text } = cell;
  // Where other marks than those of code are gone, too, places of the one are none of the other.
  if (!worth.test(raw) || raw.replaceAll("`", "") !== text) return cell;
  const spans = [...valuesIn(raw, isList)];
  if (spans.length === 0) return cell;
  const aside = spans.reduce(
    (whole, [from, to]) =>
      whole.slice(0, from) + whole.slice(from, to).replace(signs, (sign) => String.fromCharCode(sign.charCodeAt(0) + free)) + whole.slice(to),
    raw,
  );
  return { ...cell, raw: aside, text: aside.replaceAll("`", "") };
}

/** What was read, with the document's own signs. */
export function unshielded<Value>(value: Value): Value {
  if (typeof value === "string") return value.replace(shields, (sign) => String.fromCharCode(sign.charCodeAt(0) - free)) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => unshielded(item)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, unshielded(member as unknown)])) as Value;
}

/** From the private use area, which has no signs of its own. */
const free = 0xe000;
const signs = /[\t ,;:.()[\]"']/g;
const shields = /[\uE000-\uE07F]/g;

/** A value in marks of code with a sign at which it would end. */
const worth = /`[^`]*[ ,;()"'][^`]*`/;

/** Where the values in marks of code stand between their marks: those of lists of several, and defaults. */
function* valuesIn(raw: string, isList: boolean): Generator<readonly [from: number, to: number]> {
  for (const { index, 0: lead } of raw.matchAll(isList ? start : leads)) {
    const items = itemsFrom(raw, index + lead.length);
    if (items.length < 2 && !/default/i.test(lead)) continue;
    for (const [from, to] of items) if (raw[from] === "`" && isOne(raw.slice(from + 1, to - 1))) yield [from + 1, to - 1];
  }
}

/** `2 (both)` says what the value means, and quotes with nothing between them that it is empty. */
function isOne(value: string): boolean {
  return !/\s\([^()]*\)$|^(?:""|'')$/.test(value);
}

function itemsFrom(raw: string, from: number): readonly (readonly [from: number, to: number])[] {
  const items: (readonly [number, number])[] = [];
  for (let at = from; ;) {
    item.lastIndex = at;
    const found = item.exec(raw);
    if (found === null) return items;
    items.push([at, at + found[1]!.length]);
    separator.lastIndex = item.lastIndex;
    if (!separator.test(raw)) return items;
    at = separator.lastIndex;
  }
}

const leads = /\b(?:default(?: value)?|either|one of|(?:can|must|may) be|(?:values?|options?)(?=\s*(?::|are)))(?:\s+(?:is|are))?\s*:?\s+/gi;
const start = /^/g;
const item = /(`[^`]+`|[^\s,;`|]+)(?:\s*\((?:the )?default\))?/y;
const separator = /\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+|\s*\|\s*/y;
