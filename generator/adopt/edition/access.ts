/** Who may call, brought into our edition as the other one says it: in the cells of a row, or in the sentences and labels of a section. */
import type { Cell, Sentence } from "../../documents/document.ts";
import type { Finding } from "../../drift/findings/finding.ts";
import { accessTitle } from "../../facts/access/cells.ts";
import { maySpeakOfAccess, speaksOfAll } from "../../facts/access/speaks-of-access.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import type { Edit } from "../edit/opened-files.ts";
import type { Edition } from "./edition.ts";
import type { Editions } from "./editions.ts";
import { lineSpanAt, offsetOf } from "./line-spans.ts";
import { counterpartBlock } from "./pairs.ts";
import { sentenceText } from "./raw-text.ts";
import { rowsInSection, type PlacedRow } from "./row-lookup.ts";
import { deleteRow } from "./rows.ts";
import { sectionAt } from "./section-at.ts";
import { addSentence, blocksText, dropSentence, replaceSentence } from "./sections.ts";

/** @param rowsAdded how rows come in */
export function accessEdits(
  finding: Finding,
  own: PlacedRow | undefined,
  other: PlacedRow | undefined,
  editions: Editions,
  rowsAdded: (rows: readonly PlacedRow[]) => readonly Edit[],
): readonly Edit[] {
  const here = own === undefined || other === undefined ? ofSection(finding, editions, rowsAdded) : ofRow(own, other, editions);
  return [...here, ...ofAll(finding, editions)];
}

function ofRow(own: PlacedRow, other: PlacedRow, { ours, theirs, pairs }: Editions): readonly Edit[] {
  const titles = (row: PlacedRow): string => row.block.columns.filter((title) => accessTitle(title, ours.stated.wording) !== undefined).join("\n");
  if (titles(own) !== titles(other)) return tableBrought(own, { ours, theirs, pairs });
  return other.row.cells.flatMap((cell): readonly Edit[] => {
    const mine = own.row.cells.find(({ column }) => column === cell.column);
    const isAbout =
      accessTitle(cell.column, ours.stated.wording) !== undefined || maySpeakOfAccess(cell.text) || (mine !== undefined && maySpeakOfAccess(mine.text));
    return mine === undefined || mine.text === cell.text || !isAbout ? [] : [cellBrought(ours, mine, cell)];
  });
}

/** Between the bars stands a space on either side, and one where there is nothing. */
function cellBrought(ours: Edition, mine: Cell, { raw }: Cell): Edit {
  const at = offsetOf(ours, mine.at);
  if (mine.raw === "") return { file: ours.file, start: at, end: at, text: ours.text[at] === "|" ? `${raw} ` : ` ${raw}` };
  const end = at + mine.raw.length;
  return { file: ours.file, start: at, end: raw === "" && ours.text[end] === " " ? end + 1 : end, text: raw };
}

/** A table that has a column more, or one less, comes as it is. */
function tableBrought(own: PlacedRow, { ours, theirs, pairs }: Editions): readonly Edit[] {
  const section = ours.stated.sections.find((one) => one.section === own.section);
  const other = section === undefined ? undefined : pairs.sectionBack(section);
  const block = section?.blocks.find((one) => one.block === own.block);
  const same = other === undefined || block === undefined ? undefined : counterpartBlock(block, other);
  const last = block?.rows.at(-1);
  if (same === undefined || block === undefined || last === undefined) return [];
  const text = blocksText(theirs, [same]).trimEnd();
  return [{ file: ours.file, start: lineSpanAt(ours, block.block.at.line).start, end: lineSpanAt(ours, last.row.at.line).end, text }];
}

function ofSection({ document }: Finding, { ours, theirs, pairs }: Editions, rowsAdded: (rows: readonly PlacedRow[]) => readonly Edit[]): readonly Edit[] {
  const section = sectionAt(theirs, document.line);
  const own = section === undefined ? undefined : pairs.section(section);
  if (section === undefined || own === undefined) return [];
  return [...sentencesBrought(own, section, { ours, theirs }, maySpeakOfAccess), ...labelsBrought(own, section, ours, rowsAdded)];
}

/** What leaves out requests from all is said far from these. */
function ofAll({ document }: Finding, { ours, theirs, pairs }: Editions): readonly Edit[] {
  const isAbout = (text: string): boolean => speaksOfAll(text) && maySpeakOfAccess(text);
  return theirs.stated.sections.flatMap((section) => {
    const own = section === sectionAt(theirs, document.line) ? undefined : pairs.section(section);
    return own === undefined ? [] : sentencesBrought(own, section, { ours, theirs }, isAbout);
  });
}

function sentencesBrought(
  own: StatedSection,
  section: StatedSection,
  { ours, theirs }: Pick<Editions, "ours" | "theirs">,
  isAbout: (text: string) => boolean,
): readonly Edit[] {
  const [removed, added] = [strangeIn(own, section, isAbout), strangeIn(section, own, isAbout)];
  return [
    ...removed.map((sentence, index) =>
      added[index] === undefined ? dropSentence(ours, sentence) : replaceSentence(ours, sentence, sentenceText(theirs, added[index])),
    ),
    ...added.slice(removed.length).map((sentence) => addSentence(ours, own, sentenceText(theirs, sentence), before(own, section, sentence))),
  ];
}

/** Those of paragraphs that the other section has not. */
function strangeIn({ section: { sentences } }: StatedSection, { section: other }: StatedSection, isAbout: (text: string) => boolean): readonly Sentence[] {
  const known = new Set(other.sentences.map(({ text }) => text));
  return sentences.filter(({ text, row }) => row === undefined && !known.has(text) && isAbout(text));
}

/** The sentence behind which it stands there. */
function before({ section: own }: StatedSection, { section }: StatedSection, sentence: Sentence): Sentence | undefined {
  const last = section.sentences.slice(0, section.sentences.indexOf(sentence)).findLast(({ row }) => row === undefined);
  return last === undefined || last.at.line !== sentence.at.line ? undefined : own.sentences.find(({ text }) => text === last.text);
}

function labelsBrought(own: StatedSection, section: StatedSection, ours: Edition, rowsAdded: (rows: readonly PlacedRow[]) => readonly Edit[]): readonly Edit[] {
  const [mine, theirs] = [labelsIn(own), labelsIn(section)];
  const changed = mine.flatMap((row): readonly Edit[] => {
    const other = theirs.find((one) => one.row.name === row.row.name);
    const [cell, wanted] = [row.row.cells.at(-1), other?.row.cells.at(-1)];
    return cell === undefined || wanted === undefined || cell.raw === wanted.raw ? [] : [cellBrought(ours, cell, wanted)];
  });
  const removed = mine.filter(({ row }) => !theirs.some((one) => one.row.name === row.name));
  const added = theirs.filter(({ row }) => !mine.some((one) => one.row.name === row.name));
  return [...changed, ...removed.flatMap((row) => deleteRow(ours, row, new Set())), ...(added.length === 0 ? [] : rowsAdded(added))];
}

/** Items and rows of labels that speak of it. */
function labelsIn(section: StatedSection): readonly PlacedRow[] {
  return [...rowsInSection(section)].filter(
    ({ block, row }) => (block.is === "list" || block.columns.length === 2) && maySpeakOfAccess([row.name, ...row.cells.map(({ text }) => text)].join(" ")),
  );
}
