/** Headings whose marks stand right before their text: `###Things`, as older readers of Markdown took them. */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import type { Rewritten } from "./html-tables.ts";

export function withSpacedHeadings(text: string): Rewritten {
  const inCode = linesOfCode(text);
  const lines: number[] = [];
  const rewritten = text.split("\n").map((line, at) => {
    if (inCode.has(at + 1) || !tight.test(line)) return line;
    lines.push(at + 1);
    return line.replace(tight, "$1 ");
  });
  return { text: lines.length === 0 ? text : rewritten.join("\n"), lines };
}

/** One mark alone begins other things as well, such as `#1`. */
const tight = /^(#{2,6})(?=[^#\s])/;
