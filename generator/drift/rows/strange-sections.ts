/** Sections with fields or requests of which no definition speaks, where definitions speak of a fair part of such sections. */
import type { Section } from "../../documents/document.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { Subject } from "../subject/subject.ts";
import type { HabitCounts, Habits } from "./habits.ts";

export function strangeSections({ sections, names }: Subject, countsOf: ReadonlyMap<Section, HabitCounts>, { covered }: Habits): readonly RawFinding[] {
  if (!covered) return [];
  const strange = sections.filter(({ section }) => countsOf.get(section)!.covered === false);
  return strange.map(({ section }): RawFinding => ({
    change: "added",
    place: { section: names.get(section)! },
    fact: "section",
    to: section.heading,
    document: section.at,
  }));
}
