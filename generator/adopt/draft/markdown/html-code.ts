/** Code between tags of HTML, `<pre><code>…</code></pre>`, which Markdown has between fences. */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import { withoutEntities, type Rewritten } from "./html-tables.ts";
import { lineCounter } from "./line-counter.ts";

export function withFencedCode(text: string): Rewritten {
  const inCode = linesOfCode(text);
  const lineAt = lineCounter(text);
  const lines: number[] = [];
  const rewritten = text.replace(code, (whole: string, within: string, at: number) => {
    const line = lineAt(at);
    if (inCode.has(line)) return whole;
    lines.push(line);
    return ["```", withoutEntities(within.replace(ofLooks, "")), "```"].join("\n");
  });
  return { text: rewritten, lines };
}

const ofLooks = /<\/?(?:code|span|b|i|em|strong)\b[^<>]*>/gi;
const code = /^[ \t]*<pre\b[^>]*>\s*?\n?(?:<code\b[^>]*>)?[ \t]*\n?(.*?)\s*(?:<\/code>\s*)?<\/pre>[ \t]*$/gims;
