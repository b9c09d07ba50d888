/** "Did you mean …?": the candidate within a third of the word's length in edits, the nearest first. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let limit = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  for (const candidate of candidates) {
    const distance = distanceWithin(limit, wanted, candidate.toLowerCase());
    if (distance === undefined) continue;
    best = candidate;
    limit = distance - 1;
  }
  return best;
}

/**
 * Levenshtein's distance, in which two letters that changed places are one edit, where it is no more than the limit: one row
 * at a time. A cell further from the diagonal than the limit cannot be on the way to such a distance, and neither can two rows
 * whose cells are all beyond it.
 */
function distanceWithin(limit: number, from: string, to: string): number | undefined {
  if (Math.abs(from.length - to.length) > limit || !haveEnoughInCommon(limit, from, to)) return undefined;
  const beyond = limit + 1;
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  let twoAbove = [...above];
  let row = [...above];
  let leastAbove = 0;
  for (let i = 1; i <= from.length; i += 1) {
    const first = Math.max(1, i - limit);
    const last = Math.min(to.length, i + limit);
    let least = (row[first - 1] = first === 1 ? i : beyond);
    for (let j = first; j <= last; j += 1) {
      const substitution = above[j - 1]! + (from.charCodeAt(i - 1) === to.charCodeAt(j - 1) ? 0 : 1);
      const transposition = areSwapped(from, i, to, j) ? twoAbove[j - 2]! + 1 : beyond;
      const cell = Math.min(above[j]! + 1, row[j - 1]! + 1, substitution, transposition);
      row[j] = cell;
      if (cell < least) least = cell;
    }
    if (least > limit && leastAbove > limit) return undefined;
    row[last + 1] = beyond;
    leastAbove = least;
    [twoAbove, above, row] = [above, row, twoAbove];
  }
  return above[to.length]! > limit ? undefined : above[to.length];
}

/** Whether the last two letters of both beginnings are the same ones, in the other order. */
function areSwapped(from: string, i: number, to: string, j: number): boolean {
  if (i < 2 || j < 2) return false;
  return from.charCodeAt(i - 1) === to.charCodeAt(j - 2) && from.charCodeAt(i - 2) === to.charCodeAt(j - 1);
}

/** A character that one has more often than the other costs an edit. Characters count by their last bits: that only errs on the safe side. */
function haveEnoughInCommon(limit: number, from: string, to: string): boolean {
  const balance = new Int32Array(64);
  for (let index = 0; index < from.length; index += 1) balance[from.charCodeAt(index) & 63]! += 1;
  for (let index = 0; index < to.length; index += 1) balance[to.charCodeAt(index) & 63]! -= 1;
  let surplus = 0;
  for (const count of balance) if (count > 0) surplus += count;
  return surplus <= limit;
}
