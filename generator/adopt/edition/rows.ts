/** Rows that come into an edition, leave it or get another name, as edits of its text. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Cell } from "../../documents/document.ts";
import { isItemNumber } from "../../documents/editions/outline.ts";
import { textWithTitle } from "../../drift/wordings/lines.ts";
import type { StatedBlock } from "../../facts/stated-section.ts";
import type { Column } from "../../facts/wording.ts";
import { wordPattern } from "../../values/pattern.ts";
import type { Edit } from "../edit/opened-files.ts";
import { endsAsSentence } from "./cells.ts";
import type { Edition } from "./edition.ts";
import { lineSpanAt, offsetOf } from "./line-spans.ts";
import { hasRemark, withNameAfter, withNameBefore, withoutName, withRemark } from "./names.ts";
import { rawTextAt } from "./raw-text.ts";
import { rowsOnLine, type PlacedRow } from "./row-lookup.ts";
import { cellSpans, lineLike } from "./table-line.ts";

/** Gives a row the name that another edition writes. */
export function renameRow(ours: Edition, row: PlacedRow, raw: string): Edit {
  const start = offsetOf(ours, row.row.at);
  return { file: ours.file, start, end: start + row.row.at.length, text: raw };
}

/** What leads to the blocks of a nested field calls it by its new name. */
export function renameLabels(ours: Edition, { section, block, row }: PlacedRow, name: string): readonly Edit[] {
  const path = [...(block.path ?? []), row.name];
  const nested = section.blocks.filter((one) => one.labelAt !== undefined && path.every((step, index) => one.path?.[index] === step));
  return nested.flatMap(({ labelAt }): readonly Edit[] => {
    const start = offsetOf(ours, labelAt!);
    const index = rawTextAt(ours, labelAt!).search(new RegExp(wordPattern(row.name), "u"));
    return index === -1 ? [] : [{ file: ours.file, start: start + index, end: start + index + row.name.length, text: name }];
  });
}

/** Takes a row away, and with it others of its line that went: the line, or the names out of a list. */
export function deleteRow(ours: Edition, row: PlacedRow, names: ReadonlySet<string>): readonly Edit[] {
  const ownLine = row.block.is === "table" || row.block.is === "list";
  const isGone = (one: PlacedRow): boolean => one.row === row.row || names.has(one.row.name);
  const all = rowsSharingLine(ours, row);
  const left = all.filter((one) => !isGone(one));
  if (ownLine && left.length === 0) return [wholeLines(ours, row)];
  const line = lineSpanAt(ours, row.row.at.line);
  return runsOf(all, isGone).map((run) => {
    const name = { start: listed(ours, run[0]!.row.at).start, end: listed(ours, run.at(-1)!.row.at).end };
    const isShared = left.some(({ facts }) => facts.some(({ at }) => offsetOf(ours, at) > name.end && offsetOf(ours, at) < withRemark(ours.text, name.end)));
    return { file: ours.file, ...withoutName(ours.text, line, name, isShared) };
  });
}

/** Those of which it is true, each with those right beside it: names that go one after another share their commas. */
function runsOf(rows: readonly PlacedRow[], is: (row: PlacedRow) => boolean): readonly (readonly PlacedRow[])[] {
  const starts = rows.flatMap((row, index) => (is(row) && !(index > 0 && is(rows[index - 1]!)) ? [index] : []));
  return starts.map((start) => {
    const length = rows.slice(start).findIndex((row) => !is(row));
    return rows.slice(start, length === -1 ? undefined : start + length);
  });
}

/**
 * Puts a row of another edition among ours: beside the names that it shares a line with, else on a line of its own.
 * A table may be a sentence of names here, a list a table.
 * @param moved names of its line that leave another one, so that it is none that they are on
 */
