/** A row as the sentence of an entry: a number is what its entry is called. */
import type { Block, Row } from "../../../documents/document.ts";
import { isItemNumber } from "../../../documents/editions/outline.ts";

export function rowSentence(row: Row, block: Block): string {
  const cells = cellsBeside(row, block).join("; ");
  if (cells === "") return block.lead === undefined ? row.name : `${block.lead}: ${row.name}`;
  return isItemNumber(row.name) ? cells : `${row.name}: ${cells}`;
}

/** What the row says besides its name. */
export function cellsBeside({ cells }: Row, { named }: Block): readonly string[] {
  return cells.filter(({ column, text }) => column !== named && text !== "").map(({ text }) => text);
}
