/**
 * `01`, `3.0`, `+5` are no numbers as numbers are written: of a field that is a string they are texts, of which each sign
 * counts, and numbers everywhere else.
 */
import type { Scalar } from "../../model/shape.ts";
import type { StatedFact } from "../fact.ts";
import { isNumeral } from "./values.ts";

export function withNumericTexts(facts: readonly StatedFact[]): readonly StatedFact[] {
  return facts.map((fact): StatedFact => {
    if (fact.fact === "default") return { ...fact, value: asNumber(fact.value) };
    return fact.fact === "values" || fact.fact === "known" ? { ...fact, value: fact.value.map(asNumber) } : fact;
  });
}

/** Quotes are gone by then: of a field that is no string they are the document's. */
function asNumber(value: Scalar): Scalar {
  return typeof value === "string" && isNumeral(value) && String(Number(value)) !== value ? Number(value) : value;
}
