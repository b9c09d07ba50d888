/** A length that a comment gives in bytes: the type can say no more than its number, which as many characters never exceed. */
import type { Fact } from "../fact.ts";

export function withLengthUnit(fact: Fact, description: string): Fact {
  if (fact.fact !== "length") return fact;
  const { value } = fact;
  const unit = [...description.matchAll(/(?<![\p{L}\p{N}.-])(\d+)\s+(bytes|octets)\b/giu)].find(([, number]) => Number(number) === value.maximum)?.[2];
  return unit === undefined ? fact : { fact: "length", value: { ...value, unit: unit.toLowerCase() } };
}
