/** The rows of an edition: all, those of a name or a source, and those on a line. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Block, Section } from "../../documents/document.ts";
import { placeNamed } from "../../documents/places/find.ts";
import type { StatedRow, StatedSection } from "../../facts/stated-section.ts";
import { groupBy } from "../../values/group-by.ts";
import { memoizeByObject } from "../../values/memoize.ts";
import type { Edition } from "./edition.ts";
import { sectionAt } from "./section-at.ts";

/** A row with what it stands in. */
export interface PlacedRow extends StatedRow {
  readonly section: Section;
  readonly block: Block;
}

export function* rowsIn({ stated }: Edition): Iterable<PlacedRow> {
  for (const section of stated.sections) yield* rowsInSection(section);
}

/** The row that a source names; none where it names a section or nothing. */
export function rowsAt(edition: Edition, source: string): readonly PlacedRow[] {
  const row = placeNamed(edition.contents, source)?.row;
  return row === undefined ? [] : rowsNamed(edition, row.name).filter((one) => one.row === row);
}

/** The rows of a name, wherever they stand: asked for with every change, in editions of a hundred thousand rows. */
export function rowsNamed(edition: Edition, name: string): readonly PlacedRow[] {
  return byName(edition).get(name) ?? none;
}

const byName = memoizeByObject((edition: Edition) => groupBy([...rowsIn(edition)], ({ row }) => row.name));
const none: readonly PlacedRow[] = [];

export function* rowsInSection({ section, blocks }: StatedSection): Iterable<PlacedRow> {
  for (const { block, rows } of blocks) for (const row of rows) yield { section, block, ...row };
}

/** The row of a name on a line, or that of which a sentence there says something. */
export function rowAt(edition: Edition, { line, column }: Position, name: string | undefined): PlacedRow | undefined {
  const onLine = rowsOnLine(edition, line);
  return (
    onLine.find(({ row }) => row.at.column === column && (name === undefined || row.name === name)) ??
    onLine.find(({ row }) => row.name === name) ??
    rowWithNote(edition, line, name)
  );
}

/** The row of a name that has a fact on a line of its section. */
export function rowWithNote(edition: Edition, line: number, name: string | undefined): PlacedRow | undefined {
  const section = name === undefined ? undefined : sectionAt(edition, line);
  return section === undefined
    ? undefined
    : [...rowsInSection(section)].find(
        ({ row, facts }) => row.name === name && row.at.line !== line && facts.some(({ at, each = [] }) => [at, ...each].some((one) => one.line === line)),
      );
}

export function rowsOnLine(edition: Edition, line: number): readonly PlacedRow[] {
  const section = sectionAt(edition, line);
  return section === undefined ? [] : [...rowsInSection(section)].filter(({ row }) => row.at.line === line);
}
