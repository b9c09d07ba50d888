/** Boxes around text: `!!! note "Example"` above what is indented, and `:::tip` down to `:::`. What they hold is text as any other, below its title. */
import { findLineFrom } from "./find-line-from.ts";
import type { Rewritten } from "./html-tables.ts";

export function withoutBoxes(text: string): Rewritten {
  const written: string[] = [];
  const lines: number[] = [];
  const sourceLines = text.split("\n");
  let fence: string | undefined;
  for (let at = 0; at < sourceLines.length; at += 1) {
    const line = sourceLines[at]!;
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined) fence = fence === undefined ? mark : mark.startsWith(fence) ? undefined : fence;
    const [, title] = (fence === undefined ? (folded.exec(line) ?? fenced.exec(line)) : undefined) ?? [];
    if (title === undefined) {
      written.push(line);
      continue;
    }
    lines.push(at + 1);
    written.push(title, ...(title === "" ? [] : [""]));
    if (!folded.test(line)) continue;
    const end = findLineFrom(sourceLines, at + 1, (one) => one.trim() !== "" && !/^(?: {4}|\t)/.test(one));
    written.push(...sourceLines.slice(at + 1, end).map((one) => one.replace(/^(?: {4}|\t)/, "")));
    at = end - 1;
  }
  return { text: lines.length === 0 ? text : written.join("\n"), lines };
}

const folded = /^(?:\?{3}\+?|!{3})\s+[\w-]+(?:\s+"?|$)([^"]*)"?\s*$/;
const fenced = /^:::+\s*(?:\w[\w-]*)?\s*(.*)$/;
