/** What is known of a section that shows requests. */
import type { CodeBlock, Section } from "../../documents/document.ts";
import type { Shown } from "./shown-requests.ts";

export interface ShownScope {
  readonly section: Section;
  /** All that it shows. */
  readonly shown: readonly Shown[];
  /** All that the document shows. */
  readonly everywhere: () => readonly Shown[];
  /** All that another edition shows, where one is compared. */
  readonly before?: readonly Shown[] | undefined;
  /** What that shows in the section, and this one does no more. */
  readonly lost: () => readonly Shown[];
  /** The code of that section. */
  readonly codeBefore: () => readonly CodeBlock[];
}
