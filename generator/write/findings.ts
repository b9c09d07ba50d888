/** What a comparison means to a person: outputs that are not ours to overwrite, and outputs that are out of date. */
import type { Diagnostic, Position } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Comparison, OutputChange } from "./compare-outputs.ts";
import { outputPlace, shownPlace, type Site } from "./site.ts";

/** Diffs of the first few; whoever formatted all outputs by accident needs to see what happened, not all of it. */
const MOST_DIFFS = { refused: 5, report: 100 };

/** Changes that would overwrite what a person wrote. */
export function refusedChanges({ changes }: Comparison): readonly OutputChange[] {
  return changes.filter(({ origin }) => origin === "edited" || origin === "unrecorded");
}

export async function refusals(site: Site, changes: readonly OutputChange[]): Promise<readonly Diagnostic[]> {
  const diffs = await diffsOf(site, changes, MOST_DIFFS.refused);
  return changes.map((change) => {
    const diff = diffs.get(change.path);
    const code = change.origin === "edited" ? "edited-by-hand" : "not-generated";
    return report(code, { path: shownPath(site, change), ...(diff === undefined ? {} : { diff }) }, placeAt(site, change));
  });
}

export function outOfDateFindings(site: Site, { changes }: Comparison): readonly Diagnostic[] {
  return changes.map((change) => report("file-out-of-date", { path: shownPath(site, change), state: stateOf(change) }, placeAt(site, change)));
}

/** By path; the library is loaded only where there is a difference to show. */
export async function diffsOf(site: Site, changes: readonly OutputChange[], most = MOST_DIFFS.report): Promise<ReadonlyMap<string, string>> {
  const changed = changes.filter(({ before, after }) => before !== undefined && after !== undefined).slice(0, most);
  if (changed.length === 0) return new Map();
  const { unifiedDiff } = await import("./diff.ts");
  return new Map(changed.map((change) => [change.path, unifiedDiff(shownPath(site, change), change.before!, change.after!)]));
}

/** What a run that writes would refuse to overwrite is called by who wrote it: that decides on the way out. */
function stateOf({ before, after, origin }: OutputChange): "missing" | "different" | "stale" | "edited" | "unrecorded" {
  if (before === undefined) return "missing";
  if (origin === "edited" || origin === "unrecorded") return origin;
  return after === undefined ? "stale" : "different";
}

/** The first line that differs. */
function placeAt(site: Site, change: OutputChange): Position {
  const [before, after] = [change.before, change.after].map((bytes) => bytes?.toString("utf8").split("\n") ?? []) as [string[], string[]];
  const line = before.findIndex((text, index) => text !== after[index]);
  return { file: shownPath(site, change), line: Math.max(0, line) + 1, column: 1, length: 0 };
}

function shownPath(site: Site, { path }: OutputChange): string {
  return shownPlace(site, outputPlace(site, path));
}
