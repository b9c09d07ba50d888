/**
 * Rows that limit fields which other tables list: `pump speed | 0 to 3000`. What they say is said of the fields as well; of a row that is
 * about no field, or says other than the field's own, nothing is taken over.
 */
import type { Row } from "../../documents/document.ts";
import { factText, type FactName } from "../../facts/fact.ts";
import type { Stated } from "../../facts/stated.ts";
import type { StatedBlock, StatedRow, StatedSection } from "../../facts/stated-section.ts";
import { groupBy } from "../../values/group-by.ts";
import { getOrInsert } from "../../values/memoize.ts";
import { areAboutField, wordsOfLimit } from "../words/limited-field.ts";
import { isFieldRow } from "./survey/rows/own-rows.ts";

export interface Limited {
  /** With the limits among the facts of the fields. */
  readonly stated: Stated;
  /** By the row of a field, those that limit it from elsewhere. */
  readonly limits: ReadonlyMap<Row, readonly Row[]>;
  /** Rows that limit something, none of which is among those. */
  readonly others: readonly Row[];
}

interface Placed {
  readonly row: StatedRow;
  readonly block: StatedBlock;
  readonly section: StatedSection;
}

type ByName = ReadonlyMap<string, readonly Placed[]>;

export function withLimits(stated: Stated): Limited {
  const placed = stated.sections.flatMap((section) => section.blocks.flatMap((block) => block.rows.map((row): Placed => ({ row, block, section }))));
  const fields = groupBy(
    placed.filter(({ row }) => typeOf(row) !== undefined),
    ({ row }) => row.row.name,
  );
  const limits = new Map<Row, StatedRow[]>();
  const others: Row[] = [];
  for (const { row } of placed.filter(isLimit)) {
    const limited = limitedFields(row, fields);
    if (limited.length === 0) others.push(row.row);
    for (const field of limited) getOrInsert(limits, field.row.row, () => []).push(row);
  }
  const limitedBy = (row: StatedRow): StatedRow => {
    const found = limits.get(row.row)?.filter((limit) => isNews(row, limit)) ?? [];
    return found.length === 0 ? row : { ...row, facts: [...row.facts, ...found.flatMap(amountsOf)] };
  };
  const sections = stated.sections.map((section) => ({ ...section, blocks: section.blocks.map((block) => ({ ...block, rows: block.rows.map(limitedBy) })) }));
  return { stated: { ...stated, sections }, limits: new Map([...limits].map(([row, by]) => [row, by.map((limit) => limit.row)])), others };
}

const ofOtherTables: ReadonlySet<string> = new Set(["type", "path", "method", "request", "response", "status"]);

/** A row of a table of limits is called by what it limits, and is itself no field: those stand in sections in which types are. */
function isLimit({ row, block, section }: Placed): boolean {
  if (block.block.is !== "table" || !row.facts.some(isLimiting) || [...block.roles.values()].some((role) => ofOtherTables.has(role))) return false;
  return !hasTypes(section) || !(isFieldRow(row, block, "object") || isFieldRow(row, block, "request"));
}

function hasTypes({ blocks }: StatedSection): boolean {
  return blocks.some(({ rows }) => rows.some((row) => typeOf(row) !== undefined));
}

/** All that it is about; of several those that do not say it themselves. */
function limitedFields(limit: StatedRow, fields: ByName): readonly Placed[] {
  const named = fieldsNamed(limit.row.name, fields);
  if (named.some((field) => !agrees(field.row, limit))) return [];
  return named.length === 1 ? named : named.filter((field) => isNews(field.row, limit));
}

/** By its name and the words of its section and block; by its name alone where the limit has no other words. */
function fieldsNamed(limit: string, fields: ByName): readonly Placed[] {
  const words = wordsOfLimit(limit);
  const named = [...new Set(words)].flatMap((word) => fields.get(word) ?? []);
  return named.filter(({ row, block: { block }, section: { section } }) => areAboutField(words, row.row.name, { section, block }));
}

/** Whether the field is of a type that has such a limit, and says nothing else of it. */
function agrees(field: StatedRow, limit: StatedRow): boolean {
  return amountsOf(limit).every(({ fact, value }) => {
    const own = field.facts.find((one) => one.fact === fact);
    return ofTypes[fact]?.test(typeOf(field)!) === true && (own === undefined || factText(own) === factText({ fact, value } as typeof own));
  });
}

function isNews(field: StatedRow, limit: StatedRow): boolean {
  return amountsOf(limit).some(({ fact }) => field.facts.every((one) => one.fact !== fact));
}

const ofTypes: { readonly [Fact in FactName]?: RegExp } = { range: /^(?:number|integer)$/, length: /^string$/, items: /^array/ };

function amountsOf({ facts }: StatedRow): StatedRow["facts"] {
  return facts.filter(({ fact }) => fact in ofTypes);
}

function isLimiting({ fact }: StatedRow["facts"][number]): boolean {
  return fact in ofTypes || fact === "windows";
}

function typeOf({ facts }: StatedRow): string | undefined {
  const type = facts.find(({ fact }) => fact === "type")?.value;
  return typeof type === "string" ? type : undefined;
}
