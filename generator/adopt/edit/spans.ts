/** Which characters of a file belong to a node: with its comment, with the whole of its lines. */
import type { Node, SourceFile } from "ts-morph";
import type { Position } from "../../diagnostics/diagnostic.ts";
import { guessMark } from "../print/comment.ts";
import { fileOfMemoryPath } from "./memory-paths.ts";
import type { Edit } from "./opened-files.ts";

/** The path of the file as the project knows it. */
export function fileOf(node: Node): string {
  return fileOfMemoryPath(node.getSourceFile().getFilePath());
}

/** The line that a node begins in. */
export function startOf(node: Node): Position {
  return { file: fileOf(node), line: node.getStartLineNumber(), column: 1, length: 0 };
}

export function replaceNode(node: Node, text: string): Edit {
  return { file: fileOf(node), start: node.getStart(), end: node.getEnd(), text };
}

export function insertBehind(node: Node, text: string): Edit {
  return { file: fileOf(node), start: node.getEnd(), end: node.getEnd(), text };
}

/** Takes a member or a declaration away with its comment and its lines; other comments around it stay. */
export function removeNode(node: Node): Edit {
  const text = node.getSourceFile().getFullText();
  const start = beforeGuesses(text, node.getStart(true));
  const end = node.getEnd();
  const lineStart = startOfLine(text, start);
  const lineEnd = /^[ \t]*(?:\/\/[^\n]*)?(?:\r?\n|$)/.exec(text.slice(end));
  const file = fileOf(node);
  if (lineStart === undefined || lineEnd === null) return { file, ...inLine(text, start, end), text: "" };
  return { file, start: lineStart, end: withBlankLine(text, lineStart, end + lineEnd[0].length), text: "" };
}

/** Declarations behind all that a file holds. */
export function appendToFile(source: SourceFile, text: string): Edit {
  const end = source.getEnd();
  return { file: fileOf(source), start: end, end, text: `${source.getFullText().endsWith("\n") ? "" : "\n"}\n${text}\n` };
}

/** The offset after the line on which a node ends, or that of its own end where something follows it there. */
export function offsetAfterLine(node: Node): number {
  const text = node.getSourceFile().getFullText();
  const rest = /^[ \t]*(?:\/\/[^\n]*)?\r?\n/.exec(text.slice(node.getEnd()));
  return node.getEnd() + (rest?.[0].length ?? 0);
}

/** What the line begins with on which a node begins. */
export function indentOf(node: Node): string {
  const text = node.getSourceFile().getFullText();
  const line = text.lastIndexOf("\n", node.getStart() - 1) + 1;
  return /^[ \t]*/.exec(text.slice(line))![0];
}

function startOfLine(text: string, offset: number): number | undefined {
  const line = text.lastIndexOf("\n", offset - 1) + 1;
  return text.slice(line, offset).trim() === "" ? line : undefined;
}

/** The marks of guesses stand above the comment of what they are about, and go with it. */
function beforeGuesses(text: string, offset: number): number {
  const line = startOfLine(text, offset);
  if (line === undefined || line === 0) return offset;
  const before = text.lastIndexOf("\n", line - 2) + 1;
  return text.slice(before, line).trim().startsWith(`// ${guessMark}`) ? beforeGuesses(text, before) : offset;
}

/** In a line with others, the separator goes with what stood before it; with the last of them goes the one before. */
function inLine(text: string, start: number, end: number): { start: number; end: number } {
  const before = /^[ \t]*\}/.test(text.slice(end)) ? /[;,][ \t]*$/.exec(text.slice(Math.max(0, start - 80), start)) : null;
  if (before !== null) return { start: start - before[0].length, end };
  const spaces = /^[ \t]+/.exec(text.slice(end))?.[0].length ?? 0;
  return { start, end: end + spaces };
}

/** Where empty lines stood on both sides, one of them is enough. */
function withBlankLine(text: string, start: number, end: number): number {
  const isBlankBefore = start === 0 || /\n[ \t]*\r?\n$/.test(text.slice(Math.max(0, start - 80), start));
  const blank = /^[ \t]*\r?\n/.exec(text.slice(end));
  return isBlankBefore && blank !== null ? end + blank[0].length : end;
}
