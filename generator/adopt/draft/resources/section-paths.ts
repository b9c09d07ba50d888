/** The paths that a section gives as its own. */
import type { Fact } from "../../../facts/fact.ts";
import type { StatedSection } from "../../../facts/stated-section.ts";

export function ownPathsOf(section: StatedSection): readonly string[] {
  return [...labelledPaths(section), ...factsOfProse(section).flatMap((fact) => (fact.fact === "path" ? [fact.value] : []))];
}

/** The facts of a section's sentences; its heading only names it. */
export function factsOfProse({ prose }: StatedSection): readonly Fact[] {
  return prose.slice(1).flatMap(({ facts }) => facts);
}

/** `URI: /things` */
function labelledPaths({ facts }: StatedSection): readonly string[] {
  return facts.flatMap((fact) =>
    fact.fact === "property" && /^(?:ur[il]|path)$/.test(fact.value.name) && fact.value.value.startsWith("/") ? [fact.value.value] : [],
  );
}
