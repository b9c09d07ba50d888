/** Which rows that came are those that went: called otherwise, or at another place. */
import { isItemNumber } from "../../documents/editions/outline.ts";
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import type { Place } from "../../model/origin.ts";
import type { Edition } from "../edition/edition.ts";
import { placeOfRow, type RowStanding, type Subject } from "../subject/subject.ts";
import { withNames, type GoneRow } from "./gone-rows.ts";
import { splitByName, type NewRow } from "./new-rows.ts";
import { renamedInRuns } from "./runs.ts";

export interface RowPair {
  readonly old: GoneRow;
  readonly now: NewRow;
  readonly change: "renamed" | "moved";
}

/**
 * A row of the same name elsewhere has moved; one in the same table that is otherwise the same has a new name. A number, as of a status, is no name that changes
 * where the row says something else.
 */
export function renamesAndMoves(subject: Subject, removed: readonly GoneRow[], added: readonly NewRow[], edition: Edition | undefined): readonly RowPair[] {
  const pairs = new Map<NewRow, RowPair>();
  for (const old of removed) {
    if (old.place.row === undefined || old.claims.every(({ via }) => via === "word")) continue;
    const open = added.filter((one) => !pairs.has(one));
    const moved = open.find(({ row, names }) => row.row.name === old.place.row && (old.names.length === 1 || old.names.join() === names.join()));
    const now = moved ?? calledOtherwise(subject, old, { removed, added, open }, edition);
    if (now !== undefined) pairs.set(now, { old, now, change: moved === undefined ? "renamed" : "moved" });
  }
  return [...pairs.values()];
}

/** Of the rows that were added, `open` are no other row that was removed. */
function calledOtherwise(
  subject: Subject,
  old: GoneRow,
  { removed, added, open }: { readonly removed: readonly GoneRow[]; readonly added: readonly NewRow[]; readonly open: readonly NewRow[] },
  edition: Edition | undefined,
): NewRow | undefined {
  const alike = open.filter((one) => samePlace(subject, one, old.place) && isAlike(old, one));
  const called = alike.find(({ row }) => row.row.name === old.called);
  if (called !== undefined) return called;
  const says = (one: NewRow): boolean => edition?.sayAlike(old.place, one) !== false;
  const isCounted = isItemNumber(old.place.row!);
  const near = alike.filter((one) => says(one) || !(isCounted || (isOfHeader(old) && !isNamedAlike(old, one.row.row.name))));
  if (isCounted && near.every(({ block }) => block.block.is !== "table")) return undefined;
  return (
    near.find((one) => edition?.standAlike(old.place, one) ?? true) ??
    near.find(({ row }) => isNamedAlike(old, row.row.name)) ??
    amongAll(subject, old, removed, added, near)
  );
}

/** Of a line that several names left and others joined, those that are called otherwise now are by themselves. */
export function splitRenamedLines(
  subject: Subject,
  removed: readonly GoneRow[],
  added: readonly NewRow[],
  edition: Edition | undefined,
): { readonly removed: readonly GoneRow[]; readonly added: readonly NewRow[] } {
  const renamed = new Set<string>();
  const split = removed.flatMap((old): readonly GoneRow[] => {
    const around = old.names.length > 1 ? edition?.rowsAround(old.place) : undefined;
    const beside = around === undefined ? [] : added.filter((one) => samePlace(subject, one, old.place));
    const names = renamedInRuns(around ?? [], beside[0]?.block.block.rows.map(({ name }) => name) ?? []);
    const own = old.names.filter((name) => names.has(name) && beside.some((one) => one.names.includes(names.get(name)!)));
    own.forEach((name) => renamed.add(names.get(name)!));
    const rest = old.names.filter((name) => !own.includes(name));
    const called = own.map((name) => ({ ...withNames(old, [name]), called: names.get(name)! }));
    return own.length === 0 ? [old] : [...called, ...(rest.length === 0 ? [] : [withNames(old, rest)])];
  });
  return { removed: split, added: renamed.size === 0 ? added : added.flatMap((one) => splitByName(one, renamed)) };
}

/** No type tells two headers apart, and each request depends on which one it carries: their names or what is said of them must be alike. */
function isOfHeader({ claims }: GoneRow): boolean {
  return claims.some(({ by }) => by.is === "header");
}

function isNamedAlike({ place }: GoneRow, name: string): boolean {
  return likeness(stemsOf(place.row ?? ""), stemsOf(name)) > 0.5;
}

/** Where several rows of a block went and as many came, those in the middle have no neighbour left that tells which is which. */
function amongAll(subject: Subject, { place }: GoneRow, removed: readonly GoneRow[], added: readonly NewRow[], near: readonly NewRow[]): NewRow | undefined {
  const isOpen = (one: GoneRow): boolean =>
    one.place.row !== undefined && one.called === undefined && one.place.section === place.section && one.place.block === place.block;
  const called = new Set(removed.flatMap((one) => one.called ?? []));
  const went = removed.filter(isOpen);
  const isWhole = went.length > 1 && went.length === added.filter((one) => samePlace(subject, one, place) && !called.has(one.row.row.name)).length;
  return isWhole ? near[0] : undefined;
}

function samePlace({ names }: Subject, { section, block }: RowStanding, place: Place): boolean {
  return names.get(section.section) === place.section && placeOfRow("", block.block).block === place.block;
}

/** Of one type, where both have one. */
function isAlike({ claims, names }: GoneRow, { row }: RowStanding): boolean {
  const type = row.facts.find(({ fact }) => fact === "type");
  const types = claims.flatMap(({ by }) => by.types);
  return names.length <= 1 && (type === undefined || types.length === 0 || types.includes(String(type.value)));
}

/** All names of a line moved with it. */
export function namesText({ section, block }: Place, names: readonly string[]): string {
  return [section, block, names.join(", ")].filter((part) => part !== undefined).join(" > ");
}
