/** What a row says, and said before findings on it. */
import { findPlace } from "../../../documents/places/find.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import type { Fact } from "../../../facts/fact.ts";
import { rowsNamed } from "../../edition/row-lookup.ts";
import type { PlanningContext } from "../../planning-context.ts";

/** The facts of a row with what the findings say of them put back. */
export function withFacts(facts: readonly Fact[], findings: readonly Finding[], side: "from" | "to"): readonly Fact[] {
  const changed = new Set(findings.map(({ fact }) => fact));
  const values = findings.flatMap(({ values: both }) => both?.[side] ?? []);
  return [...facts.filter(({ fact }) => !changed.has(fact)), ...new Map(values.map((fact) => [fact.fact, fact])).values()];
}

/** Values that our row lists as well, and of which the definitions say that there are others: it is said elsewhere, and goes on to be. */
export function staysOpen({ editions: { ours } }: PlanningContext, findings: readonly Finding[]): boolean {
  return findings.some(({ values, place }) => {
    const found = values?.from?.fact === "known" && values.to?.fact === "values" ? findPlace(ours.contents, place) : undefined;
    const row = found?.row;
    return row !== undefined && rowsNamed(ours, row.name).some((one) => one.row === row && one.facts.some(({ fact }) => fact === "values"));
  });
}

export function asKnownValues(fact: Fact): Fact {
  return fact.fact === "values" ? { fact: "known", value: fact.value } : fact;
}
