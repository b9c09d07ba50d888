/** A section that came or went: what other sections have of what it is about, as its path in a table of all, is no finding of its own. */
import { wordPattern } from "../../values/pattern.ts";
import type { Finding } from "./finding.ts";
import { foldUnderHosts } from "./fold-findings.ts";

export function foldPathsOfSections(findings: readonly Finding[]): readonly Finding[] {
  const hosts = (wanted: Finding["change"]): ReadonlyMap<string, Finding> =>
    new Map(
      findings
        .filter(({ change, fact }) => change === wanted && fact === "section")
        .map((one) => [one.place.section, one] as const)
        .reverse(),
    );
  const [added, removed] = [hosts("added"), hosts("removed")];
  return foldUnderHosts(findings, (one) => {
    const { change, fact, from = "", to = "" } = one;
    if (change === "added") return fact === "path" ? hostOf(added, to) : undefined;
    if (change !== "removed" || fact === "section") return undefined;
    return fact === "path"
      ? hostOf(removed, from)
      : fact === "mention"
        ? removed.get(from)
        : fact === "row"
          ? [...removed.values()].find((host) => isOf(one, host))
          : undefined;
  });
}

/** That of which the path ends in the name. */
function hostOf(hosts: ReadonlyMap<string, Finding>, path: string): Finding | undefined {
  return endsOf(path).flatMap((end) => hosts.get(end) ?? [])[0];
}

/** What stands behind each of its slashes: `a/b` and `b` of `/a/b`. */
function endsOf(path: string): readonly string[] {
  const segments = path.split("/");
  return segments.slice(1).map((_, index) => segments.slice(index + 1).join("/"));
}

/** A row that is called after the section and is of something that is declared with what the section was: `frame width`, in a table of limits. */
function isOf({ place: { section, row = "" }, definition }: Finding, host: Finding): boolean {
  return (
    section !== host.place.section &&
    definition !== undefined &&
    definition.file === host.definition?.file &&
    new RegExp(wordPattern(host.place.section), "u").test(row)
  );
}
