/** What cells name. */
import type { Found } from "../../fact.ts";
import type { CellInColumn } from "./cell-in-column.ts";

/** A cell that is no prose has few words: those that name a type or something declared count. */
export function withWords({ text, reader: { types }, names }: CellInColumn, found: readonly Found[]): readonly Found[] {
  const isFree = (index: number, end: number): boolean => !found.some((one) => index < one.end && end > one.index);
  const words = [...text.matchAll(/[\p{L}\p{N}_-]+/gu)].filter(([word]) => names.has(word) || types.words(word).length > 0);
  const mentions = words.map((match): Found => ({ fact: "mention", value: match[0].toLowerCase(), index: match.index, end: match.index + match[0].length }));
  return [...found, ...mentions.filter(({ index, end }) => isFree(index, end))];
}
