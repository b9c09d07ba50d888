/** Where a thing comes from: its places in the document and its declaration. Every node of the model has one. */
import type { Position } from "../diagnostics/diagnostic.ts";

/** A place in a service's document: a section, in it perhaps a labelled block, in that perhaps a row. */
export interface Place {
  /** The heading, without a trailing remark in brackets. */
  readonly section: string;
  /** The label of the table within the section, for example `address`. */
  readonly block?: string;
  /** The first cell of a row, a name out of a list of names, or the number of a list item. */
  readonly row?: string;
}

export interface Origin {
  /** At least one; the first is where the thing itself is stated, the others repeat or refine it. */
  readonly places: readonly Place[];
  readonly definition: Position;
}

/** Something that the document says that it does not show. */
export interface Gap<At = Origin> {
  /** Short and unique on its owner, for example `transitions`. */
  readonly name: string;
  /** What is not shown, as a noun phrase. */
  readonly what: string;
  readonly origin: At;
}

/** One of the readings that a contradiction leaves open. Its place is a text until it is looked up in the document. */
export interface Reading<At = Origin> {
  readonly says: string;
  readonly place: At extends Origin ? Place : string;
}

/** Two statements of the document that do not agree, or one that can be read in two ways. */
export interface Contradiction<At = Origin> {
  readonly name: string;
  readonly about: string;
  /** At least two, in the document's order. */
  readonly readings: readonly Reading<At>[];
  /** What the definitions follow, and why. */
  readonly choice: string;
  readonly origin: At;
}

/** A fact of the document that no schema and no operation can carry. */
export interface Statement<At = Origin> {
  readonly name: string;
  readonly says: string;
  readonly origin: At;
}

/** What the document says, does not show, and says twice differently, of one owner. */
export interface Notes<At = Origin> {
  readonly statements: readonly Statement<At>[];
  readonly gaps: readonly Gap<At>[];
  readonly contradictions: readonly Contradiction<At>[];
}
