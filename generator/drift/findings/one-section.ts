/** A section that came: the path of what it is about, in a row of another section, is no finding of its own. */
import type { Finding } from "./finding.ts";
import { toldWith } from "./told-with.ts";

export function withPaths(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ change, fact }) => change === "added" && fact === "section").reduce(withPathsOf, findings);
}

function withPathsOf(findings: readonly Finding[], told: Finding): readonly Finding[] {
  const below = findings.filter(({ change, fact, to = "" }) => change === "added" && fact === "path" && to.endsWith(`/${told.place.section}`));
  return toldWith(findings, told, below);
}
