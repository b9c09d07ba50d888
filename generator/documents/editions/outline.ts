/** What another edition of a document is known to hold: by it sections, tables and list items are recognised that have new names. */
import type { Block, DocumentText, Section } from "../document.ts";
import { blockName } from "../places/lookup.ts";
import { plainHeading } from "../shapes/label.ts";
import { stemsOf } from "./stems.ts";

export interface OutlineSection {
  readonly heading: string;
  readonly title: string;
  readonly under: readonly string[];
  /** The names of all its rows. */
  readonly rows: ReadonlySet<string>;
  /** Its labelled tables and lists. */
  readonly blocks: readonly OutlineBlock[];
  /** The numbered items of its lists, with the stems of what they say. */
  readonly items: ReadonlyMap<string, ReadonlySet<string>>;
  /** The stems of its prose. */
  readonly stems: ReadonlySet<string>;
}

export interface OutlineBlock {
  readonly name: string;
  /** Of the nested field whose fields it names. */
  readonly path?: readonly string[];
  readonly rows: ReadonlySet<string>;
}

export type DocumentOutline = readonly OutlineSection[];

/** For each section of a document the one of an outline that it is. */
export type SectionsKnown = ReadonlyMap<Section, OutlineSection>;

export function documentOutline({ sections }: DocumentText): DocumentOutline {
  return sections.map(sectionOf);
}

function sectionOf(section: Section): OutlineSection {
  const { heading, title, under, blocks } = section;
  const labelled = blocks.flatMap((block) => {
    const name = blockName(block);
    if (name === undefined || block.is === "cell") return [];
    return [{ name, ...(block.path === undefined ? {} : { path: block.path }), rows: rowNames([block]) }];
  });
  const numbered = blocks.filter(({ is }) => is === "list").flatMap((block) => block.rows.filter(({ name }) => isItemNumber(name)));
  const items = new Map(numbered.map(({ name, cells }) => [name, stemsOf(cells[0]?.text ?? "")]));
  return { heading, title, under, rows: rowNames(blocks), blocks: labelled, items, stems: proseStems(section) };
}

/** A section's title, however it is marked. */
export function plainTitle({ title }: Pick<Section, "title">): string {
  return plainHeading(title).toLowerCase();
}

/** Its sections by what they are called: of several that are called the same, the first. */
export function byPlainTitle(outline: DocumentOutline): ReadonlyMap<string, OutlineSection> {
  return new Map(outline.map((section) => [plainTitle(section), section] as const).reverse());
}

export function rowNames(blocks: readonly Block[]): ReadonlySet<string> {
  return new Set(blocks.flatMap(({ rows }) => rows.map(({ name }) => name)));
}

export function proseStems({ sentences }: Section): ReadonlySet<string> {
  return stemsOf(sentences.map(({ text }) => text).join(" "));
}

/** The name of an item of a numbered list. */
export function isItemNumber(name: string): boolean {
  return /^\d+$/.test(name);
}
