/** A fact of the document held against what definitions say of the same thing. */
import type { Defined } from "../../facts/definitions/defined.ts";
import { factText, type Fact, type FactName } from "../../facts/fact.ts";
import type { Claims } from "./claims.ts";
import { uriIn, type Prefixes } from "./paths.ts";

/** What definitions say otherwise; undefined where one of them says the same, or none says anything of the sort. */
export interface Difference {
  readonly from?: Fact;
  readonly by: Defined;
}

/** A fact as definitions write it: a reference as URIs are. */
export function asDefined(fact: Fact, prefixes: Prefixes): Fact {
  return fact.fact === "reference" ? { fact: "reference", value: uriIn(fact.value, prefixes) ?? fact.value } : fact;
}

/**
 * @param isField whether the document speaks of fields, of which a fact that no definition has is news
 * @param beside what else the row says
 */
export function differenceOf(fact: Fact, nodes: readonly Defined[], isField: boolean, beside: readonly Fact[] = []): Difference | undefined {
  if (fact.fact === "type")
    return typeDifference(
      fact,
      nodes,
      beside.some((one) => one.fact === "values" || one.fact === "known"),
    );
  if (fact.fact === "holds") return holdsDifference(fact, nodes);
  if (fact.fact === "notShown" || fact.fact === "mention") return undefined;
  const declared = nodes.flatMap((by) => by.facts.filter((one) => isOfSort(one, fact) && isComparable(one, fact)).map((from) => ({ from, by })));
  if (declared.some(({ from }) => sameFact(from, fact)) || isSpanned(fact, nodes)) return undefined;
  const [first] = declared;
  if (first !== undefined) return first;
  const [by] = nodes;
  if (!isField || by === undefined || !fieldFacts.has(fact.fact) || isGiven(fact, nodes) || !canHave(fact, nodes)) return undefined;
  return { by };
}

/** The facts that a row of a field states. */
export const fieldFacts: ReadonlySet<FactName> = new Set<FactName>([
  "default",
  "range",
  "length",
  "items",
  "values",
  "known",
  "format",
  "pattern",
  "step",
  "bits",
  "reference",
  "readOnly",
  "writeOnly",
]);

/** Those that a row of a field is expected to state where the definition has them. */
export const statedFacts: ReadonlySet<FactName> = new Set<FactName>(["default", "range", "length", "values", "known", "format", "bits", "reference"]);

/** Whether a row states a fact of a definition; a row may tell in words of its own, and not among its values, that a value can be null. */
export function sameFact(defined: Fact, stated: Fact): boolean {
  if (defined.fact === stated.fact && saysSame(defined.value, stated.value)) return true;
  if (isOfSort(defined, stated) && (defined.fact === "values" || defined.fact === "known" || defined.fact === "windows" || defined.fact === "bits")) {
    const wanted = JSON.stringify(sorted(stated));
    return JSON.stringify(sorted(defined)) === wanted || JSON.stringify(sorted(withoutNull(defined))) === wanted;
  }
  if (defined.fact === "default" && stated.fact === "default")
    return scalarText(defined.value) === scalarText(stated.value) || factText(defined) === factText(stated);
  return factText(defined) === factText(stated);
}

/** Values that appear: one place of a field may name fewer than its others do together. */
export function isStatedMoreFully(claims: Pick<Claims, "of">, stated: Fact, by: Defined): boolean {
  if (stated.fact !== "known" || claims.of(by).length < 2) return false;
  const known = new Set(by.facts.flatMap((one) => (one.fact === "known" ? one.value.map(String) : [])));
  return known.size > stated.value.length && stated.value.every((value) => known.has(String(value)));
}

/** As most do that are the same at all. */
function saysSame(one: unknown, other: unknown): boolean {
  return one === other || (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((value, index) => value === other[index]));
}

function withoutNull(fact: Fact): Fact {
  return fact.fact === "values" || fact.fact === "known" ? { ...fact, value: fact.value.filter((value) => value !== null) } : fact;
}

