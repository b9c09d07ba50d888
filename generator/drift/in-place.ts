/** The service's own edition of a document, held against the definitions alone. */
import type { DocumentText, Section } from "../documents/document.ts";
import { recognisedAs, sectionsKnown, type SectionsKnown } from "../documents/editions/recognise.ts";
import { statedIn } from "../facts/stated.ts";
import { compare, subjectOf } from "./comparison.ts";
import type { Definitions } from "./definitions/definitions.ts";
import { outlineOfClaims } from "./edition/outline-of-claims.ts";
import type { Finding } from "./findings/finding.ts";
import { gathered } from "./findings/gather.ts";
import type { Raw } from "./findings/raw.ts";
import { gapDifferences } from "./prose/gaps.ts";
import { headerDifferences } from "./prose/headers.ts";
import { propertyDifferences } from "./prose/properties.ts";
import { requirementDifferences } from "./prose/requirements.ts";
import type { HabitCounts, Habits } from "./rows/habits.ts";
import type { Subject } from "./subject/subject.ts";

/** What a comparison found, and by what. */
export interface InPlace {
  readonly findings: readonly Finding[];
  readonly raws: readonly Raw[];
  readonly subject: Subject;
  /** What each section that was compared adds to the habits of the document. */
  readonly countsOf: ReadonlyMap<Section, HabitCounts>;
  readonly habits: Habits;
}

/** The part of a document that is compared. */
export interface Scope {
  /** The positions of its sections. */
  readonly compared: ReadonlySet<number>;
  /** What the other sections add to the habits of the document. */
  readonly others: readonly HabitCounts[];
}

export function inPlace(definitions: Definitions, document: DocumentText): InPlace {
  return inPlaceAs(definitions, document, sectionsKnown(document, outlineOfClaims(document, definitions.defined)));
}

/** The same where it is known which section is which of the outline. */
export function inPlaceAs(definitions: Definitions, document: DocumentText, known: SectionsKnown, scope?: Scope): InPlace {
  const stated = statedIn(recognisedAs(document, known), definitions.wording, definitions.names);
  const compared = scope === undefined ? undefined : new Set(stated.document.sections.filter((_, position) => scope.compared.has(position)));
  const subject = subjectOf({ definitions, stated, ...(compared === undefined ? {} : { compared }) });
  const { raws: found, countsOf, habits } = compare(subject, undefined, scope?.others);
  const raws = [...found, ...headerDifferences(subject), ...requirementDifferences(subject), ...gapDifferences(subject), ...propertyDifferences(subject)];
  return { findings: gathered(definitions.service, raws), raws, subject, countsOf, habits };
}
