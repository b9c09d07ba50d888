/** What a paragraph or list item holds, piece by piece: rows that it names, and sentences. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Row, Sentence } from "../document.ts";
import type { DocumentPart, ListItem, TablePart } from "../markdown/part.ts";
import { sentencesOf } from "../markdown/sentences.ts";
import type { MarkdownSource } from "../markdown/source.ts";
import { furtherParts, positionIn, type Span } from "../markdown/span.ts";
import { isGeneralWord, namesIn, namesListed, type Name } from "../names.ts";

export type Element =
  | { readonly is: "sentence"; readonly sentence: Sentence }
  | { readonly is: "names"; readonly lead?: string; readonly rows: readonly Row[]; readonly at: Position }
  | { readonly is: "item"; readonly list: number; readonly within?: ListItem["within"]; readonly rows: readonly Row[]; readonly at: Position }
  | { readonly is: "code" }
  | { readonly is: "table"; readonly table: TablePart };

export function elementsOf(source: MarkdownSource, part: DocumentPart): readonly Element[] {
  if (part.is === "table") return [{ is: "table", table: part }];
  if (part.is === "code") return [{ is: "code" }];
  if (part.is !== "paragraph") return [];
  const { span, item } = part;
  if (item === undefined) return piecesOf(source, span, undefined, true);
  const rows = itemRows(source, span, item);
  return [
    { is: "item", list: item.list, ...(item.within === undefined ? {} : { within: item.within }), rows, at: positionIn(source, span, 0, span.text.length) },
    ...piecesOf(source, span, rows[0]?.name, !item.bulleted || rows.length === 0),
  ];
}

/** The pieces of a run of text; the words after the colon of an item that is a name belong to it and name nothing. */
function piecesOf(source: MarkdownSource, span: Span, row: string | undefined, mayName: boolean): readonly Element[] {
  return sentencesOf(span.text).map(({ text, index }) => {
    const at = positionIn(source, span, index, text.length);
    const listed = mayName ? namesListed(text) : undefined;
    const parts = furtherParts(source, span, index, text.length);
    if (listed === undefined) return { is: "sentence", sentence: { text, ...(row === undefined ? {} : { row }), at, ...parts } };
    const rows = listed.names.map((name) => rowOf(source, span, name, index));
    return { is: "names", ...(listed.lead === undefined ? {} : { lead: listed.lead }), rows, at };
  });
}

/** A numbered item is named by its number, a bulleted one by the names that it begins with. */
function itemRows(source: MarkdownSource, span: Span, item: ListItem): readonly Row[] {
  const at = positionIn(source, span, 0, span.text.length);
  const cells = [{ column: "", text: span.text, raw: span.raw, at, ...furtherParts(source, span, 0, span.text.length) }];
  if (!item.bulleted) return [{ name: String(item.number), cells, at }];
  return namesOf(span).map((name) => ({ ...rowOf(source, span, name, 0), cells }));
}

function namesOf(span: Span): readonly Name[] {
  const marked = markedName(span);
  return marked === undefined ? namesBefore(span.text) : [marked];
}

/** What is set as code or in bold at the beginning of an item is its name, and what stands behind it in brackets, or between it and the colon, a remark. */
function markedName({ raw, text }: Span): Name | undefined {
  const [, code, bold, remark = ""] =
    /^(?:`([^`\s]+)`|\*\*`?([^*`\s]+)`?\*\*)[ \t]+(\([^()]*\)(?=[,.;])|[*_(][^:.]*?(?=:\s|\s[-–—]\s|$)|(?:required|optional)(?=:\s|\s[-–—]\s|$))/.exec(raw) ??
    [];
  const name = code ?? bold;
  const plain = remark.replace(/[*_()]/g, "").trim();
  return name === undefined || plain === "" || !text.startsWith(name) ? undefined : { name, remark: plain, index: 0 };
}

function namesBefore(text: string): readonly Name[] {
  return namesIn((/^(?:\([^()]*\)|(?!:\s|\s[-–—]\s).)*/s.exec(text)?.[0] ?? "").replace(/\.$/, ""));
}

/**
 * Bullets before sentences stand for numbers: those of lists of several items, none of which begins with a name. Numbers before
 * names stand for bullets: those of lists of which every item is a name, or begins with one and its type.
 */
export function withNumberedBullets(parts: readonly DocumentPart[]): readonly DocumentPart[] {
  const lists = new Map<number, { count: number; names: number; alone: number; typed: number }>();
  for (const part of parts) {
    if (part.is !== "paragraph" || part.item === undefined) continue;
    const { count, names, alone, typed } = lists.get(part.item.list) ?? { count: 0, names: 0, alone: 0, typed: 0 };
    lists.set(part.item.list, {
      count: count + 1,
      names: names + namesOf(part.span).length,
      alone: alone + (namesIn(part.span.text).length === 1 ? 1 : 0),
      typed: typed + (isTyped(part.span) ? 1 : 0),
    });
  }
  const isBulleted = ({ bulleted, list }: ListItem): boolean => {
    const { count, names, alone, typed } = lists.get(list)!;
    return count < 2 ? bulleted || typed > 0 : bulleted ? names > 0 : alone === count || typed === count;
  };
  return parts.map((part) =>
    part.is === "paragraph" && part.item !== undefined && isBulleted(part.item) !== part.item.bulleted
      ? { ...part, item: { ...part.item, bulleted: !part.item.bulleted } }
      : part,
  );
}

/** `width (number): In metres.` */
function isTyped(span: Span): boolean {
  return namesOf(span).some(({ remark }) => isGeneralWord(/^\p{L}+/u.exec(remark ?? "")?.[0] ?? ""));
}

function rowOf(source: MarkdownSource, span: Span, { name, remark, index }: Name, from: number): Row {
  return { name, ...(remark === undefined ? {} : { remark }), cells: [], at: positionIn(source, span, from + index, name.length) };
}
