import type { Row } from "../../../documents/document.ts";
import type { StatedSection } from "../../../facts/stated-section.ts";

/** How sources name what stands in the document. */
export interface SourceNames {
  readonly section: (section: StatedSection) => string;
  readonly row: (row: Row) => string;
}
