/** A table's rows: each name of a row's naming cell is a row of its own, and a further cell may list names as well. */
import type { Position } from "../diagnostics/diagnostic.ts";
import type { Block, Cell, Row } from "./document.ts";
import { nameColumn, type NameColumns } from "./name-column.ts";
import { isGeneralWord, namesIn } from "./names.ts";
import type { Part } from "./parts.ts";
import { positionAt, type Source } from "./source.ts";
import { positionIn, type Span } from "./span.ts";

export type TablePart = Extract<Part, { readonly is: "table" }>;

/** What a table holds; its label is known to the caller. */
export interface Table {
  readonly columns: readonly string[];
  readonly named: string;
  readonly rows: readonly Row[];
  /** Names that further cells list. */
  readonly inner: readonly Block[];
  readonly at: Position;
}

export function tableOf(source: Source, part: TablePart, path: readonly string[], known: NameColumns): Table {
  const columns = part.columns.map((column) => column.text.trim());
  const naming = nameColumn(columns, part.rows, known);
  const rows: Row[] = [];
  const inner: Block[] = [];
  for (const { cells: spans } of part.rows) {
    const cells = spans.map((span, index) => cellOf(source, columns[index] ?? "", span));
    const made = rowsOf(source, spans[naming]!, cells);
    rows.push(...made);
    if (made.length === 1) inner.push(...innerBlocks(source, spans, cells, naming, [...path, made[0]!.name]));
  }
  const start = part.columns[0]?.offset ?? 0;
  return { columns, named: columns[naming] ?? "", rows, inner, at: positionAt(source, start, 0) };
}

function cellOf(source: Source, column: string, span: Span): Cell {
  return { column, text: span.text, raw: span.raw, at: positionIn(source, span, 0, span.text.length) };
}

/** A row for each name, or one that is named by the whole cell where that is no list of names. */
function rowsOf(source: Source, span: Span, cells: readonly Cell[]): readonly Row[] {
  const names = namesIn(span.text);
  if (names.length === 0) return [{ name: span.text, cells, at: positionIn(source, span, 0, span.text.length) }];
  return names.map(({ name, remark, index }) => ({
    name,
    ...(remark === undefined ? {} : { remark }),
    cells,
    at: positionIn(source, span, index, name.length),
  }));
}

function innerBlocks(
  source: Source,
  spans: readonly Span[],
  cells: readonly Cell[],
  naming: number,
  path: readonly string[],
): readonly Block[] {
  const blocks: Block[] = [];
  spans.forEach((span, index) => {
    const names = index === naming || !/[,;]/.test(span.text) ? [] : namesIn(span.text);
    if (names.length < 2 || names.every(({ name }) => isGeneralWord(name))) return;
    const rows = rowsOf(source, span, [cells[index]!]);
    blocks.push({ is: "cell", path, columns: [], rows, at: cells[index]!.at });
  });
  return blocks;
}
