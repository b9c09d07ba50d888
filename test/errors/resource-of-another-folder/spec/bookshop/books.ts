export type { Book, Books } from "../shared/books.ts";
