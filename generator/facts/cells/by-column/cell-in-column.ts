/** A cell whose column tells how to read it, and what those who read one share. */
import type { Fact, Found } from "../../fact.ts";
import type { Names } from "../../text/found-once.ts";
import type { Reader } from "../../text/reader.ts";

export interface CellInColumn {
  readonly column: string;
  /** As it reads, without markup. */
  readonly text: string;
  /** As it is written. */
  readonly raw: string;
  /** What it reads, without the space around it. */
  readonly bare: string;
  readonly reader: Reader;
  readonly names: Names;
}

/** What a cell says; undefined where it is prose. */
export type ReadCell = (cell: CellInColumn) => readonly Found[] | undefined;

/** The cell as a whole says it. */
export function whole({ text }: CellInColumn, fact: Fact): readonly Found[] {
  return [{ ...fact, index: 0, end: text.length }];
}

export function wholly(cell: CellInColumn, fact: Fact | undefined): readonly Found[] | undefined {
  return fact === undefined ? undefined : whole(cell, fact);
}

/** What is said as in prose from a place on. */
export function factsFrom({ text, reader, names }: CellInColumn, from: number): readonly Found[] {
  return reader.factsIn(text.slice(from), names).map((fact) => ({ ...fact, index: fact.index + from, end: fact.end + from }));
}
