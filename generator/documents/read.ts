/** From the Markdown text of a document to its sections, blocks and rows. The shapes of the text decide, never its words. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { DocumentText } from "./document.ts";
import { lossesIn } from "./losses.ts";
import { nameColumnsOf } from "./name-column.ts";
import { partsOf } from "./parts.ts";
import { sectionsOf } from "./sections.ts";
import { sourceOf } from "./source.ts";
import { unreadable } from "./unreadable.ts";

/**
 * Reads a document.
 * @param file relative to the project's root, for positions
 * @param edition another edition of the same document, by which columns that changed places are recognised
 */
export function readDocument(file: string, text: string, edition?: DocumentText): Outcome<DocumentText> {
  const reason = unreadable(file, text);
  if (reason !== undefined) return failure([reason]);
  const source = sourceOf(file, text);
  const parts = partsOf(source);
  const diagnostics: Diagnostic[] = [...lossesIn(source, parts)];
  return outcome({ file, sections: sectionsOf(source, parts, nameColumnsOf(edition)) }, diagnostics);
}
