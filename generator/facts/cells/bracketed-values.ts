/** Values in brackets or with bars between them, of a field that is no list: `[on, off]`, `[a|b|c]`, `{a | b}`, `Which of them: [a, b]`, `(0 or 1)`; numbers with what they mean: `(0: off; 1: on)`. */
import { beginsWithin } from "../../diagnostics/diagnostic.ts";
import { valueOf, type StatedFact } from "../fact.ts";
import { placedFact, type StatedText } from "../text/prose.ts";
import { scalarOf } from "../text/values.ts";

/** @param cells those of the row */
export function withBracketedValues(facts: readonly StatedFact[], cells: readonly StatedText[]): readonly StatedFact[] {
  if (facts.some(({ fact }) => fact === "values" || fact === "known" || fact === "bits" || fact === "range")) return facts;
  const type = valueOf(facts, "type");
  if (type !== "string" && type !== "integer" && type !== "number" && type !== "boolean") return facts;
  for (const cell of cells) {
    const match =
      type === "string"
        ? (words.exec(cell.text) ?? bars.exec(cell.text) ?? clause.exec(cell.text))
        : (bars.exec(cell.text) ?? numbers.exec(cell.text) ?? meanings.exec(cell.text));
    if (match === null || ofSome.test(cell.text.slice(0, match.index))) continue;
    const listed = (match[1] ?? match[2])!.replace(behindNumber, "");
    const value = listed.split(/\s*[|,;]\s*(?:or\s+|and\s+)?|\s+or\s+/).map(scalarOf);
    const values = placedFact(cell, { fact: "values", value, index: match.index, end: match.index + match[0].length });
    // `string|null` is a type.
    if (!facts.some(({ fact, at }) => fact === "type" && beginsWithin(at, values.at))) return [...facts, values];
  }
  return facts;
}

const word = String.raw`(?:"[^"\[\]|,]*"|'[^'\[\]|,]*'|[\p{L}_][\p{L}\p{N}_.+-]*)`;
const sign = String.raw`(?:"[^"\[\]|,]*"|'[^'\[\]|,]*'|[\p{L}\p{N}_][\p{L}\p{N}_.+-]*)`;
const alone = (brackets: string): RegExp => new RegExp(String.raw`(?<=^|[\s(])(?:${brackets})(?=\s*(?:[.;,:)–—-]|$))`, "u");
const words = alone(String.raw`\[\s*(${word}(?:\s*,\s*${word})+)\s*\]`);
const barred = String.raw`${sign}(?:\s*\|\s*${sign})+`;
const bars = alone(String.raw`\[\s*(${barred})\s*\]|\{\s*(${barred})\s*\}`);

/** `Shows boxes (0 or 1)` */
const numbers = /\(\s*(-?\d+(?:\s*,\s*-?\d+)*,?\s+or\s+-?\d+)\s*\)(?=\s*(?:[.;,]|$))/;
/** `Severity (1: low; 2: high)`, `0 = off, 1 = on` */
const meaning = String.raw`\s*(?:[:=]|[-–—]\s)\s*[\p{L}"'][^;,.()]*`;
const meanings = new RegExp(String.raw`(?<=^|[.;:(]\s*)(-?\d+${meaning}(?:[;,]\s*(?:or\s+|and\s+)?-?\d+${meaning})+)(?=[.)]|$)`, "u");
const behindNumber = new RegExp(String.raw`(?<=^-?\d+|[;,]\s*(?:or\s+|and\s+)?-?\d+)${meaning}`, "gu");

/** `Optional. up|down Those alone.`, `(string, up|down)`; what has quotes can have spaces between. */
const inQuotes = String.raw`(?:"[^"\[\]|,]*"|'[^'\[\]|,]*')`;
const clause = new RegExp(String.raw`(?<=^|[.;:]\s+|\([^()]*,\s*)(${sign}(?:\|${sign})+|${inQuotes}(?:\s*\|\s*${inQuotes})+)(?=[\s.,;)]|$)`, "u");

/** What brackets hold that are an example, or the default of a list. */
const ofSome = /\b(?:default(?:s|ing)?(?: value)?(?: is| to)?|e\.\s?g\.?|examples?|such as|like|for instance|format|syntax|as)[\s:=,]*$|=\s*$/i;
