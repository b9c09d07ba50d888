/** Rows above all headings stand below one of their own: else no place of the document could name them. */
import { frontMatterOf } from "../../../documents/markdown/front-matter.ts";
import { linesOfCode } from "../survey/text/code-blocks.ts";
import type { Rewritten } from "./html-tables.ts";

export function withRowsBelow(text: string): Rewritten {
  const lines = text.split("\n");
  const inCode = linesOfCode(text);
  const from = frontMatterOf(text).split("\n").length - 1;
  const isHeading = (at: number): boolean =>
    !inCode.has(at + 1) && (/^#{1,6}\s/.test(lines[at]!) || (at > from && underline.test(lines[at]!) && /^\S/.test(lines[at - 1]!)));
  const first = lines.findIndex((_, at) => at >= from && isHeading(at));
  const row = lines.slice(from, Math.max(first, from)).findIndex((line, index) => !inCode.has(from + index + 1) && ofRows.test(line));
  if (row === -1) return { text, lines: [] };
  const named = lines.includes("## Introduction") ? "## Above" : "## Introduction";
  return { text: [...lines.slice(0, from), named, "", ...lines.slice(from)].join("\n"), lines: [from + row + 1] };
}

const underline = /^ {0,3}(?:=+|-+)[ \t]*$/;

/** The line below the header of a table, or an item that begins with a name. */
const ofRows = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*\|[ \t:|-]*$|^ {0,3}[-*+][ \t]+(?:\*\*)?`/;
