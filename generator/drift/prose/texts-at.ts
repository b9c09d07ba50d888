/** The texts of a place: the cells of a row; else the sentences of its section and the cells of its rows. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { FoundPlace } from "../../documents/places/place.ts";

export function textsAtPlace({ section, row }: FoundPlace): readonly { readonly text: string; readonly at: Position }[] {
  if (row !== undefined) return row.cells;
  return [...section.sentences, ...section.blocks.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))];
}
