/**
 * What a comparison leaves for the next one: which sections of a document agree with the definitions, and all that this follows
 * from. While that is the same they agree still, whatever else the document and the definitions say.
 */
import type { Block, DocumentText, Section } from "../documents/document.ts";
import { sectionsCalled, sectionsKnown } from "../documents/editions/recognise.ts";
import { rowNamesOf } from "../facts/row-names.ts";
import { sectionIndexAt } from "../facts/section-at.ts";
import { getOrInsert } from "../values/memoize.ts";
import { compareInPlace, type InPlaceComparison, type OtherSection } from "./compare-in-place.ts";
import { definitionsIn, type DefinitionFiles } from "./definitions/definition-files.ts";
import type { Marks } from "./definitions/marks.ts";
import { outlineOfClaims } from "./edition/outline-of-claims.ts";
import { headingOf, sectionFrames, type SectionFrame } from "./section-frames.ts";

export interface Checkpoint {
  /** Of the definitions. */
  readonly marks: Marks;
  /** In the document's order. */
  readonly sections: readonly SectionCheckpoint[];
  /** The files with definitions of which there is a finding. */
  readonly open: readonly string[];
}

export interface SectionCheckpoint extends SectionFrame, SectionFound {
  /** Of its text. */
  readonly hash: string;
}

/** What a comparison finds out about a section whose heading and whose definitions are the same. */
export interface SectionFound extends OtherSection {
  /** There is no finding in it, and its tables and items are called as they are written. */
  readonly agrees: boolean;
}

/** A comparison with what it leaves; nothing where sections could be taken for others once they say something else. */
export interface Comparison {
  readonly findings: InPlaceComparison["findings"];
  readonly checkpoint?: Checkpoint;
}

/** @param hashes of the sections' texts */
export function compareWhole(files: DefinitionFiles, document: DocumentText, hashes: readonly string[]): Comparison {
  const definitions = definitionsIn(files);
  const outline = outlineOfClaims(document, definitions.defined);
  const known = sectionsKnown(document, outline);
  const result = compareInPlace(definitions, document, known);
  const open = openFindings(result);
  if (open === undefined || sectionsCalled(document, outline).size < outline.length) return result;
  const sections = sectionFrames(document, known, files.marks).map((frame, position): SectionCheckpoint => ({
    ...frame,
    ...sectionFoundIn(result, open.sections, document.sections[position]!, position),
    hash: hashes[position]!,
  }));
  return { findings: result.findings, checkpoint: { marks: files.marks, sections, open: open.files } };
}

/** @param open the positions of sections that there are findings of */
export function sectionFoundIn({ subject, countsOf }: InPlaceComparison, open: ReadonlySet<number>, section: Section, position: number): SectionFound {
  const called = subject.stated.document.sections[position]!;
  return { agrees: !open.has(position) && namesOf(section) === namesOf(called), rows: rowNamesOf(called), counts: countsOf.get(called)! };
}

function namesOf(section: Section): string {
  const nameOf = ({ label, path, rows }: Block): unknown => [label, path, rows.map(({ name }) => name)];
  return JSON.stringify([headingOf(section), section.blocks.map(nameOf)]);
}

/** What findings are about. */
export interface OpenFindings {
  /** The positions of sections. */
  readonly sections: ReadonlySet<number>;
  readonly files: readonly string[];
}

/** Undefined where something is missed in a section that the document does not have. */
export function openFindings({ raws, subject: { stated, names, claims } }: InPlaceComparison): OpenFindings | undefined {
  const { sections } = stated.document;
  const positions = new Map<string, number[]>();
  sections.forEach((section, position) => getOrInsert(positions, names.get(section)!, () => []).push(position));
  const missed = claims.missing.map(({ place }) => place);
  const named = [...raws.map(({ place }) => place), ...missed].map(({ section }) => positions.get(section));
  if (named.includes(undefined)) return undefined;
  const shown = raws.map(({ document }) => sectionIndexAt(stated.sections, document.line));
  const definitions = [...raws.flatMap(({ by }) => by ?? []), ...claims.missing.map(({ by }) => by)];
  return { sections: new Set([...named.flatMap((own) => own ?? []), ...shown]), files: [...new Set(definitions.map(({ definition }) => definition.file))] };
}
