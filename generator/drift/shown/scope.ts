/** What is known of a section that shows requests. */
import type { CodeBlock, Section } from "../../documents/document.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import type { ShownRequest } from "./shown-requests.ts";

export interface ShownScope {
  readonly section: Section;
  /** All that it shows. */
  readonly shown: readonly ShownRequest[];
  /** The headers that the document shows in any place, in small letters. */
  readonly headers: () => ReadonlySet<string>;
  /** All that another edition shows, where one is compared. */
  readonly before?: readonly ShownRequest[] | undefined;
  /** What that shows in the section, and this one does no more. */
  readonly lost: () => readonly ShownRequest[];
  /** The only request that the section is about. */
  readonly ownRequest: () => Defined | undefined;
  /** The code of that section. */
  readonly codeBefore: () => readonly CodeBlock[];
}
