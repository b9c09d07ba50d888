/** Lines of a document of which a draft would say too little: what they say is stated as it stands; by that of a heading all rows below it. */
import type { Row } from "../../../documents/document.ts";
import { sectionAt } from "../../../facts/section-at.ts";
import type { StatedSection } from "../../../facts/stated-section.ts";
import type { Survey } from "../survey/survey.ts";
import type { DraftNote } from "./service/notes.ts";

/** @param lines from 1 on */
export function notesAtLines(lines: readonly number[], { stated: { sections }, places }: Survey): readonly DraftNote[] {
  return [...new Set(lines)].flatMap((line): readonly DraftNote[] => {
    const section = sectionAt(sections, line);
    if (section === undefined) return [];
    if (section.section.at.line === line) return section.blocks.flatMap(({ rows }) => rows.map(({ row }) => noteOf(row, section, places)));
    const row = section.blocks.flatMap(({ rows }) => rows).find((one) => one.row.at.line === line)?.row;
    if (row !== undefined) return [noteOf(row, section, places)];
    return sentencesAt(section, line).map((text) => ({ text, source: places.section(section) }));
  });
}

/** Rows that no definition carries. */
export function notesOfRows(rows: readonly Row[], { stated: { sections }, places }: Survey): readonly DraftNote[] {
  return rows.flatMap((row) => {
    const section = sectionAt(sections, row.at.line);
    return section === undefined ? [] : [noteOf(row, section, places)];
  });
}

function noteOf(row: Row, { section: { title } }: StatedSection, places: Survey["places"]): DraftNote {
  const said = [...new Set(row.cells.map(({ text }) => text))].filter((text) => text !== "" && text !== row.name);
  return { name: `${title} ${row.name}`, text: `${row.name}: ${said.join("; ")}`, source: places.row(row) };
}

/** Those that begin on the line, else the last one before it. */
function sentencesAt({ section: { sentences } }: StatedSection, line: number): readonly string[] {
  const last = sentences.findLast(({ at }) => at.line <= line)?.at.line;
  return sentences.filter(({ at }) => at.line === last).map(({ text }) => text);
}
