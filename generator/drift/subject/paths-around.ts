/** The paths that stand where a path stands, and those that stood there. */
import type { StatedFact } from "../../facts/fact.ts";
import type { PathPlace } from "./known-paths.ts";
import type { Standing, Subject } from "./subject.ts";

/** @param facts of the row or of the prose that it stands in */
export function pathsAround({ factsBefore }: Subject, path: StatedFact, facts: readonly StatedFact[], { section, row }: Pick<Standing, "section"> & Partial<Standing>): Omit<PathPlace, "claims"> {
  const beside = pathsIn(facts.filter((fact) => fact !== path));
  const before = factsBefore?.(section, row);
  if (before === undefined) return { beside, isCompared: false };
  const now = new Set(pathsIn(facts));
  return { beside, isCompared: true, lost: pathsIn(before).filter((one) => !now.has(one)) };
}

function pathsIn(facts: readonly StatedFact[]): readonly string[] {
  return facts.flatMap((fact) => (fact.fact === "path" ? [fact.value] : []));
}
