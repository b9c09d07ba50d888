/** Nested fields' tables under headings of their own: where another edition has them in the section around, under labels, that is where they belong. */
import type { Block, DocumentText, Section, Sentence } from "../document.ts";
import { blockPath, plainHeading } from "../shapes/label.ts";
import type { Outline, OutlineSection } from "./outline.ts";

/** Where what a section holds belongs: in the one around it, under the path of a field. */
interface Home {
  readonly host: Section;
  readonly path: readonly string[];
}

interface Moved {
  readonly blocks: readonly Block[];
  readonly sentences: readonly Sentence[];
}

export function withHeadedBlocks(document: DocumentText, outline: Outline): DocumentText {
  const homes = homesIn(document, outline);
  if (homes.size === 0) return document;
  const moved = new Map<Section, Moved[]>();
  for (const [section, home] of homes) moved.set(home.host, [...(moved.get(home.host) ?? []), movedFrom(section, home)]);
  const sections = document.sections.filter((section) => !homes.has(section)).map((section) => {
    const parts = moved.get(section);
    return parts === undefined ? section : { ...section, blocks: [...section.blocks, ...parts.flatMap(({ blocks }) => blocks)], sentences: [...section.sentences, ...parts.flatMap(({ sentences }) => sentences)] };
  });
  return { ...document, sections };
}

/** The sections whose headings no other edition has, and that announce a block which it has in the section around them, or in the one before them of their level. */
function homesIn({ sections }: DocumentText, outline: Outline): ReadonlyMap<Section, Home> {
  const called = new Map(outline.map((section) => [callOf(section), section] as const).reverse());
  const homes = new Map<Section, Home>();
  const open: Section[] = [];
  for (const section of sections) {
    let beside: Section | undefined;
    while (open.length > 0 && open.at(-1)!.level >= section.level) beside = open.pop();
    const around = open.at(-1);
    open.push(section);
    if (called.has(callOf(section))) continue;
    const home = [around, beside].flatMap((other) => (other === undefined ? [] : homeIn(homes.get(other) ?? { host: other, path: [] }, section, called))).at(0);
    if (home !== undefined) homes.set(section, home);
  }
  return homes;
}

function homeIn(outer: Home, section: Section, called: ReadonlyMap<string, OutlineSection>): readonly Home[] {
  const path = pathOf(section, outer, called.get(callOf(outer.host)));
  return path === undefined ? [] : [{ host: outer.host, path }];
}

function callOf({ title }: Pick<Section, "title">): string {
  return plainHeading(title).toLowerCase();
}

/** In full, or within the field under whose heading it stands. */
function pathOf({ title }: Section, { path }: Home, known: OutlineSection | undefined): readonly string[] | undefined {
  if (known === undefined || known.blocks.length === 0) return undefined;
  const own = blockPath(plainHeading(title), known.rows);
  return own === undefined ? undefined : [[...path, ...own], own].find((one) => isBlock(known, one));
}

function isBlock({ blocks }: OutlineSection, path: readonly string[]): boolean {
  return blocks.some(({ name }) => name === path.join(" "));
}

function movedFrom({ heading, at, blocks, sentences }: Section, { path }: Home): Moved {
  return { blocks: blocks.map((block) => (block.is === "cell" || block.path !== undefined ? block : { ...block, label: heading, labelAt: at, path })), sentences };
}
