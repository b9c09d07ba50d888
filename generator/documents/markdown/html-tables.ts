/** Tables written in the tags of HTML, which Markdown hands on as they are: their cells are those of any table. */
import { readMarkup } from "./markdown.ts";
import { lineStart, type MarkdownSource } from "./source.ts";
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
export function htmlTableAt(source: MarkdownSource, line: number): HtmlTable | undefined {
  const start = lineStart(source, line);
  opening.lastIndex = start;
  if (!opening.test(source.text)) return undefined;
  closing.lastIndex = start;
  const end = closing.exec(source.text)?.index;
  if (end === undefined) return undefined;
  const rows = rowsIn(source, start, end);
  if (rows.length === 0) return undefined;
  const count = titleRowsIn(rows);
  const grid = placed(rows, end);
  const columns = titlesIn(grid.slice(0, count));
  const last = source.lines.findLastIndex((offset) => offset <= end);
  return { start: line, end: last + 1, columns, rows: grid.slice(count).map((cells) => filled(cells, columns.length, end)) };
}

const opening = /[ \t]*<table(?=[\s>])/iy;
const closing = /<\/table>/gi;

/** A cell as it is written: where it spans others, how many columns and rows it takes. */
interface HtmlCell {
  readonly span: Span;
  readonly isTitle: boolean;
  readonly columns: number;
  readonly rows: number;
}

function rowsIn(source: MarkdownSource, start: number, end: number): readonly (readonly HtmlCell[])[] {
  return piecesBetween(source.text, /<tr(?:\s[^<>]*)?>/gi, start, end)
    .map(([from, to]) => piecesBetween(source.text, /<t[hd](?:\s[^<>]*)?>/gi, from, to).map(([first, last, tag]) => cellOf(source, first, last, tag)))
    .filter((cells) => cells.length > 0);
}

/** How many of the first rows hold titles: what only titles stand in, and what the cells of the first row span. */
function titleRowsIn([first = [], ...others]: readonly (readonly HtmlCell[])[]): number {
  if (!first.every(({ isTitle }) => isTitle)) return 1;
  const titled = others.findIndex((row) => !row.every(({ isTitle }) => isTitle));
  return 1 + (titled === -1 ? 0 : titled);
}

/** A cell that spans rows stands in each of them; of the columns that it spans in the first. */
function placed(rows: readonly (readonly HtmlCell[])[], end: number): readonly (readonly Span[])[] {
  const grid = rows.map((): Span[] => []);
  for (const [at, cells] of rows.entries()) {
    let column = 0;
    for (const { span, columns, rows: count } of cells) {
      while (grid[at]![column] !== undefined) column += 1;
      for (let down = at; down < Math.min(at + count, grid.length); down += 1)
        for (let along = 0; along < columns; along += 1) grid[down]![column + along] = along === 0 ? span : { text: "", raw: "", offset: span.offset };
    }
  }
  return grid.map((row) => Array.from(row, (span: Span | undefined) => span ?? { text: "", raw: "", offset: end }));
}

/** The lowest title over each column. */
function titlesIn(rows: readonly (readonly Span[])[]): readonly Span[] {
  return rows[0]!.map((top, column) => rows.map((row) => row[column]).findLast((span) => span !== undefined && span.text !== "") ?? top);
}

/** What follows each tag, up to the next one, and the tag. */
function piecesBetween(text: string, tag: RegExp, start: number, end: number): readonly (readonly [from: number, to: number, tag: string])[] {
  const tags = [...text.slice(start, end).matchAll(tag)];
  return tags.map(({ 0: match, index }, at) => [start + index + match.length, start + (tags[at + 1]?.index ?? end - start), match] as const);
}

function cellOf(source: MarkdownSource, from: number, to: number, tag: string): HtmlCell {
  const count = (what: string): number => Number(new RegExp(String.raw`\s${what}span\s*=\s*["']?(\d{1,3})`, "i").exec(tag)?.[1] ?? 1) || 1;
  return { span: textIn(source, from, to), isTitle: /^<th/i.test(tag), columns: count("col"), rows: count("row") };
}

function textIn(source: MarkdownSource, from: number, to: number): Span {
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
