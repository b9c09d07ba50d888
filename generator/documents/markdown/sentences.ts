/** The sentences of a run of text, each with the place where it begins. */
export interface TextPiece {
  readonly text: string;
  readonly index: number;
}

export function sentencesOf(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let start = 0;
  for (const stop of text.matchAll(/[.!?]["'”’)\]]*\s+/g)) {
    const end = stop.index + stop[0].length;
    const before = text.slice(Math.max(start, stop.index - 8), stop.index + 1);
    if (abbreviation.test(before) || (shortened.test(before) && /[\d\p{Ll}]/u.test(text[end] ?? ""))) continue;
    pieces.push(trimmed(text.slice(start, end), start));
    start = end;
  }
  return [...pieces, trimmed(text.slice(start), start)].filter((piece) => piece.text !== "");
}

/** Behind them a sentence goes on in small letters, or with a number. */
const shortenedWords = "max|min|avg|incl|excl|resp|esp|etc|no|nos|fig|sec|rev|ver";
const shortened = new RegExp(String.raw`(?:^|[\s(])(?:${shortenedWords})\.$`, "i");

/** A full stop at which one ends, as a part of a pattern for which case is nothing. */
export const sentenceEnd = String.raw`(?<!(?:^|[\s(])(?:${shortenedWords}))\.(?:\s|$)`;

const abbreviation = /(?:^|[\s(])(?:e\.g|i\.e|cf|vs|approx)\.$/i;

function trimmed(text: string, index: number): TextPiece {
  return { text: text.trim(), index: index + text.length - text.trimStart().length };
}
