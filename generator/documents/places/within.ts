/**
 * Rows within a section. The rows of a table without a label are the section's own and come first; then those of tables
 * with a label; then those of nested fields; then names that a cell lists. A name means one row only where the first of
 * these that knows it knows it once.
 */
import { memoize, memoizeByObject } from "../../values/memoize.ts";
import { areOneStatus, statusCodesIn } from "../../values/statuses.ts";
import { blockName, type RowHit, type SectionEntry } from "./lookup.ts";

/** The row that a block has by a name. */
export function rowInBlock(entry: SectionEntry, block: string, name: string): RowHit | undefined {
  const rows = entry.inBlock.get(block);
  return rows === undefined ? undefined : called(rows, name);
}

/** The rows that a name alone can mean: none, one, or several where only their block tells them apart. */
export function rowsNamed(entry: SectionEntry, name: string): readonly RowHit[] {
  const hits = called(entry.rows, name) ?? [];
  return hits.length < 2 ? hits : several(entry)(name);
}

/** A section may have the same name in a hundred of its blocks. */
const several = memoizeByObject((entry: SectionEntry) =>
  memoize((name: string): readonly RowHit[] => {
    const hits = called(entry.rows, name)!;
    const nearest = Math.min(...hits.map(distance));
    const near = hits.filter((hit) => distance(hit) === nearest);
    return nearest === own ? near.slice(0, 1) : oncePerBlock(near);
  }),
);

/** What is called so. A status is also what is called by its code alone, or by that and its reason, where one thing is. */
function called<Value>(rows: ReadonlyMap<string, Value>, name: string): Value | undefined {
  const exact = rows.get(name);
  if (exact !== undefined || statusCodesIn(name).length === 0) return exact;
  const [same, ...others] = [...rows].filter(([other]) => areOneStatus(name, other));
  return others.length === 0 ? same?.[1] : undefined;
}

/** The first of each block; blocks that are called the same are one. */
function oncePerBlock(hits: readonly RowHit[]): readonly RowHit[] {
  return [...new Map(hits.toReversed().map((hit) => [blockName(hit.block), hit] as const)).values()].reverse();
}

/** The row of a field of the section itself, not of a nested one. */
export function ownRowOfField(entry: SectionEntry, name: string): RowHit | undefined {
  const [hit, ...others] = rowsNamed(entry, name);
  return hit !== undefined && others.length === 0 && distance(hit) <= labelled ? hit : undefined;
}

const own = 0;
const labelled = 1;

function distance({ block }: RowHit): number {
  if (block.is === "cell") return 3;
  if (block.path !== undefined) return 2;
  return block.label === undefined ? own : labelled;
}
