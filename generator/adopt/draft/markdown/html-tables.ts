/** HTML tables as tables of Markdown, which are read: the draft's own edition of the document has them so. */
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

/** Undefined where cells span others, or rows have other numbers of cells: no table of Markdown says that. */
function tableOf(html: string): string | undefined {
  const rows = [...html.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/gis)].map(([, row]) => [...row!.matchAll(/<t[hd]\b([^>]*)>(.*?)<\/t[hd]>/gis)]);
  const [head, ...body] = rows.map((cells) => cells.map(([, , cell]) => cellText(cell!)));
  const spans = rows.flat().some(([, attributes]) => /\b(?:col|row)span\b/i.test(attributes!));
  if (head === undefined || head.length === 0 || spans || body.some((cells) => cells.length !== head.length)) return undefined;
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), `|${head.map(() => "---").join("|")}|`, ...body.map(line)].join("\n");
}

/** The text of a piece of HTML, on one line, as Markdown. */
export function cellText(html: string): string {
  const marked = html.replace(/<code\b[^>]*>(.*?)<\/code>/gis, "`$1`").replace(/<[^>]*>/g, " ");
  const plain = marked.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity);
  return plain.replace(/\s+/g, " ").trim().replaceAll("|", "\\|");
}

const entities: { readonly [entity: string]: string } = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&nbsp;": " ", "&amp;": "&" };
