/** Definition lists, which not all Markdown has, as lists: a term on a line of its own, and what it means behind a colon on the next. */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import type { Rewritten } from "./html-tables.ts";

export function withPlainLists(text: string): Rewritten {
  const inCode = linesOfCode(text);
  const lines: number[] = [];
  let [last, counted, line] = [-1, 0, 1];
  const rewritten = text.replace(definition, (whole: string, term: string, meaning: string, at: number) => {
    for (; counted < at; counted += 1) if (text[counted] === "\n") line += 1;
    if (inCode.has(line)) return whole;
    if (last === -1 || text.slice(last, at).trim() !== "") lines.push(line);
    last = at + whole.length;
    return `${itemOf(term.trim().replace(/:$/, ""), meaning.trim())}\n`;
  });
  return { text: rewritten, lines };
}

/** What stands first in brackets is said of the name: `(string, required) How large.` */
function itemOf(term: string, meaning: string): string {
  const [, remark, rest = ""] = (/^`?[\p{L}_$][\p{L}\p{N}_$.[\]-]*`?$/u.test(term) ? /^\(([^()]+)\)[\s:–—-]*(.*)$/s.exec(meaning) : null) ?? [];
  return remark === undefined ? `- ${term}: ${meaning}` : `- ${term} (${remark})${rest === "" ? "" : `: ${rest}`}`;
}

/** The term stands at the beginning of a paragraph; it is no heading, no item, no row and no quotation. */
const definition =
  /(?<=^|\n[ \t]*\n|\n:[^\n]*\n)(?![ \t]*(?:[#>|:+-]|\*[ \t]|\d+[.)][ \t]))([^\n]*\S)[ \t]*\n:[ \t]+([^\n]+(?:\n(?:[ \t]{2,})\S[^\n]*)*)(?=\n|$)/g;
