/** Headings whose marks stand right before their text: `###Things`, as older readers of Markdown took them. */
import type { Rewritten } from "./html-tables.ts";
import { lineByLine } from "./line-by-line.ts";

export function withSpacedHeadings(text: string): Rewritten {
  return lineByLine(text, (line) => line.replace(tight, "$1 "));
}

/** One mark alone begins other things as well, such as `#1`. */
const tight = /^(#{2,6})(?=[^#\s])/;
