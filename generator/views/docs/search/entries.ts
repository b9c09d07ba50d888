/** What search can find on a page: its resources, operations and fields, what the document says, leaves open or contradicts, headers, and the page itself. */

export type EntryKind = "resource" | "operation" | "type" | "field" | "fact" | "not shown" | "contradiction" | "header" | "page";

export interface SearchEntry {
  readonly kind: EntryKind;
  readonly name: string;
  /** What is found by, besides the name: a URI, a description, facts. */
  readonly text: string;
  /** On the page, without `#`; empty for its top. */
  readonly anchor: string;
  /** Where it is not the page that lists it. */
  readonly on?: string;
}

export interface SearchPage {
  /** Below the docs, without an extension: `resources/hall/seat`. */
  readonly page: string;
  readonly title: string;
  readonly entries: readonly SearchEntry[];
}
