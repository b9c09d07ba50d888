/** An edition of a document as adopting sees it: its text, what stands in it, and where in the text that is. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Block, DocumentText, Section, Sentence } from "../../documents/document.ts";
import { parsePlace } from "../../documents/places/find.ts";
import type { StatedFact } from "../../facts/fact.ts";
import type { Stated, StatedRow, StatedSection } from "../../facts/stated.ts";
import { grouped } from "../../values/grouped.ts";
import { rememberedOf } from "../../values/remembered.ts";

export interface Edition {
  readonly file: string;
  /** Without byte order mark. */
  readonly text: string;
  readonly contents: DocumentText;
  readonly stated: Stated;
}

/** A row with what it stands in. */
export interface RowIn extends StatedRow {
  readonly section: Section;
  readonly block: Block;
}

/** The characters of a line, without its end. */
export interface Line {
  readonly start: number;
  readonly end: number;
}

const lines = new WeakMap<Edition, readonly Line[]>();

/** Every line of the text, the first at index 0. */
export function linesOf(edition: Edition): readonly Line[] {
  const known = lines.get(edition);
  if (known !== undefined) return known;
  const made: Line[] = [];
  let start = 0;
  for (const line of edition.text.split("\n")) {
    made.push({ start, end: start + line.replace(/\r$/, "").length });
    start += line.length + 1;
  }
  lines.set(edition, made);
  return made;
}

export function lineAt(edition: Edition, number: number): Line {
  return linesOf(edition)[number - 1] ?? { start: edition.text.length, end: edition.text.length };
}

/** The offset that a position counts to. */
export function offsetOf(edition: Edition, { line, column }: Position): number {
  return Math.min(lineAt(edition, line).start + column - 1, edition.text.length);
}

export function rawAt(edition: Edition, position: Position): string {
  const start = offsetOf(edition, position);
  return edition.text.slice(start, start + position.length);
}

/** A sentence with the mark that it begins with, which its position leaves out: `**Note**: read it again.` */
export function sentenceText(edition: Edition, position: Position): string {
  return openingMark(edition, position) + rawAt(edition, position);
}

/** The mark before a sentence that is closed within it. */
export function openingMark(edition: Edition, position: Position): string {
  const start = offsetOf(edition, position);
  const mark = /(?:\*\*|__|`|\*|_)$/.exec(edition.text.slice(Math.max(start - 2, 0), start))?.[0] ?? "";
  return mark !== "" && rawAt(edition, position).split(mark).length % 2 === 0 ? mark : "";
}

/** What a fact is stated in: its position counts the signs that a reader sees, and here stand the marks of code and of emphasis among them. */
export function markedAt(edition: Edition, position: Position): string {
  const { text } = edition;
  const start = offsetOf(edition, position);
  let end = start;
  for (let left = position.length; left > 0 && end < text.length;) {
    const marks = markAt(text, end);
    end += marks === "" ? 1 : marks.length;
    if (marks === "") left -= 1;
  }
  const closing = markAt(text, end);
  const isOpen = closing !== "" && text.slice(start, end).split(closing).length % 2 === 0;
  return text.slice(start, isOpen ? end + closing.length : end);
}

function markAt(text: string, index: number): string {
  return /^(?:`+|\*\*)/.exec(text.slice(index, index + 2))?.[0] ?? "";
}

export function* rowsIn({ stated }: Edition): Iterable<RowIn> {
  for (const section of stated.sections) yield* rowsInSection(section);
}

/** The row that a source names; none where it names a section or nothing. */
export function rowsAt(edition: Edition, source: string): readonly RowIn[] {
  const found = parsePlace(edition.contents, source);
  const row = found.ok ? found.value.row : undefined;
  return row === undefined ? [] : rowsNamed(edition, row.name).filter((one) => one.row === row);
}

/** The rows of a name, wherever they stand: asked for with every change, in editions of a hundred thousand rows. */
export function rowsNamed(edition: Edition, name: string): readonly RowIn[] {
  return byName(edition).get(name) ?? none;
}

const byName = rememberedOf((edition: Edition) => grouped([...rowsIn(edition)], ({ row }) => row.name));
const none: readonly RowIn[] = [];

export function* rowsInSection({ section, blocks }: StatedSection): Iterable<RowIn> {
  for (const { block, rows } of blocks) for (const row of rows) yield { section, block, ...row };
}

/** The row of a name on a line. */
export function rowAt(edition: Edition, { line, column }: Position, name: string | undefined): RowIn | undefined {
  const onLine = rowsOn(edition, line);
  return onLine.find(({ row }) => row.at.column === column && (name === undefined || row.name === name)) ?? onLine.find(({ row }) => row.name === name);
}

export function rowsOn(edition: Edition, line: number): readonly RowIn[] {
  const section = sectionAt(edition, line);
  return section === undefined ? [] : [...rowsInSection(section)].filter(({ row }) => row.at.line === line);
}

/** The section in which a line stands. */
export function sectionAt({ stated }: Edition, line: number): StatedSection | undefined {
  return stated.sections.findLast(({ section }) => section.at.line <= line);
}

/** What is stated within a sentence, be it prose or an item. */
export function factsIn(edition: Edition, { at }: Pick<Sentence, "at">): readonly StatedFact[] {
  const start = offsetOf(edition, at);
  const isWithin = (offset: number): boolean => start <= offset && offset < start + at.length;
  const section = sectionAt(edition, at.line);
  const facts = section === undefined ? [] : [...section.facts, ...[...rowsInSection(section)].flatMap((row) => row.facts)];
  return facts.filter((fact) => isWithin(offsetOf(edition, fact.at)));
}
