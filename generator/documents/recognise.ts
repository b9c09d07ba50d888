/**
 * A document in which sections, tables and list items have the names by which another edition knows them: a heading that was
 * renamed is known by its rows, a table whose label was reworded by its own, an item of a numbered list by what it says.
 */
import type { Block, DocumentText, Row, Section } from "./document.ts";
import { blockName } from "./lookup.ts";
import { isNumber, type Outline, type OutlineSection } from "./outline.ts";
import { matched } from "./matched.ts";
import { likeness, stemsOf } from "./words.ts";

export function recognised(document: DocumentText, outline: Outline): DocumentText {
  const known = sectionsKnown(document, outline);
  const titles = new Map(document.sections.map((section) => [section.title, known.get(section)?.title ?? section.title]));
  const sections = document.sections.map((section) => {
    const under = section.under.map((title) => titles.get(title) ?? title);
    const as = known.get(section);
    return as === undefined ? { ...section, under } : { ...renamed(section, as), under };
  });
  return { ...document, sections };
}

/** For each section of the document the one of the outline that it is. */
export function sectionsKnown({ sections }: DocumentText, outline: Outline): ReadonlyMap<Section, OutlineSection> {
  const known = byKeys(sections, outline, [({ heading, under }) => JSON.stringify([heading, under.at(-1)]), ({ title, under }) => JSON.stringify([title, under.at(-1)]), ({ title }) => title]);
  const taken = new Set(known.values());
  const alike = matched(
    sections.filter((section) => !known.has(section)),
    outline.filter((section) => !taken.has(section)),
    [
      (one, other) => atLeast(0.5, likenessOfRows(rowNames(one.blocks), other.rows)),
      (one, other) => atLeast(0.5, likenessOfProse(stemsOf(proseOf(one)), other.stems)),
    ],
  );
  return new Map([...known, ...alike]);
}

type Headed = Pick<Section, "heading" | "title" | "under">;

/** Sections that are called the same; where several are, the first of each. */
function byKeys(sections: readonly Section[], outline: Outline, keys: readonly ((section: Headed) => string)[]): Map<Section, OutlineSection> {
  const known = new Map<Section, OutlineSection>();
  const taken = new Set<OutlineSection>();
  for (const key of keys) {
    const others = new Map(outline.filter((section) => !taken.has(section)).map((section) => [key(section), section] as const).reverse());
    for (const section of sections) {
      const other = known.has(section) ? undefined : others.get(key(section));
      if (other === undefined || taken.has(other)) continue;
      known.set(section, other);
      taken.add(other);
    }
  }
  return known;
}

function proseOf({ sentences }: Section): string {
  return sentences.map(({ text }) => text).join(" ");
}

function atLeast(limit: number, value: number): number {
  return value < limit ? 0 : value;
}

/** One word in common is none. */
function likenessOfProse(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return Math.min(one.size, other.size) < 2 ? 0 : likeness(one, other);
}

/** Numbers of list items say nothing of what they stand for. */
function likenessOfRows(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const names = (set: ReadonlySet<string>): ReadonlySet<string> => new Set([...set].filter((name) => !isNumber(name)));
  const [rows, others] = [names(one), names(other)];
  const larger = Math.max(rows.size, others.size);
  return larger === 0 ? 0 : (likeness(rows, others) * Math.min(rows.size, others.size)) / larger;
}

function rowNames(blocks: readonly Block[]): ReadonlySet<string> {
  return new Set(blocks.flatMap(({ rows }) => rows.map(({ name }) => name)));
}

function renamed(section: Section, known: OutlineSection): Section {
  const blocks = withNumbers(section.blocks, known);
  const unnamed = known.blocks.filter(({ name }) => !section.blocks.some((block) => blockName(block) === name));
  const strange = blocks.filter((block) => block.is !== "cell" && !known.blocks.some(({ name }) => name === blockName(block)));
  const names = matched(strange, unnamed, [(one, other) => atLeast(0.5, likenessOfRows(rowNames([one]), other.rows))]);
  return {
    ...section,
    title: known.title,
    blocks: blocks.map((block) => {
      const as = names.get(block);
      if (as === undefined) return block;
      const { path: _, ...rest } = block;
      return { ...rest, label: as.name, ...(as.path === undefined ? {} : { path: as.path }) };
    }),
  };
}

/** Numbered items under the numbers of those that they say the same as. */
function withNumbers(blocks: readonly Block[], { items }: OutlineSection): readonly Block[] {
  const numbered = blocks.filter(({ is }) => is === "list").flatMap(({ rows }) => rows.filter(({ name }) => isNumber(name)));
  if (numbered.length === 0 || items.size === 0) return blocks;
  const stems = new Map(numbered.map((row) => [row, stemsOf(row.cells[0]?.text ?? "")]));
  const known = matched(numbered, [...items], [
    (row, [name, said]) => atLeast(0.5, likeness(stems.get(row)!, said) + (row.name === name ? 0.2 : 0)),
    (row, [name]) => (row.name === name ? 1 : 0),
  ]);
  const taken = new Set([...known.values()].map(([name]) => name));
  const nameOf = (row: Row): string => known.get(row)?.[0] ?? free(row.name, taken);
  return blocks.map((block) => ({ ...block, rows: block.rows.map((row) => (stems.has(row) ? { ...row, name: nameOf(row) } : row)) }));
}

function free(name: string, taken: ReadonlySet<string>): string {
  return taken.has(name) ? free(String(Number(name) + 1), taken) : name;
}
