/**
 * A document held against definitions once more: only sections that say something else than before or of which definitions do,
 * those in which there was a finding, and those on which these can bear.
 */
import type { DocumentText } from "../documents/document.ts";
import { rowNamesOf } from "../facts/row-names.ts";
import { openFindings, sectionFoundIn, type Checkpoint, type Comparison } from "./checkpoint.ts";
import { compareInPlace, type InPlaceComparison } from "./compare-in-place.ts";
import { changedNames, concernedSections, documentNames, sectionsNaming, type DocumentNames } from "./concerned-sections.ts";
import { withCurrentSections } from "./current-sections.ts";
import { definitionsIn, filesSaying, type DefinitionFiles } from "./definitions/definition-files.ts";
import { changedSince } from "./definitions/marks.ts";
import { outlineOfClaims } from "./edition/outline-of-claims.ts";
import { habitsOf, sameHabits } from "./rows/habits.ts";
import { candidatesAmong, knownSections } from "./section-frames.ts";

type Positions = ReadonlySet<number>;

/**
 * The same as a comparison of the whole finds. Undefined where only that can tell.
 * @param hashes of the sections' texts
 */
export function compareAgain(definitions: DefinitionFiles, document: DocumentText, hashes: readonly string[], before: Checkpoint): Comparison | undefined {
  const redefined = changedSince(before.marks, definitions.marks);
  const checkpoint = withCurrentSections(document, before);
  if (redefined === undefined || checkpoint === undefined) return undefined;
  const edited = editedSince(checkpoint, hashes);
  const strange = [...changedNames(documentNames(before), namingNow(document, edited, checkpoint)), ...redefined.names];
  const changed = new Set([...edited, ...sectionsNaming(document, strange)]);
  const candidates = candidatesAmong(checkpoint.sections.map(({ called }) => called));
  const isTouched = (source: string): boolean => candidates(source).some((position) => changed.has(position));
  const reached = concernedSections(definitionsIn(definitions, filesOf(checkpoint, changed)).defined, isTouched, candidates);
  const compared = new Set([...changed, ...reached, ...[...redefined.sources].flatMap(candidates), ...openOf(checkpoint)]);
  // There was no finding, and there is nothing to find one in.
  if (compared.size === 0 && strange.length === 0 && checkpoint.open.length === 0)
    return { findings: [], checkpoint: { ...checkpoint, marks: definitions.marks } };
  const concerned = definitionsIn(definitions, [
    ...filesOf(checkpoint, compared),
    ...definitions.general,
    ...checkpoint.open,
    ...filesSaying(definitions, strange),
  ]);
  const known = knownSections(document, checkpoint.sections, compared, outlineOfClaims(document, concerned.defined));
  const others = checkpoint.sections.filter((_, position) => !compared.has(position));
  const found = compareInPlace(concerned, document, known, { compared, others });
  const open = openFindings(found);
  if (open === undefined || !isWhole(found, before, namingNow(found.subject.stated.document, compared, checkpoint), compared, strange)) return undefined;
  const sections = checkpoint.sections.map((section, position) =>
    compared.has(position)
      ? { ...section, ...sectionFoundIn(found, open.sections, document.sections[position]!, position), hash: hashes[position]! }
      : { ...section, agrees: section.agrees && !open.sections.has(position) },
  );
  return { findings: found.findings, checkpoint: { marks: definitions.marks, sections, open: open.files } };
}

/** The positions of sections that are written as one that was compared before, wherever that stood. */
export function unchangedSections({ sections }: Checkpoint, hashes: readonly string[]): Positions {
  const known = new Set(sections.map(({ hash }) => hash));
  return new Set(hashes.flatMap((hash, position) => (known.has(hash) ? [position] : [])));
}

/** Whether what was compared has no bearing on the rest. */
function isWhole(
  { habits, subject: { names, claims, stated } }: InPlaceComparison,
  before: Checkpoint,
  now: DocumentNames,
  compared: Positions,
  strange: readonly string[],
): boolean {
  const called = new Set(stated.document.sections.flatMap((section, position) => (compared.has(position) ? [names.get(section)!] : [])));
  const known = new Set(strange);
  return (
    sameHabits(habits, habitsOf(before.sections.map(({ counts }) => counts))) &&
    claims.missing.every(({ place }) => called.has(place.section)) &&
    changedNames(documentNames(before), now).every((name) => known.has(name))
  );
}

function editedSince({ sections }: Checkpoint, hashes: readonly string[]): Positions {
  return new Set(hashes.flatMap((hash, position) => (hash === sections[position]!.hash ? [] : [position])));
}

function openOf({ sections }: Checkpoint): readonly number[] {
  return sections.flatMap(({ agrees }, position) => (agrees ? [] : [position]));
}

function filesOf({ sections }: Checkpoint, positions: Positions): readonly string[] {
  return [...positions].flatMap((position) => sections[position]!.files);
}

/** As it is now, where those sections are read that may have other rows than before. */
function namingNow({ sections }: DocumentText, read: Positions, checkpoint: Checkpoint): DocumentNames {
  const titled = sections.map((section, position) => (read.has(position) ? section : checkpoint.sections[position]!.called));
  return { sections: titled, rows: sections.map((section, position) => (read.has(position) ? rowNamesOf(section) : checkpoint.sections[position]!.rows)) };
}
