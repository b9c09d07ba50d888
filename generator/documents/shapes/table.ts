/** A table's rows: each name of a row's naming cell is a row of its own, and a further cell may list names as well. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import { valueAt } from "../../values/remembered.ts";
import type { Block, Cell, Row } from "../document.ts";
import type { Part } from "../markdown/parts.ts";
import { positionAt, type Source } from "../markdown/source.ts";
import { positionIn, type Span } from "../markdown/span.ts";
import { isGeneralWord, namesIn, type Name } from "../names.ts";
import { nameColumn, type NameColumns } from "./name-column.ts";
import { nestingOf, type Nesting } from "./nesting.ts";

export type TablePart = Extract<Part, { readonly is: "table" }>;

/** What a table holds; its label is known to the caller. */
export interface Table {
  readonly columns: readonly string[];
  readonly named: string;
  readonly rows: readonly Row[];
  /** Rows that stand in others, and names that further cells list. */
  readonly inner: readonly Block[];
  readonly at: Position;
}

export function tableOf(source: Source, written: TablePart, path: readonly string[], known: NameColumns): Table {
  const part = written.named === undefined ? withoutCount(written) : written;
  const columns = part.columns.map((column) => column.text.trim());
  const naming = part.named ?? nameColumn(columns, part.rows, known);
  const nesting = nestingOf(part.rows.map(({ cells }) => cells[naming]?.text ?? ""));
  const byPath = new Map<string, { readonly path: readonly string[]; readonly rows: Row[] }>([["", { path, rows: [] }]]);
  const names: string[] = [];
  const inner: Block[] = [];
  for (const [index, { cells: spans }] of part.rows.entries()) {
    const nested = nesting?.get(index);
    if (nesting !== undefined && nested === undefined) continue;
    const cells = spans.map((span, column) => cellOf(source, columns[column] ?? "", span));
    const made = rowsOf(source, spans[naming]!, cells, nested);
    const within = [...path, ...(nested?.within ?? []).map((row) => names[row]!)];
    names[index] = made[0]!.name;
    valueAt(byPath, within.length === path.length ? "" : within.join("\n"), () => ({ path: within, rows: [] })).rows.push(...made);
    if (made.length === 1) inner.push(...innerBlocks(source, spans, cells, naming, [...within, made[0]!.name]));
  }
  const named = columns[naming] ?? "";
  const at = positionAt(source, part.columns[0]?.offset ?? 0, 0);
  const [own, ...others] = byPath.values();
  const blocks = others.map((one): Block => ({ is: "table", path: one.path, columns, named, rows: one.rows, at: one.rows[0]!.at }));
  return { columns, named, rows: own!.rows, inner: [...blocks, ...inner], at };
}

/** A first column that only counts the rows says nothing of them. */
function withoutCount(part: TablePart): TablePart {
  const [title, ...columns] = part.columns;
  const isCount = columns.length > 0 && /^(?:#|no\.?|nr\.?|)$/i.test(title?.text.trim() ?? "") && part.rows.length > 0 && part.rows.every(({ cells }, index) => cells[0]?.text.trim().replace(/\.$/, "") === String(index + 1));
  return isCount ? { ...part, columns, rows: part.rows.map((row) => ({ ...row, cells: row.cells.slice(1) })) } : part;
}

function cellOf(source: Source, column: string, span: Span): Cell {
  return { column, text: span.text, raw: span.raw, at: positionIn(source, span, 0, span.text.length) };
}

/** A row for each name, or one that is named by the whole cell where that is no list of names. */
function rowsOf(source: Source, span: Span, cells: readonly Cell[], { from, to }: Pick<Nesting, "from" | "to"> = { from: 0, to: span.text.length }): readonly Row[] {
  const text = span.text.slice(from, to);
  const names = withMarkers(namesIn(text));
  if (names.length === 0) return [{ name: text, cells, at: positionIn(source, span, from, text.length) }];
  return names.map(({ name, remark, index }) => ({
    name,
    ...(remark === undefined ? {} : { remark }),
    cells,
    at: positionIn(source, span, from + index, name.length),
  }));
}

/** Words behind a name that can only be said of a field are no names beside it: `id` and below it `required, read-only`. */
function withMarkers(names: readonly Name[]): readonly Name[] {
  const [first, ...others] = names;
  if (first === undefined || others.length === 0 || !others.every(({ name, remark }) => remark === undefined && isMarker.test(name))) return names;
  return [{ ...first, remark: [...(first.remark === undefined ? [] : [first.remark]), ...others.map(({ name }) => name)].join(", ") }];
}

const isMarker = /^(?:required|mandatory|optional|(?:read|write)-?only|nullable|deprecated)$/i;

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