export function insertRow(
  ours: Edition,
  into: StatedBlock,
  theirs: Edition,
  row: PlacedRow,
  siblings: StatedBlock,
  moved: ReadonlySet<string>,
): Edit | undefined {
  if (row.block.is !== "table" && row.block.is !== "cell" && into.block.is === "table") return asRowOfItem(ours, into, row, siblings);
  const isLine = (row.block.is === "table" || row.block.is === "list") && into.block.is !== "names";
  const line = isLine ? rowsSharingLine(theirs, row) : siblings.rows.map((one) => ({ ...row, ...one }));
  const list = inList(
    ours,
    into,
    theirs,
    row,
    line.filter((one) => one.row === row.row || !moved.has(one.row.name)),
  );
  if (list !== undefined || !isLine) return list;
  return row.block.is === "table" ? asTableRow(ours, into, theirs, row, siblings, moved) : asItem(ours, into, theirs, row, siblings);
}

/** The rows that share the line and the cells of a row, itself among them. */
export function rowsSharingLine(edition: Edition, row: PlacedRow): readonly PlacedRow[] {
  return rowsOnLine(edition, row.row.at.line).filter((other) => other.block === row.block);
}

function inList(ours: Edition, into: StatedBlock, theirs: Edition, row: PlacedRow, line: readonly PlacedRow[]): Edit | undefined {
  const index = line.findIndex((one) => one.row === row.row);
  const raw = rawTextAt(theirs, row.row.at);
  const known = (one: PlacedRow) => into.rows.find(({ row: { name } }) => name === one.row.name)?.row.at;
  const before = line
    .slice(0, Math.max(0, index))
    .toReversed()
    .find((one) => known(one) !== undefined);
  const isShared = before !== undefined && !hasRemark(theirs.text, listed(theirs, before.row.at).end);
  const remark = row.row.remark === undefined || isShared || row.block.is !== "cell" ? "" : ` (${row.row.remark})`;
  if (before !== undefined) return { file: ours.file, ...withNameAfter(ours.text, listed(ours, known(before)!), raw + remark, isShared) };
  const after = line
    .slice(index + 1)
    .map(known)
    .find((at) => at !== undefined);
  return after === undefined ? undefined : { file: ours.file, ...withNameBefore(ours.text, listed(ours, after), raw) };
}

function asTableRow(ours: Edition, into: StatedBlock, theirs: Edition, row: PlacedRow, siblings: StatedBlock, moved: ReadonlySet<string>): Edit | undefined {
  const standing = siblings.rows.filter((one) => one.row === row.row || !moved.has(one.row.name));
  const place = lineBeside(into, row, { ...siblings, rows: standing });
  if (place === undefined) return undefined;
  const model = ours.text.slice(...bounds(ours, place.like));
  const theirCells = row.row.cells;
  const raws = into.block.columns.map((title, index) => {
    const cell = theirCells.find(({ column }) => column === title) ?? (into.block.columns.length === theirCells.length ? theirCells[index] : undefined);
    return title === into.block.named &&
      rowsSharingLine(theirs, row).some((one) => one.row !== row.row && !moved.has(one.row.name) && into.rows.some(({ row: own }) => own.name === one.row.name))
      ? rawTextAt(theirs, row.row.at)
      : (cell?.raw ?? "");
  });
  if (cellSpans(model).length < raws.length) return undefined;
  const rest =
    theirCells.length === raws.length ? [] : theirCells.filter(({ column }) => !into.block.columns.includes(column)).map((cell) => saidIn(cell, siblings));
  return insertLines(ours, place.after, lineLike(model, withRest(raws, rest)));
}

/** An item of a label, with its type in brackets, and what it says, in a table that has no column for anything else. */
function asRowOfItem(ours: Edition, into: StatedBlock, row: PlacedRow, siblings: StatedBlock): Edit | undefined {
  const place = lineBeside(into, row, siblings);
  const [cell, ...others] = row.row.cells;
  const { columns, named } = into.block;
  const ofType = columns.find((title) => title !== named && into.roles.get(title) === "type");
  const rest = columns.filter((title) => title !== named && title !== ofType);
  const { name, remark = "" } = row.row;
  if (place === undefined || others.length > 0 || rest.length > 1 || (ofType === undefined ? cell === undefined : remark === "")) return undefined;
  const remarkBehind = behindLabel(cell?.text ?? "", name, ofType === undefined ? "" : `(${remark})`);
  if (rest.length === 0 && remarkBehind !== "") return undefined;
  const raws = columns.map((title) => (title === named ? name : title === ofType ? remark : remarkBehind));
  return insertLines(ours, place.after, lineLike(ours.text.slice(...bounds(ours, place.like)), raws));
}

