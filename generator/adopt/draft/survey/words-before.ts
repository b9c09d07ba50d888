/** The words right before the rows of a block. */
import type { Block, Section } from "../../../documents/document.ts";

/** The last sentence before a block, behind all other blocks; empty where there is none. */
export function sentenceBefore({ sentences, blocks }: Section, block: Block): string {
  const before = blocks.findLast(({ at }) => at.line < block.at.line)?.rows.at(-1)?.at.line ?? 0;
  return sentences.findLast(({ at }) => at.line < block.at.line && at.line > before)?.text ?? "";
}
