/** Tables written in the tags of HTML, which Markdown hands on as they are: their cells are those of any table. */
import { readMarkup } from "./markdown.ts";
import { lineStart, type Source } from "./source.ts";
import { spanOf, type Span } from "./span.ts";

export interface HtmlTable {
  /** The lines that it stands on, counted from 0; `end` is the one after it. */
  readonly start: number;
  readonly end: number;
  readonly columns: readonly Span[];
  readonly rows: readonly Row[];
}

interface Row {
  readonly cells: readonly Span[];
  /** Those after the last column. */
  readonly surplus: readonly Span[];
}

/** The table whose first tag begins a line; undefined where that line begins none, or none that ends. */
export function htmlTableAt(source: Source, line: number): HtmlTable | undefined {
  const start = lineStart(source, line);
  opening.lastIndex = start;
  if (!opening.test(source.text)) return undefined;
  closing.lastIndex = start;
  const end = closing.exec(source.text)?.index;
  if (end === undefined) return undefined;
  const [columns, ...rows] = rowsIn(source, start, end);
  if (columns === undefined) return undefined;
  const last = source.lines.findLastIndex((offset) => offset <= end);
  return { start: line, end: last + 1, columns, rows: rows.map((cells) => filled(cells, columns.length, end)) };
}

const opening = /[ \t]*<table(?=[\s>])/iy;
const closing = /<\/table>/gi;

function rowsIn(source: Source, start: number, end: number): readonly (readonly Span[])[] {
  return piecesBetween(source.text, /<tr(?:\s[^<>]*)?>/gi, start, end)
    .map(([from, to]) => piecesBetween(source.text, /<t[hd](?:\s[^<>]*)?>/gi, from, to).map(([first, last]) => cellOf(source, first, last)))
    .filter((cells) => cells.length > 0);
}

/** What follows each tag, up to the next one. */
function piecesBetween(text: string, tag: RegExp, start: number, end: number): readonly (readonly [from: number, to: number])[] {
  const tags = [...text.slice(start, end).matchAll(tag)];
  return tags.map(({ 0: match, index }, at) => [start + index + match.length, start + (tags[at + 1]?.index ?? end - start)] as const);
}

function cellOf(source: Source, from: number, to: number): Span {
  const written = source.text.slice(from, to).replace(/<\/t[hdr](?:\s[^<>]*)?>[^]*$/i, "");
  const raw = written.trim();
  const offset = from + written.length - written.trimStart().length;
  return spanOf(source, raw, readMarkup(raw.replace(layout, " ")).trim(), offset, offset + raw.length);
}

/** Tags that part the text of a cell. */
const layout = /<\/?(?:p|div|ul|ol|li|dl|dt|dd)(?:\s[^<>]*)?\/?>/gi;

function filled(cells: readonly Span[], count: number, offset: number): Row {
  const missing = Array.from({ length: Math.max(count - cells.length, 0) }, () => ({ text: "", raw: "", offset }));
  return { cells: [...cells.slice(0, count), ...missing], surplus: cells.slice(count) };
}
