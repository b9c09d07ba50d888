/** Sections that only one of two editions has. */
import type { StatedSection } from "../../facts/stated-section.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import { claimsWithin, type Subject } from "../subject/subject.ts";
import type { Edition } from "./edition.ts";
import { gonePosition } from "./gone-position.ts";

/** @param counterpart what a section was before */
export function sectionDifferences(
  subject: Subject,
  edition: Edition,
  counterpart: (section: StatedSection) => StatedSection | undefined,
  known: readonly RawFinding[],
): readonly RawFinding[] {
  const { stated, names, claims } = subject;
  const now = new Set(stated.sections.map(({ section }) => section.title));
  const added = stated.sections.filter((one) => counterpart(one) === undefined && saysSomething(one) && claimsWithin(claims, one.section).length === 0);
  const removed = edition.stated.sections.filter((one) => !now.has(one.section.title) && saysSomething(one));
  return [
    ...added.map(({ section }): RawFinding => ({
      change: "added",
      place: { section: names.get(section)! },
      fact: "section",
      to: section.heading,
      document: section.at,
    })),
    ...removed
      .filter(({ section }) => !known.some(({ place }) => place.section === section.title))
      .map(({ section }): RawFinding => ({
        change: "removed",
        place: { section: section.title },
        fact: "section",
        from: section.heading,
        document: gonePosition(subject, { section: section.title }, edition),
      })),
  ];
}

function saysSomething({ section }: StatedSection): boolean {
  const isOfChanges = ofChanges.test(section.title) && section.blocks.every(({ is }) => is !== "table");
  return section.blocks.length + section.sentences.length > 0 && !isOfChanges && !ofDocument.test(section.title);
}

/** What tells of the document itself, and of its earlier editions. */
const ofDocument =
  /^(?:[\d.]+\s+)?(?:(?:(?:document|revision|version|change|edition) )?(?:history|log)|changelog|revisions|(?:table of )?contents|about this (?:document|manual|guide|edition)|how to read this (?:document|manual|guide))$/i;

/** What repeats in sentences that other places changed. */
const ofChanges =
  /^(?:[\d.]+\s+)?(?:(?:release notes|what(?:['’]s| is| has| was)?(?: been)? (?:new|changed))(?: (?:in|since|of|for)\b.*)?|(?:summary of )?(?:changes|news?) (?:in|since|from|of) (?:this|the|version|release|edition|revision|\d).*)$/i;
