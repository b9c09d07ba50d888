/**
 * A document in which sections, tables and list items have the names by which another edition knows them: a heading that was
 * renamed is known by its rows, a table whose label was reworded by its own, an item of a numbered list by what it says.
 */
import { uniqueByKey } from "../../values/unique-by-key.ts";
import { groupBy } from "../../values/group-by.ts";
import type { Block, DocumentText, Row, Section, Sentence } from "../document.ts";
import { blockName, nameInAnyCase } from "../places/lookup.ts";
import { plainHeading } from "../shapes/label.ts";
import { nearestHeadingAround } from "../headings.ts";
import { knownByContents } from "./headed-otherwise.ts";
import { matchPairs } from "./match-pairs.ts";
import { withSentencesOfTables } from "./labels-in-tables.ts";
import { withListsInWords } from "./lists-in-words.ts";
import { withNamesAlone } from "./names-alone.ts";
import { withNamesOfProse } from "./names-in-prose.ts";
import { isItemNumber, proseStems, rowNames, type DocumentOutline, type OutlineSection, type SectionsKnown } from "./outline.ts";
import { withRowsOfProse } from "./rows-in-prose.ts";
import { likeness, stemsOf } from "./stems.ts";

export function recognise(document: DocumentText, outline: DocumentOutline): DocumentText {
  return recogniseAs(document, sectionsKnown(document, outline));
}

/** The same where it is known which section is which. */
export function recogniseAs(document: DocumentText, known: SectionsKnown): DocumentText {
  const called = sectionsAs(document, known);
  const sections = document.sections.map((section, position) => {
    const { under } = called[position]!;
    const as = known.get(section);
    // What stands in a section that nobody knows is left for who looks into it.
    if (as === undefined) return isSame(under, section.under) ? section : { ...section, under };
    return sameOr(section, { ...renamed(section, as), under });
  });
  return { ...document, sections };
}

/** What each section is called then. */
export function sectionsAs({ sections }: DocumentText, known: SectionsKnown): readonly SectionHeading[] {
  const titles = new Map(sections.map((section) => [section.title, known.get(section)?.title ?? section.title]));
  return sections.map((section) => {
    const as = known.get(section);
    const under = section.under.map((title) => titles.get(title) ?? title);
    return as === undefined ? { heading: section.heading, title: section.title, under } : { heading: headingOf(section, as), title: as.title, under };
  });
}

/** A section that is called as it is written, and whose blocks are, stays the value that it is: what is known of it still holds. */
function sameOr(section: Section, called: Section): Section {
  const { heading, title, under, blocks, sentences } = called;
  return heading === section.heading &&
    title === section.title &&
    isSame(under, section.under) &&
    isSame(blocks, section.blocks) &&
    isSame(sentences, section.sentences)
    ? section
    : called;
}

