/** A column called `Size` limits the length of texts, and numbers themselves. */
import { valueOf, type StatedFact } from "../fact.ts";
import type { StatedText } from "../text/prose.ts";

export function sizeFacts(cells: readonly StatedText[]): readonly StatedFact[] {
  const facts = cells.flatMap((cell) => cell.facts);
  if (!cells.some(isOfSize)) return facts;
  const type = valueOf(facts, "type");
  if (type !== "number" && type !== "integer") return facts;
  return cells.flatMap((cell) =>
    isOfSize(cell) ? cell.facts.map((fact): StatedFact => (fact.fact === "length" ? { ...fact, fact: "range" } : fact)) : cell.facts,
  );
}

function isOfSize({ column }: StatedText): boolean {
  return column !== undefined && /\bsize$/i.test(column);
}
