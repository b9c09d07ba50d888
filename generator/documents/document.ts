/**
 * What a document says, as a value: sections, in them blocks, in those rows. A row is one name with its cells, whatever
 * shape named it: a table, a list, or names in a sentence. Everything keeps the position it was read from.
 */
import type { Position } from "../diagnostics/diagnostic.ts";

export interface DocumentText {
  /** Relative to the project's root. */
  readonly file: string;
  /** In the document's order, whatever their level. */
  readonly sections: readonly Section[];
}

export interface Section {
  /** As it reads, without markup. Empty for what stands before the first heading. */
  readonly heading: string;
  /** The heading without a trailing remark in brackets. */
  readonly title: string;
  /** The titles of the sections that it stands in, the outermost first; of sections with one heading there, the second has `#2` behind them. */
  readonly under: readonly string[];
  readonly level: number;
  readonly blocks: readonly Block[];
  /** Those of paragraphs and list items, without the ones that became a label or rows. */
  readonly sentences: readonly Sentence[];
  /** What stands between fences, or indented, as it is sent or typed. */
  readonly code: readonly CodeBlock[];
  readonly at: Position;
}

/** The lines of a block of code. */
export type CodeBlock = readonly CodeLine[];

export interface CodeLine {
  readonly text: string;
  readonly at: Position;
}

export interface Block {
  /** `cell`: names that a row lists in one of its further cells. */
  readonly is: "table" | "list" | "names" | "cell";
  /** The sentence right before the block that ends in a colon, without the colon. */
  readonly label?: string;
  readonly labelAt?: Position;
  /** The label as it is written, where `label` is what another edition calls the block. */
  readonly written?: string;
  /** Where the block is a sentence: its words before the colon. */
  readonly lead?: string;
  /** The nested field whose fields the block names, where the label says so: `["frame", "edge"]`. */
  readonly path?: readonly string[];
  /** Titles of a table's columns in the document's order; none elsewhere. */
  readonly columns: readonly string[];
  /** The title of the column that names the rows. */
  readonly named?: string;
  readonly rows: readonly Row[];
  readonly at: Position;
}

export interface Row {
  /** One name; a cell with several makes a row of each, and those share their cells. */
  readonly name: string;
  /** What stands in brackets after the name. */
  readonly remark?: string;
  /** In the document's order; a list item is one cell without a column, a name in a sentence has none. */
  readonly cells: readonly Cell[];
  readonly at: Position;
}

export interface Cell {
  readonly column: string;
  /** As it reads, without markup. */
  readonly text: string;
  /** As it is written. */
  readonly raw: string;
  readonly at: Position;
  readonly further?: readonly FurtherPart[];
}

export interface Sentence {
  readonly text: string;
  /** The name of the list item that it stands in. */
  readonly row?: string;
  readonly at: Position;
  readonly further?: readonly FurtherPart[];
}

/** A text that is not written as it reads, on several lines or with marks between its signs: where each part of it but the first begins. */
export interface FurtherPart {
  /** In the text. */
  readonly index: number;
  readonly line: number;
  readonly column: number;
}
