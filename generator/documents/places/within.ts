/**
 * Rows within a section. The rows of a table without a label are the section's own and come first; then those of tables
 * with a label; then those of nested fields; then names that a cell lists. A name means one row only where the first of
 * these that knows it knows it once.
 */
import { blockName, type Entry, type Hit } from "./lookup.ts";

/** The rows that a name alone can mean: none, one, or several where only their block tells them apart. */
export function rowsNamed(entry: Entry, name: string): readonly Hit[] {
  const hits = entry.rows.get(name) ?? [];
  if (hits.length < 2) return hits;
  const nearest = Math.min(...hits.map(distance));
  const near = hits.filter((hit) => distance(hit) === nearest);
  if (nearest === own) return near.slice(0, 1);
  return near.filter((hit, index) => near.findIndex((other) => blockName(other.block) === blockName(hit.block)) === index);
}

/** The row of a field of the section itself, not of a nested one. */
export function ownRow(entry: Entry, name: string): Hit | undefined {
  const [hit, ...others] = rowsNamed(entry, name);
  return hit !== undefined && others.length === 0 && distance(hit) <= labelled ? hit : undefined;
}

const own = 0;
const labelled = 1;

function distance({ block }: Hit): number {
  if (block.is === "cell") return 3;
  if (block.path !== undefined) return 2;
  return block.label === undefined ? own : labelled;
}
