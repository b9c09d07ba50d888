import type { AddressedAt } from "specwright/http";
import type { Range } from "specwright/words";
import type { Collection } from "./kinds.ts";

/**
 * What readers say about a book.
 * @source Review
 */
export type Reviews = Collection<{
  uri: "/books/{isbn}/reviews";
  key: "{number}";
  element: Review;
}>;

/**
 * A review.
 * @source Review
 */
export interface Review {
  number: number;
  stars?: AddressedAt<Range<1, 5>, "/books/{isbn}">[];
  text?: string;
}
