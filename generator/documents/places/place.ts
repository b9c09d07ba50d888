/** Places as people write and read them. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Place } from "../../model/origin.ts";
import type { Block, Row, Section } from "../document.ts";
import { blockName, type RowHit, type SectionEntry } from "./lookup.ts";
import { rowsNamed } from "./within.ts";

/** A place of the document, what stands there, and where. */
export interface FoundPlace {
  /** Named in the one way that means this place and no other. */
  readonly place: Place;
  readonly section: Section;
  readonly block?: Block;
  readonly row?: Row;
  readonly at: Position;
}

/** What stands between the parts of a place. */
export const separator = " > ";

/** A place as a definition writes it; the opposite of `parsePlace`. What has no name is not told apart from what it stands in. */
export function formatPlace({ section, block, row }: Place): string {
  return [section, block, row].filter((part) => part !== undefined && part !== "").join(separator);
}

export function sectionFound({ section, name }: SectionEntry): FoundPlace {
  return { place: { section: name }, section, at: section.at };
}

export function blockFound({ section, name }: SectionEntry, block: Block): FoundPlace {
  const called = blockName(block);
  return { place: { section: name, ...(called === undefined ? {} : { block: called }) }, section, block, at: block.at };
}

/** The row's place has its block where that is needed to tell it from others, or says what the row belongs to. */
export function rowFound(entry: SectionEntry, { row, block }: RowHit): FoundPlace {
  const named = rowsNamed(entry, row.name);
  const plain = block.path === undefined && named.length === 1 && named[0]!.block === block;
  const called = plain ? undefined : blockName(block);
  const place = { section: entry.name, ...(called === undefined ? {} : { block: called }), row: row.name };
  return { place, section: entry.section, block, row, at: row.at };
}
