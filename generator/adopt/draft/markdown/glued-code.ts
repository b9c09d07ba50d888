/** Code right behind a small word: ``the values are`on`, `off` `` is ``the values are `on`, `off` ``. */
import type { Rewritten } from "./html-tables.ts";
import { lineByLine } from "./line-by-line.ts";

export function withCodeApart(text: string): Rewritten {
  return lineByLine(text, (line) =>
    line.replace(codeSpan, (whole, word: string | undefined) => (word === undefined ? whole : `${word} ${whole.slice(word.length)}`)),
  );
}

/** Every span of code, lest the end of one is taken for the beginning of another. */
const codeSpan = /((?<![\p{L}\p{N}_])(?:are|is|be|or|and|of|to|by|in|as|with|from|the|an?|if|when))?(?<!`)`[^`]+`(?!`)/giu;
