/** The values that a row states, as values of its type: a row has no quotes for that. */
import { valueOf, type Fact } from "../../facts/fact.ts";
import type { Scalar } from "../../model/shape.ts";

/** A 5 that stands in a row stands for "5" where the field is a string; a default is written as the allowed value that it is. */
export function asTyped<Given extends Fact>(facts: readonly Given[]): readonly Given[] {
  const typed = (value: Scalar): Scalar => (value !== null && valueOf(facts, "type") === "string" ? String(value) : value);
  const values = allowedValues(facts)?.map(typed);
  return facts.map((fact): Given => {
    if (fact.fact === "values") return { ...fact, value: fact.value.map(typed) };
    if (fact.fact !== "default") return fact;
    return { ...fact, value: values?.find((one) => String(one) === String(fact.value)) ?? typed(fact.value) };
  });
}

/** All values that a field can have, where its row lists them. */
export function allowedValues(facts: readonly Fact[]): readonly Scalar[] | undefined {
  const listed = valueOf(facts, "values");
  if (listed !== undefined && listed.length > 0) return listed;
  const type = valueOf(facts, "type") ?? "";
  return / or /.test(type) ? type.split(" or ").map((one) => (Number.isFinite(Number(one)) ? Number(one) : one)) : undefined;
}
