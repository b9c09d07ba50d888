/** What of one edition is what of another: sections by their headings, else by their rows; blocks by what they are called, else by theirs. */
import type { Block } from "../../documents/document.ts";
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import { headingPath } from "../../documents/headings.ts";
import { blockName } from "../../documents/places/lookup.ts";
import { gapsAmong } from "../../facts/fact.ts";
import type { StatedBlock, StatedSection } from "../../facts/stated-section.ts";
import { groupBy } from "../../values/group-by.ts";
import type { Edition } from "./edition.ts";

export interface Pairs {
  /** The section of the first edition that a section of the second one is. */
  readonly section: (theirs: StatedSection) => StatedSection | undefined;
  /** The section of the second edition that a section of the first one is. */
  readonly sectionBack: (ours: StatedSection) => StatedSection | undefined;
}

export function pairsOf(ours: Edition, theirs: Edition): Pairs {
  const [ourSections, theirSections] = [ours.stated.sections, theirs.stated.sections];
  const forth = new Map<StatedSection, StatedSection>();
  const back = new Map<StatedSection, StatedSection>();
  const pair = (one: StatedSection, other: StatedSection): void => void (forth.set(other, one), back.set(one, other));
  for (const sameAs of [({ section }: StatedSection) => headingPath(section), titleOf]) {
    const named = groupBy(
      ourSections.filter((one) => !back.has(one)),
      sameAs,
    );
    const wanted = groupBy(
      theirSections.filter((one) => !forth.has(one)),
      sameAs,
    );
    for (const [name, [other, ...more]] of wanted) {
      const [one, ...rivals] = named.get(name) ?? [];
      if (one !== undefined && rivals.length === 0 && more.length === 0) pair(one, other!);
    }
  }
  for (const other of theirSections.filter((one) => !forth.has(one))) {
    const one = mostAlike(
      other,
      ourSections.filter((section) => !back.has(section)),
    );
    if (one !== undefined) pair(one, other);
  }
  return { section: (other) => forth.get(other), sectionBack: (one) => back.get(one) };
}

/** The block of another section that a block is. */
export function counterpartBlock(block: StatedBlock, among: StatedSection): StatedBlock | undefined {
  const candidates = among.blocks.filter((one) => one.block.is === block.block.is);
  const called = blockName(block.block);
  const byName = candidates.filter((one) => blockName(one.block) === called);
  if (byName.length === 1) return byName[0];
  const alike = (byName.length > 0 ? byName : candidates).map((one) => [one, shared(one, block)] as const).filter(([, count]) => count > 0);
  const [best] = alike.sort(([, one], [, other]) => other - one)[0] ?? [];
  return best ?? (called !== undefined && candidates.length === 1 && block.block.is === "names" ? candidates[0] : undefined) ?? inOtherShape(block, among);
}

/** A table where the other section lists the names in a sentence or as items; a list, or items that are names alone, where it has a table. */
function inOtherShape(block: StatedBlock, among: StatedSection): StatedBlock | undefined {
  const shapes: readonly Block["is"][] = block.block.is === "table" ? ["names"] : block.block.is === "cell" ? [] : ["table"];
  return among.blocks.find((one) => shapes.includes(one.block.is) && shared(one, block) * 2 > Math.max(one.rows.length, block.rows.length));
}

/**
 * The tables that stand where the other section said only that something is not shown, with the sentences of names around them: those of the first such gap
 * that went.
 */
export function tablesInPlace(gap: string, theirs: StatedSection, ours: StatedSection): readonly StatedBlock[] {
  const left = new Set(gapsAmong(theirs.facts));
  const [first] = gapsAmong(ours.facts).filter((one) => !left.has(one));
  const added =
    first !== gap ? [] : theirs.blocks.filter((block) => (block.block.is === "table" || block.block.is === "names") && isStrange(block, theirs, ours));
  const list = listInPlace(gap, theirs);
  return added.filter((block) => block !== list);
}

/** A table without a name is the one that has some of its rows, where another table does. */
function isStrange(block: StatedBlock, theirs: StatedSection, ours: StatedSection): boolean {
  const same = counterpartBlock(block, ours);
  return same === undefined || (shared(block, same) === 0 && theirs.blocks.some((other) => other !== block && shared(other, same) > 0));
}

/** The list that stands where the other section said, in the words that lead to it, that something is not shown. */
export function listInPlace(gap: string, theirs: StatedSection): StatedBlock | undefined {
  const stems = stemsOf(gap);
  return theirs.blocks.find(({ block: { lead } }) => lead !== undefined && likeness(stems, stemsOf(lead)) >= 0.8);
}

function titleOf({ section }: StatedSection): string {
  return section.title;
}

/** The section that has at least half of its rows in common with another one. */
function mostAlike(section: StatedSection, among: readonly StatedSection[]): StatedSection | undefined {
  const own = rowNames(section);
  if (own.size === 0) return undefined;
  const counted = among.map((one) => [one, [...rowNames(one)].filter((name) => own.has(name)).length] as const);
  const [best, count] = counted.sort(([, one], [, other]) => other - one)[0] ?? [undefined, 0];
  return best !== undefined && count * 2 >= Math.max(own.size, rowNames(best).size) ? best : undefined;
}

function rowNames({ blocks }: StatedSection): ReadonlySet<string> {
  return new Set(blocks.flatMap(({ block, rows }) => rows.map(({ row }) => `${blockName(block) ?? ""}\n${row.name}`)));
}

function shared(one: StatedBlock, other: StatedBlock): number {
  const names = new Set(other.rows.map(({ row }) => row.name));
  return one.rows.filter(({ row }) => names.has(row.name)).length;
}
