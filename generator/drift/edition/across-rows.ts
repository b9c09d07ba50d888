/**
 * Sentences of a cell that stand in the prose of their section now, or the other way round: where they name the row, they say of it there
 * what they said in it.
 */
import { likeness, stemsOf } from "../../documents/editions/words.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import { piecesOf } from "../../facts/text/pieces.ts";
import { asWord } from "../../values/pattern.ts";
import type { Raw } from "../findings/raw.ts";
import { holdsNegation } from "../wordings/nuances/negations.ts";
import type { Around } from "../wordings/nuances/nuance.ts";
import { nuanceOf } from "../wordings/nuances/reworded.ts";

/** @param kinds the words by which the service calls its kinds */
export function withoutMovedAcross(raws: readonly Raw[], before: StatedSection, now: StatedSection, kinds: ReadonlySet<string>): readonly Raw[] {
  const isMoved = ({ fact, change, from = "", to = "", place: { row } }: Raw): boolean => {
    if (fact !== "statement" || change === "changed") return false;
    const [text, other] = change === "removed" ? [from, now] : [to, before];
    const sentences = row === undefined ? sentencesOfRows(other, text) : sentencesOn(other, row);
    return sentences.some((sentence) => saysTheSame(text, sentence, kinds));
  };
  return raws.filter((raw) => !isMoved(raw));
}

/** The sentences of the prose that name a row. */
function sentencesOn({ prose }: StatedSection, row: string): readonly string[] {
  const name = new RegExp(asWord(row), "u");
  return prose.slice(1).flatMap(({ text }) => (name.test(text) ? [text] : []));
}

/** Those of the rows that a text names; a word alone is no sentence. */
function sentencesOfRows({ blocks }: StatedSection, text: string): readonly string[] {
  const rows = blocks.flatMap((block) => block.rows).filter(({ row: { name } }) => new RegExp(asWord(name), "u").test(text));
  return rows.flatMap(({ cells }) => cells.flatMap(piecesOf).flatMap((piece) => (stemsOf(piece.text).size > 1 ? [piece.text] : [])));
}

function saysTheSame(one: string, other: string, kinds: ReadonlySet<string>): boolean {
  return (
    likeness(stemsOf(one), stemsOf(other)) >= alike &&
    numbersIn(one) === numbersIn(other) &&
    holdsNegation(one) === holdsNegation(other) &&
    nuanceOf(one, other, apart, kinds) === undefined
  );
}

function numbersIn(text: string): string {
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).sort().join(" ");
}

/** Two wordings of one sentence, of which one names what it is about. */
const alike = 0.75;

/** What stands beside the one stands nowhere near the other. */
const apart: Around = { before: () => false, now: () => false };
