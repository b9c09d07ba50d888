/** Values that appear: what one place of a field says of them adds to what its others do. */
import type { PropertySignature } from "ts-morph";
import { placeNamed } from "../../../documents/places/find.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import type { Fact, StatedFact } from "../../../facts/fact.ts";
import { sourcesNamed } from "../../edit/comments.ts";
import { rowsAt } from "../../edition/row-lookup.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { rowOfField } from "./row-of-field.ts";

/** The facts that a field has now, with the values that appear in places which the findings are not about. */
export function withKnownElsewhere(
  context: PlanningContext,
  property: PropertySignature,
  findings: readonly Finding[],
  facts: readonly Fact[],
): readonly Fact[] {
  const known = findings.some(({ fact }) => fact === "known") ? knownElsewhere(context, property, findings) : [];
  if (known.length === 0) return facts;
  const own = facts.flatMap((fact) => (fact.fact === "known" ? fact.value : []));
  return [...facts.filter(({ fact }) => fact !== "known"), { fact: "known", value: [...own, ...known.filter((value) => !own.includes(value))] }];
}

function knownElsewhere(context: PlanningContext, property: PropertySignature, findings: readonly Finding[]): Fact<"known">["value"] {
  const own = rowOfField(context, property, findings)?.facts ?? [];
  const lines = new Set(findings.map(({ document }) => document.line));
  const stated = [...own, ...sourcesNamed(property).flatMap((source) => factsAt(context, source))].filter(({ at }) => !lines.has(at.line));
  return [...new Set(stated.flatMap((fact) => (fact.fact === "known" ? fact.value : [])))];
}

/** Of a row, or of the prose of a section. */
function factsAt({ editions: { theirs } }: PlanningContext, source: string): readonly StatedFact[] {
  const rows = rowsAt(theirs, source);
  const found = rows.length > 0 ? undefined : placeNamed(theirs.contents, source);
  const section = theirs.stated.sections.find((one) => one.section === found?.section);
  return [...rows, ...(section === undefined ? [] : [section])].flatMap(({ facts }) => facts);
}
