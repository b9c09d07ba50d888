/** Rows that go on with the one above them: `| Racks | /racks | GET |`, and below it `| | | POST |`. */
import type { TableRow } from "../markdown/part.ts";

/** What a row without a name leaves blank beside it is as in the row above: so a table says it that has one cell for several rows. */
export function continuedRows(rows: readonly TableRow[], naming: number): readonly TableRow[] {
  const all: TableRow[] = [];
  for (const row of rows) {
    const above = all.at(-1);
    all.push(above !== undefined && isBlank(row, naming) && !isBlank(above, naming) ? goingOn(row, above, naming) : row);
  }
  return all;
}

function goingOn(row: TableRow, above: TableRow, naming: number): TableRow {
  const first = row.cells.findLastIndex((_, column) => column <= naming && !isBlank(row, column)) + 1;
  const next = row.cells.findIndex((_, column) => column > naming && !isBlank(row, column));
  return next === -1 && first === 0
    ? row
    : { ...row, cells: row.cells.map((cell, column) => (column >= first && (next === -1 || column < next) ? above.cells[column]! : cell)) };
}

/** What is struck out was said of a row of its own. */
function isBlank({ cells }: TableRow, column: number): boolean {
  const cell = cells[column];
  return cell === undefined || (cell.text.trim() === "" && !cell.raw.includes("~~"));
}
