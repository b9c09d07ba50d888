/**
 * Items of a list that are statuses, with the fields of what is answered below them: `- **201** – Created` above `- id (string)` leaves the list of statuses, and
 * the fields stand behind it, below a line of their own.
 */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import { findLineFrom } from "./find-line-from.ts";
import type { Rewritten } from "./html-tables.ts";

export function withAnswersApart(text: string): Rewritten {
  const sourceLines = text.split("\n");
  if (!sourceLines.some((line) => status.test(line))) return { text, lines: [] };
  const inCode = linesOfCode(text);
  const written: string[] = [];
  const lines: number[] = [];
  for (let at = 0; at < sourceLines.length; at += 1) {
    const end =
      inCode.has(at + 1) || !status.test(sourceLines[at]!) ? at : findLineFrom(sourceLines, at + 1, (line) => !/^\s+\S/.test(line) && !status.test(line));
    const items = itemsIn(sourceLines.slice(at, end));
    if (items === undefined) {
      written.push(sourceLines[at]!);
      continue;
    }
    lines.push(at + 1);
    written.push(
      ...items.map(({ line }) => line),
      ...items.flatMap(({ line, below }) => (below.length === 0 ? [] : ["", `Response ${status.exec(line)![1]}:`, "", ...below])),
    );
    at = end - 1;
  }
  return { text: lines.length === 0 ? text : written.join("\n"), lines };
}

const status = /^[-*+]\s+(?:\*\*|__|`)?([1-5]\d\d)\b/;

interface Item {
  readonly line: string;
  /** As far to the left as the item itself. */
  readonly below: readonly string[];
}

/** Undefined where none has fields below it, or anything else stands there. */
function itemsIn(lines: readonly string[]): readonly Item[] | undefined {
  const items: { readonly line: string; readonly below: string[] }[] = [];
  for (const line of lines) {
    if (status.test(line)) items.push({ line, below: [] });
    else if (/^\s+[-*+]\s+(?:\*\*|__|`)?[\p{L}_$@]/u.test(line)) items.at(-1)!.below.push(line);
    else return undefined;
  }
  if (items.every(({ below }) => below.length === 0)) return undefined;
  return items.map(({ line, below }) => {
    const indent = /^\s*/.exec(below[0] ?? "")![0].length;
    return { line, below: below.map((one) => one.slice(indent)) };
  });
}
