/** What a resource is called in sentences: the words of its noun, with the capitals that the service gives them. */
import { groupBy } from "../values/group-by.ts";
import { titleCase } from "./case.ts";

/** How a service spells words that are short for others, by the word in small letters: one way everywhere. */
export type Spellings = ReadonlyMap<string, string>;

export function resourceTitle(noun: string, spellings: Spellings): string {
  return titleCase(noun)
    .split(" ")
    .map((word) => spellingIn(spellings, word) ?? word)
    .join(" ");
}

/** What the titles of these nouns follow from. */
export function spellingsAmong(nouns: readonly string[], spellings: Spellings): readonly string[] {
  const words = new Set(nouns.flatMap((noun) => titleCase(noun).split(" ")));
  return [...words].flatMap((word) => spellingIn(spellings, word) ?? []);
}

function spellingIn(spellings: Spellings, word: string): string | undefined {
  const key = word.toLowerCase();
  const one = key.endsWith("s") ? spellings.get(key.slice(0, -1)) : undefined;
  return spellings.get(key) ?? (one === undefined ? undefined : `${one}s`);
}

/**
 * How the words of nouns are spelled in what is said of their resources: each spelling once, whether it has capitals or not.
 * @param texts as Markdown: the names of kinds, and descriptions
 */
export function spellingsIn(nouns: readonly string[], texts: readonly string[]): readonly string[] {
  const named = new Set(nouns.flatMap((noun) => titleCase(noun).toLowerCase().split(" ")));
  const words = texts.filter(isMixed).flatMap((text) => text.replace(/`[^`]*`/g, " ").match(/[\p{L}\p{N}]+/gu) ?? []);
  const spelled = [...new Set(words.map(singularOf))];
  return spelled.filter((word) => !methods.has(word) && [word, `${word}s`].some((one) => named.has(lower(one))));
}

/** @param files what each file of the service says */
export function spellingsOf(files: readonly (readonly string[])[]): Spellings {
  const short = new Set(files.flat().filter(isShort).map(lower));
  const words = groupBy(
    files.flat().filter((word) => short.has(lower(word))),
    lower,
  );
  return new Map([...words].flatMap(([key, spelled]) => usual(spelled).map((spelling) => [key, spelling] as const)));
}

/** The one that more files have than any other, if the word is short for others in it. A word without capitals in a row is one spelling, at the beginning of a sentence as well. */
function usual(spelled: readonly string[]): readonly string[] {
  const [first, second] = [...groupBy(spelled, (word) => (isShort(word) ? word : lower(word)))].sort(([, one], [, other]) => other.length - one.length);
  return first !== undefined && isShort(first[0]) && first[1].length > (second?.[1].length ?? 0) ? [first[0]] : [];
}

/** `VLANs` are several of what is called `VLAN`. */
function singularOf(word: string): string {
  return /\p{Lu}s$/u.test(word) ? word.slice(0, -1) : word;
}

/** Capitals of a text that has nothing else say nothing of a word. */
function isMixed(text: string): boolean {
  return /\p{Ll}/u.test(text);
}

/** `ISBN`, `IPv4`: what is short for other words has capitals in a row. */
function isShort(word: string): boolean {
  return /\p{Lu}\p{Lu}/u.test(word);
}

function lower(word: string): string {
  return word.toLowerCase();
}

/** A method of HTTP has its capitals wherever it is meant. */
const methods: ReadonlySet<string> = new Set(["CONNECT", "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "TRACE"]);
