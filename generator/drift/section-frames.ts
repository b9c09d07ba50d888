/** What is known of each section by its heading and by the definitions, before anybody looks into it. */
import type { DocumentText, Section } from "../documents/document.ts";
import { sectionsAs, type SectionHeading } from "../documents/editions/recognise.ts";
import type { DocumentOutline, SectionsKnown } from "../documents/editions/outline.ts";
import { headingPath } from "../documents/headings.ts";
import { candidatesFor } from "../documents/places/candidates.ts";
import { getOrInsert, memoize, memoizeByObject } from "../values/memoize.ts";
import { sourcesIn, type Marks } from "./definitions/marks.ts";

export interface SectionFrame {
  /** As it is written. */
  readonly headed: SectionHeading;
  /** As the definitions call it. */
  readonly called: SectionHeading;
  /** Which section of the definitions' outline it is, by all that this one stands in. */
  readonly known?: string;
  /** The files whose definitions can speak of it. */
  readonly files: readonly string[];
}

/** In the document's order. */
export function sectionFrames(document: DocumentText, known: SectionsKnown, marks: Marks): readonly SectionFrame[] {
  const called = sectionsAs(document, known);
  const areAsHeaded = document.sections.every((section, position) => isAsHeaded({ headed: section, called: called[position]! }));
  const files = filesByPosition(areAsHeaded ? candidatesIn(document) : candidatesAmong(called), sourcesIn(marks));
  return document.sections.map((section, position): SectionFrame => {
    const as = known.get(section);
    return {
      headed: headingOf(section),
      called: called[position]!,
      ...(as === undefined ? {} : { known: headingPath(as) }),
      files: [...(files.get(position) ?? [])],
    };
  });
}

export function isAsHeaded({ headed, called }: Pick<SectionFrame, "headed" | "called">): boolean {
  return (
    headed.heading === called.heading &&
    headed.title === called.title &&
    headed.under.length === called.under.length &&
    headed.under.every((title, index) => title === called.under[index])
  );
}

export function headingOf({ heading, title, under }: SectionHeading): SectionHeading {
  return { heading, title, under };
}

/** Which sections are which of the outline of some definitions: of those that are meant. */
export function knownSections({ sections }: DocumentText, frame: readonly SectionFrame[], meant: ReadonlySet<number>, outline: DocumentOutline): SectionsKnown {
  const byPath = new Map(outline.map((one) => [headingPath(one), one]));
  return new Map(
    [...meant].flatMap((position) => {
      const one = byPath.get(frame[position]!.known ?? "");
      return one === undefined ? [] : [[sections[position]!, one] as const];
    }),
  );
}

/** The positions of the sections that a source can mean. */
export type Candidates = (source: string) => readonly number[];

/** Where sections are called as they are headed. */
export const candidatesIn = memoizeByObject((document: DocumentText): Candidates => candidatesAmong(document.sections));

/** They follow from what the sections are called. */
export function candidatesAmong(all: readonly SectionHeading[]): Candidates {
  const at = { file: "", line: 1, column: 1, length: 0 };
  const sections = all.map((called): Section => ({ ...headingOf(called), level: 0, blocks: [], sentences: [], code: [], at }));
  const positions = new Map(sections.map((section, position) => [section, position]));
  const document = { file: "", sections };
  return memoize((source: string) => candidatesFor(document, source).map(({ section }) => positions.get(section)!));
}

/**
 * The files whose definitions can speak of each section: while the headings are the same, of no other.
 * @param sources that are named in each file
 */
export function filesByPosition(
  candidates: Candidates,
  sources: Iterable<readonly [file: string, sources: Iterable<string>]>,
): ReadonlyMap<number, ReadonlySet<string>> {
  const files = new Map<number, Set<string>>();
  for (const [file, own] of sources)
    for (const source of own) for (const position of candidates(source)) getOrInsert(files, position, () => new Set()).add(file);
  return files;
}
