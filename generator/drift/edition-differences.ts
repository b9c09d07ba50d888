/**
 * What another edition says otherwise than the service's own one in its prose, in rows that no definition claims, and in cells
 * that say more than definitions hold. Facts are compared, so a sentence may go another way and stand elsewhere in its section.
 */
import type { StatedSection } from "../facts/stated.ts";
import type { Edition } from "./edition.ts";
import { holeOf } from "./hole.ts";
import { linesOf, type Line } from "./lines.ts";
import { neighbourOf } from "./neighbour.ts";
import type { Raw } from "./raw.ts";
import { rowsGone } from "./rows-gone.ts";
import { sectionDifferences } from "./sections.ts";
import type { Subject } from "./subject.ts";
import { unitDifferences, type UnitDifference } from "./unit-differences.ts";
import { unitsOf } from "./units.ts";

/** @param known what is found by the definitions alone */
export function editionDifferences(subject: Subject, edition: Edition, known: readonly Raw[]): readonly Raw[] {
  const own = new Map(edition.stated.sections.map((section) => [section.section.title, section] as const).reverse());
  const found = subject.stated.sections.flatMap((section) => {
    const before = own.get(section.section.title);
    return before === undefined ? [] : inSection(subject, edition, before, section);
  });
  return [...sectionDifferences(subject, edition, known), ...found.filter((raw) => !known.some((one) => isSame(one, raw)))];
}

function inSection(subject: Subject, edition: Edition, before: StatedSection, now: StatedSection): readonly Raw[] {
  const { come, gone } = linesOf(before, now);
  const differences = unitsOf(subject, before, now).flatMap((unit) => unitDifferences(subject, unit));
  const strange = differences.filter((one) => !told(one, come, gone));
  const place = { section: subject.names.get(now.section)! };
  const isTold = (line: Line, side: "before" | "now"): boolean => strange.some((one) => one[side] === line.text);
  const definition = subject.claims.on(now.section)[0]?.at;
  return [
    ...strange.map(({ raw }) => raw),
    ...come.filter((line) => !isTold(line, "now")).map(({ text, item }): Raw => ({ change: "added", place: { ...place, ...(item === undefined ? {} : { row: item }) }, fact: "statement", to: text.text, document: text.at })),
    ...gone
      .filter((line) => !isTold(line, "before") && !isMissed(subject, place.section, line))
      .map(({ text, item }): Raw => ({
        change: "removed",
        place: { ...place, ...(item === undefined ? {} : { row: item }) },
        fact: "statement",
        from: text.text,
        document: item === undefined ? (neighbourOf(text, before.prose, now.prose) ?? { at: now.section.at }).at : holeOf(subject, { ...place, row: item }, edition),
        ...(definition === undefined ? {} : { definition }),
      })),
    ...rowsGone(subject, edition, before, now),
  ];
}

/** What a sentence mentions came or went with it; facts of other sorts say more than that it did. */
function told({ raw, before, now }: UnitDifference, come: readonly Line[], gone: readonly Line[]): boolean {
  const isMention = raw.fact === "mention" || raw.fact === "path";
  const [came, went] = [come.some(({ text }) => text === now), gone.some(({ text }) => text === before)];
  return (isMention && ((came && before === undefined) || (went && now === undefined))) || (came && went);
}

/** An item that definitions name is a row that they miss. */
function isMissed({ claims }: Subject, section: string, { item }: Line): boolean {
  return item !== undefined && claims.missing.some(({ place }) => place.section === section && place.row === item);
}

/** What the definitions tell already: of the same words, or the same sort of fact of the same row. */
function isSame(one: Raw, other: Raw): boolean {
  const [here, there] = [one.document, other.document];
  const sameWords = here.line === there.line && here.column < there.column + Math.max(there.length, 1) && there.column < here.column + Math.max(here.length, 1);
  const sameRow = one.place.row !== undefined && one.place.row === other.place.row && one.place.section === other.place.section;
  const sameFact = one.place.section === other.place.section && one.fact === other.fact && one.from !== undefined && one.from === other.from;
  return (sameWords && one.fact !== "row") || (sameRow && (one.fact === other.fact || one.fact === "row")) || sameFact;
}