/** A row need not say whether other values occur; bits that can no longer be combined are values. */
function isOfSort(one: Fact, other: Fact): boolean {
  return one.fact === other.fact || (other.fact === "values" && (one.fact === "known" || one.fact === "bits"));
}

/** Numbers that are listed may be written as a range. */
function isSpanned(fact: Fact, nodes: readonly Defined[]): boolean {
  if (fact.fact !== "range") return false;
  const lists = nodes.flatMap(({ facts }) =>
    facts.flatMap((one) => (one.fact === "values" && one.value.every((value) => typeof value === "number") ? [one.value.map(Number)] : [])),
  );
  return lists.some((values) => Math.min(...values) === fact.value.minimum && Math.max(...values) === fact.value.maximum);
}

/** "1", 1 and true may be written for the same value. */
export function scalarText(value: unknown): string {
  return typeof value === "boolean" ? String(Number(value)) : String(value).toLowerCase();
}

function sorted({ value }: Fact): readonly string[] {
  return [...new Set((value as readonly unknown[]).map((one) => (typeof one === "object" ? JSON.stringify(one) : String(one))))].sort();
}

/** Properties are told apart by their names. */
function isComparable(one: Fact, other: Fact): boolean {
  return one.fact !== "property" || other.fact !== "property" || one.value.name === other.value.name;
}

/** `number (0 or 1)` says the values as well. */
function isGiven(fact: Fact, nodes: readonly Defined[]): boolean {
  return (fact.fact === "values" || fact.fact === "known") && nodes.some(({ types }) => types[0] === (fact.value as readonly unknown[]).join(" or "));
}

/**
 * What definitions of these types could say at all. `Table size, up to 8 entries` tells of a value that is no list what it means,
 * and so do `section range is 1-15` of a string and `default is unlimited` of a number.
 */
function canHave(fact: Fact, nodes: readonly Defined[]): boolean {
  const isOf = (pattern: RegExp): boolean => nodes.some(({ types }) => types.length === 0 || types.some((type) => pattern.test(type)));
  if (fact.fact === "items") return nodes.some(({ types }) => types.includes("array"));
  if (fact.fact === "range") return isOf(/number|integer|\d/);
  return fact.fact !== "default" || (fact.value !== null && (typeof fact.value !== "string" || isOf(/^(?!(?:number|integer|boolean)$)\D*$/)));
}

function typeDifference(fact: Fact, nodes: readonly Defined[], isListed: boolean): Difference | undefined {
  const typed = nodes.filter(({ types }) => types.length > 0);
  const [first] = typed;
  if (first === undefined || typed.some((one) => acceptedTypes(one, isListed).some((type) => sameAlternatives(type, String(fact.value))))) return undefined;
  return { from: { fact: "type", value: first.types[0]! }, by: first };
}

/** `1 or 0` is `0 or 1`. */
function sameAlternatives(one: string, other: string): boolean {
  return one === other || (one.includes(" or ") && one.split(" or ").sort().join() === other.split(" or ").sort().join());
}

/** Literals may be called numbers only where the row lists them, which is a fact of its own. */
function acceptedTypes({ types }: Defined, isListed: boolean): readonly string[] {
  return !isListed && types.some((type) => /^-?[\d.]+ or /.test(type)) ? types.slice(0, 1) : types;
}

function holdsDifference(fact: Fact, nodes: readonly Defined[]): Difference | undefined {
  const declared = nodes.flatMap((by) => by.facts.filter((one) => one.fact === "holds").map((from) => ({ from, by })));
  const [first] = declared;
  const names = new Set(fact.value as readonly string[]);
  if (
    first === undefined ||
    declared.some(({ from }) => (from.value as readonly string[]).length === names.size && (from.value as readonly string[]).every((name) => names.has(name)))
  )
    return undefined;
  return first;
}
