/** HTML tables as tables of Markdown, which are read: the draft's own edition of the document has them so. */
import { generalWording } from "../../../facts/wording.ts";
import { gridOf, titleRowsIn } from "./html-grid.ts";
import { linesAlong } from "./lines-along.ts";

export interface Rewritten {
  readonly text: string;
  /** The lines on which tables began that were rewritten, from 1 on. */
  readonly lines: readonly number[];
}

export function withMarkdownTables(text: string): Rewritten {
  const lines: number[] = [];
  const lineAt = linesAlong(text);
  const rewritten = text.replace(/^[ \t]*<table\b[^>]*>.*?<\/table>[ \t]*$/gims, (table, offset: number) => {
    const markdown = tableOf(table);
    if (markdown === undefined) return table;
    lines.push(lineAt(offset));
    return markdown;
  });
  return { text: rewritten, lines };
}

/** Undefined where a cell of its body spans several columns, or rows have other numbers of cells: no table of Markdown says that. */
function tableOf(html: string): string | undefined {
  const grid = gridOf(html);
  if (grid === undefined) return undefined;
  const count = titleRowsIn(grid);
  const body = grid.slice(count);
  if (body.some((row) => row.some(({ columns }) => columns > 1))) return undefined;
  const titles = grid[0]!.map((_, column) => titleOf(grid.slice(0, count).map((row) => cellText(row[column]!.html))));
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(titles), `|${titles.map(() => "---").join("|")}|`, ...body.map((row) => line(row.map((cell) => cellText(cell.html))))].join("\n");
}

/** The last of the titles that stand over a column, where it is known what a column says that is called so; else all of them. */
function titleOf(titles: readonly string[]): string {
  const last = titles.at(-1)!;
  return known.has(last.toLowerCase()) ? last : [...new Set(titles)].filter((title) => title !== "").join(" ");
}

const known: ReadonlySet<string> = new Set(Object.values(generalWording.columns).flat());

/** The text of a piece of HTML, on one line, as Markdown. */
export function cellText(html: string): string {
  const marked = html.replace(/<code\b[^>]*>(.*?)<\/code>/gis, "`$1`").replace(/<[^>]*>/g, " ");
  const plain = marked.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity);
  return plain.replace(/\s+/g, " ").trim().replaceAll("|", "\\|");
}

const entities: { readonly [entity: string]: string } = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&nbsp;": " ", "&amp;": "&" };
