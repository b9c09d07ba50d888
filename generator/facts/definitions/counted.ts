/** A length that a comment gives in bytes: the type can say no more than its number, which as many characters never exceed. */
import type { Fact } from "../fact.ts";

export function withUnit(fact: Fact, description: string): Fact {
  const most = fact.fact === "length" ? fact.value.maximum : undefined;
  const unit = [...description.matchAll(/(?<![\p{L}\p{N}.-])(\d+)\s+(bytes|octets)\b/giu)].find(([, number]) => Number(number) === most)?.[2];
  return fact.fact !== "length" || unit === undefined ? fact : { fact: "length", value: { ...fact.value, unit: unit.toLowerCase() } };
}
