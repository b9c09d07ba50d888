/** Sentences of a cell that state nothing of the field's type: what a row says besides. */
import type { Cell } from "../../documents/document.ts";
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import { readMarkup } from "../../documents/markdown/markdown.ts";
import { sentencesOf, type TextPiece } from "../../documents/markdown/sentences.ts";
import type { Finding } from "../../drift/findings/finding.ts";
import { textWithTitle } from "../../drift/wordings/lines.ts";
import type { StatedFact } from "../../facts/fact.ts";
import type { Edit } from "../edit/opened-files.ts";
import { endsAsSentence, factEdits } from "./cells.ts";
import type { Edition } from "./edition.ts";
import { offsetOf } from "./line-spans.ts";
import type { PlacedRow } from "./row-lookup.ts";

/** A sentence that comes into our row, leaves it, or stands in the place of another one there. */
export function remarkEdits(finding: Finding, ours: Edition, own: PlacedRow, theirs: Edition, other: PlacedRow): readonly Edit[] {
  const facts = factEdits(ours, own, theirs, other);
  const { from, to } = finding;
  const sentence = own.row.cells.flatMap((cell) => sentencesOf(cell.raw).map((piece) => ({ cell, piece }))).find(({ piece }) => says(piece, from));
  const whole = sentence === undefined && facts.length === 0 ? cellInPlace(ours, own, other, (from ?? to)!, from === undefined) : undefined;
  if (whole !== undefined) return [whole];
  if (from !== undefined) return sentence === undefined ? [] : [...facts, withPiece(ours, sentence.cell, sentence.piece, to ?? "")];
  const cell = other.row.cells.find((one) => textWithTitle(one) === to || sentencesOf(one.raw).some((piece) => says(piece, to)));
  if (to === undefined || cell === undefined) return [];
  const into = own.row.cells.find(({ column }) => column === cell.column);
  if (into === undefined) return [...facts, ...besideNotes(ours, own, to)];
  const at = placeIn(
    ours,
    into,
    sentencesOf(cell.raw).findIndex((piece) => says(piece, to)),
    facts,
  );
  const isTaken = facts.some(({ text }) => readMarkup(text).includes(to));
  if (isTaken) return facts;
  const before = into.raw.slice(0, at - offsetOf(ours, into.at));
  const text = before === "" ? `${to}${into.raw === "" && ours.text[at] !== "|" ? "" : " "}` : `${endsAsSentence(before) ? "" : "."} ${to}`;
  return [...facts, { file: ours.file, start: at, end: at, text }];
}

/** Whatever marks of emphasis it is written with. */
function says({ text }: TextPiece, sentence: string | undefined): boolean {
  return text === sentence || readMarkup(text) === sentence;
}

/** A sentence of a cell that says more or less now than the one most like it in our cell. */
export function rewordedSentenceEdits({ document, values }: Finding, ours: Edition, own: PlacedRow, theirs: Edition, other: PlacedRow): readonly Edit[] {
  const place = offsetOf(theirs, document);
  const sentences = other.row.cells.flatMap((cell) => sentencesOf(cell.raw).map((piece) => ({ cell, piece, start: offsetOf(theirs, cell.at) + piece.index })));
  const added = sentences.find(({ piece, start }) => start <= place && place < start + piece.text.length);
  const into = own.row.cells.find(({ column }) => column === added?.cell.column);
  if (added === undefined || into === undefined) return [];
  const stems = stemsOf(added.piece.text);
  const pieces = sentencesOf(into.raw);
  const lost = (values?.from as Partial<StatedFact> | undefined)?.at;
  const lostAt = lost?.file === ours.file ? offsetOf(ours, lost) - offsetOf(ours, into.at) : -1;
  const isLost = ({ index, text }: TextPiece): boolean => lostAt >= index && lostAt < index + text.length;
  const like = pieces.find(isLost) ?? pieces.toSorted((one, two) => likeness(stemsOf(two.text), stems) - likeness(stemsOf(one.text), stems))[0];
  return like === undefined || like.text === added.piece.text || likeness(stemsOf(like.text), stems) < 0.6
    ? []
    : [withPiece(ours, into, like, added.piece.text)];
}

/** Behind a type, and no sentence of its own: `string (letters only)`. Undefined where it is one. */
function cellInPlace(ours: Edition, own: PlacedRow, other: PlacedRow, sentence: string, isTheirs: boolean): Edit | undefined {
  const holds = ({ text, raw }: Cell): boolean => text.includes(sentence) && !sentencesOf(raw).some((piece) => says(piece, sentence));
  const { column } = (isTheirs ? other : own).row.cells.find((cell) => cell.column !== "" && holds(cell)) ?? {};
  const [into, from] = [own, other].map(({ row }) => row.cells.find((cell) => cell.column === column));
  return column === undefined || into === undefined || from === undefined
    ? undefined
    : { file: ours.file, start: offsetOf(ours, into.at), end: offsetOf(ours, into.at) + into.raw.length, text: from.raw };
}

/** What stands in a column that our table lacks, as a last sentence of its notes, or behind the type where it has none; nothing where it has neither. */
function besideNotes(ours: Edition, { row, block }: PlacedRow, to: string): readonly Edit[] {
  const { roles } = ours.stated.sections.flatMap(({ blocks }) => blocks).find((one) => one.block === block)!;
  const notes = row.cells.findLast(({ column }) => roles.get(column) === "notes") ?? row.cells.findLast(({ column }) => roles.get(column) === "type");
  if (notes === undefined) return [];
  const at = offsetOf(ours, notes.at) + notes.raw.length;
  const before = notes.raw === "" ? "" : endsAsSentence(notes.raw) ? " " : ". ";
  return [{ file: ours.file, start: at, end: at, text: `${before}${to}${endsAsSentence(to) ? "" : "."}` }];
}

/** Behind as many sentences as stand before it there, unless that cell changes as a whole. */
function placeIn(ours: Edition, cell: Cell, before: number, facts: readonly Edit[]): number {
  const start = offsetOf(ours, cell.at);
  const pieces = sentencesOf(cell.raw);
  const last = pieces[Math.min(before, pieces.length) - 1];
  const at = last === undefined ? start : start + last.index + last.text.length;
  return facts.some((edit) => edit.start < at && at < edit.end) ? start + cell.raw.length : at;
}

function withPiece(ours: Edition, cell: Cell, { index, text }: TextPiece, to: string): Edit {
  const start = offsetOf(ours, cell.at) + index;
  const space = to === "" ? (/^\s+/.exec(cell.raw.slice(index + text.length))?.[0].length ?? 0) : 0;
  const before = to === "" && space === 0 ? (/\s+$/.exec(cell.raw.slice(0, index))?.[0].length ?? 0) : 0;
  return { file: ours.file, start: start - before, end: start + text.length + space, text: to };
}
