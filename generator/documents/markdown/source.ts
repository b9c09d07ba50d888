/**
 * The text that positions count in: without byte order mark, lines ending in one `\n`, front matter but for its title, block comments and the marks of notes blanked.
 * Nothing before a character changes its line or column.
 */
import type { Position } from "../../diagnostics/diagnostic.ts";
import { frontMatterOf } from "./front-matter.ts";
import { starsRequire, withoutNoteMarks } from "./note-marks.ts";

export interface MarkdownSource {
  readonly file: string;
  readonly text: string;
  /** The offset of each line's first character. */
  readonly lines: readonly number[];
  /** How many lines stand above, where the text is a part of another. */
  readonly above: number;
  /** Whether the document as a whole says that a star behind a name marks what must be given. */
  readonly starsRequire: boolean;
}

export function markdownSource(file: string, text: string): MarkdownSource {
  const plain = withoutNoteMarks(withoutComments(withoutFrontMatter(text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"))));
  const lines = [0];
  for (let end = plain.indexOf("\n"); end !== -1; end = plain.indexOf("\n", end + 1)) lines.push(end + 1);
  return { file, text: plain, lines, above: 0, starsRequire: starsRequire(plain) };
}

/** The offset of a line, counted from 0; of the text's end where there is no such line. */
export function lineStart(source: MarkdownSource, line: number): number {
  return source.lines[line] ?? source.text.length;
}

/** The offset behind a line's last character. */
export function lineEnd(source: MarkdownSource, line: number): number {
  const end = source.text.indexOf("\n", lineStart(source, line));
  return end === -1 ? source.text.length : end;
}

export function lineText(source: MarkdownSource, line: number): string {
  return source.text.slice(lineStart(source, line), lineEnd(source, line));
}

export function positionAt(source: MarkdownSource, offset: number, length: number): Position {
  const line = lineOf(source.lines, offset);
  return { file: source.file, line: source.above + line + 1, column: offset - lineStart(source, line) + 1, length };
}

/** The line of a position, counted from 0 as the source has it. */
export function lineOfPosition(source: MarkdownSource, { line }: Position): number {
  return line - 1 - source.above;
}

/** The last line that starts at the offset or before it. */
function lineOf(lines: readonly number[], offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lines[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The title that it gives heads the document, where nothing else does. */
function withoutFrontMatter(text: string): string {
  const front = frontMatterOf(text);
  if (front === "") return text;
  const rest = text.slice(front.length);
  const [, before = front, given = "", title = "", after = ""] = hasTop.test(rest) ? [] : (titled.exec(front) ?? []);
  const heading = given === "" ? "" : `#${" ".repeat(given.length - 1)}${title}`;
  return blank(before) + heading + blank(after) + rest;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}

const hasTop = /^#\s|^\S.*\n=+[ \t]*$/m;
const titled = /^((?:.*\n)+?)(title[ \t]*[:=][ \t]*["']?)(.*?[^"'\s])(["']?[ \t]*\n[^]*)$/;

/**
 * A comment hides what it holds from every reader of the document, so from this one as well; within backticks it is text, and so is one that holds the bar at
 * which a cell of a table ends.
 */
function withoutComments(text: string): string {
  const parts: string[] = [];
  let done = 0;
  for (const { index } of text.matchAll(/<!--/g)) {
    if (index < done || isText(text, index)) continue;
    const end = text.indexOf("-->", index);
    if (end === -1) break;
    if (isInTable(text, index) && /[|\n]/.test(text.slice(index, end))) continue;
    parts.push(text.slice(done, index), text.slice(index, end + 3).replace(/[^\n]/g, " "));
    done = end + 3;
  }
  return parts.length === 0 ? text : parts.join("") + text.slice(done);
}

function isText(text: string, index: number): boolean {
  const before = lineBefore(text, index);
  return /^(?: {4}|\t)/.test(before) || before.split("`").length % 2 === 0;
}

function isInTable(text: string, index: number): boolean {
  return /^ *\|/.test(lineBefore(text, index));
}

function lineBefore(text: string, index: number): string {
  return text.slice(text.lastIndexOf("\n", index) + 1, index);
}
