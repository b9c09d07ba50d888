/** The title that stands above a document, in what a generator of pages reads, is that of the document where its own headings begin with several or none. */
import { linesOfCode } from "../survey/code-blocks.ts";
import type { Rewritten } from "./html-tables.ts";

export function withTitleAbove(text: string): Rewritten {
  const [front, title] = /^---[ \t]*\n(?:[^\n]*\n)*?title:[ \t]*(\S[^\n]*?)[ \t]*\n(?:[^\n]*\n)*?---[ \t]*\n/.exec(text) ?? [];
  if (
    front === undefined ||
    front
      .split("\n")
      .slice(1, -2)
      .some((line) => /^---/.test(line))
  )
    return { text, lines: [] };
  const inCode = linesOfCode(text);
  const given = text.split("\n");
  const isHeading = (line: string, at: number): boolean => at >= front.split("\n").length - 1 && !inCode.has(at + 1) && /^#{1,6}\s/.test(line);
  const tops = given.filter((line, at) => isHeading(line, at) && /^#\s/.test(line));
  if (tops.length === 1) return { text, lines: [] };
  const line = front.slice(0, front.indexOf("title:")).split("\n").length;
  const lowered = given.map((own, at) => (tops.length > 0 && isHeading(own, at) ? own.replace(/^(#{1,5})\s/, "#$1 ") : own));
  const end = front.split("\n").length - 1;
  return { text: [...lowered.slice(0, end), "", `# ${unquoted(title!)}`, "", ...lowered.slice(end)].join("\n"), lines: [line] };
}

function unquoted(text: string): string {
  return text.replace(/^(["'])(.*)\1$/, "$2");
}
