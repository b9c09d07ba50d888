/**
 * A code frame: the line of a place and `^^^^` under it. The marks stand under the signs they mean, whatever
 * the width of these; of a line that is too long only the part around the place is shown.
 */
import type { Position } from "../diagnostic.ts";
import { terminalCells, widthOfCells, type TerminalCell } from "./cells.ts";
import type { LineAt } from "./lines.ts";

export interface Frame {
  /** `12 │ `, and as many blanks for the line of marks. */
  readonly gutter: string;
  readonly margin: string;
  readonly code: string;
  /** Blanks up to the first mark, and the marks. */
  readonly indent: string;
  readonly marks: string;
}

/** The frame of a place, no wider than `width`; nothing where its file has no such line. */
export function codeFrame(lineAt: LineAt, at: Position, width: number): Frame | undefined {
  const line = lineAt(at.line);
  if (line === undefined) return undefined;
  const number = `${at.line}`;
  const shown = windowOf(line, stretchOf(line, at), Math.max(24, width - number.length - 3));
  return { gutter: `${number} │ `, margin: `${" ".repeat(number.length)} │ `, ...shown };
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The marked part, within the line; a point at its end stays a point. */
function stretchOf(line: string, at: Position): Stretch {
  const start = Math.min(Math.max(0, at.column - 1), line.length);
  return { start, end: Math.min(line.length, start + Math.max(1, at.length)) };
}

function windowOf(line: string, marked: Stretch, width: number): Pick<Frame, "code" | "indent" | "marks"> {
  const near = nearby(line, marked, width);
  const all = terminalCells(line.slice(near.start, near.end), near.start);
  const first = all.findIndex((cell) => cell.end > marked.start);
  const at = first === -1 ? all.length : first;
  const whole = near.start === 0 && near.end === line.length && widthOfCells(all) <= width;
  const from = whole ? 0 : firstShown(all, at, near.start === 0, width);
  const to = whole ? all.length : lastShown(all, from, width - 2);
  const before = from > 0 || near.start > 0 ? "…" : "";
  const after = to < all.length || near.end < line.length ? "…" : "";
  const marks = widthOfCells(all.slice(at, to).filter((cell) => cell.start < marked.end));
  return {
    code:
      before +
      all
        .slice(from, to)
        .map((cell) => cell.text)
        .join("") +
      after,
    indent: " ".repeat(before.length + widthOfCells(all.slice(from, at))),
    marks: "^".repeat(Math.max(1, marks)),
  };
}

/** So much of the line as can be shown at all, without cutting a sign of two units: a line can be a megabyte long. */
function nearby(line: string, marked: Stretch, width: number): Stretch {
  const start = Math.max(0, marked.start - 2 * width);
  const end = Math.min(line.length, marked.start + 4 * width);
  return { start: inPair(line, start) ? start + 1 : start, end: inPair(line, end) ? end + 1 : end };
}

function inPair(line: string, at: number): boolean {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(line.slice(at - 1, at + 1)) && at > 0;
}

/** The line's start where the place is near it; otherwise a third of the width before the place. */
function firstShown(cells: readonly TerminalCell[], at: number, startsLine: boolean, width: number): number {
  const third = Math.floor(width / 3);
  if (startsLine && widthOfCells(cells.slice(0, at)) <= 2 * third) return 0;
  let from = at;
  for (let used = 0; from > 0 && used + cells[from - 1]!.width <= third; from -= 1) used += cells[from - 1]!.width;
  return from;
}

function lastShown(cells: readonly TerminalCell[], from: number, width: number): number {
  let to = from;
  for (let used = 0; to < cells.length && used + cells[to]!.width <= width; to += 1) used += cells[to]!.width;
  return to;
}
