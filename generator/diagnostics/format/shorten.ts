/** Findings by the thousand that one mistake brings about, as in a file without its document: of each code, the first ones are told and the others counted. */
import type { Fold } from "./fold.ts";

export interface Shortened {
  readonly told: readonly Fold[];
  /** How many are left out, by code. */
  readonly left: ReadonlyMap<string, number>;
}

/** More than anybody reads before the first is mended; those that can be accepted are all told, since each is accepted by its own fingerprint. */
const most = 50;

export function shortenFolds(folds: readonly Fold[]): Shortened {
  const shownFolds: Fold[] = [];
  const counts = new Map<string, number>();
  const left = new Map<string, number>();
  for (const fold of folds) {
    const { code, fingerprint } = fold.shown[0]!;
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    if (count <= most || fingerprint !== undefined) shownFolds.push(fold);
    else left.set(code, (left.get(code) ?? 0) + fold.shown.length + fold.more);
  }
  return { told: shownFolds, left };
}
