/** Defaults that are what another field of the same rows has: `name: Defaults to slug.` beside a row that is called `slug`. */
import type { StatedRow } from "../stated-section.ts";

export function withoutDefaultsOfOthers(rows: readonly StatedRow[]): readonly StatedRow[] {
  const names = new Set(rows.map(({ row }) => row.name));
  return rows.map((one) => {
    if (ofNames.test(one.row.name) || one.facts.some(({ fact }) => fact === "values" || fact === "known")) return one;
    const facts = one.facts.filter(({ fact, value }) => fact !== "default" || typeof value !== "string" || value === one.row.name || !names.has(value));
    return facts.length === one.facts.length ? one : { ...one, facts };
  });
}

/** Fields whose values are names of fields. */
const ofNames = /sort|order|group|fields?|columns?|include|expand|\bby\b/i;
