/** A document held against the definitions of a service: of some sections, or of all. */
import type { Section } from "../documents/document.ts";
import type { Stated } from "../facts/stated.ts";
import { readerOf } from "../facts/text/reader.ts";
import type { Place } from "../model/origin.ts";
import type { Definitions } from "./definitions/definitions.ts";
import type { Edition } from "./edition/edition.ts";
import type { RawFinding } from "./findings/raw-finding.ts";
import { proseDifferences } from "./prose/prose.ts";
import { withoutSaidOtherwise } from "./prose/said-otherwise.ts";
import { habitCountsOf, type HabitCounts, type Habits } from "./rows/habits.ts";
import { rowChanges } from "./rows/row-changes.ts";
import { rowDifferences } from "./rows/rows.ts";
import { valueDifferences } from "./rows/value-lists.ts";
import { claimedRows, type ClaimedRow } from "./subject/claimed-rows.ts";
import { claimsOn } from "./subject/claims.ts";
import { factsAtIn, sectionNames, type Subject } from "./subject/subject.ts";

export interface SubjectParts {
  readonly definitions: Definitions;
  readonly stated: Stated;
  /** Where another edition has what the document has not. */
  readonly expected?: (source: string) => Place | undefined;
  readonly edition?: Edition;
  /** The sections that are compared; all where it is not given. */
  readonly compared?: ReadonlySet<Section>;
}

export function subjectOf({ definitions, stated, expected = () => undefined, edition, compared }: SubjectParts): Subject {
  const { defined, wording, prefixes, placeholders, uris } = definitions;
  return {
    stated,
    sections: compared === undefined ? stated.sections : stated.sections.filter(({ section }) => compared.has(section)),
    claims: claimsOn(stated.document, defined, expected),
    defined,
    declared: definitions.names,
    reader: readerOf(wording),
    prefixes,
    uris,
    placeholders,
    names: sectionNames(stated),
    factsAt: factsAtIn(stated),
    ...(edition === undefined ? {} : { factsBefore: edition.factsOf, codeBefore: edition.codeOf }),
  };
}

export interface CountedRows {
  /** The rows of all sections that are compared. */
  readonly rows: readonly ClaimedRow[];
  /** What each of these sections adds to the habits of the document. */
  readonly countsOf: ReadonlyMap<Section, HabitCounts>;
}

export function countRows(subject: Subject): CountedRows {
  const rows: ClaimedRow[] = [];
  const countsOf = new Map<Section, HabitCounts>();
  for (const section of subject.sections) {
    const own = claimedRows(subject, section);
    for (const row of own) rows.push(row);
    countsOf.set(section.section, habitCountsOf(subject, section, own));
  }
  return { rows, countsOf };
}

/** What differs, but for what definitions say in words of their own. @param habits of the document as a whole */
export function differences(subject: Subject, edition: Edition | undefined, rows: readonly ClaimedRow[], habits: Habits): readonly RawFinding[] {
  const raws = [...rowDifferences(subject, rows, habits), ...rowChanges(subject, edition), ...valueDifferences(subject), ...proseDifferences(subject)];
  return withoutSaidOtherwise(subject, raws);
}
