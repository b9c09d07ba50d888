/** A section that came: the path of what it is about, in a row of another section, is no finding of its own. */
import type { Finding } from "./finding.ts";
import { toldUnder } from "./told-with.ts";

export function withPaths(findings: readonly Finding[]): readonly Finding[] {
  const come = findings.filter(({ change, fact }) => change === "added" && fact === "section");
  const byName = new Map(come.toReversed().map((one) => [one.place.section, one]));
  return toldUnder(findings, ({ change, fact, to = "" }) =>
    change === "added" && fact === "path" ? endsOf(to).flatMap((end) => byName.get(end) ?? [])[0] : undefined,
  );
}

/** What stands behind each of its slashes: `a/b` and `b` of `/a/b`. */
function endsOf(path: string): readonly string[] {
  const segments = path.split("/");
  return segments.slice(1).map((_, index) => segments.slice(index + 1).join("/"));
}
