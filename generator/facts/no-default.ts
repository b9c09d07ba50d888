/** Defaults that are none: `none` where that is no value of the field, and a word where the field is an object or a list. */
import type { Scalar } from "../model/shape.ts";
import { valueOf, type StatedFact } from "./fact.ts";

export function withoutNoDefaults(facts: readonly StatedFact[]): readonly StatedFact[] {
  const kept = facts.filter((fact) => fact.fact !== "default" || !isNoDefault(fact.value, facts));
  return kept.length === facts.length ? facts : kept;
}

function isNoDefault(value: Scalar, facts: readonly StatedFact[]): boolean {
  const type = valueOf(facts, "type") ?? "";
  if (type === "object" || type.startsWith("array")) return typeof value === "string";
  const values = valueOf(facts, "values") ?? valueOf(facts, "known");
  if (typeof value !== "string" || !/^none$/i.test(value)) return false;
  return values === undefined ? type !== "string" && type !== "" : !values.some((one) => String(one) === value);
}
