/** Whether a section reads in one edition as it does in another, wherever it stands: then it says the same, and nobody need find out what. */
import type { Block, Cell, Row, Section, Sentence } from "../../documents/document.ts";

export function readsAlike(one: Section, other: Section): boolean {
  return one.heading === other.heading && everyPair(one.sentences, other.sentences, sameSentence) && everyPair(one.blocks, other.blocks, sameBlock);
}

function everyPair<One>(some: readonly One[], others: readonly One[], isSame: (one: One, other: One) => boolean): boolean {
  return some === others || (some.length === others.length && some.every((one, index) => isSame(one, others[index]!)));
}

function sameSentence(one: Sentence, other: Sentence): boolean {
  return one.text === other.text && one.row === other.row;
}

function sameBlock(one: Block, other: Block): boolean {
  const isCalledAlike =
    one.is === other.is && one.label === other.label && one.written === other.written && one.lead === other.lead && one.named === other.named;
  return (
    isCalledAlike &&
    everyPair(one.path ?? none, other.path ?? none, Object.is) &&
    everyPair(one.columns, other.columns, Object.is) &&
    everyPair(one.rows, other.rows, sameRow)
  );
}

const none: readonly string[] = [];

function sameRow(one: Row, other: Row): boolean {
  return one.name === other.name && one.remark === other.remark && everyPair(one.cells, other.cells, sameCell);
}

function sameCell(one: Cell, other: Cell): boolean {
  return one.column === other.column && one.text === other.text && one.raw === other.raw;
}
