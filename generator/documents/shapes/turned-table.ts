/** A table that stands the other way round than in another edition: what names its rows there are the titles of its columns here. */
import type { TablePart } from "../markdown/part.ts";
import type { NameColumns } from "./name-column.ts";

export function turned(part: TablePart, { titles }: NameColumns): TablePart {
  if (titles.size === 0) return part;
  const [corner, ...names] = part.columns;
  const isTitle = (text: string): boolean => titles.has(text.trim().toLowerCase());
  const first = part.rows.flatMap(({ cells }) => cells.slice(0, 1));
  if (corner === undefined || names.length === 0 || first.length === 0 || !first.every(({ text }) => isTitle(text)) || names.some(({ text }) => isTitle(text)))
    return part;
  const rows = names.map((name, index) => ({
    cells: [name, ...part.rows.map(({ cells }) => cells[index + 1] ?? { text: "", raw: "", offset: name.offset })],
    surplus: [],
  }));
  return { is: "table", columns: [corner, ...first], rows, named: 0 };
}
