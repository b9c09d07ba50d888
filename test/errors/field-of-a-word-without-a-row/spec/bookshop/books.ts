import type { Default, Range, Text } from "specwright/words";
import type { Collection } from "./kinds.ts";

/**
 * The books of the shop.
 * @source Book
 */
export type Books = Collection<{
  uri: "/books";
  key: "{isbn}";
  element: Book;
}>;

/**
 * An amount of money.
 * @source Book > price
 */
type Amount = Range<0, 1000>;

/**
 * A book.
 * @source Book
 */
export interface Book {
  isbn: Text<13>;
  title: string;
  prize?: Amount;
  binding?: Default<"hardcover" | "paperback", "paperback">;
  published?: string;
}
