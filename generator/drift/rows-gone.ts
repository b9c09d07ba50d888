/** Rows that no definition claims, and so only the service's own edition of the document misses. */
import type { StatedSection } from "../facts/stated.ts";
import type { Edition } from "./edition.ts";
import { holeOf } from "./hole.ts";
import type { Raw } from "./raw.ts";
import { placeOf, type Subject } from "./subject.ts";

export function rowsGone(subject: Subject, edition: Edition, before: StatedSection, now: StatedSection): readonly Raw[] {
  const section = subject.names.get(now.section)!;
  const known = new Set(now.blocks.flatMap(({ rows }) => rows.map(({ row }) => row.name)));
  const missed = new Set(subject.claims.missing.map(({ place }) => JSON.stringify([place.section, place.row])));
  return before.blocks
    .filter(({ block }) => block.is === "table")
    .flatMap(({ block, rows }) =>
      rows
        .filter(({ row }) => !known.has(row.name) && !missed.has(JSON.stringify([section, row.name])))
        .map(({ row }): Raw => {
          const place = placeOf(section, block, row);
          return { change: "removed", place, fact: "row", from: row.name, document: holeOf(subject, place, edition) };
        }),
    );
}
