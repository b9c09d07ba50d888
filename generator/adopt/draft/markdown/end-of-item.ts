/** Where an item of a list ends. */
import { findLineFrom } from "./find-line-from.ts";

/** Behind the paragraphs that are indented as far as the item's text, in front of anything else than text. */
export function endOfItem(lines: readonly string[], at: number, indent: number): number {
  const end = findLineFrom(lines, at + 1, (line) => line.trim() !== "" && (line.slice(0, indent).trim() !== "" || isOther.test(line)));
  return at + 1 + (lines.slice(at + 1, end).findLastIndex((line) => line.trim() !== "") + 1);
}

const isOther = /^\s*(?:[-*+]\s|\d+[.)]\s|[#>|<]|`{3}|~{3})/;
