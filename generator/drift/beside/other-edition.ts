/** Another edition of a document than the service's own one, held against the definitions and that. */
import type { DocumentText } from "../../documents/document.ts";
import { withoutContents } from "../../documents/editions/contents.ts";
import { withDottedRows } from "../../documents/editions/dotted-rows.ts";
import { withHeadedBlocks } from "../../documents/editions/headed-blocks.ts";
import { withSectionsApart } from "../../documents/editions/merged-headings.ts";
import { withKnownOperations } from "../../documents/editions/operation-names.ts";
import { outlineOf } from "../../documents/editions/outline.ts";
import { recognised } from "../../documents/editions/recognise.ts";
import { withKnownTitles } from "../../documents/editions/titles-known.ts";
import { isTitle, type Wording } from "../../facts/wording.ts";
import type { Definitions } from "../definitions/definitions.ts";
import type { Finding } from "../findings/finding.ts";
import { gathered } from "../findings/gather.ts";
import { together } from "../findings/together.ts";
import { comparedBeside } from "./compared-beside.ts";

export function otherEdition(definitions: Definitions, written: DocumentText, given: DocumentText): readonly Finding[] {
  const { raws, others } = comparedBeside({ definitions, ...editionsOf(written, given, definitions.wording) });
  return gathered(definitions.service, together(raws, others));
}

export interface Editions {
  /** With the names that the own one has for its sections, tables, items and operations. */
  readonly document: DocumentText;
  /** The own one. */
  readonly other: DocumentText;
}

export function editionsOf(written: DocumentText, given: DocumentText, wording: Wording): Editions {
  const own = withoutContents(given);
  const document = withKnownTitles(withSectionsApart(withoutContents(written), own), own, (title) => isTitle(title, wording));
  const outline = outlineOf(own);
  return { document: withKnownOperations(recognised(withDottedRows(withHeadedBlocks(document, outline), outline), outline), outline), other: own };
}
