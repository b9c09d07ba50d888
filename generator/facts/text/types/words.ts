/** The words of types that a service's wording has. */
import { literalPattern, notWithinWord } from "../../../values/pattern.ts";
import type { TypeWord, Wording } from "../../wording.ts";

export interface TypeWords {
  readonly all: readonly string[];
  /** An expression for one of them, in the singular or the plural. */
  readonly noun: string;
  /** An expression for those of lists. */
  readonly list: string;
  /** What one of them means, in the singular or the plural. */
  readonly meaning: (word: string) => TypeWord;
  readonly has: (word: string) => boolean;
}

export function typeWords({ types }: Wording): TypeWords {
  const byWord = new Map<string, TypeWord>();
  for (const [type, words] of Object.entries(types) as [TypeWord, readonly string[]][]) {
    for (const word of words) if (!byWord.has(word)) byWord.set(word, type);
  }
  const all = [...byWord.keys()];
  const longestFirst = all.toSorted((one, other) => other.length - one.length);
  const lists = all.filter((word) => byWord.get(word) === "array");
  const inSingular = (word: string): string => word.replace(/(?<=sh)es$|s$/, "");
  return {
    all,
    noun: notWithinWord(`(?:(?:${longestFirst.map((word) => literalPattern(word)).join("|")})(?:s|(?<=sh)es)?)`),
    list: notWithinWord(`(?:${lists.map((word) => literalPattern(word)).join("|")}|set)s?`),
    meaning: (word) => byWord.get(word.toLowerCase()) ?? byWord.get(inSingular(word.toLowerCase())) ?? "string",
    has: (word) => byWord.has(word.toLowerCase()),
  };
}