function isSame<One>(some: readonly One[], others: readonly One[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}

/** By their headings; those that are left by the sections in them, or by what they say. */
export function sectionsKnown(document: DocumentText, outline: DocumentOutline): SectionsKnown {
  const { sections } = document;
  const called = sectionsCalled(document, outline);
  const known = new Map([...called, ...knownByContents(sections, outline, called, (one, other) => areOthers(rowNames(one.blocks), other.rows))]);
  const taken = new Set(known.values());
  const alike = matchPairs(
    sections.filter((section) => !known.has(section)),
    outline.filter((section) => !taken.has(section)),
    [
      (one, other) => atLeast(0.5, likenessOfRows(rowNames(one.blocks), other.rows)),
      (one, other) => (areOthers(rowNames(one.blocks), other.rows) ? 0 : atLeast(0.5, likenessOfProse(proseStems(one), other.stems))),
    ],
  );
  return new Map([...known, ...alike]);
}

/** Sections that have a heading of the outline, however it is written. */
export function sectionsCalled({ sections }: DocumentText, outline: DocumentOutline): SectionsKnown {
  const known = byKeys(sections, outline, [
    ({ heading, under }) => JSON.stringify([heading, ...under]),
    ({ heading, under }) => JSON.stringify([heading, nearestHeadingAround(under)]),
    ({ title, under }) => JSON.stringify([title, nearestHeadingAround(under)]),
    ({ title }) => title,
  ]);
  for (const key of plainKeys)
    for (const [section, other] of pairedBy(
      key,
      sections.filter((one) => !known.has(one)),
      outline,
      new Set(known.values()),
    ))
      known.set(section, other);
  return known;
}

/** What a section is called. */
export type SectionHeading = Pick<Section, "heading" | "title" | "under">;

/** Sections that are called the same. */
function byKeys(sections: readonly Section[], outline: DocumentOutline, keys: readonly ((section: SectionHeading) => string)[]): Map<Section, OutlineSection> {
  const known = new Map<Section, OutlineSection>();
  const taken = new Set<OutlineSection>();
  for (const key of keys) {
    const others = groupBy(
      outline.filter((section) => !taken.has(section)),
      key,
    );
    const called = groupBy(
      sections.filter((section) => !known.has(section)),
      key,
    );
    for (const [name, own] of called) {
      for (const [section, other] of pairsOf(own, others.get(name) ?? [])) {
        known.set(section, other);
        taken.add(other);
      }
    }
  }
  return known;
}

/** Of sections with one name: in their order where there are as many as before; else those with the same rows, or the first of each. */
function pairsOf(sections: readonly Section[], outline: DocumentOutline): SectionsKnown {
  if (sections.length === outline.length) return new Map(sections.map((section, index) => [section, outline[index]!]));
  const alike = matchPairs(sections, outline, [(one, other) => likenessOfRows(rowNames(one.blocks), other.rows)]);
  const [section, other] = [sections[0], outline[0]];
  return alike.size > 0 || section === undefined || other === undefined ? alike : new Map([[section, other]]);
}

/** What a heading still says where it is numbered, ends in a colon, has another remark, in brackets or after a dash, or is written in capitals. */
const plainKeys: readonly ((section: SectionHeading) => string)[] = [
  ({ heading, under }) => JSON.stringify([plainHeading(heading), plainHeading(nearestHeadingAround(under))]),
  ({ heading }) => plainHeading(heading),
  ({ title }) => plainHeading(title),
  ({ heading }) => plainHeading(heading).toLowerCase(),
  ({ title }) => plainHeading(title).toLowerCase(),
  ({ title }) => nameInAnyCase(title),
];

/** All that a section can be taken for by what it is called. */
export function possibleTitles({ heading, title }: SectionHeading): readonly string[] {
  return [heading, title].flatMap((name) => [plainHeading(name).toLowerCase(), nameInAnyCase(name)]);
}

/** Sections that are alone in what they are called, here and there. */
function pairedBy(
  key: (section: SectionHeading) => string,
  sections: readonly Section[],
  outline: DocumentOutline,
  taken: ReadonlySet<OutlineSection>,
): readonly (readonly [Section, OutlineSection])[] {
  const others = uniqueByKey(
    outline.filter((one) => !taken.has(one)),
    key,
  );
  return [...uniqueByKey(sections, key)].flatMap(([name, section]) => {
    const other = section === undefined ? undefined : others.get(name);
    return section === undefined || other === undefined ? [] : [[section, other] as const];
  });
}

function atLeast(limit: number, value: number): number {
  return value < limit ? 0 : value;
}

/** One word in common is none. */
function likenessOfProse(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return Math.min(one.size, other.size) < 2 ? 0 : likeness(one, other);
}

/** Sections of one sort are introduced in the same words: rows that are others make them two, whatever the words. */
function areOthers(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return Math.min(named(one).size, named(other).size) > 1 && likenessOfRows(one, other) < 0.3;
}

function likenessOfRows(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [rows, others] = [named(one), named(other)];
  const larger = Math.max(rows.size, others.size);
  return larger === 0 ? 0 : (likeness(rows, others) * Math.min(rows.size, others.size)) / larger;
}

/** Numbers of list items say nothing of what they stand for. */
function named(rows: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...rows].filter((name) => !isItemNumber(name)));
}

function renamed(written: Section, known: OutlineSection): Section {
  const section = withNamesOfProse(
    withRowsOfProse(withSentencesOfTables(withNamesAlone(withListsInWords(withoutBullets(written, known), known), known), known), known),
    known,
  );
  const blocks = withNumbers(
    section.blocks.map((block) => withKnownWords(inKnownCase(block, known), known)),
    known,
  );
  const unnamed = known.blocks.filter(({ name }) => !section.blocks.some((block) => blockName(block) === name));
  const strange = blocks.filter((block) => block.is !== "cell" && !known.blocks.some(({ name }) => name === blockName(block)));
  const names = new Map([
    ...matchPairs(strange, unnamed, [(one, other) => atLeast(0.5, likenessOfRows(rowNames([one]), other.rows))]),
    ...partsOf(strange, blocks, known),
  ]);
  return {
    ...section,
    heading: headingOf(section, known),
    title: known.title,
    blocks: blocks.map((block) => {
      const as = names.get(block);
      if (as === undefined) return block;
      const { path: _, ...rest } = block;
      return { ...rest, label: as.name, ...(block.label === undefined ? {} : { written: block.label }), ...(as.path === undefined ? {} : { path: as.path }) };
    }),
  };
}

