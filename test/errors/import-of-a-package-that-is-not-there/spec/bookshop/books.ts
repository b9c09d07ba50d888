import type { Money } from "money";
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
 * A book.
 * @source Book
 */
export interface Book {
  isbn: Text<13>;
  title: string;
  price?: Money;
  binding?: Default<"hardcover" | "paperback", "paperback">;
  published?: string;
}
