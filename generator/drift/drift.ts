/** Holds a document against the definitions of a service, both ways, fact by fact. */
import type { DocumentText } from "../documents/document.ts";
import { withoutContents } from "../documents/editions/contents.ts";
import { withSectionsApart } from "../documents/editions/merged-headings.ts";
import { withHeadedBlocks } from "../documents/editions/headed-blocks.ts";
import { withKnownOperations } from "../documents/editions/operation-names.ts";
import { outlineOf, type Outline } from "../documents/editions/outline.ts";
import { recognised } from "../documents/editions/recognise.ts";
import { parsePlace } from "../documents/places/find.ts";
import type { Defined } from "../facts/definitions/defined.ts";
import { statedIn } from "../facts/stated.ts";
import type { Place } from "../model/origin.ts";
import { countedIn, differences, subjectOf } from "./comparison.ts";
import type { Definitions } from "./definitions/definitions.ts";
import { followedSince, type Earlier } from "./edition/earlier.ts";
import { editionDifferences } from "./edition/edition-differences.ts";
import { editionOf, type Edition } from "./edition/edition.ts";
import { outlineOfClaims } from "./edition/outline-of-claims.ts";
import type { Finding } from "./findings/finding.ts";
import { gathered } from "./findings/gather.ts";
import type { Raw } from "./findings/raw.ts";
import { inPlace } from "./in-place.ts";
import { requirementDifferences } from "./prose/requirements.ts";
import { habitsOf } from "./rows/habits.ts";
import type { Subject } from "./subject/subject.ts";

export interface DriftParts {
  readonly definitions: Definitions;
  readonly document: DocumentText;
  /** What the document is held against beside the definitions. */
  readonly beside?: Beside;
}

/** The service's own edition, where the document is another one; or what the own edition and its definitions were. */
export type Beside = ({ readonly is: "edition" } & Pick<Earlier, "document">) | ({ readonly is: "earlier" } & Earlier);

export function driftOf({ definitions, document: written, beside: other }: DriftParts): readonly Finding[] {
  if (other === undefined) return inPlace(definitions, written).findings;
  const beside: Beside = { ...other, document: withoutContents(other.document) };
  const plain = withoutContents(written);
  const document = beside.is === "edition" ? withSectionsApart(plain, beside.document) : plain;
  const { wording, names } = definitions;
  const outline = beside.is === "edition" ? outlineOf(beside.document) : outlineSince(document, definitions.defined, beside);
  const known = recognised(withHeadedBlocks(document, outline), outline);
  const stated = statedIn(beside.is === "edition" ? withKnownOperations(known, outline) : known, wording, names);
  const before = beside.is === "edition" ? beside.document : recognised(beside.document, outlineOf(stated.document));
  const edition = editionOf(statedIn(before, wording, names));
  const subject = subjectOf({ definitions, stated, expected: (source) => placeIn(edition, stated.document, source), edition });
  const { rows, countsOf } = countedIn(subject);
  const raws = differences(subject, edition, rows, habitsOf([...countsOf.values()]));
  const found = editionDifferences(subject, edition, raws);
  return gathered(definitions.service, withEdition(raws, beside.is === "edition" ? found : notFollowed(subject, edition, beside, found)));
}

/** What the definitions have not followed since, with what they ask for where nothing of the document has changed. */
function notFollowed(subject: Subject, edition: Edition, earlier: Earlier, found: readonly Raw[]): readonly Raw[] {
  const isFollowed = followedSince(earlier, edition.stated.document, { document: subject.stated.document, claims: subject.claims });
  const told = new Set(found.map(({ place }) => place.section));
  return [...found.filter((raw) => !isFollowed(raw)), ...requirementDifferences(subject).filter(({ place }) => !told.has(place.section))];
}

/** While definitions name the items that they named, numbers mean those that they meant. */
function outlineSince(own: DocumentText, defined: readonly Defined[], { definitions, document }: Earlier): Outline {
  const outline = outlineOfClaims(own, defined);
  const itemsNamed = (all: readonly Defined[]): string => [...new Set(all.flatMap(({ declared }) => declared.sources.map(({ text }) => text).filter((text) => /> \d+$/.test(text))))].sort().join("\n");
  if (itemsNamed(defined) !== itemsNamed(definitions.defined)) return outline;
  const items = new Map(outlineOf(document).map((section) => [section.title, section.items]));
  return outline.map((section) => ({ ...section, items: items.get(section.title) ?? section.items }));
}

/** What stands in a section that came is no change of its own, nor is what stood in one that went, or a row that shows what was not shown. */
function withEdition(raws: readonly Raw[], others: readonly Raw[]): readonly Raw[] {
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
