/**
 * What another edition says otherwise than the service's own one in its prose, in rows that no definition claims, and in cells
 * that say more than definitions hold. Facts are compared, so a sentence may go another way and stand elsewhere in its section.
 */
import type { StatedSection } from "../facts/stated.ts";
import type { Edition } from "./edition.ts";
import { lineDifferences } from "./lines.ts";
import type { Raw } from "./raw.ts";
import { sectionDifferences } from "./sections.ts";
import type { Subject } from "./subject.ts";
import { unitsOf } from "./units.ts";
import { unitDifferences } from "./unit-differences.ts";

/** @param known what is found by the definitions alone */
export function editionDifferences(subject: Subject, edition: Edition, known: readonly Raw[]): readonly Raw[] {
  const own = sectionsByTitle(edition.stated.sections);
  const found = subject.stated.sections.flatMap((section) => {
    const before = own.get(keyOf(section));
    if (before === undefined) return [];
    const units = unitsOf(subject, before, section);
    return [...units.flatMap((unit) => unitDifferences(subject, unit)), ...lineDifferences(subject, before, section)];
  });
  return [...sectionDifferences(subject, edition, known), ...found.filter((raw) => !known.some((one) => isSame(one, raw)))];
}

function sectionsByTitle(sections: readonly StatedSection[]): ReadonlyMap<string, StatedSection> {
  return new Map(sections.map((section) => [keyOf(section), section] as const).reverse());
}

function keyOf({ section }: StatedSection): string {
  return JSON.stringify([section.under.at(-1), section.title]);
}

/** What the definitions tell already: of the same words, or the same sort of fact of the same row. */
function isSame(one: Raw, other: Raw): boolean {
  const here = one.document.line === other.document.line && one.document.column < other.document.column + Math.max(other.document.length, 1) && other.document.column < one.document.column + Math.max(one.document.length, 1);
  const ofRow = one.place.row !== undefined && one.place.row === other.place.row && one.place.section === other.place.section;
  return here || (ofRow && (one.fact === other.fact || one.fact === "row"));
}

