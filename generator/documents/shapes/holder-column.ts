/** A column that says in which field those of its rows stand: `| frame | width | number |`, under the titles Block, Field and Type. */
import type { RowCells } from "./name-column.ts";

export interface Holders {
  readonly column: number;
  /** By the numbers of the rows. */
  readonly names: readonly string[];
}

/**
 * A blank cell is as the one above it, where the column stands before the names.
 * @param isField whether a row has that name, before the table or in it
 */
export function holdersOf(titles: readonly string[], rows: readonly RowCells[], naming: number, isField: (name: string) => boolean): Holders | undefined {
  const column = titles.findIndex((title, index) => index !== naming && ofHolders.test(title));
  if (column === -1 || rows.length === 0) return undefined;
  const names: string[] = [];
  for (const { cells } of rows) {
    const own = cells[column]?.text.trim() ?? "";
    const name = own === "" && column < naming ? (names.at(-1) ?? "") : own;
    if (!isField(name)) return undefined;
    names.push(name);
  }
  return { column, names };
}

const ofHolders = /^(?:(?:json )?block|(?:parent|outer|containing) (?:block|field|object)|parent|object|group|within|belongs to|part of)$/i;
