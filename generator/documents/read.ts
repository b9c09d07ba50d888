/** From the Markdown text of a document to its sections, blocks and rows. Its shapes decide and the titles of columns, never other words. */
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { DocumentText } from "./document.ts";
import { markdownSource } from "./markdown/source.ts";
import { whyUnreadable } from "./markdown/unreadable.ts";
import { openSource, type OpenDocument } from "./open.ts";
import { headingsToFind } from "./shapes/marked-headings.ts";
import { nameColumnsOf } from "./shapes/name-column.ts";

/**
 * Opens a document: its sections are known, what stands in them is read when somebody looks.
 * @param file relative to the project's root, for positions
 * @param edition another edition of the same document, by which columns that changed places are recognised
 */
export function openDocument(file: string, text: string, edition?: DocumentText): Outcome<OpenDocument> {
  const reason = whyUnreadable(file, text);
  return reason === undefined ? outcome(openSource(markdownSource(file, text), nameColumnsOf(edition), headingsToFind(text, edition)), []) : failure([reason]);
}

/** The same, read as a whole. */
export function readDocument(file: string, text: string, edition?: DocumentText): Outcome<DocumentText> {
  return readWhole(openDocument(file, text, edition));
}

/** What is lost of a document is known when all of it is read. */
export function readWhole(document: Outcome<OpenDocument>): Outcome<DocumentText> {
  return document.ok ? outcome(document.value.text, document.value.losses()) : document;
}
