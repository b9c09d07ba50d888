/** Rows that no definition claims, and so only the service's own edition of the document misses. */
import type { StatedRow, StatedSection } from "../../facts/stated-section.ts";
import { once } from "../../values/memoize.ts";
import { areOneStatus } from "../../values/statuses.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import { pathsIn } from "../subject/paths-around.ts";
import { claimsWithin, placeOfRow, type Subject } from "../subject/subject.ts";
import { toldRequests } from "../subject/told-requests.ts";
import type { Edition } from "./edition.ts";
import { gonePosition } from "./gone-position.ts";
import { requestsGone, requestsIn } from "./rows-of-requests.ts";

export function rowsGone(subject: Subject, edition: Edition, before: StatedSection, now: StatedSection): readonly RawFinding[] {
  return [...rowsOfTablesGone(subject, edition, before, now), ...listsGone(subject, before, now)];
}

function rowsOfTablesGone(subject: Subject, edition: Edition, before: StatedSection, now: StatedSection): readonly RawFinding[] {
  const section = subject.names.get(now.section)!;
  const known = namesIn(now);
  const missed = new Set(subject.claims.missing.map(({ place }) => JSON.stringify([place.section, place.row])));
  const told = once(() => toldRequests(subject, now.section));
  const requests = requestsGone(subject, told, before, now);
  const isGone = (stated: StatedRow): boolean => {
    const { name } = stated.row;
    return (!isAmong(known, name) || requests.isGone(stated)) && !missed.has(JSON.stringify([section, name]));
  };
  return before.blocks
    .filter(({ block }) => block.is === "table")
    .flatMap(({ block, rows }) =>
      rows.filter(isGone).map((stated): RawFinding => {
        const { row } = stated;
        const place = placeOfRow(section, block, row);
        const [operation] = requestsIn(subject, stated).flatMap(told().of);
        const definition = (claimsWithin(subject.claims, now.section).find(({ by }) => by.name === row.name) ?? operation)?.at;
        return {
          change: "removed",
          place,
          fact: "row",
          from: isAmong(known, row.name) ? [row.name, ...pathsIn(stated.facts)].join(" ") : row.name,
          document: requests.beside(stated, rows) ?? gonePosition(subject, place, edition),
          ...(definition === undefined ? {} : { definition }),
        };
      }),
    );
}

/** Sentences that list values of a field, where none lists any of them any more. */
function listsGone({ claims, defined, names }: Subject, before: StatedSection, now: StatedSection): readonly RawFinding[] {
  const section = names.get(now.section)!;
  const known = namesIn(now);
  const missed = new Set(claims.missing.flatMap(({ place }) => (place.section === section ? [place.row] : [])));
  return before.blocks.flatMap(({ block, rows }): readonly RawFinding[] => {
    const values = rows.map(({ row }) => row.name);
    if (block.is !== "names" || values.some((value) => known.has(value) || missed.has(value))) return [];
    const owner = defined.find(({ facts }) => facts.some((fact) => fact.fact === "known" && fact.value.some((value) => values.includes(String(value)))));
    if (owner === undefined) return [];
    const beside = now.section.sentences.find(({ at }) => at.line >= block.at.line)?.at ?? now.section.at;
    return [{ change: "removed", place: { section }, fact: "known", from: values.join(", "), document: beside, definition: owner.definition, by: owner }];
  });
}

function namesIn({ blocks }: StatedSection): ReadonlySet<string> {
  return new Set(blocks.flatMap(({ rows }) => rows.map(({ row }) => row.name)));
}

/** By its own name, or as a status that is called with its reason or without. */
function isAmong(names: ReadonlySet<string>, name: string): boolean {
  return names.has(name) || [...names].some((other) => areOneStatus(name, other));
}
