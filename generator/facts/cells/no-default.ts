/**
 * Defaults that are none: `today` and `the current user`, which tell where a value comes from; `none` where that is no value of the field, a word where the
 * field is an object or a list, and a word beside a value that the field can have.
 */
import type { Scalar } from "../../model/shape.ts";
import { valueOf, type StatedFact } from "../fact.ts";
import type { StatedText } from "../text/prose.ts";

/** @param cells those of the row: a cell for the default that says `none` has none, whatever the type */
export function withoutNoDefaults(facts: readonly StatedFact[], cells: readonly StatedText[]): readonly StatedFact[] {
  const isWholeCell = (fact: StatedFact): boolean => cells.some(({ text, facts: own }) => own.includes(fact) && text.trim() === fact.value);
  const kept = withoutWords(facts.filter((fact) => fact.fact !== "default" || !isNoDefault(fact.value, facts, isWholeCell(fact))));
  return kept.length === facts.length ? facts : kept;
}

/** `Default profile. Default 0.` of a number or a boolean: one is what the field is called. */
function withoutWords(facts: readonly StatedFact[]): readonly StatedFact[] {
  const isWord = (fact: StatedFact): boolean => fact.fact === "default" && typeof fact.value === "string";
  const hasValue = facts.some((fact) => fact.fact === "default" && !isWord(fact));
  return hasValue && /^(?:number|integer|boolean)$/.test(valueOf(facts, "type") ?? "") ? facts.filter((fact) => !isWord(fact)) : facts;
}

/** What has one of these is no value that somebody could write. */
const isDescribed =
  /^(?:today|now|(?:the )?current \p{Ll}.*|(?:the )?same as .*|(?:\p{Ll}+[ -])?generated(?: .*)?|\p{Ll}+ly (?:assigned|chosen|computed|derived|determined|detected|calculated)(?: .*)?)$/iu;

function isNoDefault(value: Scalar, facts: readonly StatedFact[], isWholeCell: boolean): boolean {
  const type = valueOf(facts, "type") ?? "";
  if (type === "object" || type.startsWith("array")) return typeof value === "string";
  const values = valueOf(facts, "values") ?? valueOf(facts, "known");
  if (typeof value !== "string") return false;
  if (values === undefined && isDescribed.test(value)) return true;
  if (!/^none$/i.test(value)) return false;
  return values === undefined ? isWholeCell || (type !== "string" && type !== "") : !values.some((one) => String(one) === value);
}
