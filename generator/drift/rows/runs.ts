/** Names of one line that are others now: which of them a name that came stands for. */

/**
 * What stands between two names that both lists have, where it is as many as before: each name with the one that is most like it,
 * the one in its place before others. Names that have no part in common are not paired.
 */
export function renamedInRuns(before: readonly string[], now: readonly string[]): ReadonlyMap<string, string> {
  const kept = before.filter((name) => now.includes(name));
  if (kept.join("\n") !== now.filter((name) => before.includes(name)).join("\n")) return new Map();
  const [old, own] = [runsBetween(before, kept), runsBetween(now, kept)];
  return new Map(old.flatMap((run, index) => (run.length === own[index]!.length ? pairsOf(run, own[index]!) : [])));
}

/** The names before the first of those that are kept, between each two, and behind the last. */
function runsBetween(names: readonly string[], kept: readonly string[]): readonly (readonly string[])[] {
  const ends = [-1, ...kept.map((name) => names.indexOf(name)), names.length];
  return ends.slice(1).map((end, index) => names.slice(ends[index]! + 1, end));
}

function pairsOf(run: readonly string[], own: readonly string[]): readonly (readonly [string, string])[] {
  const taken = new Set<string>();
  return run.flatMap((name, index) => {
    const likest = own
      .filter((one) => !taken.has(one))
      .map((one) => ({ one, score: inCommon(name, one) + (own.indexOf(one) === index ? 0.5 : 0) }))
      .sort((a, b) => b.score - a.score)[0];
    if (likest === undefined || likest.score < 1) return [];
    taken.add(likest.one);
    return [[name, likest.one] as const];
  });
}

/** How many parts two names share; names that differ in their separators alone are one. */
function inCommon(one: string, other: string): number {
  const [parts, others] = [one, other].map((name) =>
    name
      .split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u)
      .filter((part) => part.length > 1)
      .map((part) => part.toLowerCase()),
  );
  return parts!.join("") === others!.join("") ? parts!.length : parts!.filter((part) => others!.includes(part)).length;
}
