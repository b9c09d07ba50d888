/** The service's own edition of a document, held against the definitions alone: of some sections, or of all. */
import type { DocumentText, Section } from "../documents/document.ts";
import type { SectionsKnown } from "../documents/editions/outline.ts";
import { recogniseAs } from "../documents/editions/recognise.ts";
import { rowNamesOf, type RowNames } from "../facts/row-names.ts";
import { statedIn } from "../facts/stated.ts";
import { accessDifferences } from "./access/access-differences.ts";
import { accessRepeatFilter } from "./access/access-repeats.ts";
import type { Definitions } from "./definitions/definitions.ts";
import type { Finding } from "./findings/finding.ts";
import { withoutFoundTwice } from "./findings/found-twice.ts";
import { gatherFindings } from "./findings/gather.ts";
import { joinSectionFindings } from "./findings/join-section-findings.ts";
import type { RawFinding } from "./findings/raw-finding.ts";
import { foldRequests } from "./findings/requests-told.ts";
import { carrierDifferences } from "./prose/carriers.ts";
import { descriptionDifferences } from "./prose/descriptions.ts";
import { gapDifferences } from "./prose/gaps.ts";
import { headerDifferences } from "./prose/headers.ts";
import { methodDifferences } from "./prose/methods.ts";
import { propertyDifferences } from "./prose/properties.ts";
import { saidRequestDifferences } from "./prose/requests.ts";
import { requirementDifferences } from "./prose/requirements.ts";
import { schemeDifferences } from "./prose/scheme-words.ts";
import { serverDifferences } from "./prose/servers.ts";
import { statusDifferences } from "./prose/statuses.ts";
import { deprecationDifferences } from "./rows/deprecations.ts";
import { enumerationDifferences } from "./rows/enumerations.ts";
import { habitsOf, type HabitCounts, type Habits } from "./rows/habits.ts";
import { nullDifferences } from "./rows/nulls.ts";
import { placeDifferences } from "./rows/places-in-requests.ts";
import { requestDifferences } from "./rows/requests.ts";
import { requiredDifferences } from "./rows/required.ts";
import { scopeDifferences } from "./rows/scopes.ts";
import { strangeSections } from "./rows/strange-sections.ts";
import { swappedMeanings } from "./rows/swapped-meanings.ts";
import { shownDifferences } from "./shown/differences.ts";
import { countRows, differences, subjectOf, type CountedRows } from "./subject-differences.ts";
import type { Subject } from "./subject/subject.ts";

/** What a comparison found, and by what. */
export interface InPlaceComparison extends Pick<CountedRows, "countsOf"> {
  readonly findings: readonly Finding[];
  readonly raws: readonly RawFinding[];
  readonly subject: Subject;
  readonly habits: Habits;
}

/** The part of a document that is compared. */
export interface ComparedScope {
  /** The positions of its sections. */
  readonly compared: ReadonlySet<number>;
  /** What the other sections add to what is known of the document as a whole. */
  readonly others: readonly OtherSection[];
}

export interface OtherSection {
  readonly rows: RowNames;
  readonly counts: HabitCounts;
}

/** @param known which section is which of the outline */
export function compareInPlace(definitions: Definitions, document: DocumentText, known: SectionsKnown, scope?: ComparedScope): InPlaceComparison {
  const others = scope?.others ?? [];
  const counted = nameSections(definitions, document, known, scope?.compared).counted(others.map(({ rows }) => rows));
  return counted.compared(habitsOf([...counted.countsOf.values(), ...others.map(({ counts }) => counts)]));
}

/** Sections as the definitions call them. What these say follows from the names of all rows; and what is missed in them, from the habits of the document. */
export interface NamedSections {
  /** Of the sections that are compared. */
  readonly rows: readonly RowNames[];
  /** @param others the rows of the other sections */
  readonly counted: (others: readonly RowNames[]) => CountedSections;
}

export interface CountedSections extends Pick<CountedRows, "countsOf"> {
  readonly compared: (habits: Habits) => InPlaceComparison;
}

/** @param positions of the sections that are compared; all where they are not given */
export function nameSections(definitions: Definitions, document: DocumentText, known: SectionsKnown, positions?: ReadonlySet<number>): NamedSections {
  const called = recogniseAs(document, known);
  const sections = positions === undefined ? called.sections : called.sections.filter((_, position) => positions.has(position));
  const rows = sections.map(rowNamesOf);
  return { rows, counted: (others) => countedSections(definitions, called, new Set(sections), [...rows, ...others]) };
}

function countedSections(definitions: Definitions, document: DocumentText, compared: ReadonlySet<Section>, rows: readonly RowNames[]): CountedSections {
  const stated = statedIn(document, definitions.wording, definitions.names, rows);
  const subject = subjectOf({ definitions, stated, compared });
  const counted = countRows(subject);
  return {
    countsOf: counted.countsOf,
    compared: (habits) => {
      const carriers = carrierDifferences(subject);
      const requirements = requirementDifferences(subject);
      const methods = methodDifferences(subject).filter(({ by }) => !requirements.some((one) => one.by === by));
      const within = [
        ...differences(subject, undefined, counted.rows, habits),
        ...headerDifferences(subject),
        ...requirements,
        ...methods,
        ...gapDifferences(subject),
        ...propertyDifferences(subject),
        ...schemeDifferences(subject),
        ...serverDifferences(subject),
        ...scopeDifferences(subject),
        ...enumerationDifferences(subject),
        ...requiredDifferences(subject, counted.rows),
        ...deprecationDifferences(subject, counted.rows),
        ...nullDifferences(subject, counted.rows, habits),
        ...swappedMeanings(subject, counted.rows),
        ...placeDifferences(subject, counted.rows),
        ...requestDifferences(subject),
        ...saidRequestDifferences(subject),
        ...statusDifferences(subject),
        ...shownDifferences(subject),
      ];
      const access = accessDifferences(subject);
      const found = [...accessRepeatFilter(subject, access)(withoutFoundTwice(carriers, within)), ...carriers, ...access];
      const raws = foldRequests(joinSectionFindings([...found, ...descriptionDifferences(subject, found)], strangeSections(subject, counted.countsOf, habits)));
      return { findings: gatherFindings(definitions.service, raws), raws, subject, countsOf: counted.countsOf, habits };
    },
  };
}
