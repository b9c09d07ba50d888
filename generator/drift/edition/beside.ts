/** A document held against the definitions with another edition beside it, which tells what stood where and how it was said. */
import type { DocumentText, Section } from "../../documents/document.ts";
import { parsePlace } from "../../documents/places/find.ts";
import { statedIn } from "../../facts/stated.ts";
import type { Place } from "../../model/origin.ts";
import { countedIn, differences, subjectOf } from "../comparison.ts";
import type { Definitions } from "../definitions/definitions.ts";
import type { Raw } from "../findings/raw.ts";
import { habitsOf, type HabitCounts, type Habits } from "../rows/habits.ts";
import type { Subject } from "../subject/subject.ts";
import { editionDifferences } from "./edition-differences.ts";
import { editionOf, type Edition } from "./edition.ts";

export interface BesideParts {
  readonly definitions: Definitions;
  /** With the names that the other edition has for its sections, tables and items. */
  readonly document: DocumentText;
  readonly other: DocumentText;
  /** The sections that are compared, and what the rest adds to the habits of the document; all where it is not given. */
  readonly scope?: { readonly compared: ReadonlySet<Section>; readonly counts: readonly HabitCounts[] };
}

export interface BesideFound {
  readonly subject: Subject;
  readonly edition: Edition;
  readonly habits: Habits;
  /** What the definitions say otherwise. */
  readonly raws: readonly Raw[];
  /** What the other edition says otherwise, and they do not tell. */
  readonly others: readonly Raw[];
}

export function comparedBeside({ definitions, document, other, scope }: BesideParts): BesideFound {
  const { wording, names } = definitions;
  const stated = statedIn(document, wording, names);
  const edition = editionOf(statedIn(other, wording, names));
  const subject = subjectOf({ definitions, stated, expected: (source) => placeIn(edition, document, source), edition, ...(scope === undefined ? {} : { compared: scope.compared }) });
  const { rows, countsOf } = countedIn(subject);
  const habits = habitsOf([...countsOf.values(), ...(scope?.counts ?? [])]);
  const raws = differences(subject, edition, rows, habits);
  return { subject, edition, habits, raws, others: editionDifferences(subject, edition, raws) };
}

/** What stands in a section that came is no change of its own, nor is what stood in one that went, or a row that shows what was not shown. */
export function together(raws: readonly Raw[], others: readonly Raw[]): readonly Raw[] {
  const sections = (some: readonly Raw[], change: Raw["change"]): ReadonlySet<string> => new Set(some.filter((one) => one.change === change && one.fact === "section").map(({ place }) => place.section));
  const [come, gone] = [sections(others, "added"), sections(raws, "removed")];
  const shown = others.filter(({ change, fact }) => change === "changed" && fact === "notShown");
  const isShown = ({ change, fact, place }: Raw): boolean => change === "added" && fact === "row" && shown.some(({ to, place: { section } }) => section === place.section && to?.split(", ").includes(place.row ?? "") === true);
  const isWithin = (raw: Raw): boolean => come.has(raw.place.section) || (raw.change === "removed" && raw.fact === "row" && gone.has(raw.place.section)) || isShown(raw);
  return [...raws.filter((raw) => !isWithin(raw)), ...others];
}

/** By its heading, where several sections of the document are called the same. */
function placeIn({ stated }: Edition, document: DocumentText, source: string): Place | undefined {
  const found = parsePlace(stated.document, source);
  if (!found.ok) return undefined;
  const { place, section } = found.value;
  const isCalledAlike = document.sections.filter(({ title }) => title === section.title).length > 1;
  return isCalledAlike && document.sections.some(({ heading }) => heading === section.heading) ? { ...place, section: section.heading } : place;
}