/** Tables that hold what others have lost, as of one that was divided. */
function partsOf(strange: readonly Block[], blocks: readonly Block[], known: OutlineSection): readonly (readonly [Block, OutlineSection["blocks"][number]])[] {
  return strange.flatMap((block) => {
    if (block.is !== "table") return [];
    const own = rowNames([block]);
    const [whole, ...others] = known.blocks.filter(({ name, rows }) => {
      const kept = rowNames(blocks.filter((one) => blockName(one) === name));
      return kept.size > 0 && own.size > 0 && [...own].every((row) => rows.has(row) && !kept.has(row));
    });
    return whole === undefined || others.length > 0 ? [] : [[block, whole] as const];
  });
}

/** Sentences in items of their own, where the other edition has them in its prose. */
function withoutBullets(section: Section, { items, rows: names, stems }: OutlineSection): Section {
  if (items.size > 0) return section;
  const isProse = ({ is, rows }: Block): boolean =>
    is === "list" && (rows.every(({ name }) => isItemNumber(name)) || (rows.length === 1 && !names.has(rows[0]!.name)));
  const lists = section.blocks.filter(isProse);
  const listed = lists.flatMap(({ rows }) => rows.map(({ cells }) => cells[0]?.text ?? ""));
  if (lists.length === 0 || likeness(stemsOf(listed.join(" ")), stems) < 0.5) return section;
  const known = rowNames(lists);
  const sentences = section.sentences.map((sentence): Sentence => {
    const { row, ...rest } = sentence;
    return row !== undefined && known.has(row) ? rest : sentence;
  });
  return { ...section, blocks: section.blocks.filter((block) => !lists.includes(block)), sentences };
}

/** Rows of which the words of the name stand otherwise: `height of the box`, `box height`, `height (box)`, or `height` below an item `box`. */
function withKnownWords(block: Block, { rows: names }: OutlineSection): Block {
  const outer = block.is === "list" ? (block.path ?? []) : [];
  if ((block.is !== "table" && outer.length === 0) || block.rows.every(({ name }) => names.has(name))) return block;
  const keyOf = (name: string): string =>
    (name.toLowerCase().match(/[\p{L}\p{N}_-]+/gu) ?? [])
      .filter((word) => !joining.has(word))
      .sort()
      .join(" ");
  const there = rowNames([block]);
  const missing = new Map([...names].filter((name) => /\s/.test(name) && !there.has(name)).map((name) => [keyOf(name), name] as const));
  const rows = block.rows.map((row) => {
    const known = names.has(row.name) ? undefined : missing.get(keyOf([...outer, row.name, row.remark ?? ""].join(" ")));
    return known === undefined ? row : { ...row, name: known };
  });
  return { ...block, rows };
}

const joining: ReadonlySet<string> = new Set(["a", "an", "the", "of", "in", "for"]);

/** Rows that are called in words, as some of their table are, have a name whether it is written with capitals or not. */
function inKnownCase(block: Block, { rows: names }: OutlineSection): Block {
  if (!block.rows.some(({ name }) => !names.has(name) && /\s/.test(name))) return block;
  const known = new Map([...names].map((name) => [name.toLowerCase(), name] as const));
  if (!block.rows.every(({ name }) => known.has(name.toLowerCase()))) return block;
  return { ...block, rows: block.rows.map((row) => ({ ...row, name: known.get(row.name.toLowerCase())! })) };
}

/** Of headings that only look otherwise the known one; a remark in brackets may say something else. */
function headingOf({ heading, title }: Section, known: OutlineSection): string {
  const isAs = (one: string, other: string): boolean => one === other || plainHeading(one).toLowerCase() === plainHeading(other).toLowerCase();
  if (isAs(heading, known.heading)) return known.heading;
  return isAs(title, known.title) ? known.title + heading.slice(title.length) : heading;
}

/** Numbered items under the numbers of those that they say the same as. */
function withNumbers(blocks: readonly Block[], { items }: OutlineSection): readonly Block[] {
  const numbered = blocks.filter(({ is }) => is === "list").flatMap(({ rows }) => rows.filter(({ name }) => isItemNumber(name)));
  if (numbered.length === 0 || items.size === 0) return blocks;
  const stems = new Map(numbered.map((row) => [row, stemsOf(row.cells[0]?.text ?? "")]));
  const known = matchPairs(
    numbered,
    [...items],
    [(row, [name, said]) => atLeast(0.5, likeness(stems.get(row)!, said) + (row.name === name ? 0.2 : 0)), (row, [name]) => (row.name === name ? 1 : 0)],
  );
  const taken = new Set([...known.values()].map(([name]) => name));
  const nameOf = (row: Row): string => known.get(row)?.[0] ?? free(row.name, taken);
  return blocks.map((block) => ({ ...block, rows: block.rows.map((row) => (stems.has(row) ? { ...row, name: nameOf(row) } : row)) }));
}

function free(name: string, taken: ReadonlySet<string>): string {
  return taken.has(name) ? free(String(Number(name) + 1), taken) : name;
}
