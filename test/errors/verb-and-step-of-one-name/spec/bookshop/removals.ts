import type { Collection } from "./kinds.ts";

/**
 * When a book was removed, and why.
 * @source Removal
 */
export type Remove = Collection<{
  uri: "/books/{isbn}/remove";
  key: "{number}";
  element: Removal;
}>;

/**
 * A removal.
 * @source Removal
 */
export interface Removal {
  number: number;
  why?: string;
}
