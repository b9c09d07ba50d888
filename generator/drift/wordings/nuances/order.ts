/** Things that follow each other the other way round. */
import type { Nuance } from "./nuance.ts";
import { baseForm } from "./word-forms.ts";

/** `x before z, y after it`, where both came before: a word that keeps its place beside its opposite. */
export function bothOrdersIn(old: readonly string[], own: readonly string[]): Nuance | undefined {
  for (const [kept, opposite] of [
    ["before", "after"],
    ["after", "before"],
  ] as const) {
    if (!old.includes(kept) || !own.includes(kept) || old.includes(opposite) === own.includes(opposite)) continue;
    return old.includes(opposite) ? { from: opposite } : { to: opposite };
  }
  return undefined;
}

/** `x, a comma, then y`: what comes first and what last. */
export function orderIn(before: string, now: string): Nuance | undefined {
  const [old, own] = [sequenceIn(before), sequenceIn(now)];
  if (old === undefined || own === undefined) return undefined;
  const [[first, last], [ownFirst, ownLast]] = [old.map(baseForm), own.map(baseForm)];
  return first !== last && first === ownLast && last === ownFirst ? { from: old.join(", then "), to: own.join(", then ") } : undefined;
}

function sequenceIn(text: string): readonly [first: string, last: string] | undefined {
  const [, first, last] =
    /([\p{L}\p{N}_-]+), (?:(?:and )?an? [\p{L}\p{N}_-]+,? (?:and )?)?(?:then|followed by) (?:an? |the )?([\p{L}\p{N}_-]+)/iu.exec(text) ?? [];
  return first === undefined || last === undefined ? undefined : [first.toLowerCase(), last.toLowerCase()];
}
