/** Why a place is not found, and what its writer may have meant. */
import type { Diagnostic, Position } from "../../diagnostics/diagnostic.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import { report } from "../../diagnostics/report.ts";
import { memoizeByObject } from "../../values/memoize.ts";
import type { DocumentText } from "../document.ts";
import { withoutOrdinals } from "../headings.ts";
import { lookupOf, type RowHit, type SectionEntry } from "./lookup.ts";
import { formatPlace, rowFound, separator } from "./place.ts";
import { rowsNamed } from "./within.ts";

export function unknownSection(document: DocumentText, section: string, at?: Position): Diagnostic {
  const [name = ""] = withoutMarks(section).split(/\s*>+\s*/);
  const meant = nearest(name, namesOf(document));
  const lines = meant === undefined && name !== "" ? linesThatSay(document, name) : [];
  const related = lines.map((place) => ({ message: `This line says so, and is no heading: one begins with "#" and a space.`, at: place }));
  return report("unknown-section", { section, document: document.file, nearest: meant }, at, related);
}

/** `## Book`, `Book:` */
function withoutMarks(text: string): string {
  return text.replace(/^#+\s*|[\s:]+$/g, "");
}

/** The first line that is made of these words alone. */
function linesThatSay({ sections }: DocumentText, name: string): readonly Position[] {
  const same = sections.flatMap(({ sentences }) => sentences.filter(({ text }) => withoutMarks(text).toLowerCase() === name.toLowerCase()));
  return same.slice(0, 1).map(({ at }) => at);
}

/** All that sections may be called, gathered once: where one name is wrong, many are. */
const namesOf = memoizeByObject((document: DocumentText): readonly string[] => [
  ...new Set(lookupOf(document).entries.flatMap(({ name, section }) => [name, section.title, section.heading])),
]);

export function ambiguousSection(document: DocumentText, section: string, entries: readonly SectionEntry[], at?: Position): Diagnostic {
  const holes = { section, document: document.file, ways: entries.map(({ name }) => name) };
  const related = entries.map(({ section: { heading, at: place } }) => ({ message: `One is "${heading}".`, at: place }));
  return report("ambiguous-section", holes, at, related);
}

export function unknownBlock(document: DocumentText, entry: SectionEntry, block: string, at?: Position): Diagnostic {
  const known = [...entry.blocks.keys()];
  const meant = nearest(block, [...known, ...sectionsBelow(document, entry)]);
  return report("unknown-block", { block, section: entry.name, nearest: meant, known }, at);
}

/** @param block where the row was looked for; in the whole section where it is undefined */
export function unknownRow(document: DocumentText, entry: SectionEntry, block: string | undefined, row: string, at?: Position): Diagnostic {
  const known =
    block === undefined ? [...entry.rows.keys(), ...entry.blocks.keys(), ...sectionsBelow(document, entry)] : [...(entry.inBlock.get(block)?.keys() ?? [])];
  const within = block === undefined ? entry.name : entry.name + separator + block;
  return report("unknown-row", { row, within, nearest: nearest(row, known), elsewhere: placesOf(document, row) }, at);
}

export function ambiguousRow(entry: SectionEntry, row: string, hits: readonly RowHit[], at?: Position): Diagnostic {
  return report("ambiguous-row", { row, section: entry.name, ways: waysTo(entry, hits) }, at, hits.map(oneHere));
}

export function fieldWithRows(entry: SectionEntry, field: string, hits: readonly RowHit[], at: Position): Diagnostic {
  return report("field-with-several-rows", { field, section: entry.name, ways: waysTo(entry, hits) }, at, hits.map(oneHere));
}

/** @param known the names of the rows that stand where the field's would */
export function fieldWithoutRow(field: string, known: readonly string[], at: Position): Diagnostic {
  return report(
    "field-without-row",
    {
      field,
      nearest: nearest(
        field,
        known.filter((name) => name !== field),
      ),
    },
    at,
  );
}

export function fieldWithoutRows({ name, section }: SectionEntry, field: string, at: Position): Diagnostic {
  return report("section-without-rows", { field, section: name }, at, [{ message: "The section begins here.", at: section.at }]);
}

function waysTo(entry: SectionEntry, hits: readonly RowHit[]): readonly string[] {
  return hits.map((hit) => formatPlace(rowFound(entry, hit).place));
}

function oneHere({ row }: RowHit): { readonly message: string; readonly at: Position } {
  return { message: "One stands here.", at: row.at };
}

function placesOf(document: DocumentText, row: string): readonly string[] {
  const places = lookupOf(document).entries.flatMap((entry) => rowsNamed(entry, row).map((hit) => formatPlace(rowFound(entry, hit).place)));
  return [...new Set(places)];
}

/** A heading may lead to one below it. */
function sectionsBelow(document: DocumentText, { section }: SectionEntry): readonly string[] {
  return document.sections.filter(({ under }) => withoutOrdinals(under).at(-1) === section.title).map(({ title }) => title);
}
