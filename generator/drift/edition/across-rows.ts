/**
 * Sentences of a cell that stand in the prose of their section now, or the other way round: where they name the row, they say of it there
 * what they said in it.
 */
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import { statedSentences } from "../../facts/text/stated-sentences.ts";
import { wordPattern } from "../../values/pattern.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import { holdsNegation } from "../wordings/nuances/negations.ts";
import type { Surroundings } from "../wordings/nuances/nuance.ts";
import { nuanceOf } from "../wordings/nuances/reworded.ts";

/** @param kinds the words by which the service calls its kinds */
export function withoutMovedAcross(raws: readonly RawFinding[], before: StatedSection, now: StatedSection, kinds: ReadonlySet<string>): readonly RawFinding[] {
  const isMoved = ({ fact, change, from = "", to = "", place: { row } }: RawFinding): boolean => {
    if (fact !== "statement" || change === "changed") return false;
    const [text, other] = change === "removed" ? [from, now] : [to, before];
    const sentences = row === undefined ? sentencesOfRows(other, text) : sentencesOn(other, row);
    return sentences.some((sentence) => saysTheSame(text, sentence, kinds));
  };
  return raws.filter((raw) => !isMoved(raw));
}

/** The sentences of the prose that name a row. */
function sentencesOn({ prose }: StatedSection, row: string): readonly string[] {
  const name = new RegExp(wordPattern(row), "u");
  return prose.slice(1).flatMap(({ text }) => (name.test(text) ? [text] : []));
}

/** Those of the rows that a text names; a word alone is no sentence. */
function sentencesOfRows({ blocks }: StatedSection, text: string): readonly string[] {
  const rows = blocks.flatMap((block) => block.rows).filter(({ row: { name } }) => new RegExp(wordPattern(name), "u").test(text));
  return rows.flatMap(({ cells }) => cells.flatMap(statedSentences).flatMap((piece) => (stemsOf(piece.text).size > 1 ? [piece.text] : [])));
}

function saysTheSame(one: string, other: string, kinds: ReadonlySet<string>): boolean {
  return (
    likeness(stemsOf(one), stemsOf(other)) >= likenessOfTexts &&
    numbersIn(one) === numbersIn(other) &&
    holdsNegation(one) === holdsNegation(other) &&
    nuanceOf(one, other, noSurroundings, kinds) === undefined
  );
}

function numbersIn(text: string): string {
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).sort().join(" ");
}

/** Two wordings of one sentence, of which one names what it is about. */
const likenessOfTexts = 0.75;

/** What stands beside the one stands nowhere near the other. */
const noSurroundings: Surroundings = { before: () => false, now: () => false };
