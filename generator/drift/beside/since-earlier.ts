/** The service's own edition, held against the definitions and what both of them were at an earlier time. */
import type { DocumentText } from "../../documents/document.ts";
import { withoutContents } from "../../documents/editions/contents.ts";
import { documentOutline, type DocumentOutline } from "../../documents/editions/outline.ts";
import { recognise } from "../../documents/editions/recognise.ts";
import { withHeadedBlocks } from "../../documents/editions/headed-blocks.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import type { Definitions } from "../definitions/definitions.ts";
import type { Finding } from "../findings/finding.ts";
import { gatherFindings } from "../findings/gather.ts";
import { joinSectionFindings } from "../findings/join-section-findings.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import { requirementDifferences } from "../prose/requirements.ts";
import { compareBeside, type BesideFound } from "./compare-beside.ts";
import { followedSince, type Earlier } from "../edition/earlier.ts";
import { outlineOfClaims } from "../edition/outline-of-claims.ts";

export function compareSinceEarlier(definitions: Definitions, written: DocumentText, earlierVersion: Earlier): readonly Finding[] {
  const earlier = { ...earlierVersion, document: withoutContents(earlierVersion.document) };
  const plain = withoutContents(written);
  const outline = outlineSince(plain, definitions.defined, earlier);
  const document = recognise(withHeadedBlocks(plain, outline), outline);
  const found = compareBeside({ definitions, document, other: recognise(earlier.document, documentOutline(document)) });
  return gatherFindings(definitions.service, joinSectionFindings(found.raws, notFollowed(found, earlier)));
}

/** What the definitions have not followed since, with what they ask for where nothing of the document has changed. */
function notFollowed({ subject, edition, others }: BesideFound, earlier: Earlier): readonly RawFinding[] {
  const isFollowed = followedSince(earlier, edition.stated.document, { document: subject.stated.document, claims: subject.claims });
  const sections = new Set(others.map(({ place }) => place.section));
  return [...others.filter((raw) => !isFollowed(raw)), ...requirementDifferences(subject).filter(({ place }) => !sections.has(place.section))];
}

/** Sections are about what they were about; and while definitions name the items that they named, numbers mean those that they meant. */
function outlineSince(own: DocumentText, defined: readonly Defined[], { definitions, document }: Earlier): DocumentOutline {
  const itemsNamed = (all: readonly Defined[]): string =>
    [...new Set(all.flatMap(({ declared }) => declared.sources.map(({ text }) => text).filter((text) => /> \d+$/.test(text))))].sort().join("\n");
  const areItemsSame = itemsNamed(defined) === itemsNamed(definitions.defined);
  const before = new Map(documentOutline(document).map((section) => [section.title, section]));
  return outlineOfClaims(own, defined).map((section) => {
    const { stems, items } = before.get(section.title) ?? section;
    return { ...section, stems, items: areItemsSame ? items : section.items };
  });
}
