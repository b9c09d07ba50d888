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
