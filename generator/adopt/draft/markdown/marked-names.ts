/**
 * Rows in which a sign behind the name says that a field can be left out, and one in front of the type that it can be null: `| name? | ?string |` is
 * `| name | string or null |`, as others write it.
 */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import type { Rewritten } from "./html-tables.ts";

export function withoutSigns(text: string): Rewritten {
  const inCode = linesOfCode(text);
  const sourceLines = text.split("\n");
  const plain = sourceLines.map((line, at) => (inCode.has(at + 1) ? line : withoutSign(line)));
  const lines = sourceLines.flatMap((line, at) => (plain[at] !== line && plain[at - 1] === sourceLines[at - 1] ? [at + 1] : []));
  return { text: lines.length === 0 ? text : plain.join("\n"), lines };
}

function withoutSign(line: string): string {
  return line.replace(name, "$1$2 ").replace(type, "$1$2 or null");
}

const name = /^(\s*\|\s*)(`?[\p{L}_][\p{L}\p{N}_.-]*)\?(?=`?\s*(?:\\\*)?\s*\|)/u;
const type = /^(\s*\|[^|]*\|\s*)\?([\p{L}][^|]*?)(?=\s*\|)/u;
