/** Holds what shall stand in the output folder against the files themselves. The record never decides whether a file is up to date. */
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import { byCodePoint } from "../values/by-code-point.ts";
import type { EncodedPlan } from "./encode.ts";
import { expectation, type Expectation, type WantedFile } from "./expectation.ts";
import { obstacles } from "./obstacles.ts";
import { textOrigin, type TextOrigin } from "./origin.ts";
import { foldCase } from "../values/path-rules.ts";
import { pathIn, readOutput, type Site } from "./site.ts";

/** A file that the run creates (no `before`), changes, or removes (no `after`). */
export interface OutputChange {
  readonly path: string;
  readonly before?: Buffer;
  readonly after?: Buffer;
  /** Who wrote what stands there now. */
  readonly origin: TextOrigin;
}

export interface Comparison {
  /** In the order in which they are made: the records last. */
  readonly changes: readonly OutputChange[];
  readonly unchanged: readonly string[];
}

export function compareOutputs(site: Site, plans: readonly EncodedPlan[]): Outcome<Comparison> {
  const expected = expectation(site, plans);
  const found = obstacles(site, expected);
  if (found.length > 0) return failure(found);
  const removals = staleChanges(site, expected);
  const writes = wantedChanges(site, expected, new Set(removals.map(({ path }) => foldCase(path))));
  return outcome(
    {
      changes: [...removals, ...writes.flatMap(({ change }) => change ?? [])],
      unchanged: [...writes.filter(({ change }) => change === undefined).map(({ path }) => path), ...intactPaths(plans)].sort(byCodePoint),
    },
    [],
  );
}

function intactPaths(plans: readonly EncodedPlan[]): readonly string[] {
  return plans.flatMap(({ service, intact }) => intact.map(({ path }) => pathIn(service, path)));
}

/** The same where the files could be as planned, judged by their sizes: that costs no more than a look at each. */
export function compareOutputsAtRest(site: Site, plans: readonly EncodedPlan[]): Outcome<Comparison | undefined> {
  const { disk, out } = site;
  const isSame = plans.every(({ service, files }) => files.every(({ path, bytes }) => disk.stat(`${out}/${pathIn(service, path)}`)?.size === bytes.length));
  if (isSame) return compareOutputs(site, plans);
  const found = obstacles(site, expectation(site, plans));
  return found.length > 0 ? failure(found) : outcome(undefined, []);
}

function staleChanges(site: Site, { stale }: Expectation): OutputChange[] {
  return [...stale].flatMap(([path, recorded]) => {
    const before = readOutput(site, path);
    return before === undefined ? [] : [{ path, before, origin: textOrigin(before, recorded) }];
  });
}

function wantedChanges(site: Site, { wanted }: Expectation, removed: ReadonlySet<string>): { path: string; change: OutputChange | undefined }[] {
  return [...wanted].map(([path, file]) => {
    // Where a file system ignores case, removing the old spelling takes this file along: it is made anew.
    const before = removed.has(foldCase(path)) ? undefined : readOutput(site, path);
    return { path, change: before?.equals(file.bytes) === true ? undefined : writing(path, before, file) };
  });
}

function writing(path: string, before: Buffer | undefined, { bytes, recorded, own }: WantedFile): OutputChange {
  if (before === undefined) return { path, after: bytes, origin: "generated" };
  return { path, before, after: bytes, origin: own ? "generated" : textOrigin(before, recorded) };
}
