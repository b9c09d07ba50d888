/** Values, or the bits of a number, in a table of their own below the row that they are of: `| Value | Meaning |`. */
import type { Block, Row, Section } from "../documents/document.ts";
import { wordPattern } from "../values/pattern.ts";
import type { Fact, StatedFact } from "./fact.ts";
import type { Note } from "./note.ts";
import type { StatedText } from "./text/prose.ts";
import type { Reader } from "./text/reader.ts";
import type { DeclaredNames } from "./text/remember-facts.ts";
import { scalarOf } from "./text/values.ts";

export function valueTablesIn(section: Section, reader: Reader, names: DeclaredNames): readonly Note[] {
  return section.blocks.filter(listsValues).flatMap((block): readonly Note[] => {
    const row = rowOf(section, block);
    const fact = row === undefined || saysItself(row, reader, names) ? undefined : factOf(block, row);
    return row === undefined || fact === undefined
      ? []
      : [{ of: block, row, facts: [fact], cells: fact.fact === "bits" ? [] : block.rows.map((one) => meaningOf(block, one)) }];
  });
}

function listsValues({ is, named = "", columns, rows, path }: Block): boolean {
  return is === "table" && path === undefined && ofValues.test(named) && columns.length === 2 && rows.length > 1;
}

const ofValues = /^(?:(?:allowed|possible|valid)\s+)?values?$|^bits?(?:\s+(?:value|mask|number|position))?$/i;

/** The row that its label names; else the one of the table before it that speaks of bits or values below, or is alone in it. */
function rowOf({ blocks }: Section, block: Block): Row | undefined {
  const before = blocks.filter((one) => one.is === "table" && one !== block && one.at.line < block.at.line);
  const rows = before.findLast((one) => !listsValues(one))?.rows ?? [];
  const called = rows.filter(({ name }) => new RegExp(wordPattern(name), "iu").test(block.label ?? ""));
  const leading = rows.filter(({ cells }) => cells.some(({ text }) => leads.test(text)));
  const [only, ...others] = [called, leading, rows].find((candidates) => candidates.length > 0) ?? [];
  return others.length > 0 ? undefined : only;
}

const leads = /\b(?:bits?|values?|table)\b[^.]*\b(?:below|following|follows?)\b|\b(?:following|see the)\s+(?:bits?|values?|table)\b/i;

function saysItself({ cells }: Row, reader: Reader, names: DeclaredNames): boolean {
  return cells.some(({ text }) => reader.factsIn(text, names).some(({ fact }) => fact === "values" || fact === "known" || fact === "bits"));
}

function factOf(block: Block, row: Row): StatedFact | undefined {
  const isOfBits = [block.named, block.label, ...row.cells.map(({ text }) => text)].some((text = "") => speaksOfBits.test(text));
  const fact = isOfBits ? bitsOf(block) : valuesOf(block);
  return fact === undefined ? undefined : { ...fact, at: block.labelAt ?? block.at, each: block.rows.map(({ at }) => at) };
}

const speaksOfBits = /\bbit(?:s|wise|mask)?\b/i;

function valuesOf({ rows }: Block): Fact {
  return { fact: "values", value: rows.map(({ name }) => scalarOf(name)) };
}

/** By what each stands for, or by their positions, which count from 0. */
function bitsOf(block: Block): Fact | undefined {
  const numbers = block.rows.map(({ name }) => (/^(?:0x[\da-f]+|\d+)$/i.test(name) ? Number(name) : Number.NaN));
  const arePositions = numbers.every((number, index) => number === index);
  const bits = arePositions ? numbers.map((position) => 2 ** position) : numbers;
  if (!bits.every((bit) => Number.isInteger(Math.log2(bit)))) return undefined;
  return { fact: "bits", value: block.rows.map((row, index) => ({ bit: bits[index]!, name: saidOf(block, row) })) };
}

function meaningOf(block: Block, row: Row): StatedText {
  return { text: `${row.name}: ${saidOf(block, row)}.`, facts: [], at: row.at };
}

function saidOf({ named }: Block, { cells }: Row): string {
  return (cells.find(({ column }) => column !== named)?.text ?? "").replace(/\.$/, "");
}
