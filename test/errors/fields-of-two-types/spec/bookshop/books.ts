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
export type Book = Printed & Priced;

/** @source Book */
interface Printed {
  isbn: Text<13>;
  title: string;
  price?: string;
  binding?: Default<"hardcover" | "paperback", "paperback">;
  published?: string;
}

/** @source Book */
interface Priced {
  price?: Range<0, 1000>;
}
