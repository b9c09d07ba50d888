/** Rows that come into a block of our edition, and those that leave one. */
import { separator } from "../../documents/places/place.ts";
import type { Finding } from "../../drift/findings/finding.ts";
import { gapsAmong } from "../../facts/fact.ts";
import type { StatedBlock } from "../../facts/stated-section.ts";
import { groupBy } from "../../values/group-by.ts";
import type { Edit } from "../edit/opened-files.ts";
import type { Editions } from "./editions.ts";
import { counterpartBlock, listInPlace } from "./pairs.ts";
import { rowAt, rowsOnLine, type PlacedRow } from "./row-lookup.ts";
import { deleteRow, insertRow, rowsSharingLine } from "./rows.ts";
import { sectionAt } from "./section-at.ts";
import { dropBlock, dropSection, takeBlock, takeSection } from "./sections.ts";

/** Values that rows of their own list: the rows that came and went. */
export function listEdits({ values, document }: Finding, editions: Editions): readonly Edit[] | undefined {
  const { theirs, pairs } = editions;
  const wanted = values?.to?.fact === "values" || values?.to?.fact === "known" ? values.to.value.map(String) : [];
  const [row] = wanted.length > 1 ? rowsOnLine(theirs, document.line) : [];
  const section = row === undefined ? undefined : sectionAt(theirs, document.line)!;
  const list = section?.blocks.find(({ block }) => block === row!.block);
  const own = section === undefined ? undefined : pairs.section(section);
  const same = own === undefined || list === undefined ? undefined : counterpartBlock(list, own);
  if (section === undefined || list === undefined || own === undefined || same === undefined) return undefined;
  const namesIn = ({ rows }: StatedBlock): ReadonlySet<string> => new Set(rows.map((one) => one.row.name));
  const [names, known] = [namesIn(list), namesIn(same)];
  // A table of values is not one of fields, be it the only one there.
  if (!wanted.every((value) => names.has(value)) || ![...names].some((name) => known.has(name))) return undefined;
  const added = list.rows.filter((one) => !known.has(one.row.name)).map((one): PlacedRow => ({ ...one, block: list.block, section: section.section }));
  const removed = same.rows.filter((one) => !names.has(one.row.name)).map((one): PlacedRow => ({ ...one, block: same.block, section: own.section }));
  return [...removed.flatMap((one) => removeRow(one, editions)), ...addRowsTogether(added, editions)];
}

/** A finding on names that came into a cell has all of them. */
export function addRows({ to, document }: Finding, row: PlacedRow, editions: Editions): readonly Edit[] {
  const others = (to ?? "").split(", ").flatMap((name) => (name === row.row.name ? [] : (rowAt(editions.theirs, document, name) ?? [])));
  return addRowsTogether([row, ...others.filter((one) => one.block === row.block)], editions);
}

/** Rows that come with each other, and those of one line once. @param moved names that leave another line for theirs */
export function addRowsTogether(rows: readonly PlacedRow[], editions: Editions, moved: ReadonlySet<string> = new Set()): readonly Edit[] {
  const edits = rows.flatMap((one) => rowAdded(one, editions, moved));
  const distinct = edits.filter((edit, index) => edits.findIndex((one) => one.start === edit.start && one.text === edit.text) === index);
  return [...groupBy(distinct, ({ start }) => start).values()].map((same) => ({ ...same[0]!, text: same.map(({ text }) => text).join("") }));
}

function rowAdded(row: PlacedRow, { ours, theirs, pairs }: Editions, moved: ReadonlySet<string> = new Set()): readonly Edit[] {
  const section = theirs.stated.sections.find((one) => one.section === row.section)!;
  const siblings = section.blocks.find((one) => one.block === row.block)!;
  const own = pairs.section(section);
  if (own === undefined) return [takeSection(ours, theirs, section, pairs)];
  // It comes with its list in the place of what was not shown.
  if (gapsAmong(own.facts).some((gap) => listInPlace(gap, section) === siblings)) return [];
  const into = counterpartBlock(siblings, own);
  if (into === undefined) return [takeBlock(ours, own, theirs, section, siblings)];
  const edit = insertRow(ours, into, theirs, row, siblings, moved);
  return edit === undefined ? [] : [edit];
}

export function removeRow(row: PlacedRow, { ours, theirs, pairs }: Editions, names: ReadonlySet<string> = new Set()): readonly Edit[] {
  const section = ours.stated.sections.find((one) => one.section === row.section)!;
  const block = section.blocks.find((one) => one.block === row.block)!;
  const other = pairs.sectionBack(section);
  if (other === undefined && !theirs.stated.sections.some((one) => one.section.title === section.section.title)) return [dropSection(ours, section)];
  const isKept = other?.blocks.some(({ rows }) => rows.some((one) => block.rows.some((own) => own !== row && own.row.name === one.row.name))) === true;
  const isGone = other !== undefined && block.block.is === "table" && counterpartBlock(block, other) === undefined && !isKept;
  return isGone ? [dropBlock(ours, block)] : deleteRow(ours, row, names);
}

/** Names that leave their line for another one do so together, with the first of them. */
export function moveToLine(own: PlacedRow, other: PlacedRow, editions: Editions): readonly Edit[] {
  const line = new Set(rowsSharingLine(editions.ours, own).map(({ row }) => row.name));
  const rows = rowsSharingLine(editions.theirs, other).filter(({ row }) => line.has(row.name));
  const moved = new Set(rows.map(({ row }) => row.name));
  return rows[0]?.row.name === own.row.name ? [...removeRow(own, editions, moved), ...addRowsTogether(rows, editions, moved)] : [];
}

/** Those of a line that stands elsewhere now. */
export function movedNames({ from = "" }: Pick<Finding, "from">): ReadonlySet<string> {
  return new Set(from.slice(from.lastIndexOf(separator) + separator.length).split(", "));
}

/** A finding on rows that went has all names of a line. */
export function goneNames({ from }: Finding): ReadonlySet<string> {
  return new Set(from?.split(", "));
}
