/** The paths that stand where a path stands, and those that stood there. */
import type { StatedFact } from "../../facts/fact.ts";
import { once } from "../../values/memoize.ts";
import type { PathPlace } from "./known-paths.ts";
import type { RowStanding, Subject } from "./subject.ts";

/**
 * For each of the paths that stand together, found out once for all of them.
 * @param facts of the row or of the prose that they stand in; beside the prose are the rows of its section
 */
export function pathsAround(
  { factsBefore }: Subject,
  facts: readonly StatedFact[],
  { section, row }: Pick<RowStanding, "section"> & Partial<RowStanding>,
): (path: StatedFact) => Omit<PathPlace, "claims"> {
  const before = once(() => factsBefore?.(section, row));
  const lost = once(() => {
    const now = new Set(pathsIn(facts));
    return pathsIn(before() ?? []).filter((one) => !now.has(one));
  });
  const inRows = once(() => (row === undefined ? section.blocks.flatMap(({ rows }) => rows.flatMap((one) => pathsIn(one.facts))) : []));
  return (path) => {
    const beside = (): readonly string[] => [...pathsIn(facts.filter((fact) => fact !== path)), ...inRows()];
    return before() === undefined ? { beside, isCompared: false } : { beside, isCompared: true, lost: lost() };
  };
}

export function pathsIn(facts: readonly StatedFact[]): readonly string[] {
  return facts.flatMap((fact) => (fact.fact === "path" ? [fact.value] : []));
}
