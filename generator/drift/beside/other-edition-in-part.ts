/**
 * Another edition of a document, of which only those sections are compared that read otherwise than in the own one, and those on
 * which these bear: the others agree with the definitions as the own ones do.
 */
import type { DocumentText, Section } from "../../documents/document.ts";
import { rowNamesOf } from "../../facts/row-names.ts";
import { grouped } from "../../values/grouped.ts";
import { namesApart, namingOf, reachOf, sectionsNaming } from "../bearing.ts";
import type { Checkpoint, SectionCheckpoint } from "../checkpoint.ts";
import { definitionsIn, type DefinitionFiles } from "../definitions/definition-files.ts";
import { sourcesIn } from "../definitions/marks.ts";
import type { Finding } from "../findings/finding.ts";
import { gathered } from "../findings/gather.ts";
import { together } from "../findings/together.ts";
import { candidatesAmong, filesByPosition, headedOf, type Candidates } from "../frame.ts";
import { habitsOf, sameHabits } from "../rows/habits.ts";
import { comparedBeside, type BesideFound } from "./compared-beside.ts";
import { editionsOf } from "./other-edition.ts";

/** A document as it was read. */
export interface HashedDocument {
  readonly text: DocumentText;
  /** Of the texts of its sections. */
  readonly hashes: readonly string[];
}

/**
 * The same as a comparison of the whole finds. Undefined where only that can tell.
 * @param checkpoint what a comparison of the own edition with the same definitions has left
 */
export function otherEditionInPart(definitions: DefinitionFiles, written: HashedDocument, own: DocumentText, checkpoint: Checkpoint): readonly Finding[] | undefined {
  const { document, other } = editionsOf(written.text, own);
  const kept = sectionsKept(document, written, checkpoint, partsOf(own, other));
  if (!isAscending([...kept.values()])) return undefined;
  const stays = new Set(kept.values());
  const gone = checkpoint.sections.filter((_, position) => !stays.has(position));
  const rows = document.sections.map((section, position) => (kept.has(position) ? checkpoint.sections[kept.get(position)!]!.rows : rowNamesOf(section)));
  const strange = namesApart(namingOf(checkpoint), { sections: document.sections, rows });
  const changed = new Set([...document.sections.keys()].filter((position) => !kept.has(position)).concat(sectionsNaming(document, strange)));
  const candidates = candidatesAmong(document.sections.map(headedOf));
  const filesOf = filesIn(definitions, document, kept, checkpoint, candidates);
  const filesGone = gone.flatMap(({ files }) => files);
  const reached = reachOf(definitionsIn(definitions, [...[...changed].flatMap(filesOf), ...filesGone]).defined, touching(changed, candidates, gone, checkpoint), candidates);
  const compared = new Set([...changed, ...reached]);
  const saying = definitions.sayings.flatMap(([file, words]) => (strange.some((name) => words.includes(name)) ? [file] : []));
  const some = definitionsIn(definitions, [...[...compared].flatMap(filesOf), ...filesGone, ...definitions.general, ...checkpoint.open, ...saying]);
  const scope = {
    compared: new Set(document.sections.filter((_, position) => compared.has(position))),
    counts: [...kept].flatMap(([position, before]) => (compared.has(position) ? [] : [checkpoint.sections[before]!.counts])),
  };
  const found = comparedBeside({ definitions: some, document, other, scope });
  return isWhole(found, scope.compared, gone, checkpoint) ? gathered(some.service, together(found.raws, found.others)) : undefined;
}

/** The positions of the own sections that are compared as they were read. */
function partsOf(own: DocumentText, other: DocumentText): ReadonlySet<number> {
  const there = new Set(other.sections);
  return new Set(own.sections.flatMap((section, position) => (there.has(section) ? [position] : [])));
}

/** For the position of each section that agrees, since the own one reads the same and does, the position of that one. */
function sectionsKept(document: DocumentText, { text, hashes }: HashedDocument, { sections }: Checkpoint, parts: ReadonlySet<number>): ReadonlyMap<number, number> {
  const hashOf = new Map(text.sections.map((section, position) => [section, hashes[position]!] as const));
  const before = positionsBy(sections, ({ headed, hash }) => keyOf(headed, hash));
  const now = positionsBy(document.sections, (section) => keyOf(section, hashOf.get(section)));
  const kept = new Map<number, number>();
  for (const [key, [position, ...others]] of now) {
    const [own, ...same] = before.get(key) ?? [];
    if (position !== undefined && own !== undefined && others.length + same.length === 0 && parts.has(own) && sections[own]!.agrees) kept.set(position, own);
  }
  return kept;
}

function positionsBy<One>(all: readonly One[], keyOf: (one: One) => string): ReadonlyMap<string, readonly number[]> {
  return grouped([...all.keys()], (position) => keyOf(all[position]!));
}

function keyOf(headed: Pick<Section, "heading" | "title" | "under">, hash: string | undefined): string {
  return JSON.stringify([headedOf(headed), hash]);
}

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || numbers[index - 1]! < number);
}

/** The files whose definitions can speak of a section: where some are headed as none was, all that name a place in it. */
function filesIn({ marks }: DefinitionFiles, { sections }: DocumentText, kept: ReadonlyMap<number, number>, checkpoint: Checkpoint, candidates: Candidates): (position: number) => readonly string[] {
  const headed = grouped(checkpoint.sections, (section) => JSON.stringify(headedOf(section.headed)));
  const before = (position: number): readonly SectionCheckpoint[] => (kept.has(position) ? [checkpoint.sections[kept.get(position)!]!] : (headed.get(JSON.stringify(headedOf(sections[position]!))) ?? []));
  const come = [...sections.keys()].filter((position) => before(position).length === 0);
  const naming = come.length === 0 ? new Map<number, ReadonlySet<string>>() : filesByPosition(candidates, sourcesIn(marks));
  return (position) => [...before(position).flatMap(({ files }) => files), ...(naming.get(position) ?? [])];
}

/** Whether a source can mean a section that changed or came, or could mean one that is no longer what it was. */
function touching(changed: ReadonlySet<number>, candidates: Candidates, gone: readonly SectionCheckpoint[], { sections }: Checkpoint): (source: string) => boolean {
  const before = candidatesAmong(sections.map(({ called }) => called));
  const went = new Set(gone);
  return (source) => candidates(source).some((position) => changed.has(position)) || before(source).some((position) => went.has(sections[position]!));
}

/** Whether what was compared has no bearing on the rest. */
function isWhole({ subject: { names, claims }, habits }: BesideFound, compared: ReadonlySet<Section>, gone: readonly SectionCheckpoint[], checkpoint: Checkpoint): boolean {
  const called = new Set([...[...compared].map((section) => names.get(section)!), ...gone.flatMap(({ headed }) => [headed.title, headed.heading])]);
  return sameHabits(habits, habitsOf(checkpoint.sections.map(({ counts }) => counts))) && claims.missing.every(({ place }) => called.has(place.section));
}
