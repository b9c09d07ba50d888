/** Aspects that are values: what one version lacks, what both have and is not the same. */
import { isDeepStrictEqual } from "node:util";
import { change, type Aspect, type Aspects, type ChangeLocation, type Differences } from "../change.ts";

/** A change of the aspect, where there is one. */
export function* compareValue<A extends Aspect>(aspect: A, from: Aspects[A] | undefined, to: Aspects[A] | undefined, here: ChangeLocation): Differences {
  if (from !== to && !isDeepStrictEqual(from, to)) yield change(aspect, from, to, here);
}

export interface Matched<One> {
  readonly both: readonly (readonly [before: One, after: One])[];
  readonly removed: readonly One[];
  readonly added: readonly One[];
}

/** Things of two versions by what names them; of several with one name, each by its turn. */
export function matchByName<One>(before: readonly One[], after: readonly One[], nameOf: (one: One) => string): Matched<One> {
  const waiting = new Map<string, One[]>();
  for (const one of after) waiting.set(nameOf(one), [...(waiting.get(nameOf(one)) ?? []), one]);
  const pairs = before.map((one) => [one, waiting.get(nameOf(one))?.shift()] as const);
  const taken = new Set(pairs.map(([, other]) => other));
  return {
    both: pairs.flatMap(([one, other]) => (other === undefined ? [] : [[one, other] as const])),
    removed: pairs.flatMap(([one, other]) => (other === undefined ? [one] : [])),
    added: after.filter((one) => !taken.has(one)),
  };
}

/** First by one name, then those that are left by another. */
export function matchByNames<One>(before: readonly One[], after: readonly One[], ...namings: readonly ((one: One) => string)[]): Matched<One> {
  return namings.reduce<Matched<One>>(
    ({ both, removed, added }, nameOf) => {
      const next = matchByName(removed, added, nameOf);
      return { ...next, both: [...both, ...next.both] };
    },
    { both: [], removed: before, added: after },
  );
}
