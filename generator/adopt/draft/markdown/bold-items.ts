/** Items that begin with a name in bold and its type: `- **size** integer, required. How large.` is `` - `size` (integer, required): How large. ``, as others write it. */
import { linesOfCode } from "../survey/code-blocks.ts";
import type { Rewritten } from "./html-tables.ts";

export function withBracketedTypes(text: string): Rewritten {
  const inCode = linesOfCode(text);
  const lines: number[] = [];
  const written = text.split("\n").map((line, index, all) => {
    const [, bullet, name, type, rest = ""] = (inCode.has(index + 1) ? undefined : item.exec(line)) ?? [];
    if (name === undefined) return line;
    if (!item.test(all[index - 1] ?? "")) lines.push(index + 1);
    return `${bullet}\`${name}\` (${type})${rest.trim() === "" ? "" : `: ${rest.trim()}`}`;
  });
  return { text: lines.length === 0 ? text : written.join("\n"), lines };
}

const word = "string|text|integer|int|long|number|float|double|decimal|boolean|bool|object|map|hash|dictionary|array|list|enum|date|datetime|timestamp|[gu]uid";
const item = new RegExp(String.raw`^(\s*[-*+]\s+)(?:\*\*|__)\x60?([\p{L}_$@][\p{L}\p{N}_$@.[\]-]*)\x60?(?:\*\*|__)\s+((?:(?:nullable|optional|required)\s+)?(?:${word}|optional|required)(?:\s+of\s+\p{L}+)?(?:,\s+[^.:()]{1,80}?)?)\s*(?:$|[.:–—]\s+|[.:–—]$)(.*)$`, "iu");
