/** An edition of a document as adopting sees it: its text, what stands in it, and where in the text that is. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Block, DocumentText, Section } from "../../documents/document.ts";
import { positionOf, type Placed } from "../../documents/placed.ts";
import { placeNamed } from "../../documents/places/find.ts";
import type { StatedFact } from "../../facts/fact.ts";
import { sectionAt as sectionOfLine } from "../../facts/section-at.ts";
import type { Stated } from "../../facts/stated.ts";
import type { StatedRow, StatedSection } from "../../facts/stated-section.ts";
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
export function sentenceText(edition: Edition, sentence: Placed): string {
  const written = edition.text.slice(offsetOf(edition, sentence.at), endOf(edition, sentence));
  return openingMark(edition, sentence.at) + written.replace(/[ \t]*\n[ \t>]*/g, " ");
}

/** The offset behind what stands somewhere, on one line or on several. */
export function endOf(edition: Edition, placed: Placed): number {
  const last = positionOf(placed, placed.text.length - 1, 1);
  return Math.max(offsetOf(edition, placed.at) + placed.at.length, offsetOf(edition, last) + last.length);
}

/** The mark before a sentence that is closed within it. */
export function openingMark(edition: Edition, position: Position): string {
  const start = offsetOf(edition, position);
  const mark = /(?:\*\*|__|`|\*|_)$/.exec(edition.text.slice(Math.max(start - 2, 0), start))?.[0] ?? "";
  return mark !== "" && rawAt(edition, position).split(mark).length % 2 === 0 ? mark : "";
}

/** What a fact is stated in, with the mark behind it that closes one of its own, and as it reads where it ends within a link. */
export function markedAt(edition: Edition, position: Position): string {
  const raw = rawAt(edition, position);
  const link = raw.lastIndexOf("[");
  if (link !== -1 && !raw.includes("]", link) && edition.text.startsWith("]", offsetOf(edition, position) + raw.length))
    return raw.slice(0, link) + raw.slice(link + 1);
  const closing = markAt(edition.text, offsetOf(edition, position) + raw.length);
  return closing !== "" && raw.split(closing).length % 2 === 0 ? raw + closing : raw;
}

function markAt(text: string, index: number): string {
  return /^(?:`+|\*\*)/.exec(text.slice(index, index + 2))?.[0] ?? "";
}

export function* rowsIn({ stated }: Edition): Iterable<RowIn> {
  for (const section of stated.sections) yield* rowsInSection(section);
}

/** The row that a source names; none where it names a section or nothing. */
export function rowsAt(edition: Edition, source: string): readonly RowIn[] {
  const row = placeNamed(edition.contents, source)?.row;
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

/** The row of a name on a line, or that of which a sentence there says something. */
export function rowAt(edition: Edition, { line, column }: Position, name: string | undefined): RowIn | undefined {
  const onLine = rowsOn(edition, line);
  return (
    onLine.find(({ row }) => row.at.column === column && (name === undefined || row.name === name)) ??
    onLine.find(({ row }) => row.name === name) ??
    rowNoted(edition, line, name)
  );
}

/** The row of a name that has a fact on a line of its section. */
export function rowNoted(edition: Edition, line: number, name: string | undefined): RowIn | undefined {
  const section = name === undefined ? undefined : sectionAt(edition, line);
  return section === undefined
    ? undefined
    : [...rowsInSection(section)].find(
        ({ row, facts }) => row.name === name && row.at.line !== line && facts.some(({ at, each = [] }) => [at, ...each].some((one) => one.line === line)),
      );
}

export function rowsOn(edition: Edition, line: number): readonly RowIn[] {
  const section = sectionAt(edition, line);
  return section === undefined ? [] : [...rowsInSection(section)].filter(({ row }) => row.at.line === line);
}

/** The section in which a line stands. */
export function sectionAt({ stated }: Edition, line: number): StatedSection | undefined {
  return sectionOfLine(stated.sections, line);
}

/** What is stated within a sentence, be it prose or an item. */
export function factsIn(edition: Edition, sentence: Placed): readonly StatedFact[] {
  const [start, end] = [offsetOf(edition, sentence.at), endOf(edition, sentence)];
  const isWithin = (offset: number): boolean => start <= offset && offset < end;
  const section = sectionAt(edition, sentence.at.line);
  const facts = section === undefined ? [] : [...section.facts, ...[...rowsInSection(section)].flatMap((row) => row.facts)];
  return facts.filter((fact) => isWithin(offsetOf(edition, fact.at)));
}
