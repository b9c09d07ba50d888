/** What a request folds away: `<details>` whose summary is the request are sections of their own; other summaries are lines of text. */
import { codeBlocks } from "./code-blocks.ts";
import { cellText, type Rewritten } from "./html-tables.ts";
import { requestAlone } from "./request-lines.ts";

export function withPlainSummaries(text: string): Rewritten {
  const inCode = new Set(codeBlocks(text).flatMap(({ first, lines }) => lines.map((_, index) => first + index)));
  const starts = lineStarts(text);
  const lineAt = (offset: number): number => starts.findLastIndex((start) => start <= offset) + 1;
  const lines: number[] = [];
  const rewritten = text.replace(folded, (whole: string, summary: string | undefined, at: number) => {
    const line = lineAt(at);
    if (inCode.has(line)) return whole;
    if (summary === undefined) return "";
    lines.push(line);
    const said = cellText(summary).replace(/`\s*/g, " ").replace(/\s+/g, " ").trim();
    const [, request = "", rest = ""] = /^([A-Z]+ \S+)\s*(.*)$/s.exec(said) ?? [];
    if (requestAlone(request) === undefined) return `${said}\n`;
    const level = levelFor(text.slice(0, at), text.slice(at + whole.length));
    return `${"#".repeat(level)} ${request}\n${rest === "" ? "" : `\n${rest.replace(/^\((.*)\)$/s, "$1")}\n`}`;
  });
  return { text: rewritten, lines };
}

const folded = /^[ \t]*(?:<details\b[^>]*>\s*<summary\b[^>]*>(.*?)<\/summary>|<\/details>)[ \t]*$/gims;

/** Above the headings within, below the one before where there are none within. */
function levelFor(before: string, after: string): number {
  const within = levelsIn(after.split(/<\/details>/i)[0]!);
  return within.length > 0 ? Math.max(1, Math.min(...within) - 1) : Math.min(6, (levelsIn(before).at(-1) ?? 0) + 1);
}

function levelsIn(text: string): readonly number[] {
  return [...text.matchAll(/^(#{1,6})\s/gm)].map(([, marks]) => marks!.length);
}

function lineStarts(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
