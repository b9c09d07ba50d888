/** The sentences of a run of text that has been read as a whole, each with its own facts. */
import { sentencesOf } from "../../documents/markdown/sentences.ts";
import { positionOf, type StatedText } from "./prose.ts";

const known = new WeakMap<StatedText, readonly StatedText[]>();

/** The same sentences for the same text, so that they can be told apart by what they are. */
export function piecesOf(text: StatedText): readonly StatedText[] {
  const pieces = known.get(text) ?? apart(text);
  known.set(text, pieces);
  return pieces;
}

function apart(text: StatedText): readonly StatedText[] {
  const sentences = sentencesOf(text.text);
  if (sentences.length < 2) return [text];
  const starts = sentences.map(({ index, text: said }) => positionOf(text, index, said.length));
  return sentences.map((sentence, index): StatedText => {
    const [at, next] = [starts[index]!, starts[index + 1]];
    const facts = text.facts.filter((fact) => (index === 0 || !isBefore(fact.at, at)) && (next === undefined || isBefore(fact.at, next)));
    return { text: sentence.text, ...(text.column === undefined ? {} : { column: text.column }), facts, at };
  });
}

function isBefore(one: StatedText["at"], other: StatedText["at"]): boolean {
  return one.line < other.line || (one.line === other.line && one.column < other.column);
}
