/** The paths that a section gives as its own. */
import type { Fact } from "../../../facts/fact.ts";
import type { StatedSection } from "../../../facts/stated-section.ts";

export function pathsOf(section: StatedSection): readonly string[] {
  return saidIn(section).flatMap((fact) => (fact.fact === "path" ? [fact.value] : []));
}

/** The facts of a section's sentences; its heading only names it. */
export function saidIn({ prose }: StatedSection): readonly Fact[] {
  return prose.slice(1).flatMap(({ facts }) => facts);
}
