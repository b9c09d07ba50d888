/**
 * Headings that are only bold, as converters of word processors leave them: `**2.1 Doors**` alone in its paragraph; in a document without any heading the first
 * such paragraph is its title.
 */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import type { Rewritten } from "./html-tables.ts";

export function withPlainHeadings(text: string): Rewritten {
  const inCode = linesOfCode(text);
  const sourceLines = text.split("\n");
  const marked = sourceLines.map((line, at) => (inCode.has(at + 1) ? 0 : levelOf(line, sourceLines[at + 1] ?? "")));
  const isBare = marked.every((level) => level === 0);
  const titles = sourceLines.map((line, at) => (inCode.has(at + 1) || !isAlone(sourceLines, at) ? undefined : bold.exec(line)?.[1]!.trim()));
  const first = isBare ? titles.findIndex((title) => title !== undefined) : -1;
  const areNumbered = titles.some((title) => title !== undefined && number.test(title));
  const lines: number[] = [];
  let around = { level: isBare ? 1 : 0, depth: 0 };
  const written = sourceLines.map((line, at) => {
    const level = marked[at]!;
    if (level > 0) around = { level, depth: depthOf(line.replace(/^#+\s+/, "")) };
    const title = titles[at];
    if (title === undefined) return line;
    const depth = depthOf(title);
    const own = at === first ? 1 : depth > 0 ? Math.max(1, around.level + depth - around.depth) : isBare && !areNumbered && !ofPart.test(title) ? 2 : 0;
    if (own === 0) return line;
    lines.push(at + 1);
    return `${"#".repeat(Math.min(6, own))} ${title}`;
  });
  return { text: lines.length === 0 ? text : written.join("\n"), lines: lines.slice(0, 1) };
}

/** That of a heading with marks of its own; 0 for any other line. */
function levelOf(line: string, next: string): number {
  const marks = /^(#{1,6})\s/.exec(line)?.[1]!.length ?? 0;
  const underlined = /^\p{L}/u.test(line) ? /^(?:(=+)|-{3,})\s*$/.exec(next) : null;
  return marks > 0 ? marks : underlined === null ? 0 : underlined[1] === undefined ? 2 : 1;
}

function isAlone(lines: readonly string[], at: number): boolean {
  return (lines[at - 1] ?? "").trim() === "" && (lines[at + 1] ?? "").trim() === "";
}

const bold = /^(?:\*\*|__)([^*_`|:]{1,80})(?:\*\*|__)\s*$/;
const number = /^(\d+(?:\.\d+){0,4})\.?\s+\p{L}/u;

/** How many numbers it begins with. */
function depthOf(title: string): number {
  return number.exec(title)?.[1]!.split(".").length ?? 0;
}

/** What announces a part of a request is no heading of its own. */
const ofPart =
  /^(?:(?:query|path|url|uri|body|header|form|request|response|input|output|example)\s*)*(?:parameters?|params?|arguments?|fields|headers?|body|payload|requests?|responses?|returns?|errors?|examples?|notes?)$/i;
