/** What a run did to the outputs, or would do. */
import { byCodePoint } from "../values/by-code-point.ts";
import type { Comparison } from "./compare-outputs.ts";

/** Paths from the output folder, by code point. */
export interface WriteReport {
  readonly created: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: readonly string[];
  /** Of changed files, where nothing was written: a unified diff from the disk to the plan, of the first hundred. */
  readonly diffs: ReadonlyMap<string, string>;
}

export function writeReport({ changes, unchanged }: Comparison, diffs: ReadonlyMap<string, string> = new Map()): WriteReport {
  const paths = (select: (is: { before: boolean; after: boolean }) => boolean) =>
    changes
      .filter(({ before, after }) => select({ before: before !== undefined, after: after !== undefined }))
      .map(({ path }) => path)
      .sort(byCodePoint);
  return {
    created: paths((is) => !is.before),
    changed: paths((is) => is.before && is.after),
    removed: paths((is) => !is.after),
    unchanged,
    diffs,
  };
}
