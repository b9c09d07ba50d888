/** Variables of a shell in paths: `/things/$THING_ID` is `/things/{thing_id}`, as others write it. */
import type { Rewritten } from "./html-tables.ts";
import { lineByLine } from "./line-by-line.ts";

export function withoutShellVariables(text: string): Rewritten {
  if (!text.includes("/$")) return { text, lines: [] };
  return lineByLine(text, (line) => line.replace(variable, (_, braced?: string, bare?: string) => `/{${(braced ?? bare)!.toLowerCase()}}`));
}

const variable = /(?<=\/[\w.{}-]+)\/\$(?:\{([A-Za-z]\w*)\}|([A-Za-z]\w*))(?=[/?\s`'".,;:)|]|$)/g;
