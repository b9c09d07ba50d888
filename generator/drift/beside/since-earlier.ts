/** The service's own edition, held against the definitions and what both of them were at an earlier time. */
import type { DocumentText } from "../../documents/document.ts";
import { withoutContents } from "../../documents/editions/contents.ts";
import { outlineOf, type Outline } from "../../documents/editions/outline.ts";
import { recognised } from "../../documents/editions/recognise.ts";
import { withHeadedBlocks } from "../../documents/editions/headed-blocks.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import type { Definitions } from "../definitions/definitions.ts";
import type { Finding } from "../findings/finding.ts";
import { gathered } from "../findings/gather.ts";
import { together } from "../findings/together.ts";
import type { Raw } from "../findings/raw.ts";
import { requirementDifferences } from "../prose/requirements.ts";
import { comparedBeside, type BesideFound } from "./compared-beside.ts";
import { followedSince, type Earlier } from "../edition/earlier.ts";
import { outlineOfClaims } from "../edition/outline-of-claims.ts";

export function sinceEarlier(definitions: Definitions, written: DocumentText, given: Earlier): readonly Finding[] {
  const earlier = { ...given, document: withoutContents(given.document) };
  const plain = withoutContents(written);
  const outline = outlineSince(plain, definitions.defined, earlier);
  const document = recognised(withHeadedBlocks(plain, outline), outline);
  const found = comparedBeside({ definitions, document, other: recognised(earlier.document, outlineOf(document)) });
  return gathered(definitions.service, together(found.raws, notFollowed(found, earlier)));
}

/** What the definitions have not followed since, with what they ask for where nothing of the document has changed. */
function notFollowed({ subject, edition, others }: BesideFound, earlier: Earlier): readonly Raw[] {
  const isFollowed = followedSince(earlier, edition.stated.document, { document: subject.stated.document, claims: subject.claims });
  const told = new Set(others.map(({ place }) => place.section));
  return [...others.filter((raw) => !isFollowed(raw)), ...requirementDifferences(subject).filter(({ place }) => !told.has(place.section))];
}

/** Sections are about what they were about; and while definitions name the items that they named, numbers mean those that they meant. */
function outlineSince(own: DocumentText, defined: readonly Defined[], { definitions, document }: Earlier): Outline {
  const itemsNamed = (all: readonly Defined[]): string =>
    [...new Set(all.flatMap(({ declared }) => declared.sources.map(({ text }) => text).filter((text) => /> \d+$/.test(text))))].sort().join("\n");
  const areItemsSame = itemsNamed(defined) === itemsNamed(definitions.defined);
  const before = new Map(outlineOf(document).map((section) => [section.title, section]));
  return outlineOfClaims(own, defined).map((section) => {
    const { stems, items } = before.get(section.title) ?? section;
    return { ...section, stems, items: areItemsSame ? items : section.items };
  });
}
