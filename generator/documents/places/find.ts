/** Finds the places of a document that definitions name as their sources. */
import type { Diagnostic, Position } from "../../diagnostics/diagnostic.ts";
import { failure, outcome, type Outcome } from "../../diagnostics/outcome.ts";
import { report } from "../../diagnostics/report.ts";
import type { Place } from "../../model/origin.ts";
import type { DocumentText } from "../document.ts";
import { insideExactly, insideInWords, isFound, type FoundOrMissing, type Missing } from "./inside.ts";
import { lookupOf, type RowHit, type SectionEntry } from "./lookup.ts";
import { ambiguousSection, fieldWithoutRow, fieldWithoutRows, fieldWithRows, unknownSection } from "./not-found.ts";
import { rowFound, separator, type FoundPlace } from "./place.ts";
import { sectionsNamed } from "./sections-named.ts";
import { ownRowOfField, rowInBlock, rowsNamed } from "./within.ts";

/**
 * Finds what a definition writes as its source: `Limits > longest name`, `Window > frame edge > color`.
 * A section has its heading, with or without a trailing remark in brackets; headings above it may stand before it.
 * @param at where the definition says so, for the diagnostics
 */
export function parsePlace(document: DocumentText, source: string, at?: Position): Outcome<FoundPlace> {
  const parts = placeSteps(source);
  if (parts.length === 0) return failure([report("empty-source", {}, at)]);
  const sought = soughtIn(document, parts);
  return isFound(sought) ? outcome(sought, []) : failure([sought.why(at)]);
}

/** The same for who does not ask why there is none. */
export function placeNamed(document: DocumentText, source: string): FoundPlace | undefined {
  const parts = placeSteps(source);
  const sought = parts.length === 0 ? undefined : soughtIn(document, parts);
  return sought !== undefined && isFound(sought) ? sought : undefined;
}

function soughtIn(document: DocumentText, parts: readonly string[]): FoundOrMissing {
  const lookup = lookupOf(document);
  let missing: Missing | undefined;
  for (let count = 1; count <= parts.length; count += 1) {
    const entries = sectionsNamed(lookup, parts.slice(0, count));
    if (entries.length === 0) continue;
    const sought = theOne(document, parts.slice(0, count).join(separator), entries, (entry) => insideInWords(document, entry, parts.slice(count)));
    if (isFound(sought)) return sought;
    missing = sought;
  }
  return missing ?? { why: (at) => unknownSection(document, parts[0]!, at) };
}

/** The steps of a place as a person writes it: headings, and perhaps a block and a row. */
export function placeSteps(source: string): readonly string[] {
  if (oneWord.test(source)) return [source];
  return source
    .split(/\s+>\s+/)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((part) => part !== "");
}

const oneWord = /^[\w-]+$/;

/** Finds a place whose parts are known for what they are; of sections with one name, in the one that has it. */
export function findPlace(document: DocumentText, place: Place): FoundPlace | undefined {
  const [found, ...others] = entriesOf(document, place).flatMap((entry) => insideExactly(entry, place) ?? []);
  return others.length === 0 ? found : undefined;
}

function entriesOf(document: DocumentText, { section }: Place): readonly SectionEntry[] {
  const lookup = lookupOf(document);
  const known = lookup.named(section);
  return known === undefined ? sectionsNamed(lookup, section.split(separator)) : [known];
}

function entryOf(document: DocumentText, place: Place): SectionEntry | undefined {
  const entries = entriesOf(document, place);
  return entries.length === 1 ? entries[0] : undefined;
}

/** Of sections with one name, the one that has what is looked for. */
function theOne(document: DocumentText, name: string, entries: readonly SectionEntry[], inside: (entry: SectionEntry) => FoundOrMissing): FoundOrMissing {
  if (entries.length === 1) return inside(entries[0]!);
  const [found, ...others] = entries.map(inside).filter(isFound);
  return found !== undefined && others.length === 0 ? found : { why: (at) => ambiguousSection(document, name, entries, at) };
}

/**
 * The row of a field, of a type whose source is `place`: in the block of the nested field that it stands in,
 * or among the section's own rows. A row can name a nested field with those that it stands in: `frame.edge`.
 * @param path the field's name, after those of the fields that it is nested in
 */
export function findField(document: DocumentText, place: Place, path: readonly string[]): FoundPlace | undefined {
  const entry = entryOf(document, place);
  const name = path.at(-1);
  if (entry === undefined || name === undefined) return undefined;
  for (const block of blocksOf(place, path.slice(0, -1))) {
    const hit = rowInBlock(entry, block, name);
    if (hit !== undefined) return rowFound(entry, hit);
  }
  if (place.block !== undefined) return undefined;
  const dotted = place.row === undefined ? undefined : ownRowOfField(entry, [place.row, ...path].join("."));
  if (dotted !== undefined) return rowFound(entry, dotted);
  const own = ownRowOfField(entry, path.join("."));
  return own === undefined || isBeside(entry, place, own) ? undefined : rowFound(entry, own);
}

/** What is within the field of a row stands in no row of the same table. */
function isBeside(entry: SectionEntry, { row }: Place, { block }: RowHit): boolean {
  return row !== undefined && rowsNamed(entry, row).some((hit) => hit.block === block);
}

/** Why a section has no row of a field: it has several, none at all, or none of that name. Undefined where the place leads to no section. */
export function whyNoRow(document: DocumentText, place: Place, path: readonly string[], at: Position): Diagnostic | undefined {
  const entry = entryOf(document, place);
  const field = path.at(-1);
  if (entry === undefined || field === undefined) return undefined;
  if (place.block === undefined && entry.rows.size === 0) return fieldWithoutRows(entry, field, at);
  const hits = place.block === undefined ? rowsNamed(entry, path.join(".")) : [];
  if (hits.length > 1) return fieldWithRows(entry, field, hits, at);
  const blocks = blocksOf(place, path.slice(0, -1)).flatMap((block) => entry.inBlock.get(block) ?? []);
  return fieldWithoutRow(field, blocks.length > 0 ? blocks.flatMap((rows) => [...rows.keys()]) : [...entry.rows.keys()], at);
}

/** What the block of a nested field may be called; the place's row can itself be the outer field. */
function blocksOf({ block, row }: Place, outer: readonly string[]): readonly string[] {
  const around = block === undefined ? outer : [block, ...outer];
  if (row === undefined) return [around.join(" ")];
  return [[...(block === undefined ? [] : [block]), row, ...outer].join(" "), around.join(" ")];
}
