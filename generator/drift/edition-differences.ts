/**
 * What another edition says otherwise than the service's own one in its prose, in rows that no definition claims, and in cells
 * that say more than definitions hold. Facts are compared, so a sentence may go another way and stand elsewhere in its section.
 */
import type { Position } from "../diagnostics/diagnostic.ts";
import { isNumber } from "../documents/outline.ts";
import type { StatedSection } from "../facts/stated.ts";
import type { Place } from "../model/origin.ts";
import type { Edition } from "./edition.ts";
import { holeOf } from "./hole.ts";
import { linesIn, linesOf, linesOfRow, type Line, type Lines } from "./lines.ts";
import { neighboursIn, type Neighbour } from "./neighbour.ts";
import type { Raw } from "./raw.ts";
import { rowsGone } from "./rows-gone.ts";
import { sectionDifferences } from "./sections.ts";
import type { Subject } from "./subject.ts";
import { unitDifferences, type UnitDifference } from "./unit-differences.ts";
import { unitsOf, type Unit } from "./units.ts";

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
  const units = unitsOf(subject, before, now);
  const isOfLines = ({ rows }: Unit): boolean => rows === undefined || isNumber(rows[1].row.row.name);
  const lines = linesOf(linesIn(before, now), linesIn(now, before));
  const whole: Scope = { lines, neighbour: neighboursIn(before, now, lines.pairs), place: { section: subject.names.get(now.section)! }, definition: subject.claims.on(now.section)[0]?.at };
  return [
    ...inScope(subject, edition, units.filter(isOfLines), whole),
    ...units.filter((unit) => !isOfLines(unit)).flatMap((unit) => inScope(subject, edition, [unit], scopeOf(unit))),
    ...rowsGone(subject, edition, before, now),
  ];
}

/** Where sentences are looked for among each other: the prose of a section with its lists, or a row. */
interface Scope {
  readonly lines: Lines;
  readonly neighbour: Neighbour;
  readonly place: Place;
  readonly definition: Position | undefined;
}

function scopeOf({ place, claims, rows }: Unit): Scope {
  const [before, now] = rows!;
  const lines = linesOf(linesOfRow(before, place), linesOfRow(now, place));
  return { lines, neighbour: (text) => (now.row.cells.find(({ column }) => column === text.column) ?? now.row.row).at, place, definition: claims[0]?.at };
}

function inScope(subject: Subject, edition: Edition, units: readonly Unit[], { lines: { come, gone, pairs }, neighbour, place, definition }: Scope): readonly Raw[] {
  const differences = units.flatMap((unit) => unitDifferences(subject, unit, { pairs, neighbour }));
  const strange = differences.filter((one) => !told(one, come, gone));
  const isTold = (line: Line, side: "before" | "now"): boolean => strange.some((one) => one[side] === line.text);
  return [
    ...strange.map(({ raw }) => raw),
    ...come.filter((line) => !isTold(line, "now")).map(({ text, within }): Raw => ({ change: "added", place: { ...place, ...within }, fact: "statement", to: text.text, document: text.at, ...(place.row === undefined || definition === undefined ? {} : { definition }) })),
    ...gone
      .filter((line) => !isTold(line, "before") && !isMissed(subject, place.section, line))
      .map(({ text, within, isItem }): Raw => ({
        change: "removed",
        place: { ...place, ...within },
        fact: "statement",
        from: text.text,
        document: isItem === true ? holeOf(subject, { ...place, ...within }, edition) : neighbour(text),
        ...(definition === undefined ? {} : { definition }),
      })),
  ];
}

/** What a sentence mentions came or went with it; facts of other sorts say more than that it did. */
function told({ raw, before, now }: UnitDifference, come: readonly Line[], gone: readonly Line[]): boolean {
  const isMention = raw.fact === "mention" || raw.fact === "path";
  const [came, went] = [come.some(({ text }) => text === now), gone.some(({ text }) => text === before)];
  return (isMention && ((came && before === undefined) || (went && now === undefined))) || (came && went);
}

/** An item that definitions name is a row that they miss. */
function isMissed({ claims }: Subject, section: string, { isItem, within }: Line): boolean {
  return isItem === true && claims.missing.some(({ place }) => place.section === section && place.row === within?.row);
}

/** What the definitions tell already: of the same words, or the same sort of fact of the same row. */
function isSame(one: Raw, other: Raw): boolean {
  const [here, there] = [one.document, other.document];
  const sameWords = here.line === there.line && here.column < there.column + Math.max(there.length, 1) && there.column < here.column + Math.max(here.length, 1);
  const sameRow = one.place.row !== undefined && one.place.row === other.place.row && one.place.section === other.place.section;
  const sameFact = one.place.section === other.place.section && one.fact === other.fact && one.from !== undefined && one.from === other.from;
  return (sameWords && one.fact !== "row") || (sameRow && (one.fact === other.fact || one.fact === "row")) || sameFact;
}
