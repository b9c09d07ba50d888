/** A boolean has two values, however a document writes them, and a default in the words of people: `off`, `No`, `disabled`, `Enabled by default.` */
import { beginsWithin } from "../../diagnostics/diagnostic.ts";
import { positionWithin } from "../../documents/placed-text.ts";
import type { Scalar } from "../../model/shape.ts";
import { valueOf, type StatedFact } from "../fact.ts";
import { placedFact, type StatedText } from "../text/prose.ts";
import { meaningOfWord } from "./words-of-booleans.ts";

/** Of numbers that stand for the two values of a boolean the type is these. @param cells those of the row */
export function withMeaningOfBoolean(facts: readonly StatedFact[], cells: readonly StatedText[]): readonly StatedFact[] {
  const type = valueOf(facts, "type") ?? "";
  if (bothAlone.test(type)) return withDefault(facts, cells).map(asNumber);
  if (type !== "boolean") return facts;
  const own = withDefault(
    facts.filter((fact) => fact.fact !== "values" && !(fact.fact === "mention" && isOfValues(fact, cells))),
    cells,
  );
  const areNumbers = isBoth(valueOf(facts, "values")) || cells.some(({ text }) => bothNumbers.test(text));
  return areNumbers ? own.map((fact) => (fact.fact === "type" ? { ...fact, value: "0 or 1" } : asNumber(fact))) : own;
}

/** `off by default` of a field that is 0 or 1 */
function asNumber(fact: StatedFact): StatedFact {
  return fact.fact === "default" && typeof fact.value === "boolean" ? { ...fact, value: Number(fact.value) } : fact;
}

function isBoth(values: readonly Scalar[] = []): boolean {
  return values.length === 2 && values.includes(0) && values.includes(1);
}

/** `Whether it is lit (0 or 1).` */
function isOfValues(mention: StatedFact, cells: readonly StatedText[]): boolean {
  return cells.some((cell) => {
    const found = bothNumbers.exec(cell.text);
    return found !== null && beginsWithin(mention.at, positionWithin(cell, found.index, found[0].length));
  });
}

const both = String.raw`(?:0\s*(?:or|[,/|])\s*1|1\s*(?:or|[,/|])\s*0)`;
const bothAlone = new RegExp(`^${both}$`);
const bothNumbers = new RegExp(String.raw`\(\s*${both}\s*\)|(?<=^|[.;:]\s+)${both}(?=\s*(?:[.;]|$))`);

function withDefault(facts: readonly StatedFact[], cells: readonly StatedText[]): readonly StatedFact[] {
  const written = valueOf(facts, "default");
  if (written === undefined) return [...facts, ...defaultIn(cells)];
  const value = typeof written === "string" ? meaningOfWord(written) : undefined;
  return value === undefined ? facts : facts.map((fact): StatedFact => (fact.fact === "default" ? { ...fact, value } : fact));
}

/** Of a clause that begins so: `Reports are enabled by default` may be said of anything. */
function defaultIn(cells: readonly StatedText[]): readonly StatedFact[] {
  const found = cells.flatMap((cell) => {
    const [whole, before = "", word = ""] = byDefault.exec(cell.text) ?? [];
    const value = meaningOfWord(word);
    const index = cell.text.indexOf(whole ?? "") + before.length;
    return whole === undefined || value === undefined ? [] : [placedFact(cell, { fact: "default", value, index, end: index + whole.length - before.length })];
  });
  return found.slice(0, 1);
}

const byDefault =
  /(^|[.,;:(]\s*(?:(?:it|this|this field|the option) is\s+)?)(?:turned\s+|switched\s+)?(enabled|disabled|on|off|true|false)\s+(?:by\s+default|unless\s+(?:set|given|configured|specified|stated))\b/i;
