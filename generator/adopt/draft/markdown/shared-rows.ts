/** Rows of several names, `` | `from` / `to` | … | ``, or of several paths, `` | PUT | `/a` <br> `/b` | ``: a row for each, as others write it. */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import type { Rewritten } from "./html-tables.ts";

export function withRowsApart(text: string): Rewritten {
  const inCode = linesOfCode(text);
  const lines: number[] = [];
  const written = text.split("\n").flatMap((line, index) => {
    const [, start = "", several = "", rest = ""] = (inCode.has(index + 1) ? undefined : (names.exec(line) ?? paths.exec(line))) ?? [];
    if (several === "") return [line];
    lines.push(index + 1);
    return several.split(/(?<=`)\s*(?:[/,]|<br\s*\/?>)\s*(?=`)/).map((name) => `${start}${name}${rest}`);
  });
  return { text: lines.length === 0 ? text : written.join("\n"), lines };
}

const names = /^(\s*\|\s*)(`[\w.-]+`(?:\s*[/,]\s*`[\w.-]+`)+)(\s*\|.*)$/;
const paths = /^(\s*\|(?:[^|`]*|[^|]*\|)\s*)(`\/[^`|]*`(?:\s*<br\s*\/?>\s*`\/[^`|]*`)+)(\s*\|.*)$/;
