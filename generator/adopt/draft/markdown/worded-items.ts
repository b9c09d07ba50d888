/**
 * Items that begin with a name in italics or bold, a comma and its type, with what else there is to say in items below: `- *size*, integer` above `- how large`
 * is `` - `size` (integer): How large. ``, as others write it.
 */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import { findLineFrom } from "./find-line-from.ts";
import type { Rewritten } from "./html-tables.ts";

export function withSentencesOfItems(text: string): Rewritten {
  const inCode = linesOfCode(text);
  const sourceLines = text.split("\n");
  const written: string[] = [];
  const lines: number[] = [];
  for (let at = 0; at < sourceLines.length; at += 1) {
    const [, indent = "", bullet, name, type, rest = ""] = (inCode.has(at + 1) ? undefined : item.exec(sourceLines[at]!)) ?? [];
    if (name === undefined) {
      written.push(sourceLines[at]!);
      continue;
    }
    const end = findLineFrom(sourceLines, at + 1, (line) => line.trim() === "" || /^\s*/.exec(line)![0].length <= indent.length);
    const sentences = [rest.replace(/^[\s,.:;–—-]+/, ""), ...sourceLines.slice(at + 1, end).map((line) => line.replace(/^\s*[-*+]\s+/, "").trim())];
    const meaning = sentences
      .filter((sentence) => sentence !== "")
      .map(asSentence)
      .join(" ");
    if (lines.at(-1) === undefined || written.at(-1)?.trim() === "") lines.push(at + 1);
    written.push(`${indent}${bullet}\`${name}\` (${type})${meaning === "" ? "" : `: ${meaning}`}`);
    at = end - 1;
  }
  return { text: lines.length === 0 ? text : written.join("\n"), lines };
}

function asSentence(text: string): string {
  const whole = /[.!?:]$/.test(text) ? text : `${text}.`;
  return whole.slice(0, 1).toUpperCase() + whole.slice(1);
}

const item =
  /^(\s*)([-*+]\s+)(?:\*{1,2}|_{1,2})([\p{L}_$@][\p{L}\p{N}_$@.[\]-]*?)(?:\*{1,2}|_{1,2}),\s+(string|integer|number|float|boolean|object)(?![\p{L}\p{N}-])(.*)$/iu;
