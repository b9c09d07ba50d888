/** A document in the Markdown that is read: what others write in HTML, or draw with characters, as its tables and lists. */
import { withPlainLists } from "./definition-lists.ts";
import { withMarkdownTables, type Rewritten } from "./html-tables.ts";
import { withPipeTables } from "./text-tables.ts";

export interface PlainMarkdown {
  readonly text: string;
  /** What was written otherwise, by its sort, with the lines on which it began. */
  readonly rewritten: readonly { readonly sort: string; readonly lines: readonly number[] }[];
}

export function plainMarkdown(given: string): PlainMarkdown {
  const [drawn, html, defined] = inTurn(given, [withPipeTables, withMarkdownTables, withPlainLists]);
  return { text: defined!.text, rewritten: [{ sort: "drawn table", lines: drawn!.lines }, { sort: "HTML table", lines: html!.lines }, { sort: "definition list", lines: defined!.lines }] };
}

/** A document as the edition beside which it is read: in plain Markdown where that is. */
export function writtenLike(edition: string, text: string): string {
  const plain = plainMarkdown(text).text;
  return plain === text || plainMarkdown(edition).text !== edition ? text : plain;
}

function inTurn(given: string, rewrite: readonly ((text: string) => Rewritten)[]): readonly Rewritten[] {
  const found: Rewritten[] = [];
  for (const one of rewrite) found.push(one(found.at(-1)?.text ?? given));
  return found;
}
