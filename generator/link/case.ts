/** Names in the cases of the outputs, made of whatever a document calls a thing. There are few, and each is asked for at every place that has it. */
import { memoize } from "../values/memoize.ts";

/** The words of a name: split at what is no letter or digit, and before a capital that follows a small letter. */
function wordsOf(name: string): readonly string[] {
  if (oneWord.test(name)) return [name];
  return name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** What most names of verbs and members are. */
const oneWord = /^[a-z]+$/;

/** `book-shelf` is `BookShelf`. */
export const pascalCase = memoize((name: string): string => {
  return wordsOf(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
});

/** `LibraryBookShelves` is `Library Book Shelves`. */
export const titleCase = memoize((name: string): string => wordsOf(pascalCase(name)).join(" "));

/** `readMany` is `Read many`. */
export function sentenceCase(name: string): string {
  const words = titleCase(name);
  return words.charAt(0) + words.slice(1).toLowerCase();
}

/** The name with a small first letter. */
export function camelCase(name: string): string {
  const pascal = pascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}
