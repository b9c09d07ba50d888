/** Values of fields in a table or a list of their own, which other places refer to: `| AUTO | As the day goes. |`. */
import { titleOf } from "../../documents/shapes/label.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { textOf, type Fact } from "../../facts/fact.ts";
import type { StatedBlock, StatedSection } from "../../facts/stated.ts";
import { isOther, meaningsIn } from "../wordings/meanings.ts";
import type { Raw } from "../findings/raw.ts";
import { placeOf, type Subject } from "../subject/subject.ts";

export function enumerationDifferences(subject: Subject): readonly Raw[] {
  const enumerations = enumerationsIn(subject);
  if (enumerations.length === 0) return [];
  return subject.sections.flatMap((section) => {
    const lists = section.blocks.filter((block) => mayList(subject, block));
    return lists.flatMap((block) => differencesIn(subject, enumerations, section, block));
  });
}

interface Enumeration {
  readonly by: Defined;
  readonly fact: Fact<"values"> | Fact<"known">;
  readonly values: readonly string[];
}

/** Of fields with the same values the first. */
function enumerationsIn({ defined }: Subject): readonly Enumeration[] {
  const all = defined.filter(({ is }) => is === "field").flatMap((by) => by.facts.flatMap((fact) => enumerationOf(by, fact) ?? []));
  return [...new Map(all.toReversed().map((one) => [JSON.stringify(one.values), one])).values()].toReversed();
}

function enumerationOf(by: Defined, fact: Fact): Enumeration | undefined {
  const isOne = (fact.fact === "values" || fact.fact === "known") && fact.value.length > 1;
  return isOne ? { by, fact, values: fact.value.map(String) } : undefined;
}

/** A table or a list of which no definition speaks: what definitions name has an owner. */
function mayList({ claims }: Subject, { block, rows }: StatedBlock): boolean {
  if ((block.is !== "table" && block.is !== "list") || block.path !== undefined || rows.length < 2 || claims.on(block).length > 0) return false;
  return rows.every(({ row, facts }) => claims.on(row).length === 0 && !facts.some(({ fact }) => fact === "type"));
}

function differencesIn(subject: Subject, enumerations: readonly Enumeration[], section: StatedSection, block: StatedBlock): readonly Raw[] {
  const names = block.rows.map(({ row }) => row.name);
  const shared = ({ values }: Enumeration): number => names.filter((name) => values.includes(name)).length;
  const isMost = (one: Enumeration): boolean => shared(one) * 2 >= Math.max(names.length, one.values.length);
  const [own, ...others] = enumerations.filter((one) => isMost(one) && (shared(one) > 1 || isCalledBy(one, section, block)));
  if (own === undefined || (others.length > 0 && shared(own) < own.values.length)) return [];
  const come = block.rows.find(({ row }) => !own.values.includes(row.name));
  const gone = own.values.findIndex((value) => !names.includes(value));
  if (come === undefined && gone === -1) return meaningsApart(subject, section, block, own);
  const at = come ?? block.rows[Math.max(0, gone - 1)] ?? block.rows.at(-1)!;
  const values = names.filter((name, index) => names.indexOf(name) === index).map((name) => own.fact.value.find((one) => String(one) === name) ?? name);
  const to = { fact: own.fact.fact, value: values } as Fact;
  const place = placeOf(subject.names.get(section.section)!, block.block, come?.row);
  const { by, fact: from } = own;
  return [{ change: "changed", place, fact: from.fact, from: textOf(from), to: textOf(to), values: { from, to }, document: at.row.at, definition: by.definition, by }];
}

/** Its heading or its label has the name of the field. */
function isCalledBy({ by }: Enumeration, { section }: StatedSection, { block: { label = "" } }: StatedBlock): boolean {
  const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  const name = plain(by.name);
  return name !== "" && [titleOf(section.heading), label].some((title) => plain(title).includes(name));
}

/** Of a value that means something else than the definition says, where that says of most of the others what the document does. */
function meaningsApart(subject: Subject, section: StatedSection, block: StatedBlock, { by, fact, values }: Enumeration): readonly Raw[] {
  const told = meaningsIn(by.describes ?? "", values).of;
  const said = block.rows.flatMap((row) => {
    const [cell, ...more] = row.cells;
    const from = told.get(row.row.name);
    return from === undefined || cell === undefined || more.length > 0 ? [] : [{ row, from: plainly(from), to: plainly(cell.text), at: cell.at }];
  });
  const apart = said.filter(({ from, to }) => from !== to);
  if (apart.length * 2 > said.length) return [];
  const isOfOther = (to: string): boolean => said.some(({ from }) => from === to);
  const others = apart.filter(({ from, to }) => isOfOther(to) || isOther(from, to, { lead: "", says: undefined, beside: "" }));
  return others.map(({ row: { row }, from, to, at: document }): Raw => {
    const place = placeOf(subject.names.get(section.section)!, block.block, row);
    return { change: "changed", place, fact: fact.fact, from: `${row.name}: ${from}`, to: `${row.name}: ${to}`, document, definition: by.definition, by };
  });
}

function plainly(text: string): string {
  return text.replace(/\.$/, "").trim();
}
