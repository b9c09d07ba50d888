/** Variables of a shell in paths: `/things/$THING_ID` is `/things/{thing_id}`, as others write it. */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import type { Rewritten } from "./html-tables.ts";

export function withPlaceholders(text: string): Rewritten {
  if (!text.includes("/$")) return { text, lines: [] };
  const inCode = linesOfCode(text);
  const lines: number[] = [];
  const written = text.split("\n").map((line, index) => {
    const plain = inCode.has(index + 1) ? line : line.replace(variable, (_, braced?: string, bare?: string) => `/{${(braced ?? bare)!.toLowerCase()}}`);
    if (plain !== line) lines.push(index + 1);
    return plain;
  });
  return { text: lines.length === 0 ? text : written.join("\n"), lines };
}

const variable = /(?<=\/[\w.{}-]+)\/\$(?:\{([A-Za-z]\w*)\}|([A-Za-z]\w*))(?=[/?\s`'".,;:)|]|$)/g;
