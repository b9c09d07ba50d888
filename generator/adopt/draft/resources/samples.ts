/** Data that are computed over windows of time, from the counters that a field of the object lists. */
import type { StatedSection } from "../../../facts/stated-section.ts";
import { literalType, typeReference, type TypeSyntax } from "../../print/syntax.ts";
import type { KindRow } from "../survey/kind-rows.ts";
import { ownRows } from "../survey/rows/own-rows.ts";
import type { Survey } from "../survey/survey.ts";
import { typeOfFact } from "./body-types.ts";

/** `Sampled<…>` of a kind whose row gives windows and aggregates; undefined for others. */
export function sampledType(kind: KindRow | undefined): TypeSyntax | undefined {
  const aggregates = kind === undefined ? [] : words.filter(([pattern]) => pattern.test(kind.meaning)).map(([, aggregate]) => literalType(aggregate));
  if (kind === undefined || kind.windows.length === 0 || aggregates.length === 0) return undefined;
  return typeReference("Sampled", typeOfFact("sampled"), { is: "tuple", of: kind.windows.map(literalType) }, { is: "tuple", of: aggregates });
}

const words = [
  [/\bminimum\b/i, "min"],
  [/\bmaximum\b/i, "max"],
  [/\baverage\b/i, "avg"],
] as const;

/** The path of the field that lists counters, where a sentence names it as the one that does. */
export function samplingField({ stated }: Survey, fields: StatedSection): string | undefined {
  const texts = stated.sections.flatMap(({ prose }) => prose.map(({ text }) => text)).filter((text) => /\bcounters\b.*\blist(?:ed|s)\b/i.test(text));
  for (const { row, facts } of ownRows(fields)) {
    const member = facts.find((fact) => fact.fact === "member");
    if (texts.some((text) => text.split(/[\s,;:()]+/).includes(row.name))) return member?.fact === "member" ? `${row.name}.${member.value.name}` : row.name;
  }
  return undefined;
}
