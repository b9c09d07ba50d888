/**
 * What stands under headings of its own and another edition has in the section around: nested fields' tables, under labels there, and
 * the parts into which a section was divided.
 */
import { once } from "../../values/memoize.ts";
import { uniqueByKey } from "../../values/unique-by-key.ts";
import type { Block, DocumentText, Section } from "../document.ts";
import { blockName } from "../places/lookup.ts";
import { blockPath, plainHeading } from "../shapes/label.ts";
import { withHeadedRows } from "./headed-rows.ts";
import { byPlainTitle, isItemNumber, plainTitle, proseStems, rowNames, type DocumentOutline, type OutlineSection } from "./outline.ts";

/** Where what a section holds belongs: in the one around it, under the path of a field; a part of that one has none. */
interface Home {
  readonly host: Section;
  readonly path: readonly string[];
  readonly isPart?: true;
}

type Moved = Pick<Section, "blocks" | "sentences" | "code">;

export function withHeadedBlocks(editionText: DocumentText, outline: DocumentOutline): DocumentText {
  const document = withHeadedRows(editionText, outline);
  const homes = homesIn(document, outline);
  if (homes.size === 0) return document;
  const moved = new Map<Section, Moved[]>();
  for (const [section, home] of homes) moved.set(home.host, [...(moved.get(home.host) ?? []), movedFrom(section, home)]);
  const sections = document.sections
    .filter((section) => !homes.has(section))
    .map((section) => {
      const parts = moved.get(section);
      return parts === undefined
        ? section
        : {
            ...section,
            blocks: [...section.blocks, ...parts.flatMap(({ blocks }) => blocks)],
            sentences: [...section.sentences, ...parts.flatMap(({ sentences }) => sentences)],
            code: [...section.code, ...parts.flatMap(({ code }) => code)],
          };
    });
  return { ...document, sections };
}

/**
 * The sections whose headings no other edition has, and that announce a block which it has in the section around them, or in the one before them of their
 * level; or that hold what one of the two lost.
 */
function homesIn({ sections }: DocumentText, outline: DocumentOutline): ReadonlyMap<Section, Home> {
  const called = byPlainTitle(outline);
  const dividedOf = dividedAmong(sections, outline);
  const lossesOf = once(() => lossesIn(sections, outline));
  const homes = new Map<Section, Home>();
  const open: Section[] = [];
  for (const section of sections) {
    let beside: Section | undefined;
    while (open.length > 0 && open.at(-1)!.level >= section.level) beside = open.pop();
    const around = open.at(-1);
    open.push(section);
    if (called.has(plainTitle(section))) continue;
    const home =
      [around, beside].flatMap((other) => (other === undefined ? [] : homeIn(homes.get(other) ?? { host: other, path: [] }, section, called))).at(0) ??
      partOf(around, section, called) ??
      partBeside(homes.get(beside!)?.host ?? beside, section, called, dividedOf) ??
      partElsewhere(section, lossesOf());
    if (home !== undefined) homes.set(section, home);
  }
  return homes;
}

function homeIn(outer: Home, section: Section, called: ReadonlyMap<string, OutlineSection>): readonly Home[] {
  const path = pathOf(section, outer, called.get(plainTitle(outer.host)));
  return path === undefined ? [] : [{ host: outer.host, path }];
}

/** Its rows, or the words of its prose, are those that the section around it had and has no longer. */
function partOf(around: Section | undefined, section: Section, called: ReadonlyMap<string, OutlineSection>): Home | undefined {
  const known = around && called.get(plainTitle(around));
  if (around === undefined || known === undefined) return undefined;
  const rows = rowNames(section.blocks);
  const isLost =
    rows.size > 0 ? areMostly(rows, without(known.rows, rowNames(around.blocks))) : areMostly(proseStems(section), without(known.stems, proseStems(around)));
  return isLost ? { host: around, path: [], isPart: true } : undefined;
}

/**
 * Its prose, or each of its blocks with a label, is what the section before it had and has no longer, whatever that is called now. Other rows could as well be
 * those of something new.
 */
