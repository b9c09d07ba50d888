/** Rows that nobody claims, in tables and lists of which others are. */
import type { Block } from "../../documents/document.ts";
import { isItemNumber } from "../../documents/editions/outline.ts";
import { factText } from "../../facts/fact.ts";
import type { StatedBlock, StatedRow, StatedSection } from "../../facts/stated-section.ts";
import { getOrInsert } from "../../values/memoize.ts";
import type { Edition } from "../edition/edition.ts";
import type { Claim, Claims } from "../subject/claims.ts";
import { claimsWithin, standingRows, type RowStanding, type Subject } from "../subject/subject.ts";
import { valueLists } from "./value-lists.ts";

/** A row, or the first of several on one line, that definitions do not expect. */
export interface NewRow extends RowStanding {
  readonly names: readonly string[];
}

/** Rows that nobody claims, in tables and lists of which others are; those of one line as one, with the names that its cells list. */
export function newRows(subject: Subject, edition: Edition | undefined): readonly NewRow[] {
  const { claims, sections } = subject;
  const values = valueLists(subject);
  const lines = new Map<object, NewRow>();
  const ours = new Map<StatedBlock, boolean>();
  const news = new Map<StatedBlock, boolean>();
  const isNews = (section: StatedSection, block: StatedBlock): boolean => getOrInsert(news, block, () => edition?.isNews(section, block.block) === true);
  const isKnown = (section: StatedSection, block: StatedBlock): boolean =>
    getOrInsert(ours, block, () => isOurs(subject, section, block, edition) || isNews(section, block));
  const lists = new Map<StatedBlock, boolean>();
  const standsForTable = (section: StatedSection, block: StatedBlock): boolean =>
    getOrInsert(lists, block, () => isMostlyKnown(claims, section, block, edition));
  for (const one of standingRows(sections)) {
    const { block, row, section } = one;
    const isSettled = edition !== undefined && isDoubted(claims.on(row.row));
    if (
      (isItemNumber(row.row.name) && (block.block.is === "list" || (edition === undefined && !isOfNumbers(claims, block)))) ||
      (claims.on(row.row).length > 0 && !isSettled) ||
      values.has(block.block)
    )
      continue;
    if (block.block.is === "list" && !row.facts.some(({ fact }) => fact === "type") && !isNews(section, block) && !standsForTable(section, block)) continue;
    if (!isKnown(section, block)) continue;
    if (edition?.hasRow(section.section, block.block, row.row.name) ?? (schemeRow(subject, one) || saysAgain(claims, one))) continue;
    const line = row.row.cells.length === 0 ? row.row : row.row.cells;
    const known = lines.get(line) ?? { ...one, names: [] };
    lines.set(line, { ...known, names: [...known.names, row.row.name] });
  }
  const all = [...lines.values()];
  const rows = new Set(all.flatMap(({ block, row }) => (block.block.is === "cell" ? [] : [row.row.at.line])));
  return all.filter(({ block, row }) => block.block.is !== "cell" || !rows.has(row.row.at.line));
}

/** A row that says once more what a row of its table does which the definitions know. */
function saysAgain({ on }: Claims, { block, row }: RowStanding): boolean {
  const factsText = ({ facts }: StatedRow): string => JSON.stringify(facts.map((fact) => [fact.fact, factText(fact)]));
  return block.rows.some((other) => other !== row && other.row.name === row.row.name && on(other.row).length > 0 && factsText(other) === factsText(row));
}

/** A list of labels, most of which are rows of the definitions or of their edition: what was a table, or could be one. */
function isMostlyKnown({ on }: Claims, { section }: StatedSection, { block }: StatedBlock, edition: Edition | undefined): boolean {
  const claimed = block.rows.filter((row) => on(row).length > 0);
  const known = block.rows.filter((row) => claimed.includes(row) || edition?.hasRow(section, block, row.name) === true);
  return claimed.length > 1 && known.length * 2 > block.rows.length;
}

/** A table of which the definitions know rows that are called by numbers. */
function isOfNumbers({ on }: Claims, { block: { is, rows } }: StatedBlock): boolean {
  return is === "table" && rows.some((row) => isItemNumber(row.name) && on(row).length > 0);
}

/** Of a field that one place has and another one lacks: a row that stands now where it was lacking is news. */
function isDoubted(claims: readonly Claim[]): boolean {
  return claims.length > 0 && claims.every(({ via, by }) => via === "row" && by.inDoubt === true);
}

/** Tables and lists of which the definitions, or their edition, know other rows; and such as give types or are about headers, in a section that they know. */
function isOurs({ claims }: Subject, { section }: StatedSection, { block, roles }: StatedBlock, edition: Edition | undefined): boolean {
  if (block.rows.some((row) => claims.on(row).length > 0) || edition?.holdsLike(section, block) === true) return true;
  return ([...roles.values()].includes("type") || isHeaderTable(block)) && claimsWithin(claims, section).length > 0;
}

/** Whether the rows of a table are headers. */
export function isHeaderTable({ named = "" }: Block): boolean {
  return /^(?:\p{L}+ )?headers?(?: name)?$/iu.test(named);
}

/** The header of a credential is a row among the headers, and no header of the definitions. */
function schemeRow({ claims, defined }: Subject, { row, block }: RowStanding): boolean {
  const ofHeaders = block.block.rows.some((one) => claims.on(one).some(({ by }) => by.is === "header"));
  return ofHeaders && defined.some(({ is, name }) => is === "scheme" && name === row.row.name);
}

export function splitByName(added: NewRow, renamed: ReadonlySet<string>): readonly NewRow[] {
  const rowOf = (name: string): StatedRow => added.block.rows.find(({ row }) => row.name === name) ?? added.row;
  const rest = added.names.filter((name) => !renamed.has(name));
  const own = added.names.filter((name) => renamed.has(name)).map((name) => ({ ...added, row: rowOf(name), names: [name] }));
  return [...own, ...(rest.length === 0 ? [] : [{ ...added, row: rowOf(rest[0]!), names: rest }])];
}
