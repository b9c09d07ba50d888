/** What a section of a document says: the facts of its rows, cell by cell, and of its prose, sentence by sentence. */
import type { Block, Row, Section } from "../documents/document.ts";
import type { Roles } from "./cells/columns.ts";
import type { StatedFact } from "./fact.ts";
import type { StatedText } from "./text/prose.ts";

export interface StatedSection {
  readonly section: Section;
  readonly blocks: readonly StatedBlock[];
  /** The heading, sentences, and what leads to rows. */
  readonly prose: readonly StatedText[];
  /** Those of the prose. */
  readonly facts: readonly StatedFact[];
}

export interface StatedBlock {
  readonly block: Block;
  /** What the columns of a table say. */
  readonly roles: Roles;
  readonly rows: readonly StatedRow[];
}

export interface StatedRow {
  readonly row: Row;
  /** Cell by cell, without the one that names the row. */
  readonly cells: readonly StatedText[];
  /** Those of its cells, of its remark, and of the words that lead to it. */
  readonly facts: readonly StatedFact[];
}
