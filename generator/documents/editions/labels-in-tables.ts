/** Tables of labels and their values, where another edition says the same in sentences: `| Colour | red |` for `Colour: red.` */
import type { Block, Cell, Row, Section, Sentence } from "../document.ts";
import { isGeneralWord } from "../names.ts";
import type { OutlineSection } from "./outline.ts";
import { stemsOf } from "./stems.ts";

/** The outline is of the other edition, which has none of the rows. */
export function withSentencesOfTables(section: Section, { rows: names, stems }: OutlineSection): Section {
  const isSaid = ({ name }: Row): boolean => !names.has(name) && stemsOf(name).size > 0 && [...stemsOf(name)].every((stem) => stems.has(stem));
  const tables = section.blocks.filter(
    ({ is, columns, rows }) =>
      is === "table" && columns.length === 2 && rows.length > 0 && rows.every((row) => row.cells.length === 2 && isSaid(row) && !row.cells.some(isType)),
  );
  if (tables.length === 0) return section;
  const sentences = [...section.sentences, ...tables.flatMap(sentencesOf)].sort((one, other) => one.at.line - other.at.line || one.at.column - other.at.column);
  return { ...section, blocks: section.blocks.filter((block) => !tables.includes(block)), sentences };
}

/** Rows of fields are rows, whatever the prose says of them. */
function isType({ text }: Cell): boolean {
  return isGeneralWord(/^\p{L}+/u.exec(text)?.[0] ?? "");
}

function sentencesOf({ named, rows }: Block): readonly Sentence[] {
  return rows.map(({ name, cells, at }) => {
    const value = cells.find(({ column }) => column !== named) ?? cells[1]!;
    const index = name.length + 2;
    return {
      text: `${name}: ${value.text}`,
      at: { ...at, length: value.at.column + value.at.length - at.column },
      further: [{ index, line: value.at.line, column: value.at.column }, ...(value.further ?? []).map((part) => ({ ...part, index: part.index + index }))],
    };
  });
}
