/** A document in parts that stand one behind the other, for several to work on. */
import type { DocumentText } from "./document.ts";

/** From one section up to another, which is not meant any more. */
export interface SectionRange {
  readonly from: number;
  readonly to: number;
}

/** @param shares of the document's lines that each part is to have, the first of them at the document's beginning */
export function rangesOf({ sections }: DocumentText, shares: readonly number[]): readonly SectionRange[] {
  const last = sections.at(-1)?.at.line ?? 0;
  const all = shares.reduce((sum, share) => sum + share, 0);
  const bounds = shares.map((_, index) => (shares.slice(0, index).reduce((sum, share) => sum + share, 0) / all) * last);
  const starts = bounds.map((bound, index) => (index === 0 ? 0 : sections.filter(({ at }) => at.line < bound).length));
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? sections.length }));
}
