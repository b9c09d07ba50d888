/** Holds a document against the definitions of a service, both ways, fact by fact. */
import type { DocumentText } from "../documents/document.ts";
import type { Definitions } from "./definitions/definitions.ts";
import type { Earlier } from "./edition/earlier.ts";
import { otherEdition } from "./beside/other-edition.ts";
import { sinceEarlier } from "./beside/since-earlier.ts";
import type { Finding } from "./findings/finding.ts";
import { inPlace } from "./in-place.ts";

export interface DriftParts {
  readonly definitions: Definitions;
  readonly document: DocumentText;
  /** What the document is held against beside the definitions. */
  readonly beside?: Beside;
}

/** The service's own edition, where the document is another one; or what the own edition and its definitions were. */
export type Beside = ({ readonly is: "edition" } & Pick<Earlier, "document">) | ({ readonly is: "earlier" } & Earlier);

export function driftOf({ definitions, document, beside }: DriftParts): readonly Finding[] {
  if (beside === undefined) return inPlace(definitions, document).findings;
  return beside.is === "edition" ? otherEdition(definitions, document, beside.document) : sinceEarlier(definitions, document, beside);
}
