import type { Readable } from "./kinds.ts";

/**
 * The shelves.
 * @source Shelf
 */
export type Shelves = Readable<{ uri: "/shelves"; key: "{mark}"; element: Shelf }>;

/**
 * A shelf, with those within it.
 * @source Shelf
 */
export interface Shelf {
  /** What stands on the shelf's edge. */
  mark: string;
  label?: string;
  /** The shelves within this one. */
  shelves?: Shelf[];
  /** The shelf to the right. */
  next_to?: Shelf | null;
}
