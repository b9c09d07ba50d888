/** Cells that hold nothing but words, of a field that is called an enumeration, or below a title that speaks of limits: these are its values. */
import type { StatedFact } from "../fact.ts";
import { placedFact, type StatedText } from "../text/prose.ts";
import { listItems, scalarOf } from "../text/values.ts";

/** @param cells those of the row */
export function withValuesAlone(facts: readonly StatedFact[], cells: readonly StatedText[]): readonly StatedFact[] {
  if (facts.some(({ fact }) => fact === "values" || fact === "known" || fact === "bits")) return facts;
  const isEnumeration = cells.some(({ role, text }) => role === "type" && /^enum/i.test(text.trim()));
  const cell = cells.find(
    ({ role, column = "", text }) =>
      (role === undefined ? ofLimits.test(column) || isEnumeration : role === "notes" && isEnumeration) && listed.test(text.trim()),
  );
  if (cell === undefined) return facts;
  const values = listItems(
    cell.text
      .trim()
      .replace(/\.$/, "")
      .replace(/\s*[/|]\s*/g, ", "),
  ).map(scalarOf);
  return [...facts, placedFact(cell, { fact: "values", value: values, index: 0, end: cell.text.length })];
}

const ofLimits = /\b(?:format|limits?|constraints?|allowed|domain)\b/i;
const word = String.raw`[\p{L}\p{N}][\p{L}\p{N}_.+-]*`;
const listed = new RegExp(String.raw`^${word}(?:(?:\s*[,/|]\s*|\s*,?\s+or\s+)${word})+\.?$`, "u");
