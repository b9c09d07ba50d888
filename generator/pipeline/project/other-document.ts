/** A document beside editions of ours that change: of them it matters alone which columns name the rows of tables. */
import type { Outcome } from "../../diagnostics/outcome.ts";
import type { DocumentText } from "../../documents/document.ts";
import { readDocument } from "../../documents/read.ts";
import { nameColumnsOf } from "../../documents/shapes/name-column.ts";

export interface OtherDocument {
  /** Relative to the root. */
  readonly file: string;
  readonly text: string;
}

/** Reads the document beside an edition, and again only beside one that it reads otherwise beside. */
export function readerBeside({ file, text }: OtherDocument): (edition: DocumentText) => Outcome<DocumentText> {
  let last: { readonly columns: string; readonly read: Outcome<DocumentText> } | undefined;
  return (edition) => {
    const columns = JSON.stringify([...nameColumnsOf(edition).ofTable]);
    if (last?.columns !== columns) last = { columns, read: readDocument(file, text, edition) };
    return last.read;
  };
}
