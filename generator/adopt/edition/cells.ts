/**
 * A fact that changes within a row or a sentence that both editions have. Only the fact's own words change; where it comes or
 * goes, the sentence that states it does; where neither can be told apart, the whole cell.
 */
import type { Cell } from "../../documents/document.ts";
import { sentencesOf, type Piece } from "../../documents/sentences.ts";
import { textOf, type StatedFact } from "../../facts/fact.ts";
import type { Edit } from "../edit/opened.ts";
import { offsetOf, rawAt, type Edition, type RowIn } from "./edition.ts";

/** What of a row differs between two editions, brought into the first one. */
export function factsBrought(ours: Edition, own: RowIn, theirs: Edition, other: RowIn): readonly Edit[] {
  return own.row.cells.flatMap((cell): readonly Edit[] => {
    const wanted = cellLike(cell, own, other);
    if (cell.column !== "" && cell.column === own.block.named) return [];
    if (wanted === undefined || sameFacts(factsIn(own, cell), factsIn(other, wanted))) return [];
    const narrow = phraseBrought(ours, factsIn(own, cell), theirs, factsIn(other, wanted));
    return narrow ?? [cellBrought(ours, cell, factsIn(own, cell), wanted, factsIn(other, wanted))];
  });
}

function cellLike(cell: Cell, own: RowIn, other: RowIn): Cell | undefined {
  const same = other.row.cells.find(({ column }) => column === cell.column);
  if (same !== undefined) return same;
  return own.row.cells.length === other.row.cells.length ? other.row.cells[own.row.cells.indexOf(cell)] : undefined;
}

/** The facts that a cell states. */
function factsIn({ facts }: RowIn, { at }: Cell): readonly StatedFact[] {
  const end = at.column + at.length;
  return facts.filter((fact) => fact.at.line === at.line && fact.at.column >= at.column && fact.at.column <= end);
}

function sameFacts(some: readonly StatedFact[], others: readonly StatedFact[]): boolean {
  const texts = (facts: readonly StatedFact[]) => facts.map((fact) => `${fact.fact}: ${textOf(fact)}`).sort().join("\n");
  return texts(some) === texts(others);
}

/** Where both state the same sorts of facts, each once, the words of those that differ change places. */
function phraseBrought(ours: Edition, own: readonly StatedFact[], theirs: Edition, other: readonly StatedFact[]): readonly Edit[] | undefined {
  const names = (facts: readonly StatedFact[]) => facts.map(({ fact }) => fact).sort();
  const sorts = names(own);
  if (new Set(sorts).size !== sorts.length || sorts.join() !== names(other).join()) return undefined;
  return own.flatMap((fact) => {
    const to = other.find((one) => one.fact === fact.fact)!;
    return textOf(fact) === textOf(to) ? [] : [phrase(ours, fact, theirs, to)];
  });
}

export function phrase(ours: Edition, own: StatedFact, theirs: Edition, other: StatedFact): Edit {
  const start = offsetOf(ours, own.at);
  return { file: ours.file, start, end: start + own.at.length, text: rawAt(theirs, other.at) };
}

/** Sentences that state no fact stay; those that do are the other edition's. */
function cellBrought(ours: Edition, cell: Cell, own: readonly StatedFact[], wanted: Cell, other: readonly StatedFact[]): Edit {
  const start = offsetOf(ours, cell.at);
  return { file: ours.file, start, end: start + cell.raw.length, text: mixed(cell, own, wanted, other) };
}

function mixed(cell: Cell, own: readonly StatedFact[], wanted: Cell, other: readonly StatedFact[]): string {
  const prose = sentencesOf(cell.raw).filter((piece) => !statesAny(piece, cell, own));
  const facts = sentencesOf(wanted.raw).filter((piece) => statesAny(piece, wanted, other));
  const isCut = prose.length + facts.length === 0 || !sentencesOf(cell.raw).every(({ text }) => /[.!?]$/.test(text));
  return isCut ? wanted.raw : [...prose, ...facts].map(({ text }) => text).join(" ");
}

function statesAny({ index, text }: Piece, { at }: Cell, facts: readonly StatedFact[]): boolean {
  return facts.some((fact) => fact.at.column - at.column >= index && fact.at.column - at.column < index + text.length);
}
