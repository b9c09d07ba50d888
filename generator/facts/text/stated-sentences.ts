/** The sentences of a run of text that has been read as a whole, each with its own facts. */
import { sentencesOf } from "../../documents/markdown/sentences.ts";
import { pieceFrom } from "../../documents/placed-text.ts";
import type { StatedText } from "./prose.ts";
import { memoizeByObject } from "../../values/memoize.ts";

/** The same sentences for the same text, so that they can be told apart by what they are. */
export const statedSentences = memoizeByObject(splitSentences);

function splitSentences(text: StatedText): readonly StatedText[] {
  const sentences = sentencesOf(text.text);
  if (sentences.length < 2) return [text];
  const pieces = sentences.map(({ index, text: sentence }) => pieceFrom(text, index, sentence.length));
  return pieces.map((piece, index): StatedText => {
    const [at, next] = [piece.at, pieces[index + 1]?.at];
    const facts = text.facts.filter((fact) => (index === 0 || !isBefore(fact.at, at)) && (next === undefined || isBefore(fact.at, next)));
    return { ...piece, ...(text.column === undefined ? {} : { column: text.column }), facts };
  });
}

function isBefore(one: StatedText["at"], other: StatedText["at"]): boolean {
  return one.line < other.line || (one.line === other.line && one.column < other.column);
}
