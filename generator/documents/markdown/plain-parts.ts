/**
 * Text in which each line is what it begins as, whatever stands around it: with a bar it stands in a table, with a letter in a
 * paragraph. Most sections of a large document hold nothing else, and need no grammar to be read.
 */
import { readMarkup } from "./markdown.ts";
import { isNavigation, linesSpan } from "./paragraphs.ts";
import type { DocumentPart } from "./part.ts";
import { lineEnd, lineStart, lineText, type MarkdownSource } from "./source.ts";
import { tableOn } from "./tables.ts";

/** What Markdown makes of a text, without the heading that its first line is; undefined where that takes its grammar. */
export function plainPartsUnder(source: MarkdownSource): readonly DocumentPart[] | undefined {
  const parts: DocumentPart[] = [];
  let line = 1;
  while (line < source.lines.length) {
    const sort = sortOf(source, line);
    if (sort === "other") return undefined;
    const end = endOfRun(source, line, sort);
    if (sort !== "empty") {
      const isApart = end === source.lines.length || sortOf(source, end) === "empty";
      const part = !isApart ? undefined : sort === "bar" ? tableAt(source, line, end) : paragraphAt(source, line, end);
      if (part === undefined) return undefined;
      parts.push(...part);
    }
    line = end;
  }
  return parts;
}

type Sort = "empty" | "bar" | "letter" | "other";

function sortOf({ text, lines }: MarkdownSource, line: number): Sort {
  const start = lines[line]!;
  if (start === text.length) return "empty";
  const first = text.charCodeAt(start);
  if (first === bar) return "bar";
  if (first === lineBreak) return "empty";
  const small = first | 0x20;
  return small >= a && small <= z ? "letter" : "other";
}

const [bar, lineBreak, a, z] = [..."|\naz"].map((character) => character.charCodeAt(0)) as [number, number, number, number];

function endOfRun(source: MarkdownSource, line: number, sort: Sort): number {
  let end = line + 1;
  while (end < source.lines.length && sortOf(source, end) === sort) end += 1;
  return end;
}

/** None where the lines begin no table, or one that can be told in another way. */
function tableAt(source: MarkdownSource, from: number, to: number): readonly DocumentPart[] | undefined {
  if (to - from < 2 || !header.test(lineText(source, from)) || !ruler.test(lineText(source, from + 1))) return undefined;
  const table = tableOn(
    source,
    readMarkup,
    Array.from({ length: to - from }, (_, index) => ({ start: lineStart(source, from + index), end: lineEnd(source, from + index) })),
  );
  return table.columns.length === lineText(source, from + 1).split("|").length - 2 ? [table] : undefined;
}

const header = /^\|[^\\]*\|$/;
const ruler = /^\|(?:[ \t]*:?-+:?[ \t]*\|)+$/;

function paragraphAt(source: MarkdownSource, from: number, to: number): readonly DocumentPart[] {
  const content = source.text.slice(lineStart(source, from), lineEnd(source, to - 1)).trim();
  return isNavigation(content) ? [] : [{ is: "paragraph", span: linesSpan(source, readMarkup, content, from, to) }];
}
