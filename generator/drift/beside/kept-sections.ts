/** The sections of another edition that agree with the definitions since the own ones read the same and do. */
import type { DocumentText, Section } from "../../documents/document.ts";
import { uniqueByKey } from "../../values/unique-by-key.ts";
import type { Checkpoint, SectionCheckpoint } from "../checkpoint.ts";
import { headingOf } from "../section-frames.ts";
import type { RecognisedEditions } from "./other-edition.ts";

/** A document as it was read. */
export interface HashedDocument {
  readonly text: DocumentText;
  /** Of the texts of its sections. */
  readonly hashes: readonly string[];
}

/** By the position of each, what was left of the own one. */
export type KeptSections = ReadonlyMap<number, SectionCheckpoint>;

/** Undefined where some of them changed their places. @param own as it was read */
export function keptSections(
  { document, other }: RecognisedEditions,
  { text, hashes }: HashedDocument,
  own: DocumentText,
  { sections }: Checkpoint,
): KeptSections | undefined {
  const hashOf = new Map(text.sections.map((section, position) => [section, hashes[position]!] as const));
  const isWhole = new Set(other.sections);
  const before = positionsAlone(sections, ({ headed, hash }) => keyOf(headed, hash));
  const now = positionsAlone(document.sections, (section) => keyOf(section, hashOf.get(section)));
  const kept = new Map<number, number>();
  for (const [key, position] of now) {
    const as = before.get(key);
    if (position !== undefined && as !== undefined && isWhole.has(own.sections[as]!) && sections[as]!.agrees) kept.set(position, as);
  }
  return isAscending([...kept.values()]) ? new Map([...kept].map(([position, as]) => [position, sections[as]!])) : undefined;
}

function positionsAlone<One>(all: readonly One[], key: (one: One) => string): ReadonlyMap<string, number | undefined> {
  return uniqueByKey([...all.keys()], (position) => key(all[position]!));
}

function keyOf(headed: Pick<Section, "heading" | "title" | "under">, hash: string | undefined): string {
  return JSON.stringify([headingOf(headed), hash]);
}

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || numbers[index - 1]! < number);
}
