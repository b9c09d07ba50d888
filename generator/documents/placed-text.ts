/** What stands somewhere, and where its parts are written. */
import type { Position } from "../diagnostics/diagnostic.ts";
import type { FurtherPart } from "./document.ts";

export interface PlacedText {
  readonly text: string;
  readonly at: Position;
  readonly further?: readonly FurtherPart[];
}

/** The position of a part of what stands somewhere; of what is written on several lines, as far as its first. */
export function positionWithin(placed: PlacedText, index: number, length: number): Position {
  const { line, column } = written(placed, index);
  const last = length === 0 ? { line, column: column - 1 } : written(placed, index + length - 1);
  return { file: placed.at.file, line, column, length: last.line === line ? last.column - column + 1 : length };
}

/** Where in a text something stands, by its position. */
export function partAt(placed: PlacedText, { at: { line, column, length } }: { readonly at: Position }): { readonly index: number; readonly end: number } {
  const index = read(placed, line, column);
  return { index, end: length === 0 ? index : read(placed, line, column + length - 1) + 1 };
}

/** A piece of what stands somewhere, as it stands there. */
export function pieceFrom(placed: PlacedText, from: number, length = placed.text.length - from): PlacedText {
  const further = placed.further?.filter(({ index }) => index > from && index < from + length).map((part) => ({ ...part, index: part.index - from }));
  return {
    text: placed.text.slice(from, from + length),
    at: positionWithin(placed, from, length),
    ...(further === undefined || further.length === 0 ? {} : { further }),
  };
}

/** What stands somewhere with other words in the place of some of its own: those begin where these did. */
export function withWordsReplaced(placed: PlacedText, from: number, to: number, words: string): PlacedText {
  const [before, after] = [pieceFrom(placed, 0, from), pieceFrom(placed, to)];
  const { line, column } = after.at;
  const index = from + words.length;
  const behind = (after.further ?? []).map((part) => ({ ...part, index: part.index + index }));
  return { text: before.text + words + after.text, at: placed.at, further: [...(before.further ?? []), { index, line, column }, ...behind] };
}

function written({ at, further = [] }: PlacedText, index: number): { readonly line: number; readonly column: number } {
  const part = further.findLast((one) => one.index <= index) ?? { index: 0, line: at.line, column: at.column };
  return { line: part.line, column: part.column + index - part.index };
}

function read({ at, further = [] }: PlacedText, line: number, column: number): number {
  const parts = [{ index: 0, line: at.line, column: at.column }, ...further];
  const part = parts.findLast((one) => one.line === line && one.column <= column) ?? parts.find((one) => one.line === line) ?? parts[0]!;
  return part.index + column - part.column;
}
