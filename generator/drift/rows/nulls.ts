/**
 * Rows that say that a field can be null where its type cannot; and those that do not say it, of a field that can, where only rows of the document do: one of
 * several rows of a field is enough.
 */
import type { Row } from "../../documents/document.ts";
import { isOfNull } from "../../facts/cells/nullable.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { once } from "../../values/memoize.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { ClaimedRow } from "../subject/claimed-rows.ts";
import { placeOfRow, type Subject } from "../subject/subject.ts";
import type { Habits } from "./habits.ts";

export function nullDifferences(subject: Subject, rows: readonly ClaimedRow[], { readable }: Pick<Habits, "readable">): readonly RawFinding[] {
  const isExpected = once(
    () =>
      readable.has("null") &&
      !subject.stated.document.sections.some((section) => [...section.sentences, ...section.code.flat()].some(({ text }) => ofNull.test(text))),
  );
  const nullable = once(() => new Set(rows.filter(({ row: { row } }) => mentionsNull(row)).flatMap(({ claims }) => claims.map(({ by }) => by))));
  return rows.flatMap((row) => differenceIn(subject, row, (field) => isExpected() && !nullable().has(field)) ?? []);
}

function differenceIn(
  { names }: Subject,
  { section, block, row: { row }, claims }: ClaimedRow,
  isExpected: (field: Defined) => boolean,
): RawFinding | undefined {
  // A row that tells of a word tells nothing of null, which each field adds to it.
  const own = claims.filter(({ via }) => via !== "word").map(({ by }) => by);
  const isNullable = own.some(({ nullable }) => nullable === true);
  if (isNullable === mentionsNull(row)) return undefined;
  const [first, ...others] = own.filter(({ is }) => is === "field");
  if (first === undefined) return undefined;
  const found = { place: placeOfRow(names.get(section.section)!, block.block, row), fact: "mention", definition: first.definition, by: first } as const;
  const cell = isNullable ? undefined : row.cells.find(isOfNull);
  if (cell !== undefined && [first, ...others].every(({ types }) => types.length > 0)) return { ...found, change: "added", to: "null", document: cell.at };
  return isNullable && others.length === 0 && isExpected(first) ? { ...found, change: "removed", from: "null", document: row.at } : undefined;
}

function mentionsNull({ cells }: Row): boolean {
  return cells.some(({ text, column }) => ofNull.test(text) || (ofNull.test(column) && isOfNull({ text, column })));
}

const ofNull = /\bnull(?:able)?\b/i;
