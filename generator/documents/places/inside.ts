/** What a place names within its section. */
import type { Diagnostic, Position } from "../../diagnostics/diagnostic.ts";
import type { Place } from "../../model/origin.ts";
import type { DocumentText } from "../document.ts";
import type { SectionEntry } from "./lookup.ts";
import { ambiguousRow, unknownBlock, unknownRow } from "./not-found.ts";
import { blockFound, rowFound, sectionFound, separator, type FoundPlace } from "./place.ts";
import { rowInBlock, rowsNamed } from "./within.ts";

export type FoundOrMissing = FoundPlace | Missing;

/** Nothing is found. What its writer may have meant is looked for where somebody asks: most who look up places only ask whether there are such. */
export interface Missing {
  readonly why: (at?: Position) => Diagnostic;
}

export function isFound(sought: FoundOrMissing): sought is FoundPlace {
  return "place" in sought;
}

/** By parts that a person wrote: the last may be a row or a block, and each step of a nested block its own part. */
export function insideInWords(document: DocumentText, entry: SectionEntry, parts: readonly string[]): FoundOrMissing {
  const last = parts.at(-1);
  if (last === undefined) return sectionFound(entry);
  const block = entry.blocks.get(parts.join(" "));
  if (parts.length === 1 && block !== undefined) return blockFound(entry, block);
  const before = parts.slice(0, -1).join(" ");
  const hit = rowInBlock(entry, before, last);
  if (hit !== undefined) return rowFound(entry, hit);
  const whole = parts.join(separator);
  if (parts.length === 1 || entry.rows.has(whole)) return oneRow(document, entry, whole);
  if (block !== undefined) return blockFound(entry, block);
  return { why: (at) => (entry.inBlock.has(before) ? unknownRow(document, entry, before, last, at) : unknownBlock(document, entry, before, at)) };
}

/** By a block and a row that are known for what they are. */
export function insideExactly(entry: SectionEntry, { block, row }: Place): FoundPlace | undefined {
  if (row !== undefined) {
    const [hit, ...others] = block === undefined ? rowsNamed(entry, row) : [rowInBlock(entry, block, row)];
    return hit !== undefined && others.length === 0 ? rowFound(entry, hit) : undefined;
  }
  if (block === undefined) return sectionFound(entry);
  const found = entry.blocks.get(block);
  return found === undefined ? undefined : blockFound(entry, found);
}

function oneRow(document: DocumentText, entry: SectionEntry, name: string): FoundOrMissing {
  const [hit, ...others] = rowsNamed(entry, name);
  if (hit === undefined) return { why: (at) => unknownRow(document, entry, undefined, name, at) };
  return others.length === 0 ? rowFound(entry, hit) : { why: (at) => ambiguousRow(entry, name, [hit, ...others], at) };
}
