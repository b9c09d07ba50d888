/** Another edition of a document than the service's own one, held against the definitions and that. */
import type { DocumentText } from "../../documents/document.ts";
import { withoutContents } from "../../documents/editions/contents.ts";
import { withDottedRows } from "../../documents/editions/dotted-rows.ts";
import { withHeadedBlocks } from "../../documents/editions/headed-blocks.ts";
import { withMergedSectionsApart } from "../../documents/editions/merged-headings.ts";
import { withKnownOperations } from "../../documents/editions/operation-names.ts";
import { documentOutline } from "../../documents/editions/outline.ts";
import { recognise } from "../../documents/editions/recognise.ts";
import { withKnownTitles } from "../../documents/editions/titles-known.ts";
import { isTitle, type Wording } from "../../facts/wording.ts";
import type { Definitions } from "../definitions/definitions.ts";
import type { Finding } from "../findings/finding.ts";
import { gatherFindings } from "../findings/gather.ts";
import { joinSectionFindings } from "../findings/join-section-findings.ts";
import { compareBeside } from "./compare-beside.ts";

export function compareOtherEdition(definitions: Definitions, written: DocumentText, ownDocument: DocumentText): readonly Finding[] {
  const { raws, others } = compareBeside({ definitions, ...recogniseEditions(written, ownDocument, definitions.wording) });
  return gatherFindings(definitions.service, joinSectionFindings(raws, others));
}

export interface RecognisedEditions {
  /** With the names that the own one has for its sections, tables, items and operations. */
  readonly document: DocumentText;
  /** The own one. */
  readonly other: DocumentText;
}

export function recogniseEditions(written: DocumentText, ownDocument: DocumentText, wording: Wording): RecognisedEditions {
  const own = withoutContents(ownDocument);
  const document = withKnownTitles(withMergedSectionsApart(withoutContents(written), own), own, (title) => isTitle(title, wording));
  const outline = documentOutline(own);
  return { document: withKnownOperations(recognise(withDottedRows(withHeadedBlocks(document, outline), outline), outline), outline), other: own };
}
