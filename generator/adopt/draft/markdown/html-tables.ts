/** HTML tables as tables of Markdown, which are read: the draft's own edition of the document has them so. */
import { generalWording } from "../../../facts/wording.ts";
import { gridOf, titleRowsIn, type HtmlRow } from "./html-grid.ts";
import { lineCounter } from "./line-counter.ts";

export interface Rewritten {
  readonly text: string;
  /** The lines on which tables began that were rewritten, from 1 on. */
  readonly lines: readonly number[];
}

export function withMarkdownTables(text: string): Rewritten {
  const lines: number[] = [];
  const lineAt = lineCounter(text);
  const rewritten = text.replace(/^[ \t]*<table\b[^>]*>.*?<\/table>[ \t]*$/gims, (table, offset: number) => {
    const markdown = tableOf(table);
    if (markdown === undefined) return table;
    lines.push(lineAt(offset));
    return markdown;
  });
  return { text: rewritten, lines };
}

/** Undefined where rows have other numbers of cells: no table of Markdown says that. What a cell says that spans several columns stands in the first. */
function tableOf(html: string): string | undefined {
  const grid = gridOf(html);
  if (grid === undefined) return undefined;
  const count = isOfLabels(grid) ? 0 : titleRowsIn(grid);
  const body = grid.slice(count);
  if (body.some(isOverAll)) return undefined;
  const titles = apart(grid[0]!.map((_, column) => titleOf(grid.slice(0, count).map((row) => cellText(row[column]!.html)))));
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [
    line(titles),
    `|${titles.map(() => "---").join("|")}|`,
    ...body.map((row) => line(row.map((cell, column) => (cell === row[column - 1] ? "" : cellText(cell.html))))),
  ].join("\n");
}

/** `<th>Method</th><td>GET</td>` in each row. */
function isOfLabels(grid: readonly HtmlRow[]): boolean {
  return grid.every((row) => row.length === 2 && row[0]!.isTitle && !row[1]!.isTitle && row[0] !== row[1]);
}

/** The title of a group of rows. */
function isOverAll(row: HtmlRow): boolean {
  return row.length > 1 && row.every((cell) => cell === row[0]);
}

/** Columns under one title have a name each. */
function apart(titles: readonly string[]): readonly string[] {
  return titles.map((title, column) => {
    const before = titles.slice(0, column).filter((one) => one === title).length;
    return before === 0 || title === "" ? title : `${title} ${before + 1}`;
  });
}

/** The last of the titles that stand over a column, where it is known what a column says that is called so; else all of them. */
function titleOf(titles: readonly string[]): string {
  const last = titles.at(-1) ?? "";
  return known.has(last.toLowerCase()) ? last : [...new Set(titles)].filter((title) => title !== "").join(" ");
}

const known: ReadonlySet<string> = new Set(Object.values(generalWording.columns).flat());

/** The text of a piece of HTML, on one line, as Markdown; items of a list stand behind each other. */
export function cellText(html: string): string {
  const listed = html.replace(/<\/li>\s*<li\b[^>]*>/gi, ", ");
  const marked = listed.replace(/<code\b[^>]*>(.*?)<\/code>/gis, "`$1`").replace(/<[^>]*>/g, " ");
  return withoutEntities(marked).replace(/\s+/g, " ").trim().replaceAll("|", "\\|");
}

export function withoutEntities(html: string): string {
  return html.replace(/&(?:#(\d+)|#x([\da-f]+)|\w+);/gi, (entity, decimal?: string, hex?: string) => characterOf(entity, decimal, hex));
}

/** Those of other names stay as they are: Markdown has them as well. */
function characterOf(entity: string, decimal: string | undefined, hex: string | undefined): string {
  const code = decimal !== undefined ? Number(decimal) : hex !== undefined ? Number.parseInt(hex, 16) : undefined;
  if (code === undefined) return entities[entity.toLowerCase()] ?? entity;
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : entity;
}

const entities: { readonly [entity: string]: string } = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&nbsp;": " ",
  "&amp;": "&",
  "&ndash;": "–",
  "&mdash;": "—",
  "&minus;": "−",
  "&hellip;": "…",
  "&le;": "≤",
  "&ge;": "≥",
  "&times;": "×",
  "&rarr;": "→",
  "&deg;": "°",
  "&micro;": "µ",
  "&lsquo;": "‘",
  "&rsquo;": "’",
  "&ldquo;": "“",
  "&rdquo;": "”",
};
