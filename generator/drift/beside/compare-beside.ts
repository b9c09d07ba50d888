/** A document held against the definitions with another edition beside it, which tells what stood where and how it was said. */
import type { DocumentText, Section } from "../../documents/document.ts";
import { placeNamed } from "../../documents/places/find.ts";
import { statedIn } from "../../facts/stated.ts";
import type { Place } from "../../model/origin.ts";
import { accessDifferences } from "../access/access-differences.ts";
import { accessRepeatFilter } from "../access/access-repeats.ts";
import { countRows, differences, subjectOf } from "../subject-differences.ts";
import type { Definitions } from "../definitions/definitions.ts";
import { withoutFoundTwice } from "../findings/found-twice.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import { carrierDifferences } from "../prose/carriers.ts";
import { schemeDifferences } from "../prose/scheme-words.ts";
import { enumerationDifferences, withoutEnumerationRepeats, withoutListedApart } from "../rows/enumerations.ts";
import { habitsOf, type HabitCounts, type Habits } from "../rows/habits.ts";
import { scopeDifferences, withoutScopeRepeats } from "../rows/scopes.ts";
import { shownDifferences } from "../shown/differences.ts";
import type { Subject } from "../subject/subject.ts";
import { editionDifferences } from "../edition/edition-differences.ts";
import { editionOf, type Edition } from "../edition/edition.ts";

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
  readonly raws: readonly RawFinding[];
  /** What the other edition says otherwise, and they do not tell. */
  readonly others: readonly RawFinding[];
}

export function compareBeside({ definitions, document, other, scope }: BesideParts): BesideFound {
  const { wording, names } = definitions;
  const stated = statedIn(document, wording, names);
  const edition = editionOf(statedIn(other, wording, names));
  const subject = subjectOf({
    definitions,
    stated,
    expected: (source) => placeIn(edition, document, source),
    edition,
    ...(scope === undefined ? {} : { compared: scope.compared }),
  });
  const { rows, countsOf } = countRows(subject);
  const habits = habitsOf([...countsOf.values(), ...(scope?.counts ?? [])]);
  const raws = differences(subject, edition, rows, habits);
  // A name that is a plain word is no mention: only a definition tells that it is another one.
  const carriers = carrierDifferences(subject);
  const shown = shownDifferences(subject);
  const scopes = scopeDifferences(subject);
  // What values mean the other edition tells.
  const enumerations = enumerationDifferences(subject).filter(({ values }) => values !== undefined);
  const others = editionDifferences(subject, edition, [...raws, ...shown]);
  const schemes = schemeDifferences(subject).filter(({ document: { line } }) => ![...raws, ...others].some(({ document }) => document.line === line));
  const access = accessDifferences(subject);
  const withoutAccess = accessRepeatFilter(subject, access, edition.stated.sections);
  const once = (found: readonly RawFinding[]): readonly RawFinding[] =>
    withoutAccess(withoutListedApart(subject, withoutEnumerationRepeats(enumerations, withoutScopeRepeats(scopes, withoutFoundTwice(carriers, found)))));
  return { subject, edition, habits, raws: [...once(raws), ...carriers, ...scopes, ...enumerations, ...shown, ...schemes, ...access], others: once(others) };
}

/** By its heading, where several sections of the document are called the same. */
function placeIn({ stated }: Edition, document: DocumentText, source: string): Place | undefined {
  const found = placeNamed(stated.document, source);
  if (found === undefined) return undefined;
  const { place, section } = found;
  const isCalledAlike = document.sections.filter(({ title }) => title === section.title).length > 1;
  return isCalledAlike && document.sections.some(({ heading }) => heading === section.heading) ? { ...place, section: section.heading } : place;
}
