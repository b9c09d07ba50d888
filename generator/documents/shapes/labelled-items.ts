/**
 * Lists that are tables: each item has a name, and under it stand items that begin with the same labels, which are the titles of
 * columns.
 */
import { getOrInsert } from "../../values/memoize.ts";
import type { DocumentPart, ListItem, TableRow } from "../markdown/part.ts";
import type { MarkdownSource } from "../markdown/source.ts";
import { spanFrom, type Span } from "../markdown/span.ts";
import type { NameColumns } from "./name-column.ts";

type Table = Extract<DocumentPart, { readonly is: "table" }>;

/** An item, with those that stand in it. */
interface Labelled {
  readonly name: Span;
  readonly cells: ReadonlyMap<string, Span>;
}

interface ItemPart {
  readonly part: DocumentPart;
  readonly span: Span;
  readonly item: ListItem;
}

/** The parts with a table in the place of each such list. */
export function withLabelledItems(source: MarkdownSource, parts: readonly DocumentPart[], known: NameColumns): readonly DocumentPart[] {
  const items = parts.flatMap((part): readonly ItemPart[] =>
    part.is === "paragraph" && part.item !== undefined ? [{ part, span: part.span, item: part.item }] : [],
  );
  if (!items.some(({ item }) => item.within !== undefined)) return parts;
  const tables = new Map<DocumentPart, Table>();
  const taken = new Set<DocumentPart>();
  for (const [list, outer] of byList(items)) {
    const inner = items.filter(({ item }) => item.within?.list === list);
    if (inner.length === 0 || taken.has(outer[0]!.part)) continue;
    const isWithin = items.some(({ item }) => inner.some((one) => one.item.list === item.within?.list));
    const rows = isWithin ? undefined : labelledItems(source, outer, inner);
    if (rows === undefined || !areColumns(rows, known)) continue;
    tables.set(outer[0]!.part, tableOf(rows));
    for (const { part } of [...outer, ...inner]) taken.add(part);
  }
  return tables.size === 0 ? parts : parts.flatMap((part) => tables.get(part) ?? (taken.has(part) ? [] : [part]));
}

function byList(items: readonly ItemPart[]): ReadonlyMap<number, readonly ItemPart[]> {
  const lists = new Map<number, ItemPart[]>();
  for (const one of items) getOrInsert(lists, one.item.list, () => []).push(one);
  return lists;
}

/** Undefined unless all items hold others, and all of these have labels. */
function labelledItems(source: MarkdownSource, outer: readonly ItemPart[], inner: readonly ItemPart[]): readonly Labelled[] | undefined {
  const rows = outer.map(({ span }, index): Labelled | undefined => {
    const cells = new Map<string, Span>();
    for (const { span: cell, item } of inner) {
      if (item.within!.item !== index) continue;
      const [whole, label] = /^([\p{L}\p{N}][^:.;]{0,40}?)\s*:(?:\s+|$)/u.exec(cell.text) ?? [];
      if (whole === undefined || label === undefined || cells.has(label)) return undefined;
      cells.set(label, spanFrom(source, cell, whole.length));
    }
    return cells.size === 0 ? undefined : { name: withoutColon(span), cells };
  });
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

/** Labels that another edition has as the titles of columns; else those that all items begin with and that are written as titles are. */
function areColumns(rows: readonly Labelled[], { titles }: NameColumns): boolean {
  const labels = rows.map(({ cells }) => [...cells.keys()]);
  if (labels.flat().every((label) => titles.has(label.toLowerCase()))) return true;
  return (
    (rows.length > 1 || labels[0]!.length > 1) && labels.flat().every((label) => /^\p{Lu}/u.test(label)) && labels.every(([first]) => first === labels[0]![0])
  );
}

function tableOf(rows: readonly Labelled[]): Table {
  const titles = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))];
  const { offset } = rows[0]!.name;
  const columns = ["", ...titles].map((text): Span => ({ text, raw: text, offset }));
  const row = ({ name, cells }: Labelled): TableRow => ({
    cells: [name, ...titles.map((title) => cells.get(title) ?? { text: "", raw: "", offset: name.offset })],
    surplus: [],
  });
  return { is: "table", columns, rows: rows.map(row), named: 0 };
}

function withoutColon(span: Span): Span {
  const text = span.text.replace(/\s*:$/, "");
  return text === span.text ? span : { ...span, text };
}
