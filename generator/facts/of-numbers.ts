/** `1-48; read only`, `0–100 %, default 50`: what a note on a number begins with are its limits. */
import { limitsIn } from "./cell-values.ts";
import { valueOf, type StatedFact } from "./fact.ts";
import { placedFact, type StatedText } from "./prose.ts";

/** @param cells those of the row */
export function withLeadingRange(facts: readonly StatedFact[], cells: readonly StatedText[]): readonly StatedFact[] {
  const type = valueOf(facts, "type");
  if ((type !== "integer" && type !== "number") || facts.some(({ fact }) => fact === "range" || fact === "values" || fact === "bits")) return facts;
  for (const cell of cells) {
    const [, range] = leading.exec(cell.text) ?? [];
    const limits = range === undefined || !facts.some((fact) => fact.fact === "mention" && isWithin(fact, cell, range)) ? undefined : limitsIn(range, "range");
    if (limits === undefined) continue;
    const found = placedFact(cell, { ...limits, index: 0, end: range!.length });
    return [...facts.filter((fact) => !isWithin(fact, cell, range!)), found];
  }
  return facts;
}

const leading = /^(-?\d+(?:\.\d+)?\s*(?:[-‐‑‒–—−…]|\.{2,3})\s*-?\d+(?:\.\d+)?)(?:\s*(?:%|°C?|[munkMG]?(?:s|A|V|W|Hz|m|b|B|bit\/s|b\/s)|µs|dBm?|bytes?|seconds?|minutes?|hours?|days?))?\s*(?:[;,.()]|$)/u;

function isWithin({ at }: StatedFact, cell: StatedText, range: string): boolean {
  return at.line === cell.at.line && at.column >= cell.at.column && at.column < cell.at.column + range.length;
}
