/** Where something stands in a document as it was given, by where it stands in the plain Markdown that was made of it: both say the same in the same order. */
import type { Position } from "../../../diagnostics/diagnostic.ts";

/** Of positions in the plain text. */
export function positionMapper(original: string, plain: string): (position: Position) => Position {
  if (plain === original) return (position) => position;
  const [written, rewritten] = [original.split("\n"), plain.split("\n")];
  const first = firstLines(written, rewritten);
  return (position) => {
    const index = position.line - 1;
    const from = first[index] ?? written.length - 1;
    const until = Math.max(from, first.slice(index + 1).find((line) => line > from) ?? from + 1);
    const words = (rewritten[index] ?? "").slice(position.column - 1, position.column - 1 + position.length);
    return { ...position, ...placeOf(words, written, from, until) };
  };
}

function placeOf(words: string, written: readonly string[], from: number, until: number): Pick<Position, "line" | "column" | "length"> {
  const at = (text: string): readonly [line: number, column: number] | undefined => {
    for (let line = from; line < until; line += 1) {
      const column = text === "" ? -1 : written[line]!.indexOf(text);
      if (column !== -1) return [line, column];
    }
    return undefined;
  };
  const whole = at(words);
  if (whole !== undefined) return { line: whole[0] + 1, column: whole[1] + 1, length: words.length };
  const longest = words.split(/[^\p{L}\p{N}]+/u).reduce((one, other) => (other.length > one.length ? other : one), "");
  const part = at(longest);
  return part === undefined ? { line: from + 1, column: 1, length: 0 } : { line: part[0] + 1, column: part[1] + 1, length: longest.length };
}

/** For each plain line the given one on which its words begin, from 0 on. */
function firstLines(written: readonly string[], rewritten: readonly string[]): readonly number[] {
  const lines: number[] = [];
  const texts = written.map((text, line) => {
    const signs = signsOf(text);
    for (let count = signs.length; count > 0; count -= 1) lines.push(line);
    return signs;
  });
  const all = texts.join("");
  let [at, line] = [0, 0];
  return rewritten.map((text) => {
    const signs = signsOf(text).slice(0, telling);
    const found = signs === "" ? -1 : all.slice(at, at + window).indexOf(signs);
    if (found !== -1) {
      line = lines[at + found]!;
      at += found + signs.length;
    }
    return line;
  });
}

/** So many signs tell a line from those around it. */
const telling = 40;

/** What was taken out or put in between two lines is no longer than this. */
const window = 4_000;

/** Letters and digits, without the tags of HTML. */
function signsOf(text: string): string {
  return text.replace(/<\/?[a-z][^<>]*>/gi, "").replace(/[^\p{L}\p{N}]/gu, "");
}