/** `label: …`, `label (type) – …` */
function behindLabel(text: string, ...labels: readonly string[]): string {
  const label = labels.reduce((rest, part) => (rest.startsWith(part) ? rest.slice(part.length).trimStart() : rest), text);
  return label === text ? text : label.replace(/^[:–—-]\s+/, "");
}

/** What a cell says in a column that our table has not, as a sentence. */
function saidIn(cell: Cell, { roles }: StatedBlock): string {
  const { column, raw } = cell;
  const role = roles.get(column);
  if (role === undefined && saysSomething.test(raw)) return endsAsSentence(raw) ? raw.trim() : `${textWithTitle(cell)}.`;
  if (raw.trim() === "" || role === "required") return /^(?:y|yes|true|required|x|✓)$/i.test(raw.trim()) ? "Required." : "";
  if (role === "notes") return raw.trim();
  return role !== undefined && ofValues.has(role) ? `${column} ${raw.trim()}.` : "";
}

/** What columns say of the values of a field. */
const ofValues: ReadonlySet<string> = new Set<Column>(["default", "range", "length", "values", "format"]);

const saysSomething = /[\p{L}\p{N}]/u;

/** In the last cell: our table has no other place for it. */
function withRest(raws: readonly string[], rest: readonly string[]): readonly string[] {
  const text = rest.filter((one) => one !== "").join(" ");
  const last = raws.at(-1)!.trim();
  if (text === "" || raws.length < 2) return raws;
  return [...raws.slice(0, -1), last === "" ? text : `${/[.!?]$/.test(last) ? last : `${last}.`} ${text}`];
}

function asItem(ours: Edition, into: StatedBlock, theirs: Edition, row: PlacedRow, siblings: StatedBlock): Edit | undefined {
  const [start, end] = bounds(theirs, row.row.at.line);
  const line = theirs.text.slice(start, end);
  if (isItemNumber(row.row.name)) return insertLines(ours, lineOfNumber(into, Number(row.row.name) - 1), line.replace(/\d+/, row.row.name));
  const place = lineBeside(into, row, siblings);
  return place === undefined ? undefined : insertLines(ours, place.after, line);
}

/** Definitions name items by their numbers, so that those that are there keep theirs. */
function lineOfNumber(into: StatedBlock, number: number): number {
  const before = into.rows.find(({ row }) => row.name === String(number)) ?? into.rows.at(-1);
  return before?.row.at.line ?? into.block.at.line;
}

/** The line after which a row belongs: that of the nearest row before it that we have, else that before the nearest one behind it. */
function lineBeside(into: StatedBlock, row: PlacedRow, siblings: StatedBlock): { like: number; after: number } | undefined {
  const index = siblings.rows.findIndex((one) => one.row === row.row);
  const ownLine = (name: string): number | undefined => into.rows.find((one) => one.row.name === name)?.row.at.line;
  const before = siblings.rows
    .slice(0, index)
    .toReversed()
    .map((one) => ownLine(one.row.name))
    .find((line) => line !== undefined);
  if (before !== undefined) return { like: before, after: before };
  const first = into.rows[0]?.row.at.line;
  return first === undefined ? undefined : { like: first, after: first - 1 };
}

function wholeLines(ours: Edition, row: PlacedRow): Edit {
  const start = lineSpanAt(ours, row.row.at.line).start;
  return { file: ours.file, start, end: Math.min(lineSpanAt(ours, row.row.at.line + 1).start, ours.text.length), text: "" };
}

export function insertLines(ours: Edition, afterLine: number, text: string): Edit {
  const at = afterLine === 0 ? 0 : lineSpanAt(ours, afterLine).end;
  return { file: ours.file, start: at, end: at, text: afterLine === 0 ? `${text}\n` : `\n${text}` };
}

function bounds(edition: Edition, line: number): [number, number] {
  const { start, end } = lineSpanAt(edition, line);
  return [start, end];
}

function listed(edition: Edition, at: Position): { start: number; end: number } {
  const start = offsetOf(edition, at);
  return { start, end: start + at.length };
}
