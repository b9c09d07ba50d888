import type { Default, Range, Text } from "specwright/words";
import type { Collection } from "./kinds.ts";

/**
 * The books that cost less.
 * @source Book
 */
export type Books = Collection<{
  uri: "/bargains";
  key: "{isbn}";
  element: Bargain;
}>;

/**
 * A bargain.
 * @source Book
 */
export interface Bargain {
  isbn: Text<13>;
  title: string;
  price?: Range<0, 1000>;
  binding?: Default<"hardcover" | "paperback", "paperback">;
  published?: string;
}
