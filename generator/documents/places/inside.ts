/** What a place names within its section. */
import type { Diagnostic, Position } from "../../diagnostics/diagnostic.ts";
import type { Place } from "../../model/origin.ts";
import type { DocumentText } from "../document.ts";
import type { Entry } from "./lookup.ts";
import { ambiguousRow, unknownBlock, unknownRow } from "./not-found.ts";
import { blockFound, rowFound, sectionFound, separator, type Found } from "./place.ts";
import { rowInBlock, rowsNamed } from "./within.ts";

/** What is found, or why nothing is. */
export type Finding = Found | Diagnostic;

export function isFound(finding: Finding): finding is Found {
  return "place" in finding;
}

/** By parts that a person wrote: the last may be a row or a block, and each step of a nested block its own part. */
export function insideInWords(document: DocumentText, entry: Entry, parts: readonly string[], at?: Position): Finding {
  const last = parts.at(-1);
  if (last === undefined) return sectionFound(entry);
  const block = entry.blocks.get(parts.join(" "));
  if (parts.length === 1 && block !== undefined) return blockFound(entry, block);
  const before = parts.slice(0, -1).join(" ");
  const hit = rowInBlock(entry, before, last);
  if (hit !== undefined) return rowFound(entry, hit);
  const whole = parts.join(separator);
  if (parts.length === 1 || entry.rows.has(whole)) return oneRow(document, entry, whole, at);
  if (block !== undefined) return blockFound(entry, block);
  return entry.inBlock.has(before) ? unknownRow(document, entry, before, last, at) : unknownBlock(document, entry, before, at);
}

/** By a block and a row that are known for what they are. */
export function insideExactly(document: DocumentText, entry: Entry, place: Place, at?: Position): Finding {
  const { block, row } = place;
  if (block === undefined) return row === undefined ? sectionFound(entry) : oneRow(document, entry, row, at);
  if (row !== undefined) {
    const hit = rowInBlock(entry, block, row);
    if (hit !== undefined) return rowFound(entry, hit);
    return entry.inBlock.has(block) ? unknownRow(document, entry, block, row, at) : unknownBlock(document, entry, block, at);
  }
  const found = entry.blocks.get(block);
  return found === undefined ? unknownBlock(document, entry, block, at) : blockFound(entry, found);
}

function oneRow(document: DocumentText, entry: Entry, name: string, at?: Position): Finding {
  const [hit, ...others] = rowsNamed(entry, name);
  if (hit === undefined) return unknownRow(document, entry, undefined, name, at);
  return others.length === 0 ? rowFound(entry, hit) : ambiguousRow(entry, name, [hit, ...others], at);
}
