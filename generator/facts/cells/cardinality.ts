/** How often a field may stand in its object, as its cardinality says: `1`, `0..1`, `1..N`. */
import { valueOf, type Limits, type StatedFact } from "../fact.ts";
import type { StatedText } from "../text/prose.ts";

/** The cardinality that a cell of presence holds; undefined where it holds a word for that. */
export function cardinalityIn(cells: readonly StatedText[]): (Required<Pick<Limits, "minimum">> & Limits) | undefined {
  const [, least, most] = cells.flatMap(({ role, text }) => (role === "required" ? [counted.exec(text.trim())] : [])).find((match) => match !== null) ?? [];
  if (least === undefined) return undefined;
  const maximum = most === undefined ? Number(least) : Number(most);
  return { minimum: Number(least), ...(Number.isNaN(maximum) ? {} : { maximum }) };
}

/** Beside a mark of presence it decides whether the field is there, and what can be there several times is a list. */
export function withCardinality(facts: readonly StatedFact[], cells: readonly StatedText[]): readonly StatedFact[] {
  const count = cardinalityIn(cells);
  if (count === undefined) return facts;
  const counted = facts.map((fact): StatedFact => (fact.fact === "required" ? { ...fact, value: count.minimum > 0 } : fact));
  return count.maximum === 1 || count.maximum === 0 ? counted : [...counted.map(asList), ...itemsOf(count, counted)];
}

function asList(fact: StatedFact): StatedFact {
  return fact.fact !== "type" || fact.value.startsWith("array") || fact.value.includes(" or ") ? fact : { ...fact, value: `array of ${fact.value}s` };
}

function itemsOf({ minimum, maximum }: Limits, facts: readonly StatedFact[]): readonly StatedFact[] {
  const type = facts.find(({ fact }) => fact === "type");
  const limits: Limits = { ...(minimum === undefined || minimum === 0 ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
  const isSaid = type === undefined || Object.keys(limits).length === 0 || valueOf(facts, "items") !== undefined;
  return isSaid ? [] : [{ fact: "items", value: limits, at: type.at }];
}

const counted = /^(\d+)(?:\s*\.{2,3}\s*(\d+|n|m|\*|many|unbounded))?$/i;
