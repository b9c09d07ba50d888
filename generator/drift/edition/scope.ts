/** Where sentences are looked for among each other: the prose of a section with its lists, or a row. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Place } from "../../model/origin.ts";
import type { Subject } from "../subject/subject.ts";
import { lineChanges, proseLinesOfRow, withoutJoined, withoutRetold, wordingsOfRow, type LineChanges } from "../wordings/lines.ts";
import type { FindNeighbour } from "../wordings/neighbour.ts";
import type { Unit } from "../wordings/units.ts";
import type { MovedAmongLines } from "./among-lines.ts";
import type { Retitled } from "./former-titles.ts";

export interface Scope {
  /** The words by which the service calls its kinds. */
  readonly kinds: ReadonlySet<string>;
  /** The stems by which the document calls its sections and rows. */
  readonly subjects: () => ReadonlySet<string>;
  /** The sections that have other headings now. */
  readonly retitled: () => readonly Retitled[];
  readonly isMoved: MovedAmongLines;
  readonly lines: LineChanges;
  /** What each sentence is worded as now, those that state facts of a field included. */
  readonly wordings: LineChanges["pairs"];
  readonly neighbour: FindNeighbour;
  readonly place: Place;
  readonly definition: Position | undefined;
}

export type ServiceWords = Pick<Scope, "kinds" | "subjects" | "retitled">;

export function scopeOf({ reader }: Subject, { place, claims, rows }: Unit, words: ServiceWords): Scope {
  const [before, now] = rows!;
  const separateLines = lineChanges(proseLinesOfRow(before, now, place, reader), proseLinesOfRow(now, before, place, reader));
  const lines = withoutRetold(withoutJoined(separateLines, before, now), before, now);
  return {
    ...words,
    isMoved: () => false,
    lines,
    wordings: wordingsOfRow(before, now),
    neighbour: (text) => (now.row.cells.find(({ column }) => column === text.column) ?? now.row.row).at,
    place,
    definition: claims[0]?.at,
  };
}
