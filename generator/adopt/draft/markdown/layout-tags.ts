/** Tags that only lay a page out, in lines of their own: `<aside class="notice">` around a paragraph is that paragraph. */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import type { Rewritten } from "./html-tables.ts";

export function withoutLayout(text: string): Rewritten {
  const inCode = linesOfCode(text);
  const sourceLines = text.split("\n");
  const isTag = sourceLines.map((line, at) => !inCode.has(at + 1) && alone.test(line));
  const lines = sourceLines.flatMap((_, at) => (isTag[at] && !isTag[at - 1] ? [at + 1] : []));
  return { text: lines.length === 0 ? text : sourceLines.map((line, at) => (isTag[at] ? "" : line)).join("\n"), lines };
}

const alone = /^\s*(?:<\/?(?:aside|article|center|div|figure|section)\b[^<>]*>\s*)+$/i;
