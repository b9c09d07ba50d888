import type { Entry } from "../entry.ts";

/** A word that was not found, and the candidate that comes nearest to it. */
export interface Unknown {
  readonly nearest: string | undefined;
}

export const documents = {
  "document-too-large": ({ file, characters, longest }: { file: string; characters: number; longest: number }) => ({
    message: `"${file}" holds ${characters} characters, and no document of more than ${longest} is read.`,
    help: "Give the Markdown text of the document alone, without what was attached to it.",
  }),
  "document-line-too-long": ({ file, longest }: { file: string; longest: number }) => ({
    message: `"${file}" has a line of more than ${longest} characters, which no table and no sentence needs.`,
    help: "Give the Markdown text of the document, with its line breaks.",
  }),
  "document-not-text": ({ file }: { file: string }) => ({
    message: `"${file}" is no text in UTF-8: here it holds bytes that stand for no character.`,
    help: "Give the document as Markdown in UTF-8; if it is in another encoding, save it anew in this one.",
  }),
  "document-empty": ({ file }: { file: string }) => ({
    message: `"${file}" is empty.`,
    help: "Write the document, or name the file that holds it.",
  }),
  "document-in-conflict": ({ file }: { file: string }) => ({
    message: `"${file}" holds both sides of a merge.`,
    help: "Keep the lines of one side, or of both, and remove the marks.",
  }),
  "document-of-html": ({ file }: { file: string }) => ({
    message: `"${file}" is a page of HTML and no Markdown.`,
    help: "Convert it to Markdown first, for example by `pandoc --from html --to gfm`.",
  }),
  "document-without-headings": ({ file }: { file: string }) => ({
    message: `"${file}" has no heading, so no place in it can be named.`,
    help: 'Begin each section with a heading, such as "## Limits".',
  }),
  "unclosed-fence": ({ line, swallowed }: { line: string; swallowed: number }) => ({
    message: `The code that "${line}" opens is never closed, so the ${swallowed} lines after it are read as code and not as facts.`,
    help: `Close it with a line "${/[`~]+/.exec(line)?.[0] ?? "```"}".`,
  }),
  "code-not-text": (_: Record<never, never>) => ({
    severity: "warning",
    message: "This code holds bytes that stand for no character, so what it shows is not all there.",
    help: "Write what the code shows in characters, or leave it out.",
  }),
  "broken-table": ({ header, ruler }: { header: number; ruler: number }) => ({
    message: `This is no table: its header has ${header} columns and the line of dashes under it ${ruler}.`,
    help: "Give both lines the same number of columns.",
  }),
  "surplus-cells": ({ row, columns, surplus }: { row: string; columns: number; surplus: string }) => ({
    severity: "warning",
    message: `The row "${row}" has more cells than the table's ${columns} columns: "${surplus}" is not read.`,
    help: 'Write a bar within a cell as "\\|".',
  }),
  "empty-source": (_: Record<never, never>) => ({
    message: "The source names no section.",
    help: 'Name a section of the document, and perhaps a block and a row in it: "Limits", "Limits > block > row".',
  }),
  "source-runs-on": ({ source, rest }: { source: string; rest: string }) => ({
    message: `The source runs on over the lines below it: "${rest}" is read as a part of it.`,
    help: `What stands below a tag belongs to the tag: move it above "@source ${source}".`,
  }),
  "unknown-section": ({ section, document, nearest }: { section: string; document: string } & Unknown) => ({
    message: `"${document}" has no section "${section}".`,
    help: didYouMean(nearest) ?? "Write a heading of the document.",
  }),
  "ambiguous-section": ({ section, document, ways }: { section: string; document: string; ways: readonly string[] }) => ({
    message: `"${document}" has ${ways.length} sections "${section}".`,
    help: new Set(ways).size < ways.length ? "Give the sections different headings." : `Write one of ${quoted(ways)}.`,
  }),
  "unknown-block": ({ block, section, nearest, known }: { block: string; section: string; known: readonly string[] } & Unknown) => ({
    message: `The section "${section}" has no block "${block}".`,
    help: didYouMean(nearest) ?? (known.length > 0 ? `Its blocks are ${quoted(known)}.` : "Name the row right after the section."),
  }),
  "unknown-row": ({ row, within, nearest, elsewhere }: { row: string; within: string; elsewhere: readonly string[] } & Unknown) => ({
    message: `"${within}" has no row "${row}".`,
    help: didYouMean(nearest) ?? (elsewhere.length > 0 ? `Such a row stands at ${quoted(elsewhere)}.` : "Write the row's name as the document does."),
  }),
  "ambiguous-row": ({ row, section, ways }: { row: string; section: string; ways: readonly string[] }) => ({
    message: `The section "${section}" has ${ways.length} rows "${row}".`,
    help: `Write one of ${quoted(ways)}.`,
  }),
  "field-with-several-rows": ({ field, section, ways }: { field: string; section: string; ways: readonly string[] }) => ({
    message: `The field "${field}" has ${ways.length} rows in the section "${section}", and nothing says which one is meant.`,
    help: `Say it in the comment of the field, after "@source": one of ${quoted(ways)}.`,
  }),
  "section-without-rows": ({ field, section }: { field: string; section: string }) => ({
    message: `The field "${field}" has no row, for nothing in the section "${section}" is read as rows.`,
    help: "Rows are those of a table, the items of a list, and names after a colon. Name the section that has them, or write the row into this one.",
  }),
} satisfies Record<string, (holes: never) => Entry>;

/** A list is for choosing from, so it ends where nobody would read on. */
const shown = 5;

function quoted(texts: readonly string[]): string {
  const more = texts.length > shown ? ` and ${texts.length - shown} more` : "";
  return (
    texts
      .slice(0, shown)
      .map((text) => `"${text}"`)
      .join(", ") + more
  );
}

function didYouMean(nearest: string | undefined): string | undefined {
  return nearest === undefined ? undefined : `Did you mean "${nearest}"?`;
}
