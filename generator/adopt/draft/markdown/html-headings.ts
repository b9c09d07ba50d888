/** Headings in tags of HTML, as headings of Markdown. */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import { cellText, type Rewritten } from "./html-tables.ts";
import { lineCounter } from "./line-counter.ts";

export function withMarkdownHeadings(text: string): Rewritten {
  const inCode = linesOfCode(text);
  const lineAt = lineCounter(text);
  const lines: number[] = [];
  const rewritten = text.replace(tagged, (whole: string, level: string, html: string, at: number) => {
    const title = cellText(html);
    if (title === "" || inCode.has(lineAt(at))) return whole;
    lines.push(lineAt(at));
    return `${"#".repeat(Number(level))} ${title}`;
  });
  return { text: rewritten, lines };
}

const tagged = /^[ \t]*<h([1-6])\b[^>]*>([^\n]*?)<\/h\1>[ \t]*$/gim;
