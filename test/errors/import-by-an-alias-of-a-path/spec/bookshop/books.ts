import type { Collection } from "@/kinds";
import type { Default, Range, Text } from "specwright/words";

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
  price?: Range<0, 1000>;
  binding?: Default<"hardcover" | "paperback", "paperback">;
  published?: string;
}
