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
  /** @example {"net": [18446744073709551615, "9007199254740993"], "gross": 0.5} */
  price?: Range<-9_007_199_254_740_993, 0xFFFF_FFFF_FFFF_FFFF>;
  binding?: Default<"hardcover" | "paperback", "paperback">;
  published?: Default<number, 0.12345678901234567890> | 1.8446744073709551615e19 | 1e400;
  pages?: 0.1 | 1e21 | 1.7976931348623157e308 | 18446744073709551616 | 1_000_000_000_000_000_000 | 0xFFFF_FFFF_FFFF_F800;
}
