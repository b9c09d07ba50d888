/** Whether a word can stand where another one did: beside it stand the words that it has beside it in its own sentence. */
import { stemsOf } from "../../documents/editions/stems.ts";

/**
 * Numbers and names can always: only plain words make a sentence or break it.
 * @param text in which `from` gives way
 * @param sentence in which `to` was found
 */
export function fitsInstead(text: string, from: string, sentence: string, to: string): boolean {
  if (![from, to].every(isPlain)) return true;
  const there = beside(text, from);
  return beside(sentence, to).some(([before, after]) => there.some(([left, right]) => isAlike(before, left) && isAlike(after, right)));
}

function isPlain(word: string): boolean {
  return /^\p{Ll}+$/u.test(word);
}

type Neighbours = readonly [string | undefined, string | undefined];

function beside(text: string, word: string): readonly Neighbours[] {
  const words = text.replace(/['’]s\b/gu, "").match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((one, index): readonly Neighbours[] => (one === word ? [[words[index - 1], words[index + 1]]] : []));
}

function isAlike(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.toLowerCase() === other.toLowerCase() || [...stemsOf(one)].some((stem) => stemsOf(other).has(stem));
}
