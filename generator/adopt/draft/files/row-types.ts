/** Types of fields that the words of their rows alone do not give: maps, enumerations that have names, what an example shows, null. */
import { valuesBeside } from "../../../facts/cells/beside-range.ts";
import { cardinalityIn } from "../../../facts/cells/cardinality.ts";
import { saysNull } from "../../../facts/cells/nullable.ts";
import { valueOf } from "../../../facts/fact.ts";
import type { StatedRow, StatedSection } from "../../../facts/stated-section.ts";
import { intersectionType, literalType, typeReference, unionType, type TypeSyntax } from "../../print/syntax.ts";
import { asReadOrWriteOnly, itemCountType } from "../../words/general-type.ts";
import type { NamedEnumeration } from "../resources/enumerations.ts";
import { blocksByRow } from "../resources/rows-of-section.ts";
import { agreesWith } from "../separate-doubts.ts";
import { writtenType } from "../survey/rows/own-rows.ts";
import { exampleType, exampleValueOf } from "./example-types.ts";
import { typeByWord, typeImplied, typeInWords } from "./implied-types.ts";
import type { InterfaceContext } from "./interface.ts";
import { valueOfMap, valuesOfMap } from "./map-types.ts";

/** A map whose values have a type that is known, by its word or by its section. */
export function mapType(writing: InterfaceContext, row: StatedRow): TypeSyntax | undefined {
  const values = valuesOfMap(wordOfType(writing.section, row) ?? "");
  if (values === undefined) return undefined;
  const named = writing.types(values);
  const declared = named === undefined || named.isList ? undefined : writing.named.get(named.section);
  const value = declared === undefined ? valueOfMap(values) : typeReference(declared);
  return asReadOrWriteOnly({ is: "map", value }, row.facts);
}

/** The enumeration that the row names as its type, where it does not say itself which values there are. */
export function enumerationOf({ section, enumerations }: InterfaceContext, row: StatedRow): NamedEnumeration | undefined {
  const said = wordOfType(section, row);
  const named = said === undefined || valueOf(row.facts, "values") !== undefined ? undefined : enumerations(said);
  const found = named ?? (/\benum/i.test(said ?? "") && valueOf(row.facts, "values") === undefined ? enumerations(row.row.name) : undefined);
  const value = valueOf(row.facts, "default");
  return value === undefined || found?.values.some((one) => one.value === value) === true ? found : undefined;
}

export function enumeratedType({ words }: InterfaceContext, field: StatedRow, { values, isList }: NamedEnumeration): TypeSyntax {
  const { row, facts } = field;
  const others = isList || saysList(field) ? [{ fact: "type" as const, value: "array" }, ...facts.filter(({ fact }) => fact !== "type")] : facts;
  return words.typeOf(row.name, [...others, { fact: "values", value: values.map(({ value }) => value) }]);
}

/** The type of a field whose row gives none: what its value in an example has, or what else the row says makes of it. */
export function typeGuessed(
  { example, source, words }: InterfaceContext,
  { row, facts }: StatedRow,
  path: readonly string[],
): { readonly type: TypeSyntax; readonly why: string } | undefined {
  const value = path.length > 0 ? undefined : exampleValueOf(example, row.name);
  if (value !== undefined && value !== null) {
    const shown = exampleType(value, source);
    const isPlain = shown.is === "name" && shown.name === typeof value && agreesWith(shown.name, facts);
    return { type: isPlain ? words.typeOf(row.name, [{ fact: "type", value: shown.name }, ...facts]) : shown, why: "which an example shows" };
  }
  const type = typeImplied(facts) ?? typeInWords(row);
  return type === undefined ? undefined : { type: words.typeOf(row.name, [{ fact: "type", value: type }, ...facts]), why: "by what else is said of it" };
}

/** The type of a field whose row calls it by a word that is not known. */
export function typeOfWord({ section, words }: InterfaceContext, row: StatedRow): { readonly type: TypeSyntax; readonly why: string } | undefined {
  const said = wordOfType(section, row);
  if (said === undefined) return undefined;
  const likely = typeByWord(said);
  const facts = likely === "array" ? row.facts.filter(({ fact, value }) => fact !== "default" || value !== "") : row.facts;
  const type = likely === undefined ? typeByValues(facts) : agreesWith(likely, facts) ? likely : "string";
  const why = `which the document calls "${said}"`;
  const single: TypeSyntax =
    type === undefined
      ? typeReference("NotShown", literalType(`what the type "${said}" is`))
      : words.typeOf(row.row.name, [{ fact: "type", value: type }, ...facts]);
  return { type: saysList(row) ? { is: "array", of: single } : single, why };
}

/** A default that is empty can be that of a list. */
function typeByValues(facts: StatedRow["facts"]): string | undefined {
  const value = valueOf(facts, "default");
  return typeImplied(facts) ?? (typeof value === "string" && value !== "" ? "string" : undefined);
}

/** A row can tell that its field can be null, beside its type, and of values outside of its limits. */
export function withValuesBeside(stated: StatedRow, type: TypeSyntax): TypeSyntax {
  const { row, facts } = stated;
  const isListed = valueOf(facts, "default") === null || valueOf(facts, "values")?.includes(null) === true;
  const limited = withBeside(type, valuesBeside(stated), defaultBeside(stated));
  return saysNull(row) && !isListed ? unionType(limited, typeReference("null")) : limited;
}

/** Who gives the value gives the others as well. */
function withBeside(type: TypeSyntax, values: readonly (string | number)[], usual: string | number | undefined): TypeSyntax {
  if (values.length === 0) return type;
  if (type.is === "name" && (type.name === "ReadOnly" || type.name === "WriteOnly")) return typeReference(type.name, withBeside(type.of[0]!, values, usual));
  const all = unionType(type, ...values.map(literalType));
  return usual === undefined ? all : typeReference("Default", all, literalType(usual));
}

/** The row as far as its limits allow its default. */
export function withinLimits(stated: StatedRow): StatedRow {
  return defaultBeside(stated) === undefined ? stated : { ...stated, facts: stated.facts.filter(({ fact }) => fact !== "default") };
}

/** The default, where it is one of the values outside of the limits. */
function defaultBeside(stated: StatedRow): string | number | undefined {
  return valuesBeside(stated).find((value) => value === valueOf(stated.facts, "default"));
}

/** How many items a list has, where its row says so. */
export function withItems(type: TypeSyntax, facts: StatedRow["facts"]): TypeSyntax {
  const said = itemCountType(valueOf(facts, "items") ?? {});
  return type.is !== "array" || said === undefined ? type : intersectionType(type, said);
}

/** A type that is not known can stand there several times as well. */
export function saysList({ cells }: StatedRow): boolean {
  const count = cardinalityIn(cells);
  return count !== undefined && (count.maximum === undefined || count.maximum > 1);
}

function wordOfType(section: StatedSection, row: StatedRow): string | undefined {
  const block = blocksByRow(section).get(row.row);
  const said = block === undefined ? "" : writtenType(row, block).trim();
  return said === "" ? undefined : said;
}
