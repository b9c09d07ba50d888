/** What changes within a row that we have, or within the sentences of a section. */
import type { Block, Row } from "../../documents/document.ts";
import type { Finding } from "../../drift/findings/finding.ts";
import { factText } from "../../facts/fact.ts";
import type { Edit } from "../edit/opened-files.ts";
import { factEdits } from "./cells.ts";
import { counterpart } from "./counterparts.ts";
import type { Edition } from "./edition.ts";
import type { Editions } from "./editions.ts";
import { offsetOf } from "./line-spans.ts";
import { moveToLine } from "./lists.ts";
import { remarkEdits, rewordedSentenceEdits } from "./remarks.ts";
import { rowWithNote, type PlacedRow } from "./row-lookup.ts";
import { rowsSharingLine } from "./rows.ts";
import { sectionAt } from "./section-at.ts";
import { replaceLines, takeLines } from "./sections.ts";
import { statementEdits } from "./statements.ts";

/** A fact that came into a row that we have, else a sentence. */
export function addWithinRow(finding: Finding, ours: PlacedRow, editions: Editions): readonly Edit[] {
  const edits = editsWithin(finding, ours, editions);
  return edits.length > 0 ? edits : statementEdits(finding, editions);
}

/** What changed within a row, or within the sentences of a section. */
export function editsWithin(finding: Finding, own: PlacedRow | undefined, editions: Editions): readonly Edit[] {
  const { ours, theirs } = editions;
  const other = own === undefined ? undefined : counterpart(finding, own, editions);
  if (own === undefined || other === undefined) return statementEdits(finding, editions);
  if (own.row.cells.length === 0 && own.row.remark !== other.row.remark) return [nameRemark(ours, own.row, other.row.remark)];
  if (finding.fact === "statement" && own.block.is === "table") return remarkEdits(finding, ours, own, theirs, other);
  if (finding.fact === "statement") return statementEdits(finding, editions);
  const staysBehind = rowsSharingLine(ours, own).filter((mate) => !rowsSharingLine(theirs, other).some((one) => one.row.name === mate.row.name));
  if (staysBehind.length > 0) return moveToLine(own, other, editions);
  const facts = factEdits(ours, own, theirs, other);
  // What is not shown is named by the whole of its sentence.
  if (finding.fact === "notShown" && facts.every((edit) => ours.text.slice(edit.start, edit.end) === edit.text)) return statementEdits(finding, editions);
  if (!standsOn(other.row, finding.document.line) && rowWithNote(theirs, finding.document.line, other.row.name)?.row === other.row)
    return [...facts, ...(listNoted(finding, own, editions) ?? statementEdits(finding, editions))];
  const isOfWords =
    finding.fact === "mention" &&
    (finding.change === "added" || /\s/.test(`${finding.from}${finding.to}`) || !other.facts.some((fact) => factText(fact) === finding.to));
  const piece = own.block.is === "table" && (facts.length === 0 || isOfWords) ? rewordedSentenceEdits(finding, ours, own, theirs, other) : [];
  return piece.length > 0 ? piece : facts;
}

/** Whether a part of what the row itself says is on a line. */
function standsOn({ cells }: Row, line: number): boolean {
  return cells.some(({ at, further = [] }) => [at, ...further].some((one) => one.line === line));
}

/** A list or a table of its own that says of our row what it had nowhere, or had in one like it: behind the block of that, or in the place of that one. */
function listNoted({ change, document: { line } }: Finding, own: PlacedRow, { ours, theirs }: Editions): readonly Edit[] | undefined {
  const list = sectionAt(theirs, line)?.section.blocks.find(({ is, labelAt, at, rows }) =>
    is === "table" ? [labelAt, at, ...rows.map((row) => row.at)].some((one) => one?.line === line) : change === "added" && labelAt?.line === line,
  );
  if (list === undefined) return undefined;
  const names = new Set(list.rows.map(({ name }) => name));
  const same = own.section.blocks.find(
    (block) => block !== own.block && block.is === list.is && block.named === list.named && block.rows.some(({ name }) => names.has(name)),
  );
  const lines = linesOfBlock(list);
  if (same !== undefined) return [replaceLines(ours, linesOfBlock(same), theirs, lines)];
  const taken = takeLines(ours, own.block, theirs, lines);
  // Words of theirs that lead to it need not stand in our row.
  return [list.label === undefined ? { ...taken, text: `\n\n${list.named ?? "Value"}s of ${own.row.name}:${taken.text}` } : taken];
}

function linesOfBlock({ labelAt, at, rows }: Block): readonly [number, number] {
  return [(labelAt ?? at).line, rows.at(-1)!.at.line];
}

/** What stands in brackets behind a name that a sentence lists. */
function nameRemark(ours: Edition, { name, remark, at }: Row, to: string | undefined): Edit {
  const start = offsetOf(ours, at) + name.length;
  const end = remark === undefined ? start : ours.text.indexOf(")", start) + 1;
  return { file: ours.file, start, end, text: to === undefined ? "" : ` (${to})` };
}
