/** Pairs of what is most alike in two lists, each member in one pair at most. */

/** How alike two members are: 0 where they are not, more where they are more so. */
export type LikenessMeasure<One, Other> = (one: One, other: Other) => number;

/** A measure pairs only what those before it left; among equals the order decides. */
export function matchPairs<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  measures: readonly LikenessMeasure<One, Other>[],
): ReadonlyMap<One, Other> {
  const pairs = new Map<One, Other>();
  if (ones.length === 0 || others.length === 0) return pairs;
  const taken = new Set<Other>();
  for (const measure of measures) {
    const open = ones.filter((one) => !pairs.has(one));
    const left = others.filter((other) => !taken.has(other));
    const scored = open.flatMap((one) => left.map((other) => ({ one, other, score: measure(one, other) }))).filter(({ score }) => score > 0);
    for (const { one, other } of scored.sort((a, b) => b.score - a.score)) {
      if (pairs.has(one) || taken.has(other)) continue;
      pairs.set(one, other);
      taken.add(other);
    }
  }
  return pairs;
}
