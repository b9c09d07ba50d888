/** The parts of a section whose facts are compared as one: its prose, and each row that both editions have. */
import { isNumber } from "../documents/outline.ts";
import type { StatedFact } from "../facts/fact.ts";
import type { StatedText } from "../facts/prose.ts";
import type { StatedRow, StatedSection } from "../facts/stated.ts";
import type { Place } from "../model/origin.ts";
import type { Claim } from "./claims.ts";
import { claimsWithin, placeOf, type Subject } from "./subject.ts";

export interface Side {
  readonly texts: readonly StatedText[];
  readonly facts: readonly StatedFact[];
  /** It begins with the heading. */
  readonly isProse: boolean;
}

export interface Unit {
  readonly place: Place;
  readonly before: Side;
  readonly now: Side;
  /** What the definitions claim here. */
  readonly claims: readonly Claim[];
}

export function unitsOf(subject: Subject, before: StatedSection, now: StatedSection): readonly Unit[] {
  const section = subject.names.get(now.section)!;
  const prose: Unit = {
    place: { section },
    before: { texts: before.prose, facts: before.facts, isProse: true },
    now: { texts: now.prose, facts: now.facts, isProse: true },
    claims: claimsWithin(subject.claims, now.section),
  };
  const rows = pairsOf(before, now).map(([old, row, place]): Unit => ({
    place: { section, ...place },
    before: { texts: old.cells, facts: old.facts, isProse: false },
    now: { texts: row.cells, facts: row.facts, isProse: false },
    claims: subject.claims.on(row.row),
  }));
  return [prose, ...rows];
}

type Pair = readonly [old: StatedRow, row: StatedRow, place: Pick<Place, "block" | "row">];

/** Rows of one name in blocks that are called the same; several of one line are one. */
function pairsOf(before: StatedSection, now: StatedSection): readonly Pair[] {
  const old = new Map(before.blocks.flatMap(({ block, rows }) => rows.map((row) => [keyOf(block, row), row] as const)));
  const lines = new Set<object>();
  return now.blocks.flatMap(({ block, rows }) =>
    rows.flatMap((row): readonly Pair[] => {
      const known = old.get(keyOf(block, row));
      if (known === undefined || (row.row.cells.length > 0 && lines.has(row.row.cells))) return [];
      lines.add(row.row.cells);
      const { block: name } = placeOf("", block);
      return [[known, row, { ...(name === undefined ? {} : { block: name }), row: row.row.name }]];
    }),
  );
}

function keyOf(block: StatedSection["blocks"][number]["block"], { row }: StatedRow): string {
  return JSON.stringify([block.is === "list" && isNumber(row.name) ? "item" : placeOf("", block).block, row.name]);
}
