/** An edition of a document as adopting sees it: its text, what stands in it, and where in the text that is. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Block, DocumentText, Section } from "../../documents/document.ts";
import { positionWithin, type PlacedText } from "../../documents/placed-text.ts";
import { placeNamed } from "../../documents/places/find.ts";
import type { StatedFact } from "../../facts/fact.ts";
import { sectionAt as sectionOfLine } from "../../facts/section-at.ts";
import type { Stated } from "../../facts/stated.ts";
import type { StatedRow, StatedSection } from "../../facts/stated-section.ts";
import { groupBy } from "../../values/group-by.ts";
import { memoizeByObject } from "../../values/memoize.ts";

export interface Edition {
  readonly file: string;
  /** Without byte order mark. */
  readonly text: string;
  readonly contents: DocumentText;
  readonly stated: Stated;
}

/** A row with what it stands in. */
export interface PlacedRow extends StatedRow {
  readonly section: Section;
  readonly block: Block;
}

/** The characters of a line, without its end. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

const lines = new WeakMap<Edition, readonly LineSpan[]>();

/** Every line of the text, the first at index 0. */
export function lineSpans(edition: Edition): readonly LineSpan[] {
  const known = lines.get(edition);
  if (known !== undefined) return known;
  const made: LineSpan[] = [];
  let start = 0;
  for (const line of edition.text.split("\n")) {
    made.push({ start, end: start + line.replace(/\r$/, "").length });
    start += line.length + 1;
  }
  lines.set(edition, made);
  return made;
}

export function lineSpanAt(edition: Edition, number: number): LineSpan {
  return lineSpans(edition)[number - 1] ?? { start: edition.text.length, end: edition.text.length };
}

/** The offset that a position counts to. */
export function offsetOf(edition: Edition, { line, column }: Position): number {
  return Math.min(lineSpanAt(edition, line).start + column - 1, edition.text.length);
}

export function rawTextAt(edition: Edition, position: Position): string {
  const start = offsetOf(edition, position);
  return edition.text.slice(start, start + position.length);
}

/** A sentence with the mark that it begins with, which its position leaves out: `**Note**: read it again.` */
export function sentenceText(edition: Edition, sentence: PlacedText): string {
  const written = edition.text.slice(offsetOf(edition, sentence.at), endOf(edition, sentence));
  return openingMark(edition, sentence.at) + written.replace(/[ \t]*\n[ \t>]*/g, " ");
}

/** The offset behind what stands somewhere, on one line or on several. */
export function endOf(edition: Edition, placed: PlacedText): number {
  const last = positionWithin(placed, placed.text.length - 1, 1);
  return Math.max(offsetOf(edition, placed.at) + placed.at.length, offsetOf(edition, last) + last.length);
}

/** The mark before a sentence that is closed within it. */
export function openingMark(edition: Edition, position: Position): string {
  const start = offsetOf(edition, position);
  const mark = /(?:\*\*|__|`|\*|_)$/.exec(edition.text.slice(Math.max(start - 2, 0), start))?.[0] ?? "";
  return mark !== "" && rawTextAt(edition, position).split(mark).length % 2 === 0 ? mark : "";
}

/** What a fact is stated in, with the mark behind it that closes one of its own, and as it reads where it ends within a link. */
export function rawTextWithMark(edition: Edition, position: Position): string {
  const raw = rawTextAt(edition, position);
  const link = raw.lastIndexOf("[");
  if (link !== -1 && !raw.includes("]", link) && edition.text.startsWith("]", offsetOf(edition, position) + raw.length))
    return raw.slice(0, link) + raw.slice(link + 1);
  const closing = markAt(edition.text, offsetOf(edition, position) + raw.length);
  return closing !== "" && raw.split(closing).length % 2 === 0 ? raw + closing : raw;
}

function markAt(text: string, index: number): string {
  return /^(?:`+|\*\*)/.exec(text.slice(index, index + 2))?.[0] ?? "";
}

export function* rowsIn({ stated }: Edition): Iterable<PlacedRow> {
  for (const section of stated.sections) yield* rowsInSection(section);
}

/** The row that a source names; none where it names a section or nothing. */
export function rowsAt(edition: Edition, source: string): readonly PlacedRow[] {
  const row = placeNamed(edition.contents, source)?.row;
  return row === undefined ? [] : rowsNamed(edition, row.name).filter((one) => one.row === row);
}

/** The rows of a name, wherever they stand: asked for with every change, in editions of a hundred thousand rows. */
export function rowsNamed(edition: Edition, name: string): readonly PlacedRow[] {
  return byName(edition).get(name) ?? none;
}

const byName = memoizeByObject((edition: Edition) => groupBy([...rowsIn(edition)], ({ row }) => row.name));
const none: readonly PlacedRow[] = [];

export function* rowsInSection({ section, blocks }: StatedSection): Iterable<PlacedRow> {
  for (const { block, rows } of blocks) for (const row of rows) yield { section, block, ...row };
}

/** The row of a name on a line, or that of which a sentence there says something. */
export function rowAt(edition: Edition, { line, column }: Position, name: string | undefined): PlacedRow | undefined {
  const onLine = rowsOnLine(edition, line);
  return (
    onLine.find(({ row }) => row.at.column === column && (name === undefined || row.name === name)) ??
    onLine.find(({ row }) => row.name === name) ??
    rowWithNote(edition, line, name)
  );
}

/** The row of a name that has a fact on a line of its section. */
export function rowWithNote(edition: Edition, line: number, name: string | undefined): PlacedRow | undefined {
  const section = name === undefined ? undefined : sectionAt(edition, line);
  return section === undefined
    ? undefined
    : [...rowsInSection(section)].find(
        ({ row, facts }) => row.name === name && row.at.line !== line && facts.some(({ at, each = [] }) => [at, ...each].some((one) => one.line === line)),
      );
}

export function rowsOnLine(edition: Edition, line: number): readonly PlacedRow[] {
  const section = sectionAt(edition, line);
  return section === undefined ? [] : [...rowsInSection(section)].filter(({ row }) => row.at.line === line);
}

/** The section in which a line stands. */
export function sectionAt({ stated }: Edition, line: number): StatedSection | undefined {
  return sectionOfLine(stated.sections, line);
}

/** What is stated within a sentence, be it prose or an item. */
export function factsIn(edition: Edition, sentence: PlacedText): readonly StatedFact[] {
  const [start, end] = [offsetOf(edition, sentence.at), endOf(edition, sentence)];
  const isWithin = (offset: number): boolean => start <= offset && offset < end;
  const section = sectionAt(edition, sentence.at.line);
  const facts = section === undefined ? [] : [...section.facts, ...[...rowsInSection(section)].flatMap((row) => row.facts)];
  return facts.filter((fact) => isWithin(offsetOf(edition, fact.at)));
}
