/** An edition of a document as adopting sees it: its text, and what stands in it. */
import type { DocumentText } from "../../documents/document.ts";
import type { Stated } from "../../facts/stated.ts";

export interface Edition {
  readonly file: string;
  /** Without byte order mark. */
  readonly text: string;
  readonly contents: DocumentText;
  readonly stated: Stated;
}
