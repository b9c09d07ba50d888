import type { Default, Range, Text } from "specwright/words";
import type { Collection } from "./kinds.ts";

/**
 * The books of the shop.
 * @source Book
 */
export type Books = Collection<{
  uri: "/books";
  key: "{part1}+{part2}+{part3}+{part4}+{part5}+{part6}+{part7}+{prat8}+{part9}+{part10}+{part11}";
  element: Book;
}>;

/**
 * A book.
 * @source Book
 */
export interface Book {
  isbn: Text<13>;
  part1: string;
  part2: string;
  part3: string;
  part4: string;
  part5: string;
  part6: string;
  part7: string;
  part8: string;
  part9: string;
  part10: string;
  part11: string;
  title: string;
  price?: Range<0, 1000>;
  binding?: Default<"hardcover" | "paperback", "paperback">;
  published?: string;
}
