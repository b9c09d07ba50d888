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
      lines.push(
        before
          .slice(
            0,
            rest.find((one): one is number => typeof one === "number"),
          )
          .split("\n").length,
      );
      const table = markdown(rows);
      return [...table, ...Array.from({ length: drawnLines.length - table.length }, () => "")].join("\n") + (drawn.endsWith("\n") ? "\n" : "");
    });
  const rewritten = forms.reduce((before, [form, rowsIn]) => rewrite(before, form, rowsIn), text);
  return { text: rewritten, lines: lines.sort((one, other) => one - other) };
}

/** Cell by cell; the first row has the titles. */
type Rows = readonly (readonly string[])[];

const grid = /^[ \t]*\+(?:[-=:]{2,}\+)+[ \t]*\n(?:[ \t]*[|+].*[|+][ \t]*(?:\n|$))+/gm;
/** A ruler above the titles, one with gaps below them, and rows, each between empty lines, down to the last ruler. */
const framed = /^[ \t]*-{5,}[ \t]*\n(?:(?![ \t]*[-#]).*\S.*\n){1,4}[ \t]*-+(?: +-+)+[ \t]*\n(?:(?!#)(?![ \t]*-{5}).*\n)+?[ \t]*-{5,}(?: +-+)*[ \t]*$/gm;
/** Titles above a ruler with gaps, and rows down to an empty line. */
const ruled = /(?<=^|\n[ \t]*\n)(?![ \t]*[-|#]).*\S.*\n[ \t]*-{2,}(?: +-{2,})+[ \t]*\n(?:(?![ \t]*[-|#]).*\S.*(?:\n|$))+/g;

/** Rows between two rulers with gaps, without titles. */
const untitled = /(?<=^|\n[ \t]*\n)[ \t]*-{2,}(?: +-{2,})+[ \t]*\n(?:(?![ \t]*-{3})(?!#)[^\n]*\n)+?[ \t]*-{2,}(?: +-{2,})+[ \t]*(?=\n|$)/g;

/** Undefined where a cell spans others: a bar is missing. */
function gridRows(drawn: readonly string[]): Rows | undefined {
  const bounds = [...drawn[0]!].flatMap((character, index) => (character === "+" ? [index] : []));
  const rows: string[][][] = [];
  for (const line of drawn.slice(1)) {
    if (/^[ \t]*\+/.test(line)) rows.push([]);
    else if (bounds.some((bound) => line[bound] !== "|")) return undefined;
    else
      (rows.at(-1) ?? rows[rows.push([]) - 1]!).push(
        cellsAt(
          line,
          bounds.map((bound) => bound + 1),
          1,
        ),
      );
  }
  return rows.filter((lines) => lines.length > 0).map((lines) => joined(lines.map((cells) => cells.slice(0, -1))));
}

function framedRows(drawn: readonly string[]): Rows {
  const at = drawn.findIndex((line, index) => index > 0 && /^[ \t]*-+(?: +-+)+[ \t]*$/.test(line));
  const starts = startsIn(drawn[at]!);
  const body = drawn
    .slice(at + 1, -1)
    .join("\n")
    .split(/\n[ \t]*(?=\n)/)
    .map((row) => row.split("\n").filter((line) => line.trim() !== ""));
  return [drawn.slice(1, at), ...body].filter((lines) => lines.length > 0).map((lines) => joined(lines.map((line) => cellsAt(line, starts, 0))));
}

function ruledRows(drawn: readonly string[]): Rows {
  const starts = startsIn(drawn[1]!);
  return [drawn[0]!, ...drawn.slice(2)].map((line) => joined([cellsAt(line, starts, 0)]));
}

/** In such a table a row goes on below it where its first cell is empty. */
function untitledRows(drawn: readonly string[]): Rows {
  const starts = startsIn(drawn[0]!);
  const rows: string[][][] = [];
  for (const line of drawn.slice(1, -1).filter((one) => one.trim() !== "")) {
    const cells = cellsAt(line, starts, 0);
    if (cells[0] === "" && rows.length > 0) rows.at(-1)!.push(cells);
    else rows.push([cells]);
  }
  return [starts.map(() => ""), ...rows.map(joined)];
}

/** Where the runs of dashes begin. */
function startsIn(ruler: string): readonly number[] {
  return [...ruler.matchAll(/-+/g)].map(({ index }) => index);
}

/** @param gap the width of what stands between cells */
function cellsAt(line: string, starts: readonly number[], gap: number): string[] {
  return starts.map((start, index) => line.slice(start, starts[index + 1] === undefined ? undefined : starts[index + 1]! - gap).trim());
}

/** The lines of one row; the items of a list in a cell stand behind each other. */
function joined(lines: readonly (readonly string[])[]): readonly string[] {
  return lines[0]!.map((_, column) => {
    const texts = lines.map((cells) => cells[column]!).filter((text) => text !== "");
    const items = texts.filter((text) => item.test(text)).length;
    return items < 2 ? texts.join(" ") : texts.map((text) => text.replace(item, "")).join(items === texts.length ? ", " : " ");
  });
}

const item = /^\\?[-*•]\s+/;

const forms = [
  [grid, gridRows],
  [framed, framedRows],
  [untitled, untitledRows],
  [ruled, ruledRows],
] as const;

function markdown([titles, ...rows]: Rows): readonly string[] {
  const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replace(/\|/g, "\\|")).join(" | ")} |`;
  return [line(titles!), `|${titles!.map(() => "---").join("|")}|`, ...rows.map(line)];
}
