/** What is found twice: as that another thing carries a credential, and as a word of the same place that came or went. */
import type { Raw } from "./raw.ts";

/** What says something else than the first ones do. */
export function besides(told: readonly Raw[], found: readonly Raw[]): readonly Raw[] {
  if (told.length === 0) return found;
  const places = new Set(told.map(({ document: { line, column } }) => `${line}:${column}`));
  const isWord = ({ fact, from, to, document: { line } }: Raw): boolean =>
    fact === "mention" && told.some((one) => one.document.line === line && from !== undefined && one.from === from && (to === undefined || one.to === to));
  return found.filter((raw) => !places.has(`${raw.document.line}:${raw.document.column}`) && !isWord(raw));
}
