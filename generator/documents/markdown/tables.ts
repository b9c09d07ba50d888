/** Tables whose cells stand between bars. */
import { cellSpansOf } from "./cells.ts";
import type { MarkupReader } from "./markdown.ts";
import type { DocumentPart, TableRow } from "./part.ts";
import { lineStart, type MarkdownSource } from "./source.ts";
import type { Span } from "./span.ts";
import type { LineRange } from "./table-rule.ts";

/** @param lines the header, the ruler under it, the rows */
export function tableOn(source: MarkdownSource, read: MarkupReader, lines: readonly LineRange[]): Extract<DocumentPart, { readonly is: "table" }> {
  const columns = lines.slice(0, 1).flatMap((header) => cellSpansOf(source, read, header));
  return { is: "table", columns, rows: lines.slice(2).map((line) => rowOf(cellSpansOf(source, read, line), columns.length, line)) };
}

function rowOf(cells: readonly Span[], columns: number, { end }: LineRange): TableRow {
  if (cells.length === columns) return { cells, surplus: [] };
  const missing = Array.from({ length: Math.max(columns - cells.length, 0) }, () => ({ text: "", raw: "", offset: end }));
  return { cells: [...cells.slice(0, columns), ...missing], surplus: cells.slice(columns) };
}

/** Lines below a table that an empty line parts from it, each with bars at its ends and as many cells; undefined where they are anything else. */
export function rowsCutOff(
  source: MarkdownSource,
  read: MarkupReader,
  [start, end]: readonly [number, number],
  columns: number,
): readonly TableRow[] | undefined {
  const rows: TableRow[] = [];
  for (let line = start; line < end; line += 1) {
    const from = lineStart(source, line);
    const written = source.text.slice(from, lineStart(source, line + 1)).trimEnd();
    const indent = written.length - written.trimStart().length;
    if (!/^\s*\|.*[^\\]\|$/.test(written) || /^[\s|:-]+$/.test(written)) return undefined;
    const cells = cellSpansOf(source, read, { start: from + indent, end: from + written.length });
    if (cells.length !== columns) return undefined;
    rows.push({ cells, surplus: [] });
  }
  return columns < 2 ? undefined : rows;
}
