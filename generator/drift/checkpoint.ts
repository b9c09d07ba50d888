/**
 * What a comparison leaves for the next one: which sections of a document agree with the definitions, and all that this follows
 * from. While that is the same they agree still, whatever else the document and the definitions say.
 */
import type { Block, DocumentText, Section } from "../documents/document.ts";
import { sectionsCalled, sectionsKnown } from "../documents/editions/recognise.ts";
import { candidatesFor } from "../documents/places/candidates.ts";
import type { Defined } from "../facts/definitions/defined.ts";
import { remembered, valueAt } from "../values/remembered.ts";
import { definitionsIn, type DefinitionFiles } from "./definitions/definition-files.ts";
import { sourcesOf, type Marks } from "./definitions/marks.ts";
import { outlineOfClaims } from "./edition/outline-of-claims.ts";
import { inPlaceAs, type InPlace } from "./in-place.ts";
import type { HabitCounts } from "./rows/habits.ts";

export interface Checkpoint {
  /** Of the definitions. */
  readonly marks: Marks;
  /** In the document's order. */
  readonly sections: readonly SectionCheckpoint[];
  /** The files with definitions of which there is a finding. */
  readonly open: readonly string[];
}

export interface SectionCheckpoint {
  /** As it is written. */
  readonly headed: Headed;
  /** As the definitions call it. */
  readonly called: Headed;
  /** What it is called in the outline of the definitions. */
  readonly known?: string;
  /** Of its text. */
  readonly hash: string;
  /** There is no finding in it, and its tables and items are called as they are written. */
  readonly agrees: boolean;
  /** The names of its rows, each once. */
  readonly rows: readonly string[];
  readonly counts: HabitCounts;
  /** The files whose definitions can speak of it. */
  readonly files: readonly string[];
}

type Headed = Pick<Section, "heading" | "title" | "under">;

/** A comparison with what it leaves; nothing where sections could be taken for others once they say something else. */
export interface Compared {
  readonly findings: InPlace["findings"];
  readonly checkpoint?: Checkpoint;
}

/** @param hashes of the sections' texts */
export function comparedWhole(files: DefinitionFiles, document: DocumentText, hashes: readonly string[]): Compared {
  const definitions = definitionsIn(files);
  const outline = outlineOfClaims(document, definitions.defined);
  const known = sectionsKnown(document, outline);
  const result = inPlaceAs(definitions, document, known);
  const open = openIn(result);
  if (open === undefined || sectionsCalled(document, outline).size < outline.length) return result;
  const speaking = filesBySection(result.subject.stated.document, definitions.defined);
  const sections = document.sections.map((section, position): SectionCheckpoint => {
    const called = result.subject.stated.document.sections[position]!;
    const as = known.get(section)?.title;
    return { headed: headedOf(section), called: headedOf(called), ...(as === undefined ? {} : { known: as }), ...foundIn(result, open, section, position, hashes[position]!), files: [...(speaking.get(called) ?? [])] };
  });
  return { findings: result.findings, checkpoint: { marks: files.marks, sections, open: open.files } };
}

/** What a comparison finds out about a section whose heading and whose definitions are the same. */
export type SectionFound = Pick<SectionCheckpoint, "hash" | "agrees" | "rows" | "counts">;

export function foundIn({ subject, countsOf }: InPlace, open: Open, section: Section, position: number, hash: string): SectionFound {
  const called = subject.stated.document.sections[position]!;
  return {
    hash,
    agrees: !open.sections.has(position) && namesOf(section) === namesOf(called),
    rows: rowNames(called),
    counts: countsOf.get(called)!,
  };
}

export function rowNames({ blocks }: Pick<Section, "blocks">): readonly string[] {
  return [...new Set(blocks.flatMap(({ rows }) => rows.map(({ name }) => name)))];
}

export function headedOf({ heading, title, under }: Headed): Headed {
  return { heading, title, under };
}

function namesOf(section: Section): string {
  const nameOf = ({ label, path, rows }: Block): unknown => [label, path, rows.map(({ name }) => name)];
  return JSON.stringify([headedOf(section), section.blocks.map(nameOf)]);
}

/** What findings are about. */
export interface Open {
  /** The positions of sections. */
  readonly sections: ReadonlySet<number>;
  readonly files: readonly string[];
}

/** Undefined where something is missed in a section that the document does not have. */
export function openIn({ raws, subject: { stated, names, claims } }: InPlace): Open | undefined {
  const { sections } = stated.document;
  const positions = new Map<string, number[]>();
  sections.forEach((section, position) => valueAt(positions, names.get(section)!, () => []).push(position));
  const missed = claims.missing.map(({ place }) => place);
  const named = [...raws.map(({ place }) => place), ...missed].map(({ section }) => positions.get(section));
  if (named.includes(undefined)) return undefined;
  const shown = raws.map(({ document }) => sections.findLastIndex(({ at }) => at.line <= document.line));
  const told = [...raws.flatMap(({ by }) => by ?? []), ...claims.missing.map(({ by }) => by)];
  return { sections: new Set([...named.flatMap((own) => own ?? []), ...shown]), files: [...new Set(told.map(({ definition }) => definition.file))] };
}

/** The files whose definitions can speak of each section: while the headings are the same, of no other. */
function filesBySection(document: DocumentText, defined: readonly Defined[]): ReadonlyMap<Section, ReadonlySet<string>> {
  const candidates = remembered((source: string) => candidatesFor(document, source));
  const files = new Map<Section, Set<string>>();
  const sourcesByFile = new Map<string, Set<string>>();
  for (const one of defined) {
    const sources = valueAt(sourcesByFile, one.definition.file, () => new Set());
    for (const source of sourcesOf(one)) sources.add(source);
  }
  for (const [file, sources] of sourcesByFile) for (const source of sources) for (const { section } of candidates(source)) valueAt(files, section, () => new Set()).add(file);
  return files;
}
