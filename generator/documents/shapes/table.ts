/** A table's rows: each name of a row's naming cell is a row of its own, and a further cell may list names as well. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import { getOrInsert, once } from "../../values/memoize.ts";
import type { Block, Cell, Row } from "../document.ts";
import type { TablePart } from "../markdown/part.ts";
import { positionAt, type MarkdownSource } from "../markdown/source.ts";
import { furtherParts, positionIn, type Span } from "../markdown/span.ts";
import { isGeneralWord, namesIn, type Name } from "../names.ts";
import { continuedRows } from "./continued-rows.ts";
import { holdersOf } from "./holder-column.ts";
import { nameColumn, type NameColumns } from "./name-column.ts";
import { nestingOf, type Nesting } from "./nesting.ts";
import { turnTable } from "./turned-table.ts";

/** What is known of a block before anything of it is read. */
export type BlockHead = Pick<Block, "label" | "labelAt" | "lead" | "path">;

/** What stands before a table. */
interface Before {
  readonly head: BlockHead;
  /** The names of the rows so far. */
  readonly named: () => ReadonlySet<string>;
}

/** The table; blocks of rows that stand in others, and of names that further cells list. */
export function tableBlocks(source: MarkdownSource, tablePart: TablePart, { head, named: before }: Before, known: NameColumns): readonly Block[] {
  const path = head.path ?? [];
  const written = turnTable(tablePart, known);
  const { part, naming, holders } = withoutHolders(written.named === undefined ? withoutCount(written) : written, before, known);
  const columns = part.columns.map((column) => column.text.trim());
  const rows = continuedRows(part.rows, naming);
  const nesting = nestingOf(rows.map(({ cells }) => cells[naming]?.text ?? ""));
  const own: Row[] = [];
  const others = new Map<string, { readonly path: readonly string[]; readonly rows: Row[] }>();
  const names: string[] = [];
  const inner: Block[] = [];
  rows.forEach(({ cells: spans }, index) => {
    const nested = nesting?.get(index);
    if ((nesting !== undefined && nested === undefined) || isStruckOut(spans[naming]!)) return;
    const cells = spans.map((span, column) => cellOf(source, columns[column] ?? "", span));
    const asWritten = part.rows[index]!.cells;
    const made = rowsOf(source, spans[naming]!, cells[naming]!.at, cells, nested).map((row) =>
      spans === asWritten ? row : { ...row, at: cells[ownCell(asWritten)]!.at },
    );
    const within = [...(holders === undefined ? [] : [holders[index]!]), ...(nested?.within ?? []).map((row) => names[row]!)];
    const around = within.length === 0 ? path : [...path, ...within];
    const block = around === path ? own : getOrInsert(others, around.join("\n"), () => ({ path: around, rows: [] })).rows;
    names[index] = made[0]!.name;
    block.push(...made);
    if (made.length > 1) return;
    const further = spans.map((span, column) => (column === naming ? undefined : namesListed(span.text)));
    const isListed = further.includes("several");
    spans.forEach((span, column) => {
      if (isListed && further[column] !== undefined) inner.push(blockOfCell(source, span, cells[column]!, [...around, made[0]!.name]));
    });
  });
  const named = columns[naming] ?? "";
  const at = positionAt(source, part.columns[0]?.offset ?? 0, 0);
  const blocks = [...others.values()].map((one): Block => ({ is: "table", path: one.path, columns, named, rows: one.rows, at: one.rows[0]!.at }));
  return [{ is: "table", ...head, columns, named, rows: own, at }, ...blocks, ...inner];
}

/** The table without the column that says in which field each row stands, which field that is, and where the names are in what is left. */
function withoutHolders(
  part: TablePart,
  before: Before["named"],
  known: NameColumns,
): { readonly part: TablePart; readonly naming: number; readonly holders?: readonly string[] } {
  const titles = part.columns.map((column) => column.text.trim());
  const naming = part.named ?? nameColumn(titles, part.rows, known);
  const own = once(() => new Set(part.rows.map(({ cells }) => cells[naming]?.text.trim() ?? "")));
  const found = holdersOf(titles, part.rows, naming, (name) => before().has(name) || own().has(name));
  if (found === undefined) return { part, naming };
  const rest = <Of>(all: readonly Of[]): readonly Of[] => all.toSpliced(found.column, 1);
  const rows = part.rows.map((row) => ({ ...row, cells: rest(row.cells) }));
  return { part: { ...part, columns: rest(part.columns), rows }, naming: found.column < naming ? naming - 1 : naming, holders: found.names };
}

