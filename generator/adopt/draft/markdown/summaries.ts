/** What a request folds away: `<details>` whose summary is the request are sections of their own; other summaries are lines of text. */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import { requestAlone } from "../survey/text/request-lines.ts";
import { cellText, type Rewritten } from "./html-tables.ts";
import { lineCounter } from "./line-counter.ts";

export function withPlainSummaries(text: string): Rewritten {
  const inCode = linesOfCode(text);
  const lineAt = lineCounter(text);
  const level = levelsFor(text);
  const lines: number[] = [];
  const rewritten = text.replace(folded, (whole: string, summary: string | undefined, at: number) => {
    const line = lineAt(at);
    if (inCode.has(line)) return whole;
    if (summary === undefined) return "";
    lines.push(line);
    const said = cellText(summary).replace(/`\s*/g, " ").replace(/\s+/g, " ").trim();
    const [, request = "", rest = ""] = /^([A-Z]+ \S+)\s*(.*)$/s.exec(said) ?? [];
    if (requestAlone(request) === undefined) return `${said}\n`;
    return `${"#".repeat(level(at))} ${request}\n${rest === "" ? "" : `\n${rest.replace(/^\((.*)\)$/s, "$1")}\n`}`;
  });
  return { text: rewritten, lines };
}

const folded = /^[ \t]*(?:<details\b[^>]*>\s*<summary\b[^>]*>(.*?)<\/summary>|<\/details>)[ \t]*$/gims;

/** The level of a heading for what is folded away at an offset: above the headings within, below the one before where there are none within. */
function levelsFor(text: string): (at: number) => number {
  const marks = [...text.matchAll(/^(?:(#{1,6})\s|[ \t]*<\/details>)/gim)].map(({ 1: heading, index }) => ({ index, level: heading?.length }));
  return (at) => {
    const next = marks.findIndex(({ index }) => index > at);
    const after = next === -1 ? [] : marks.slice(next);
    const end = after.findIndex(({ level }) => level === undefined);
    const within = (end === -1 ? after : after.slice(0, end)).map(({ level }) => level!);
    const before = marks.slice(0, next === -1 ? undefined : next).findLast(({ level }) => level !== undefined)?.level;
    return within.length > 0 ? Math.max(1, Math.min(...within) - 1) : Math.min(6, (before ?? 0) + 1);
  };
}
