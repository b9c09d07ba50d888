/** A column called `Size` limits the length of texts, and numbers themselves. */
import { valueOf, type StatedFact } from "../fact.ts";
import type { StatedText } from "../text/prose.ts";

export function sized(cells: readonly StatedText[]): readonly StatedFact[] {
  const facts = cells.flatMap((cell) => cell.facts);
  const type = valueOf(facts, "type");
  if (type !== "number" && type !== "integer") return facts;
  return cells.flatMap((cell) => (/\bsize$/i.test(cell.column ?? "") ? cell.facts.map((fact): StatedFact => (fact.fact === "length" ? { ...fact, fact: "range" } : fact)) : cell.facts));
}
