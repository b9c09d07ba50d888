/** A cell whose column tells how to read it, and what those who read one share. */
import type { Fact, FoundFact } from "../../fact.ts";
import type { Reader } from "../../text/reader.ts";
import type { DeclaredNames } from "../../text/remember-facts.ts";

export interface CellInColumn {
  readonly column: string;
  /** As it reads, without markup. */
  readonly text: string;
  /** As it is written. */
  readonly raw: string;
  /** What it reads, without the space around it. */
  readonly bare: string;
  readonly reader: Reader;
  readonly names: DeclaredNames;
}

/** What a cell says; undefined where it is prose. */
export type ReadCell = (cell: CellInColumn) => readonly FoundFact[] | undefined;

/** The cell as a whole says it. */
export function wholeCell({ text }: CellInColumn, fact: Fact): readonly FoundFact[] {
  return [{ ...fact, index: 0, end: text.length }];
}

export function wholeCellIfAny(cell: CellInColumn, fact: Fact | undefined): readonly FoundFact[] | undefined {
  return fact === undefined ? undefined : wholeCell(cell, fact);
}

/** What is said as in prose from a place on. */
export function factsFrom({ text, reader, names }: CellInColumn, from: number): readonly FoundFact[] {
  return reader.factsIn(text.slice(from), names).map((fact) => ({ ...fact, index: fact.index + from, end: fact.end + from }));
}
