/** Values in square brackets, of a field that is no list: `[on, off]`, `[a|b|c]`, `Which of them: [a, b]`. */
import { valueOf, type StatedFact } from "../fact.ts";
import { placedFact, type StatedText } from "../text/prose.ts";
import { scalarOf } from "../text/values.ts";

/** @param cells those of the row */
export function withBracketedValues(facts: readonly StatedFact[], cells: readonly StatedText[]): readonly StatedFact[] {
  if (facts.some(({ fact }) => fact === "values" || fact === "known" || fact === "bits" || fact === "range")) return facts;
  const type = valueOf(facts, "type");
  if (type !== "string" && type !== "integer" && type !== "number") return facts;
  for (const cell of cells) {
    const match = type === "string" ? (words.exec(cell.text) ?? bars.exec(cell.text)) : bars.exec(cell.text);
    if (match === null || ofSome.test(cell.text.slice(0, match.index))) continue;
    const values = match[1]!.split(/\s*[|,]\s*/).map(scalarOf);
    return [...facts, placedFact(cell, { fact: "values", value: values, index: match.index, end: match.index + match[0].length })];
  }
  return facts;
}

const word = String.raw`(?:"[^"\[\]|,]*"|'[^'\[\]|,]*'|[\p{L}_][\p{L}\p{N}_.+-]*)`;
const sign = String.raw`(?:"[^"\[\]|,]*"|'[^'\[\]|,]*'|[\p{L}\p{N}_][\p{L}\p{N}_.+-]*)`;
const alone = (list: string): RegExp => new RegExp(String.raw`(?<=^|[\s(])\[\s*(${list})\s*\](?=\s*(?:[.;,:)–—-]|$))`, "u");
const words = alone(String.raw`${word}(?:\s*,\s*${word})+`);
const bars = alone(String.raw`${sign}(?:\s*\|\s*${sign})+`);

/** What brackets hold that are an example, or the default of a list. */
const ofSome = /\b(?:default(?:s|ing)?(?: value)?(?: is| to)?|e\.\s?g\.?|examples?|such as|like|for instance|format|syntax|as)[\s:=,]*$|=\s*$/i;
