/** The words right before the rows of a block. */
import type { Block, Section } from "../../../../documents/document.ts";

/** The last sentence before a block, behind all other blocks; empty where there is none. */
export function sentenceBefore(section: Section, block: Block): string {
  return sentencesBefore(section, block).at(-1) ?? "";
}

/** Those before a block, behind all other blocks. */
export function sentencesBefore({ sentences, blocks }: Section, block: Block): readonly string[] {
  const before = blocks.findLast(({ at }) => at.line < block.at.line)?.rows.at(-1)?.at.line ?? 0;
  return sentences.filter(({ at }) => at.line < block.at.line && at.line > before).map(({ text }) => text);
}