function partBeside(
  beside: Section | undefined,
  section: Section,
  called: ReadonlyMap<string, OutlineSection>,
  dividedOf: (section: Section) => OutlineSection | undefined,
): Home | undefined {
  const known = beside && (called.get(plainTitle(beside)) ?? dividedOf(beside));
  if (beside === undefined || known === undefined) return undefined;
  const isLost =
    isOfProse(section) && isOfProse(beside) ? areMostly(proseStems(section), without(known.stems, proseStems(beside))) : areBlocksLost(section, beside, known);
  return isLost ? { host: beside, path: [], isPart: true } : undefined;
}

/** What a section had and has no longer: whole blocks, and words. */
interface Loss {
  readonly host: Section;
  readonly blocks: OutlineSection["blocks"];
  readonly stems: ReadonlySet<string>;
}

/** Where a heading is one section's alone, here and there. */
function lossesIn(sections: readonly Section[], outline: DocumentOutline): readonly Loss[] {
  const before = uniqueByKey(outline, plainTitle);
  return [...uniqueByKey(sections, plainTitle)].flatMap(([call, host]) => {
    const known = before.get(call);
    if (host === undefined || known === undefined) return [];
    const kept = rowNames(host.blocks);
    const blocks = known.blocks.filter(({ rows }) => ![...rows].some((row) => kept.has(row)));
    return [{ host, blocks, stems: without(known.stems, proseStems(host)) }];
  });
}

/** Wherever they are, one section alone lost its prose, or its blocks but for a row of each; what has an address is a resource of its own. */
function partElsewhere(section: Section, losses: readonly Loss[]): Home | undefined {
  if (section.sentences.some(({ text }) => address.test(text))) return undefined;
  const blocks = section.blocks.filter(({ is }) => is !== "cell").map((block) => rowNames([block]));
  const stems = proseStems(section);
  const isOf = (loss: Loss): boolean => blocks.every((own) => loss.blocks.some(({ rows }) => areAllButOne(own, rows)));
  const [loss, ...others] = losses.filter((one) => (blocks.length > 0 ? isOf(one) : areMostly(stems, one.stems)));
  return loss === undefined || others.length > 0 ? undefined : { host: loss.host, path: [], isPart: true };
}

const address = /(?<![\p{L}\p{N}<>}])\/[\p{L}{<]/u;

function areAllButOne(some: ReadonlySet<string>, lost: ReadonlySet<string>): boolean {
  const there = [...some].filter((one) => lost.has(one)).length;
  return there > 1 && there >= some.size - 1;
}

/** Under the labels that they had. */
function areBlocksLost(section: Section, beside: Section, known: OutlineSection): boolean {
  const kept = new Set(beside.blocks.map(blockName));
  const lost = known.blocks.filter(({ name }) => !kept.has(name));
  const blocks = section.blocks.filter(({ is }) => is !== "cell");
  const isLost = (block: Block): boolean =>
    lost.some(({ name, rows }) => block.label?.includes(name.split(" ").at(-1)!) === true && [...rowNames([block])].every((row) => rows.has(row)));
  return blocks.length > 0 && blocks.every((block) => block.rows.length > 0 && isLost(block));
}

function isOfProse({ blocks }: Section): boolean {
  return [...rowNames(blocks)].every(isItemNumber);
}

/** Of the sections whose headings are gone the one of which a section says a part. */
function dividedAmong(sections: readonly Section[], outline: DocumentOutline): (section: Section) => OutlineSection | undefined {
  const calls = new Set(sections.map(plainTitle));
  const missing = outline.filter((one) => !calls.has(plainTitle(one)) && [...one.rows].every(isItemNumber));
  return (section) => missing.find(({ stems }) => areMostly(proseStems(section), stems));
}

function areMostly(some: ReadonlySet<string>, lost: ReadonlySet<string>): boolean {
  const there = [...some].filter((one) => lost.has(one)).length;
  return there > 1 && there * 2 > some.size;
}

function without(all: ReadonlySet<string>, excluded: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...all].filter((one) => !excluded.has(one)));
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

function movedFrom({ heading, at, blocks, sentences, code }: Section, { path, isPart }: Home): Moved {
  if (isPart === true) return { blocks, sentences, code };
  return {
    blocks: blocks.map((block) => (block.is === "cell" || block.path !== undefined ? block : { ...block, label: heading, labelAt: at, path })),
    sentences,
    code,
  };
}
