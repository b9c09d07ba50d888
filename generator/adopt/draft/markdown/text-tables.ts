/**
 * Tables that are drawn with characters, as converters of word processors write them, as tables of Markdown: grids of bars and
 * crosses, and columns below rulers of dashes. Each takes as many lines as before, so that all others stay where they are.
 */
import type { Rewritten } from "./html-tables.ts";

export function withPipeTables(text: string): Rewritten {
  const lines: number[] = [];
  const rewrite = (before: string, form: RegExp, rowsIn: (drawn: readonly string[]) => Rows | undefined): string =>
    before.replace(form, (drawn: string, ...rest) => {
      const drawnLines = drawn.replace(/\n$/, "").split("\n");
      const rows = rowsIn(drawnLines);
      if (rows === undefined || rows.length < 2) return drawn;
      lines.push(before.slice(0, rest.find((one): one is number => typeof one === "number")).split("\n").length);
      const table = markdown(rows);
      return [...table, ...Array.from({ length: drawnLines.length - table.length }, () => "")].join("\n") + (drawn.endsWith("\n") ? "\n" : "");
    });
  const rewritten = rewrite(rewrite(rewrite(text, grid, gridRows), framed, framedRows), ruled, ruledRows);
  return { text: rewritten, lines: lines.sort((one, other) => one - other) };
}

/** Cell by cell; the first row has the titles. */
type Rows = readonly (readonly string[])[];

const grid = /^[ \t]*\+(?:[-=:]{2,}\+)+[ \t]*\n(?:[ \t]*[|+].*[|+][ \t]*(?:\n|$))+/gm;
/** A ruler above the titles, one with gaps below them, and rows, each between empty lines, down to the last ruler. */
const framed = /^[ \t]*-{5,}[ \t]*\n(?:(?![ \t]*[-#]).*\S.*\n){1,4}[ \t]*-+(?: +-+)+[ \t]*\n(?:(?!#)(?![ \t]*-{5}).*\n)+?[ \t]*-{5,}(?: +-+)*[ \t]*$/gm;
/** Titles above a ruler with gaps, and rows down to an empty line. */
const ruled = /(?<=^|\n[ \t]*\n)(?![ \t]*[-|#]).*\S.*\n[ \t]*-{2,}(?: +-{2,})+[ \t]*\n(?:(?![ \t]*[-|#]).*\S.*(?:\n|$))+/g;

/** Undefined where a cell spans others: a bar is missing. */
function gridRows(drawn: readonly string[]): Rows | undefined {
  const bounds = [...drawn[0]!].flatMap((character, index) => (character === "+" ? [index] : []));
  const rows: string[][][] = [];
  for (const line of drawn.slice(1)) {
    if (/^[ \t]*\+/.test(line)) rows.push([]);
    else if (bounds.some((bound) => line[bound] !== "|")) return undefined;
    else (rows.at(-1) ?? rows[rows.push([]) - 1]!).push(cellsAt(line, bounds.map((bound) => bound + 1), 1));
  }
  return rows.filter((lines) => lines.length > 0).map((lines) => joined(lines.map((cells) => cells.slice(0, -1))));
}

function framedRows(drawn: readonly string[]): Rows {
  const at = drawn.findIndex((line, index) => index > 0 && /^[ \t]*-+(?: +-+)+[ \t]*$/.test(line));
  const starts = startsIn(drawn[at]!);
  const body = drawn.slice(at + 1, -1).join("\n").split(/\n[ \t]*(?=\n)/).map((row) => row.split("\n").filter((line) => line.trim() !== ""));
  return [drawn.slice(1, at), ...body].filter((lines) => lines.length > 0).map((lines) => joined(lines.map((line) => cellsAt(line, starts, 0))));
}

function ruledRows(drawn: readonly string[]): Rows {
  const starts = startsIn(drawn[1]!);
  return [drawn[0]!, ...drawn.slice(2)].map((line) => joined([cellsAt(line, starts, 0)]));
}

/** Where the runs of dashes begin. */
function startsIn(ruler: string): readonly number[] {
  return [...ruler.matchAll(/-+/g)].map(({ index }) => index);
}

/** @param gap the width of what stands between cells */
function cellsAt(line: string, starts: readonly number[], gap: number): string[] {
  return starts.map((start, index) => line.slice(start, starts[index + 1] === undefined ? undefined : starts[index + 1]! - gap).trim());
}

/** The lines of one row. */
function joined(lines: readonly (readonly string[])[]): readonly string[] {
  return lines[0]!.map((_, column) => lines.map((cells) => cells[column]!).filter((text) => text !== "").join(" "));
}

function markdown([titles, ...rows]: Rows): readonly string[] {
  const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replace(/\|/g, "\\|")).join(" | ")} |`;
  return [line(titles!), `|${titles!.map(() => "---").join("|")}|`, ...rows.map(line)];
}
