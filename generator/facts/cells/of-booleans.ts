/** A boolean has two values, however a document writes them, and a default in the words of people: `off`, `No`, `disabled`, `Enabled by default.` */
import { beginsWithin } from "../../diagnostics/diagnostic.ts";
import { positionOf } from "../../documents/placed.ts";
import { valueOf, type StatedFact } from "../fact.ts";
import { placedFact, type StatedText } from "../text/prose.ts";

/** @param cells those of the row */
export function withMeaningOfBoolean(facts: readonly StatedFact[], cells: readonly StatedText[]): readonly StatedFact[] {
  if (valueOf(facts, "type") !== "boolean") return facts;
  return withDefault(
    facts.filter((fact) => fact.fact !== "values" && !(fact.fact === "mention" && isOfValues(fact, cells))),
    cells,
  );
}

/** `boolean (0 or 1)`: the numbers stand for its two values. */
function isOfValues(mention: StatedFact, cells: readonly StatedText[]): boolean {
  return cells.some((cell) => {
    const found = bothNumbers.exec(cell.text);
    return found !== null && beginsWithin(mention.at, positionOf(cell, found.index, found[0].length));
  });
}

const bothNumbers = /\(\s*(?:0\s*(?:or|[,/|])\s*1|1\s*(?:or|[,/|])\s*0)\s*\)/;

function withDefault(facts: readonly StatedFact[], cells: readonly StatedText[]): readonly StatedFact[] {
  const written = valueOf(facts, "default");
  if (written === undefined) return [...facts, ...defaultIn(cells)];
  const value = typeof written === "string" ? meant.get(written.toLowerCase()) : undefined;
  return value === undefined ? facts : facts.map((fact): StatedFact => (fact.fact === "default" ? { ...fact, value } : fact));
}

/** Of a clause that begins so: `Reports are enabled by default` may be said of anything. */
function defaultIn(cells: readonly StatedText[]): readonly StatedFact[] {
  const found = cells.flatMap((cell) => {
    const [whole, before = "", word = ""] = byDefault.exec(cell.text) ?? [];
    const value = meant.get(word.toLowerCase());
    const index = cell.text.indexOf(whole ?? "") + before.length;
    return whole === undefined || value === undefined ? [] : [placedFact(cell, { fact: "default", value, index, end: index + whole.length - before.length })];
  });
  return found.slice(0, 1);
}

const byDefault = /(^|[.,;:(]\s*(?:(?:it|this|this field|the option) is\s+)?)(enabled|disabled|on|off)\s+by\s+default\b/i;

const meant: ReadonlyMap<string, boolean> = new Map([
  ...["true", "on", "yes", "enabled", "enable"].map((word) => [word, true] as const),
  ...["false", "off", "no", "disabled", "disable"].map((word) => [word, false] as const),
]);
