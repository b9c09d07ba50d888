/** What leads to a table or a list in words that say something else than they did: how the other edition calls the block is another matter. */
import type { Block } from "../../documents/document.ts";
import { blockName } from "../../documents/places/lookup.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import { claimsWithin, placeOfRow, type Subject } from "../subject/subject.ts";
import type { Nuance, Surroundings } from "../wordings/nuances/nuance.ts";
import { nuanceOf } from "../wordings/nuances/reworded.ts";
import { otherThingOf } from "../wordings/other-thing.ts";

/** @param kinds the words by which the service calls its kinds */
export function labelDifferences({ names, claims }: Subject, kinds: ReadonlySet<string>, before: StatedSection, now: StatedSection): readonly RawFinding[] {
  const labels = new Map(
    labelledIn(before)
      .map(({ block, label }) => [keyOf(block), label] as const)
      .reverse(),
  );
  return labelledIn(now).flatMap(({ block, label }): readonly RawFinding[] => {
    const was = labels.get(keyOf(block));
    const nuance = was === undefined || was === label ? undefined : (nuanceOf(was, label, alone, kinds) ?? otherThingOf(was, label) ?? otherNameIn(was, label));
    if (nuance === undefined) return [];
    const change = nuance.from === undefined ? "added" : nuance.to === undefined ? "removed" : "changed";
    const definition = (claims.on(block)[0] ?? block.rows.flatMap((row) => claims.on(row))[0] ?? claimsWithin(claims, now.section)[0])?.at;
    return [
      {
        change,
        place: placeOfRow(names.get(now.section)!, block),
        fact: "mention",
        ...nuance,
        document: block.labelAt!,
        ...(definition === undefined ? {} : { definition }),
      },
    ];
  });
}

interface Labelled {
  readonly block: Block;
  readonly label: string;
}

/** Those whose labels are nothing else: an item of a list is compared as such, and so is the beginning of a sentence. */
function labelledIn({ blocks }: StatedSection): readonly Labelled[] {
  const items = new Set(blocks.flatMap(({ block: { is, rows } }) => (is === "list" ? rows.flatMap(({ cells }) => cells.map(({ text }) => text)) : [])));
  return blocks.flatMap(({ block }): readonly Labelled[] => {
    const label = block.written ?? block.label;
    return label === undefined || block.labelAt === undefined || block.lead !== undefined || items.has(`${label}:`) ? [] : [{ block, label }];
  });
}

function keyOf(block: Block): string {
  return `${block.is} ${blockName(block)}`;
}

/** No sentence stands beside a label. */
const alone: Surroundings = { before: () => false, now: () => false };

/** The only name of several parts in the place of the only one: `edge-cfg block`, `edge-config block`. */
function otherNameIn(before: string, now: string): Nuance | undefined {
  const [[from, ...lost], [to, ...gained]] = [composedIn(before), composedIn(now)];
  return from === undefined || to === undefined || from === to || lost.length + gained.length > 0 ? undefined : { from, to };
}

function composedIn(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)+/gu) ?? [];
}
