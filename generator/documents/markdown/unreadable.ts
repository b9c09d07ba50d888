/** Why a text is no document at all: known at a glance, before any of it is parsed. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { conflictAt } from "../../values/conflict.ts";

/** Ten times what an API of 100,000 fields needs; beyond it a reader would wait, and the file is something else. */
const longest = 64 * 1024 * 1024;
/** Ten times the list of an object's 5,000 fields. */
const longestLine = 1_000_000;

export function whyUnreadable(file: string, text: string): Diagnostic | undefined {
  const start = { file, line: 1, column: 1, length: 0 };
  if (text.length > longest) return report("document-too-large", { file, characters: text.length, longest }, start);
  const long = longLine(text);
  if (long !== undefined) return report("document-line-too-long", { file, longest: longestLine }, { ...placeOf(file, text, long), length: 0 });
  const foreign = foreignIn(text);
  if (foreign !== -1) return report("document-not-text", { file }, placeOf(file, text, foreign));
  if (text.trim() === "") return report("document-empty", { file }, start);
  const conflict = conflictAt(text);
  if (conflict !== undefined) return report("document-in-conflict", { file }, { ...placeOf(file, text, conflict), length: 7 });
  if (/^\s*(?:<!doctype html|<html)\b/i.test(text)) return report("document-of-html", { file }, start);
  if (!/^[ >]*#{1,6}(?:\s|$)|^ {0,3}(?:=+|-+)[ \t]*$/m.test(text)) return report("document-without-headings", { file }, start);
  return undefined;
}

/** The offset of what stands for no character. What code shows may be binary: there it costs the block alone. */
function foreignIn(text: string): number {
  const first = text.search(/[\0\uFFFD]/);
  return first === -1 ? first : text.replace(fenced, (block) => block.replaceAll("\uFFFD", " ")).search(/[\0\uFFFD]/);
}

const fenced = /^[ \t>]*(`{3,}|~{3,})[^`\n]*\n[^]*?^[ \t>]*\1/gm;

/** The offset of a line that is too long. From the last line break that is near enough the next one is looked for: most lines are passed over. */
function longLine(text: string): number | undefined {
  let start = 0;
  while (text.length - start > longestLine) {
    const near = text.slice(start, start + longestLine + 1);
    const end = Math.max(near.lastIndexOf("\n"), near.lastIndexOf("\r"));
    if (end === -1) return start;
    start += end + 1;
  }
  return undefined;
}

function placeOf(file: string, text: string, offset: number): { file: string; line: number; column: number; length: number } {
  const before = text.slice(0, offset).split(/\r\n?|\n/);
  return { file, line: before.length, column: before.at(-1)!.length + 1, length: 1 };
}
