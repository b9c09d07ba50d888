/** Where a sentence stood that is gone: at what stood beside it and still is there. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Block } from "../../documents/document.ts";
import { blockName } from "../../documents/places/lookup.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import type { StatedText } from "../../facts/text/prose.ts";

/** Something that both editions have. */
interface Anchor {
  readonly before: Position;
  readonly now: Position;
  /** Where it ends, for what came after it. */
  readonly end: Position;
}

/** Finds the place of a sentence among those that are still there: on its line, else what came after it, else before it, else the heading. */
export type FindNeighbour = (removed: StatedText) => Position;

/** @param pairs what each sentence is worded as now */
export function neighbourFinder(before: StatedSection, now: StatedSection, pairs: ReadonlyMap<StatedText, StatedText>): FindNeighbour {
  const sentences = [...pairs].map(([one, other]): Anchor => ({ before: one.at, now: other.at, end: other.at }));
  const anchors = [...sentences, ...blocksIn(before, now)].sort((one, other) => one.before.line - other.before.line || one.before.column - other.before.column);
  return ({ at }) => {
    const beside = anchors.filter((one) => one.before.line === at.line);
    const after = beside.find((one) => one.before.column > at.column) ?? beside.at(-1) ?? anchors.find((one) => one.before.line > at.line);
    return after?.now ?? anchors.at(-1)?.end ?? now.section.at;
  };
}

function blocksIn(before: StatedSection, now: StatedSection): readonly Anchor[] {
  const known = new Map(named(now));
  return named(before).flatMap(([name, block]) => {
    const own = known.get(name);
    return own === undefined ? [] : [{ before: block.labelAt ?? block.at, now: own.labelAt ?? own.at, end: own.rows.at(-1)?.at ?? own.at }];
  });
}

/** The tables and sentences of names, by what they are called and by how many of that name came before; lists are anchored by their items. */
function named({ blocks }: StatedSection): readonly (readonly [string, Block])[] {
  const counts = new Map<string, number>();
  return blocks.flatMap(({ block }) => {
    if (block.is !== "table" && block.is !== "names") return [];
    const name = `${block.is} ${blockName(block)}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return [[`${name} ${counts.get(name)}`, block] as const];
  });
}
