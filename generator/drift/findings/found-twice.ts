/** What is found twice: as that another thing carries a credential, and as a word of the same place that came or went. */
import type { RawFinding } from "./raw-finding.ts";

/** What says something else than the first ones do. */
export function withoutFoundTwice(known: readonly RawFinding[], found: readonly RawFinding[]): readonly RawFinding[] {
  if (known.length === 0) return found;
  const places = new Set(known.map(({ document: { line, column } }) => `${line}:${column}`));
  const isWord = ({ fact, from, to, document: { line } }: RawFinding): boolean =>
    fact === "mention" && known.some((one) => one.document.line === line && from !== undefined && one.from === from && (to === undefined || one.to === to));
  return found.filter((raw) => !places.has(`${raw.document.line}:${raw.document.column}`) && !isWord(raw));
}
