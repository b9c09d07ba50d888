/** What stands in a section, and in which sections a line does. */
import { sectionAt, sectionIndexAt } from "../../../../facts/section-at.ts";
import type { StatedSection } from "../../../../facts/stated-section.ts";
import { groupBy } from "../../../../values/group-by.ts";
import { memoizeByObject } from "../../../../values/memoize.ts";

/** What stands in a section, and in none of those within it. */
export function thingsBySection<Thing extends { readonly line: number }>(
  sections: readonly StatedSection[],
  things: readonly Thing[],
): (section: StatedSection) => readonly Thing[] {
  const inSections = groupBy(things, ({ line }) => sectionAt(sections, line));
  return (section) => inSections.get(section) ?? [];
}

/** Those in which the line stands, the innermost first. */
export function sectionsAround(sections: readonly StatedSection[], line: number): readonly StatedSection[] {
  const around: StatedSection[] = [];
  for (let at = sectionIndexAt(sections, line); at >= 0; at = outerIndices(sections)[at]!) around.push(sections[at]!);
  return around;
}

/** For each section the one that it stands in; -1 where that is none. */
export const outerIndices = memoizeByObject((sections: readonly StatedSection[]): readonly number[] => {
  const outer: number[] = [];
  for (const [index, { section }] of sections.entries()) {
    let at = index - 1;
    while (at >= 0 && sections[at]!.section.level >= section.level) at = outer[at]!;
    outer.push(at);
  }
  return outer;
});
