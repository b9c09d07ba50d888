/**
 * A table that stands the other way round than in another edition: what names its rows there are the titles of its columns here. Beside titles that are new a
 * row may be called as another title is: the field `type`, where the column is called "Data type" now.
 */
import type { TablePart } from "../markdown/part.ts";
import { namesIn } from "../names.ts";
import type { NameColumns } from "./name-column.ts";

export function turnTable(part: TablePart, { titles, rows: known }: NameColumns): TablePart {
  if (titles.size === 0) return part;
  const [corner, ...names] = part.columns;
  const isTitle = (text: string): boolean => titles.has(text.trim().toLowerCase());
  const first = part.rows.flatMap(({ cells }) => cells.slice(0, 1));
  if (corner === undefined || names.length === 0 || first.length === 0 || !first.every(({ text }) => isTitle(text)) || names.some(({ text }) => isTitle(text)))
    return part;
  if (!names.some(({ text }) => known().has(text.trim()) || namesIn(text).some(({ name }) => known().has(name)))) return part;
  const rows = names.map((name, index) => ({
    cells: [name, ...part.rows.map(({ cells }) => cells[index + 1] ?? { text: "", raw: "", offset: name.offset })],
    surplus: [],
  }));
  return { is: "table", columns: [corner, ...first], rows, named: 0 };
}
