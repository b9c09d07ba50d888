import type { Default, Range, Text } from "specwright/words";
import type { Collection } from "./kinds.ts";

/**
 * The novels of the shop.
 * @source Book
 */
export type Novels = Collection<{
  uri: "/books";
  key: "{isbn}";
  element: Novel;
}>;

/**
 * A novel.
 * @source Book
 */
export interface Novel {
  isbn: Text<13>;
  title: string;
  price?: Range<0, 1000>;
  binding?: Default<"hardcover" | "paperback", "paperback">;
  published?: string;
}
