/** A part of a document: a block of Markdown, read as text, before any of it is understood. */
import type { Span } from "./span.ts";

export type DocumentPart =
  | { readonly is: "heading"; readonly level: number; readonly span: Span }
  /** `goesOn`: it stands in a list item that another paragraph opens. */
  | { readonly is: "paragraph"; readonly span: Span; readonly item?: ListItem; readonly goesOn?: WithinItem }
  /** `named` is the column of the names, where the shape of the table tells it. */
  | { readonly is: "table"; readonly columns: readonly Span[]; readonly rows: readonly TableRow[]; readonly named?: number }
  /** `end` is the line after it, counted from 0, and `first` that of what stands in it first; `closed` tells whether a fence ends it. */
  | { readonly is: "code"; readonly start: number; readonly end: number; readonly closed: boolean; readonly first: number; readonly lines: readonly string[] };

/** The list item that a paragraph opens. */
export interface ListItem {
  /** The number that a reader sees; in a bulleted list that of the item, which nobody sees. */
  readonly number: number;
  readonly bulleted: boolean;
  /** The same for all items of a list. */
  readonly list: number;
  /** Which of the items it is, from 0 on. */
  readonly position: number;
  /** The item that this one stands in. */
  readonly within?: WithinItem;
}

/** An item of a list, from 0 on. */
export interface WithinItem {
  readonly list: number;
  readonly item: number;
}

export interface TableRow {
  readonly cells: readonly Span[];
  /** Those after the last column, which no reader ever sees. */
  readonly surplus: readonly Span[];
}

export type TablePart = Extract<DocumentPart, { readonly is: "table" }>;
