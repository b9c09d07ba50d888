/** What cells name. */
import type { FoundFact } from "../../fact.ts";
import type { CellInColumn } from "./cell-in-column.ts";

/** A cell that is no prose has few words: those that name a type or something declared count, but no `string` that what is named behind it is called. */
export function withNamedWords({ text, reader: { types }, names }: CellInColumn, found: readonly FoundFact[]): readonly FoundFact[] {
  const isFree = (index: number, end: number): boolean => !found.some((one) => index < one.end && end > one.index);
  const isCalled = (word: string, index: number): boolean => {
    const end = index + word.length;
    const next = end + apposition.exec(text.slice(end))![0].length;
    return types.at(word)?.type === "string" && found.some((one) => one.fact === "mention" && one.index === next);
  };
  const words = [...text.matchAll(/[\p{L}\p{N}_-]+/gu)].filter(
    ({ 0: word, index }) => names.has(word) || (types.words(word).length > 0 && !isCalled(word, index)),
  );
  const mentions = words.map((match): FoundFact => ({
    fact: "mention",
    value: match[0].toLowerCase(),
    index: match.index,
    end: match.index + match[0].length,
  }));
  return [...found, ...mentions.filter(({ index, end }) => isFree(index, end))];
}

/** `the string key`, `a string that is key`, `the string made of key` */
const apposition = /^\s+(?:(?:that|which) (?:is|consists of) |(?:(?:made(?: up)?|consisting|composed) )?of )?(?:the |an? )?|^/u;
