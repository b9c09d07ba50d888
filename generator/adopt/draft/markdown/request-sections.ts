/**
 * Requests in lines or items of one section, each with tables behind it: a section for each, as others write it. Where only what stands
 * behind the last one has a table, that can be about all of them, and the section stays as it is.
 */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import { requestAlone } from "../survey/text/request-lines.ts";
import { findLineFrom } from "./find-line-from.ts";
import type { Rewritten } from "./html-tables.ts";

export function withSectionsOfRequests(text: string): Rewritten {
  const inCode = linesOfCode(text);
  const sourceLines = text.split("\n");
  const headings = sourceLines.flatMap((line, at) => (!inCode.has(at + 1) && /^#{1,6}\s/.test(line) ? [at] : []));
  const lines: number[] = [];
  const written = [0, ...headings].flatMap((from, index) => {
    const own = sourceLines.slice(from, headings[index] ?? sourceLines.length);
    const level = Math.min(6, (/^#*/.exec(own[0] ?? "")![0].length || 1) + 1);
    const starts = own.flatMap((_, at) => (inCode.has(from + at + 1) ? [] : (startAt(own, at) ?? [])));
    const parts = starts.map((start, at) => ({ ...start, lines: own.slice(start.line + 1, starts[at + 1]?.from ?? own.length) }));
    if (parts.length < 2 || !parts.slice(0, -1).some(hasTable)) return own;
    lines.push(from + starts[0]!.line + 1);
    return [...own.slice(0, starts[0]!.from), ...parts.flatMap((part) => sectionOf(part, "#".repeat(level)))];
  });
  return { text: lines.length === 0 ? text : written.join("\n"), lines };
}

/** Where a request begins: at its line, or at a line in bold before it that is its title. */
interface Start {
  readonly from: number;
  readonly line: number;
  readonly title?: string;
  readonly request: string;
  readonly purpose: string;
  readonly isItem: boolean;
}

interface Part extends Start {
  readonly lines: readonly string[];
}

function startAt(lines: readonly string[], line: number): Start | undefined {
  const [, bullet, request = "", rest = ""] = start.exec(lines[line]!) ?? [];
  const said = rest.trim() === "" ? "" : separated.exec(rest)?.[1];
  if (requestAlone(request) === undefined || said === undefined) return undefined;
  const before = lines.slice(0, line).findLastIndex((one) => one.trim() !== "");
  const title = before > 0 ? inBold.exec(lines[before]!)?.[1] : undefined;
  return { from: title === undefined ? line : before, line, ...(title === undefined ? {} : { title }), request, purpose: said, isItem: bullet !== undefined };
}

/** `` `GET /things` – lists them ``, in a line of its own or in an item. */
const start = /^([-*+]\s+)?(?:\*\*|__)?`?([A-Z]+ \/[^\s`*]*)`?(?:\*\*|__)?(.*)$/;
const separated = /^\s*[-–—:]\s+(\S.*?)\s*$/;
const inBold = /^(?:\*\*|__)([^*_`]+?)(?:\*\*|__):?\s*$/;

function hasTable({ lines }: Part): boolean {
  return lines.some((line, at) => /^\s*\|/.test(line) && /^\s*\|?\s*:?-+/.test(lines[at + 1] ?? ""));
}

/** What stands below an item is indented. */
function sectionOf({ title, request, purpose, isItem, lines }: Part, mark: string): readonly string[] {
  const below = isItem ? lines.map((line) => line.replace(/^(?: {2,4}|\t)/, "")) : lines;
  const heading = title === undefined ? [`${mark} ${request}`, ""] : [`${mark} ${title}`, "", `\`${request}\``, ""];
  return [...heading, ...(purpose === "" ? [] : [purpose, ""]), ...withoutEmptyStart(below)];
}

function withoutEmptyStart(lines: readonly string[]): readonly string[] {
  return lines.slice(findLineFrom(lines, 0, (line) => line.trim() !== ""));
}
