/**
 * Sections that came to a document after it was compared, or went and nobody knows them: what that left, as if these had never been
 * there, and those had been and said nothing.
 */
import type { DocumentText } from "../documents/document.ts";
import { possibleTitles, type SectionHeading } from "../documents/editions/recognise.ts";
import { uniqueByKey } from "../values/unique-by-key.ts";
import type { Checkpoint, SectionCheckpoint } from "./checkpoint.ts";
import { sourcesIn } from "./definitions/marks.ts";
import { candidatesAmong, filesByPosition, headingOf } from "./section-frames.ts";

/** Undefined where a section that definitions know went, or any changed its heading or its place, and where one that came could be taken for another. */
export function withCurrentSections({ sections }: DocumentText, checkpoint: Checkpoint): Checkpoint | undefined {
  const headed = sections.map(headingOf);
  if (
    isSame(
      headed,
      checkpoint.sections.map((one) => one.headed),
    )
  )
    return checkpoint;
  const before = uniqueByKey(checkpoint.sections, (one) => keyOf(one.headed));
  const stays = headed.map((one) => before.get(keyOf(one)));
  const taken = new Set(checkpoint.sections.flatMap((one) => [...possibleTitles(one.headed), ...possibleTitles(one.called)]));
  const isNew = (one: SectionHeading, position: number): boolean => stays[position] !== undefined || !possibleTitles(one).some((call) => taken.has(call));
  const there = new Set(stays);
  const known = checkpoint.sections.filter((one) => there.has(one) || one.known !== undefined || one.files.length > 0);
  if (
    !headed.every(isNew) ||
    !isSame(
      stays.flatMap((one) => one?.headed ?? []),
      known.map((one) => one.headed),
    )
  )
    return undefined;
  const files = filesByPosition(candidatesAmong(headed.map((one, position) => stays[position]?.called ?? one)), sourcesIn(checkpoint.marks));
  return { ...checkpoint, sections: headed.map((one, position) => stays[position] ?? silent(one, [...(files.get(position) ?? [])])) };
}

function isSame(some: readonly SectionHeading[], others: readonly SectionHeading[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

function keyOf(headed: SectionHeading): string {
  return JSON.stringify(headed);
}

function silent(headed: SectionHeading, files: readonly string[]): SectionCheckpoint {
  return { headed, called: headed, files, hash: "", agrees: true, rows: { ofTables: [], ofLists: [] }, counts: { stating: 0, all: 0, readable: [] } };
}
