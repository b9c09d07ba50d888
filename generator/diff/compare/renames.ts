/** Fields that have another name: the same type, in the same company. */
import type { Field } from "../../model/shape.ts";
import { isSameOnWire } from "./same-on-wire.ts";

interface Alone {
  readonly removed: readonly Field[];
  readonly added: readonly Field[];
}

interface Candidate {
  readonly pair: readonly [before: Field, after: Field];
  /** How many of its two neighbours are the same. */
  readonly company: number;
  readonly distance: number;
  readonly place: number;
}

/**
 * Those of the greatest company first, then the nearest: the same pairs whichever version comes first.
 * @param canBeRenamed what must be so beside type and company
 */
export function renamedFields(
  before: readonly Field[],
  after: readonly Field[],
  { removed, added }: Alone,
  canBeRenamed: (before: Field, after: Field) => boolean,
): readonly (readonly [Field, Field])[] {
  const candidates = removed.flatMap((one) => added.filter((other) => canBeRenamed(one, other)).flatMap((other) => candidateOf(one, other, before, after)));
  const ordered = candidates.sort((one, other) => other.company - one.company || one.distance - other.distance || one.place - other.place);
  const taken = new Set<Field>();
  return ordered.flatMap(({ pair }) => {
    if (pair.some((field) => taken.has(field))) return [];
    pair.forEach((field) => taken.add(field));
    return [pair];
  });
}

function candidateOf(one: Field, other: Field, before: readonly Field[], after: readonly Field[]): readonly Candidate[] {
  if (one.required !== other.required || !isSameOnWire(one.shape, other.shape)) return [];
  const [at, to] = [before.indexOf(one), after.indexOf(other)];
  const company = [-1, 1].filter((step) => before[at + step]?.name === after[to + step]?.name).length;
  return company === 0 ? [] : [{ pair: [one, other], company, distance: Math.abs(at - to), place: at + to }];
}
