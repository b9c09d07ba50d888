/** What a resource is called in sentences: the words of its noun, with the capitals that what is said of it gives them. */
import { titleCase } from "./case.ts";

/** @param texts what is said of the resource, as Markdown: the name of its kind, its description */
export function titleOf(noun: string, texts: readonly string[]): string {
  const title = titleCase(noun);
  const said = texts.filter(isMixed);
  if (said.length === 0) return title;
  const words = said.flatMap((text) => text.replace(/`[^`]*`/g, " ").match(/[\p{L}\p{N}]+/gu) ?? []);
  return title
    .split(" ")
    .map((word) => spellingOf(word, words) ?? word)
    .join(" ");
}

/** Capitals of a text that has nothing else say nothing of a word. */
function isMixed(text: string): boolean {
  return isShort.test(text) && /\p{Ll}/u.test(text);
}

/** `ISBN`, `IPv4`: what is short for other words has capitals in a row. */
const isShort = /\p{Lu}\p{Lu}/u;

/** The word as all of these have it, if it is short for others. A method of HTTP has its capitals wherever it is meant. */
function spellingOf(word: string, words: readonly string[]): string | undefined {
  const [spelling, another] = new Set(words.filter((one) => one.toLowerCase() === word.toLowerCase()));
  return spelling !== undefined && another === undefined && isShort.test(spelling) && !methods.has(spelling) ? spelling : undefined;
}

const methods: ReadonlySet<string> = new Set(["CONNECT", "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "TRACE"]);
