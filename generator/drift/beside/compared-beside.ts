/** A document held against the definitions with another edition beside it, which tells what stood where and how it was said. */
import type { DocumentText, Section } from "../../documents/document.ts";
import { placeNamed } from "../../documents/places/find.ts";
import { statedIn } from "../../facts/stated.ts";
import type { Place } from "../../model/origin.ts";
import { accessDifferences } from "../access/access.ts";
import { besideAccess } from "../access/besides.ts";
import { countedIn, differences, subjectOf } from "../comparison.ts";
import type { Definitions } from "../definitions/definitions.ts";
import { besides } from "../findings/besides.ts";
import type { Raw } from "../findings/raw.ts";
import { carrierDifferences } from "../prose/carriers.ts";
import { schemeDifferences } from "../prose/scheme-words.ts";
import { besideEnumerations, enumerationDifferences, withoutListedApart } from "../rows/enumerations.ts";
import { habitsOf, type HabitCounts, type Habits } from "../rows/habits.ts";
import { besideScopes, scopeDifferences } from "../rows/scopes.ts";
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
  readonly raws: readonly Raw[];
  /** What the other edition says otherwise, and they do not tell. */
  readonly others: readonly Raw[];
}

export function comparedBeside({ definitions, document, other, scope }: BesideParts): BesideFound {
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
  const { rows, countsOf } = countedIn(subject);
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
  const withoutAccess = besideAccess(subject, access, edition.stated.sections);
  const once = (found: readonly Raw[]): readonly Raw[] =>
    withoutAccess(withoutListedApart(subject, besideEnumerations(enumerations, besideScopes(scopes, besides(carriers, found)))));
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
