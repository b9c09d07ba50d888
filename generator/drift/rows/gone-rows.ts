/** Rows that definitions expect and the document lacks. */
import { findPlace } from "../../documents/places/find.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import type { Place } from "../../model/origin.ts";
import { groupBy } from "../../values/group-by.ts";
import { memoize } from "../../values/memoize.ts";
import type { Edition } from "../edition/edition.ts";
import { toldInProse } from "../prose/told-in-prose.ts";
import type { Claim } from "../subject/claims.ts";
import type { Subject } from "../subject/subject.ts";

/** A row, or several of one line, that definitions expect and the document lacks. */
export interface GoneRow {
  readonly place: Place;
  readonly names: readonly string[];
  readonly claims: readonly Claim[];
  /** The one of its line that stands where it did. */
  readonly called?: string;
}

export function goneRows(subject: Subject, edition: Edition | undefined): readonly GoneRow[] {
  const { claims } = subject;
  const byPlace = new Map<string, { readonly place: Place; readonly names: Set<string>; readonly claims: Claim[] }>();
  for (const one of claims.missing) {
    const line = edition?.lineOf(one.place);
    const key = JSON.stringify([one.place.section, one.place.block, line ?? one.place.row]);
    const known = byPlace.get(key) ?? { place: one.place, names: new Set<string>(), claims: [] };
    byPlace.set(key, known);
    if (one.place.row !== undefined) known.names.add(one.place.row);
    known.claims.push(one);
  }
  const isTold = toldInProse(subject);
  return [...byPlace.values()]
    .filter((one) => !isTold(one))
    .map(({ place, names, claims: own }) => ({ place, names: [...names], claims: own.sort((a, b) => rank(a.by) - rank(b.by)) }));
}

/** What a row is about first. */
const ranks: readonly Defined["is"][] = ["kind", "field", "header", "scheme", "operation", "resource"];

function rank({ is }: Defined): number {
  const index = ranks.indexOf(is);
  return index === -1 ? ranks.length : index;
}

/** A section that went with the rows of fields is one thing that is gone, whatever else it said. */
export function withWholeSections({ stated: { document } }: Subject, removed: readonly GoneRow[]): readonly GoneRow[] {
  const isGone = memoize((section: string) => findPlace(document, { section }) === undefined);
  const isOfField = ({ place, claims }: GoneRow): boolean => place.row !== undefined && claims.some(({ via }) => via === "row");
  return [...groupBy(removed, ({ place }) => place.section)].flatMap(([section, own]) => {
    if (!own.some(isOfField) || !isGone(section)) return own;
    const whole = own.filter(({ place }) => place.row === undefined);
    return [{ place: { section }, names: [], claims: [...whole, ...own].flatMap(({ claims }) => claims) }];
  });
}

export function withNames({ place, claims }: GoneRow, names: readonly string[]): GoneRow {
  return { place: { ...place, row: names[0]! }, names, claims: claims.filter((one) => names.includes(one.place.row!)) };
}
