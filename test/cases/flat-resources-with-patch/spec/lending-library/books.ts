import type { Default, OpenEnum, Pattern, ReadOnly, Says } from "specwright/words";
import type { Elements } from "./kinds.ts";
import type { AtLeast, Day, Sized, Some, Timestamp } from "./words.ts";

/**
 * The books.
 * @source Book
 * @source Endpoints > Search
 */
export type Books = Elements<{
  uri: "/books";
  key: "{isbn}";
  element: Book;
  sent: Book;
  changed: BookChanges;
  search: BookSearch;
}>;

/**
 * A book.
 * @source Book
 */
export interface Book {
  /** ISBN-13 without hyphens. */
  isbn: Pattern<"^[0-9]{13}$">;
  /**
   * The title.
   * @example The Left Hand of Darkness
   */
  title: Sized<1, 300>;
  /** The subtitle; null where the book has none. */
  subtitle?: string | null;
  /** The authors, in the order of the title page. */
  authors: Some<string>;
  /** The date of publication; null where it is unknown. */
  published?: Day | null;
  /** How many pages the book has. */
  pages?: AtLeast<1>;
  /**
   * What the book costs, in euros.
   * @example 12.9
   */
  price?: number & Says<{ exclusiveMinimum: 0 }>;
  /** The genre. */
  genre: Genre;
  /** What the book is: in print, or read aloud. */
  medium: Print | Audio;
  /** What readers think of the book; null until somebody has rated it. */
  rating?: (number & Says<{ minimum: 0; maximum: 5 }>) | null;
  /** When the library got the book. */
  added_at?: ReadOnly<Timestamp>;
  /**
   * The number of the Dewey Decimal Classification.
   * @deprecated The shelf mark takes its place.
   */
  dewey?: string;
}

/**
 * What can be changed of a book.
 * @source Book
 */
export interface BookChanges extends Partial<Omit<Book, "isbn">> {}

type Genre = OpenEnum<"fiction" | "non-fiction" | "poetry" | "comics", "the full set of genres">;

/**
 * A printed book.
 * @source Medium > A medium with kind print
 */
export interface Print {
  kind: "print";
  /** How the book is bound. */
  binding?: Default<"hardcover" | "paperback", "paperback">;
}

/**
 * A book that is read aloud.
 * @source Medium > A medium with kind audio
 */
export interface Audio {
  kind: "audio";
  /** Who reads. */
  narrator: string;
  /** How long the reading takes. */
  minutes?: AtLeast<1>;
}

/** @source Search parameters */
interface BookSearch {
  /** Words of the title or of the author. */
  q?: Sized<2, 200>;
  /** Any of these genres. */
  genre?: Genre[];
  /** Only books that are on their shelf. */
  available?: Default<boolean, false>;
}
