/**
 * `1-48; read only`, `1–48 in steps of 4`, `<1-48>`, `0 or more`, `0–100 %, default 50`, `Number of entries (1-500)`, `Entries (1-500, default 5)`: a clause of its own in a note on a number,
 * or what it ends with in brackets, are its limits.
 */
import { partAt } from "../../documents/placed-text.ts";
import { valueOf, type StatedFact } from "../fact.ts";
import { isShown } from "../text/limits-of-others.ts";
import { withPlainNumbers } from "../text/plain-numbers.ts";
import { placedFact, type StatedText } from "../text/prose.ts";
import { limitsIn } from "./cell-values.ts";

/** @param written the cells of the row */
export function withBareRange(facts: readonly StatedFact[], written: readonly StatedText[]): readonly StatedFact[] {
  const type = valueOf(facts, "type");
  if ((type !== "integer" && type !== "number") || facts.some(({ fact }) => fact === "range" || fact === "values" || fact === "bits")) return facts;
  for (const one of written) {
    const cell = { ...one, text: withPlainNumbers(one.text) };
    const bound = boundIn(cell) ?? (type === "integer" ? boundBeyond(cell) : undefined);
    if (bound !== undefined) return [...facts, bound];
    const span = (leading.exec(cell.text) ?? inAngles.exec(cell.text) ?? trailing.exec(cell.text))?.indices?.[1];
    const limits =
      span === undefined || isShown(cell.text.slice(0, span[0])) || !facts.some((fact) => fact.fact === "mention" && isWithin(fact, cell, span))
        ? undefined
        : limitsIn(
            cell.text
              .slice(...span)
              .replace(/^<|>$/g, "")
              .replace(unitOfFirst, "$1"),
            "range",
          );
    if (limits === undefined) continue;
    const found = placedFact(cell, { ...limits, index: span![0], end: span![1] });
    return [...facts.filter((fact) => !isWithin(fact, cell, span!)), found];
  }
  return facts;
}

/** `0x0f` and `2s`, for what is a number. */
export function withDefaultAsNumber(facts: readonly StatedFact[]): readonly StatedFact[] {
  const type = valueOf(facts, "type");
  if (type !== "integer" && type !== "number") return facts;
  return facts.map((fact) => {
    const number = fact.fact === "default" && typeof fact.value === "string" ? measured.exec(fact.value)?.[1] : undefined;
    return number === undefined ? fact : ({ ...fact, value: Number(number) } as StatedFact);
  });
}

/** `0 or more`, as a clause of its own: `2 or more of them` may be said of anything. */
function boundIn(cell: StatedText): StatedFact | undefined {
  const [whole, before = "", number, direction] = bound.exec(cell.text) ?? [];
  if (whole === undefined) return undefined;
  const index = cell.text.indexOf(whole) + before.length;
  const value = /^(?:more|greater|higher|larger)$/i.test(direction!) ? { minimum: Number(number) } : { maximum: Number(number) };
  return placedFact(cell, { fact: "range", value, index, end: index + whole.length - before.length });
}

/** `Greater than 0`, of a whole number. */
function boundBeyond(cell: StatedText): StatedFact | undefined {
  const [whole, before = "", direction, number] = beyond.exec(cell.text) ?? [];
  if (whole === undefined) return undefined;
  const index = cell.text.indexOf(whole) + before.length;
  const value = /^(?:greater|more|larger|higher)/i.test(direction!) ? { minimum: Number(number) + 1 } : { maximum: Number(number) - 1 };
  return placedFact(cell, { fact: "range", value, index, end: index + whole.length - before.length });
}

const beyond = /(^|[,;.(]\s*(?:(?:it )?(?:must|has to|should) be\s+)?)(greater|more|larger|higher|less|fewer|lower|smaller) than (-?\d+)(?=[,;.)]|$)/i;
const bound = /(^|[,;.(]\s*)(-?\d+(?:\.\d+)?) or (more|greater|higher|larger|less|fewer|lower|smaller)(?=[,;.)]|$)/i;

const unit = String.raw`(?:\s*(?:%|percent|°C?|[munkMG]?(?:s|A|V|W|Hz|m|b|B|bit\/s|b\/s|bps|sec)|µs|dB[mi]?|[kKMG]?bytes?|[KMG]iB|pps|secs?|seconds?|mins?|minutes?|hours?|days?|weeks?))?`;
const range = String.raw`(-?\d+(?:\.\d+)?${unit}\s*(?:[-~‐‑‒–—−…]|\.{2,3})\s*-?\d+(?:\.\d+)?)`;
const measured = new RegExp(String.raw`^(0x[\da-f]+|-?\d+(?:\.\d+)?(?=\D))${unit}$`, "iu");
const unitOfFirst = new RegExp(String.raw`^(-?\d+(?:\.\d+)?)${unit}(?=\s*[-~‐‑‒–—−….])`, "u");
const leading = new RegExp(String.raw`(?:^|[,;.]\s+)${range}${unit}\s*(?:[;,.()]|$|\bin (?:steps|increments)\b)`, "du");
const inAngles = new RegExp(String.raw`(?:^|[,;.]\s+)(<${range}>)\s*(?:[;,.()]|$)`, "du");
const trailing = new RegExp(String.raw`\(${range}${unit}(?:\)(?:$|\.(?:$|\s)|[;,]\s|\s(?:\p{Lu}|default\b))|[,;]\s)`, "du");

function isWithin(fact: StatedFact, cell: StatedText, [start, end]: readonly [number, number]): boolean {
  const { index } = partAt(cell, fact);
  return fact.at.line === cell.at.line && index >= start && index < end;
}