/** A first column that only counts the rows says nothing of them. */
function withoutCount(part: TablePart): TablePart {
  const [title, ...columns] = part.columns;
  const isCount =
    columns.length > 0 &&
    /^(?:#|no\.?|nr\.?|)$/i.test(title?.text.trim() ?? "") &&
    part.rows.length > 0 &&
    part.rows.every(({ cells }, index) => cells[0]?.text.trim().replace(/\.$/, "") === String(index + 1));
  return isCount ? { ...part, columns, rows: part.rows.map((row) => ({ ...row, cells: row.cells.slice(1) })) } : part;
}

/** Where a row that goes on with the one above it stands itself. */
function ownCell(written: readonly Span[]): number {
  return written.findIndex(({ text }) => text.trim() !== "");
}

function cellOf(source: MarkdownSource, column: string, span: Span): Cell {
  return { column, text: span.text, raw: span.raw, at: positionIn(source, span, 0, span.text.length), ...furtherParts(source, span, 0, span.text.length) };
}

/** A row for each name, or one that is named by the whole cell where that is no list of names. */
function rowsOf(source: MarkdownSource, span: Span, at: Position, cells: readonly Cell[], nested?: Nesting): readonly Row[] {
  const from = nested?.from ?? 0;
  const text = nested === undefined ? span.text : span.text.slice(from, nested.to);
  const listed = withMarkers(namesIn(text));
  const names = source.starsRequire ? listed.map(withoutStar) : listed;
  const position = (index: number, length: number): Position => (length === span.text.length ? at : positionIn(source, span, from + index, length));
  if (names.length === 0) return [{ name: text, cells, at: position(0, text.length) }];
  return names.map(({ name, remark, index }) =>
    remark === undefined ? { name, cells, at: position(index, name.length) } : { name, remark, cells, at: position(index, name.length) },
  );
}

/** `~~width~~ (removed)`: a name that is struck out names no row. */
function isStruckOut({ raw, text }: Span): boolean {
  return raw.includes("~~") && /^\s*(?:\([^()]*\)\s*)?$/.test(text);
}

/** Words behind a name that can only be said of a field are no names beside it: `id` and below it `required, read-only`. */
function withMarkers(names: readonly Name[]): readonly Name[] {
  if (names.length < 2) return names;
  const [first, ...others] = names as readonly [Name, ...Name[]];
  if (!others.every(({ name, remark }) => remark === undefined && isMarker.test(name))) return names;
  return [{ ...first, remark: [...(first.remark === undefined ? [] : [first.remark]), ...others.map(({ name }) => name)].join(", ") }];
}

function withoutStar(starred: Name): Name {
  const name = starred.name.replace(/(?<=[\p{L}\p{N}])\*$/u, "");
  return name === starred.name ? starred : { ...starred, name, remark: starred.remark === undefined ? "required" : `${starred.remark}, required` };
}

const isMarker = /^(?:required|mandatory|optional|(?:read|write)-?only|nullable|deprecated)$/i;

/**
 * Whether a cell beside the name of its row lists names as well: a number is that of no field, as in `204, none`. One name with a remark, `lid (string)`, is a
 * list where another cell of the row is one.
 */
function namesListed(text: string): "several" | "one" | undefined {
  if (!text.includes(",") && !text.includes(";")) return oneTyped.test(text) ? "one" : undefined;
  const names = namesIn(text);
  const areFields = !names.some(({ name }) => /^\d+$/.test(name)) && !names.every(({ name }) => isGeneralWord(name) || isMarker.test(name));
  return names.length > 1 && areFields ? "several" : undefined;
}

const oneTyped = /^`?[\w-]+`? \((?:string|number|integer|boolean)\)$/;

function blockOfCell(source: MarkdownSource, span: Span, cell: Cell, path: readonly string[]): Block {
  return { is: "cell", path, columns: [], rows: rowsOf(source, span, cell.at, [cell]), at: cell.at };
}
