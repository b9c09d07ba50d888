/**
 * Another edition of a document, of which only those sections are compared that read otherwise than in the own one, and those on
 * which these bear: the others agree with the definitions as the own ones do.
 */
import type { DocumentText, Section } from "../../documents/document.ts";
import { rowNamesOf } from "../../facts/row-names.ts";
import { groupBy } from "../../values/group-by.ts";
import type { Checkpoint, SectionCheckpoint } from "../checkpoint.ts";
import { changedNames, concernedSections, documentNames, sectionsNaming } from "../concerned-sections.ts";
import { definitionsIn, filesSaying, type DefinitionFiles } from "../definitions/definition-files.ts";
import { sourcesIn } from "../definitions/marks.ts";
import type { Finding } from "../findings/finding.ts";
import { gatherFindings } from "../findings/gather.ts";
import { joinSectionFindings } from "../findings/join-section-findings.ts";
import { habitsOf, sameHabits } from "../rows/habits.ts";
import { candidatesAmong, filesByPosition, headingOf, type Candidates } from "../section-frames.ts";
import { compareBeside, type BesideFound } from "./compare-beside.ts";
import { keptSections, type HashedDocument, type KeptSections } from "./kept-sections.ts";
import { recogniseEditions } from "./other-edition.ts";

/**
 * The same as a comparison of the whole finds. Undefined where only that can tell.
 * @param checkpoint what a comparison of the own edition with the same definitions has left
 */
export function compareOtherEditionInPart(
  definitions: DefinitionFiles,
  written: HashedDocument,
  own: DocumentText,
  checkpoint: Checkpoint,
): readonly Finding[] | undefined {
  const editions = recogniseEditions(written.text, own, definitions.common.wording);
  const kept = keptSections(editions, written, own, checkpoint);
  if (kept === undefined) return undefined;
  const { sections } = editions.document;
  const stays = new Set(kept.values());
  const removed = checkpoint.sections.filter((section) => !stays.has(section));
  const strange = changedNames(documentNames(checkpoint), {
    sections,
    rows: sections.map((section, position) => kept.get(position)?.rows ?? rowNamesOf(section)),
  });
  const changed = new Set([...[...sections.keys()].filter((position) => !kept.has(position)), ...sectionsNaming(editions.document, strange)]);
  const candidates = candidatesAmong(sections.map(headingOf));
  const filesOf = filesWith(definitions, sections, kept, checkpoint, candidates);
  const filesGone = removed.flatMap(({ files }) => files);
  const near = definitionsIn(definitions, [...[...changed].flatMap(filesOf), ...filesGone]);
  const compared = new Set([...changed, ...concernedSections(near.defined, touching(changed, candidates, removed, checkpoint), candidates)]);
  const concerned = definitionsIn(definitions, [
    ...[...compared].flatMap(filesOf),
    ...filesGone,
    ...definitions.general,
    ...checkpoint.open,
    ...filesSaying(definitions, strange),
  ]);
  const scope = {
    compared: new Set(sections.filter((_, position) => compared.has(position))),
    counts: [...kept].flatMap(([position, { counts }]) => (compared.has(position) ? [] : [counts])),
  };
  const found = compareBeside({ definitions: concerned, ...editions, scope });
  return isWhole(found, scope.compared, removed, checkpoint) ? gatherFindings(concerned.service, joinSectionFindings(found.raws, found.others)) : undefined;
}

/** The files whose definitions can speak of a section: where some are headed as none was, all that name a place in it. */
function filesWith(
  { marks }: DefinitionFiles,
  sections: readonly Section[],
  kept: KeptSections,
  checkpoint: Checkpoint,
  candidates: Candidates,
): (position: number) => readonly string[] {
  const headed = groupBy(checkpoint.sections, (section) => JSON.stringify(headingOf(section.headed)));
  const before = (position: number): readonly SectionCheckpoint[] => {
    const own = kept.get(position);
    return own === undefined ? (headed.get(JSON.stringify(headingOf(sections[position]!))) ?? []) : [own];
  };
  const hasNewSections = [...sections.keys()].some((position) => before(position).length === 0);
  const naming = hasNewSections ? filesByPosition(candidates, sourcesIn(marks)) : new Map<number, ReadonlySet<string>>();
  return (position) => [...before(position).flatMap(({ files }) => files), ...(naming.get(position) ?? [])];
}

/** Whether a source can mean a section that changed or came, or could mean one that is no longer what it was. */
function touching(
  changed: ReadonlySet<number>,
  candidates: Candidates,
  removed: readonly SectionCheckpoint[],
  { sections }: Checkpoint,
): (source: string) => boolean {
  const before = candidatesAmong(sections.map(({ called }) => called));
  const went = new Set(removed);
  return (source) => candidates(source).some((position) => changed.has(position)) || before(source).some((position) => went.has(sections[position]!));
}

/** Whether what was compared has no bearing on the rest. */
function isWhole(
  { subject: { names, claims }, habits }: BesideFound,
  compared: ReadonlySet<Section>,
  removed: readonly SectionCheckpoint[],
  checkpoint: Checkpoint,
): boolean {
  const called = new Set([...[...compared].map((section) => names.get(section)!), ...removed.flatMap(({ headed }) => [headed.title, headed.heading])]);
  return sameHabits(habits, habitsOf(checkpoint.sections.map(({ counts }) => counts))) && claims.missing.every(({ place }) => called.has(place.section));
}
