/** What an operation asks of its caller otherwise than all others do, and no place of it says any more. */
import type { FoundPlace } from "../../documents/places/place.ts";
import { speaksOfAccess } from "../../facts/access/speaks-of-access.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { accessWords } from "../../model/access.ts";
import type { Way } from "../../model/way.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import { textsAtPlace } from "../prose/texts-at.ts";
import { urisOfDefinition } from "../subject/known-paths.ts";
import { methodOf } from "../subject/told-requests.ts";
import { placeOfRow, type Subject } from "../subject/subject.ts";
import { accessOf, type UsualAccess } from "./usual-access.ts";

/** @param isSaid whether a place of the operation says anything that is understood */
export function unsaidAccess(subject: Subject, usual: UsualAccess, isSaid: (by: Defined) => boolean): readonly RawFinding[] {
  const compared = new Set(subject.sections.map(({ section }) => section));
  return subject.defined.flatMap((by) => {
    const [own] = by.is === "operation" ? accessOf(by) : [];
    if (own === undefined || isSame(own, usual.ways) || isSaid(by)) return [];
    const places = subject.claims.of(by);
    const [first] = places;
    const allPlaces = places.flatMap((place) => [place, ...placesWithin(subject, place, by)]);
    if (first === undefined || !places.some(({ section }) => compared.has(section)) || allPlaces.some(mentionsAccess) || isNamed(subject, by)) return [];
    return [removed(subject, by, own, first)];
  });
}

function isSame(one: readonly Way[], other: readonly Way[]): boolean {
  return accessWords(one) === accessWords(other);
}

/** The sections that stand in that of an operation, where no other operation names them. */
function placesWithin({ stated: { document }, claims }: Subject, { section, row, place, at }: FoundPlace, by: Defined): readonly FoundPlace[] {
  if (row !== undefined) return [];
  const behind = document.sections.slice(document.sections.indexOf(section) + 1);
  const end = behind.findIndex((one) => one.level <= section.level || claims.on(one).some((claim) => claim.by.is === "operation" && claim.by !== by));
  return behind.slice(0, end === -1 ? undefined : end).map((one) => ({ section: one, place, at }));
}

/** In words that nobody understands here. */
function mentionsAccess(place: FoundPlace): boolean {
  return textsAtPlace(place).some(({ text }) => speaksOfAccess(text));
}

/** Elsewhere, in a sentence that speaks of that. */
function isNamed({ stated: { document } }: Subject, by: Defined): boolean {
  const paths = urisOfDefinition(by);
  const method = methodOf(by) ?? "";
  const isOther = /\b(?:GET|HEAD|PUT|POST|PATCH|DELETE)\b/;
  return document.sections.some(({ sentences }) =>
    sentences.some(({ text }) => paths.some((path) => text.includes(path)) && speaksOfAccess(text) && (text.includes(method) || !isOther.test(text))),
  );
}

function removed({ names }: Subject, by: Defined, from: readonly Way[], { section, block, row, at }: FoundPlace): RawFinding {
  const called = names.get(section)!;
  const place = row === undefined || block === undefined ? { section: called } : placeOfRow(called, block, row);
  return {
    change: "removed",
    place,
    fact: "access",
    from: accessWords(from),
    values: { from: { fact: "access", value: from } },
    document: row === undefined ? (section.sentences[0]?.at ?? at) : row.at,
    definition: by.definition,
    by,
  };
}
