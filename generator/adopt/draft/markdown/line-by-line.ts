/** Documents of which each line outside code is rewritten alone. */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import type { Rewritten } from "./html-tables.ts";

export function lineByLine(text: string, rewrite: (line: string) => string): Rewritten {
  const inCode = linesOfCode(text);
  const lines: number[] = [];
  const written = text.split("\n").map((line, index) => {
    const plain = inCode.has(index + 1) ? line : rewrite(line);
    if (plain !== line) lines.push(index + 1);
    return plain;
  });
  return { text: lines.length === 0 ? text : written.join("\n"), lines };
}
