/**
 * Methods in rows as others write them: `| Get+Post | /things |` below `GET/POST` is a row for each of them below `Method`, and `Delete /things/{id}` in a
 * cell is `DELETE /things/{id}`.
 */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import { findLineFrom } from "./find-line-from.ts";
import type { Rewritten } from "./html-tables.ts";
import { methodsOfTitles } from "./titled-requests.ts";

export function withPlainMethods(text: string): Rewritten {
  if (!worth.test(text)) return { text, lines: [] };
  const inCode = linesOfCode(text);
  const written = text.split("\n");
  const plain: string[] = [];
  const lines: number[] = [];
  for (let at = 0; at < written.length;) {
    const isHeader = !inCode.has(at + 1) && written[at]!.includes("|") && rule.test(written[at + 1] ?? "");
    const end = isHeader ? findLineFrom(written, at + 2, (line) => !line.includes("|")) : at + 1;
    const rows = isHeader ? plainRows([written[at]!, ...written.slice(at + 2, end)]) : undefined;
    if (rows !== undefined) lines.push(at + 1);
    plain.push(...(rows?.toSpliced(1, 0, written[at + 1]!) ?? written.slice(at, end)));
    at = end;
  }
  return { text: lines.length === 0 ? text : plain.join("\n"), lines };
}

/** @param rows the header, and the rows below it. Undefined where they are written so already */
function plainRows(rows: readonly string[]): readonly string[] | undefined {
  const [titles = [], ...below] = rows.map((row) => row.split(between));
  const column = titles.findIndex((title, at) => joined.test(title.trim()) && below.every((cells) => listed.test(cells[at]?.trim() ?? "")));
  const apart = column === -1 ? below : below.flatMap((cells) => rowsOf(cells, column));
  const plain = [column === -1 ? titles : withCell(titles, column, "Method"), ...apart.map((cells) => cells.map(withMethodFirst))].map((cells) =>
    cells.join("|"),
  );
  return plain.every((row, at) => row === rows[at]) ? undefined : plain;
}

/** One for each method. */
function rowsOf(cells: readonly string[], column: number): readonly (readonly string[])[] {
  return (cells[column]!.toUpperCase().match(/[A-Z]+/g) ?? []).map((method) => withCell(cells, column, method));
}

function withCell(cells: readonly string[], column: number, text: string): readonly string[] {
  return cells.with(column, cells[column]!.replace(/\S(?:.*\S)?/, text));
}

function withMethodFirst(cell: string): string {
  return cell.replace(first, (_, before: string, method: string) => `${before}${method.toUpperCase()}`);
}

const between = /(?<!\\)\|/;
const rule = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/;
const worth = new RegExp(String.raw`\|[\s*]*(?:${methodsOfTitles})\b`, "i");
/** Two or more, as the title of the column of what they are. */
const joined = new RegExp(String.raw`^(?:${methodsOfTitles})(?:\s*[/+|,]\s*(?:${methodsOfTitles}))+$`);
const listed = new RegExp(String.raw`^(?:${methodsOfTitles})(?:\s*[/+,]\s*(?:${methodsOfTitles}))*$`, "i");
const first = new RegExp(String.raw`^(\s*(?:\*\*)?)(${methodsOfTitles})(?=(?:\*\*)?\s+/)`, "i");
