/** A run of text as it reads, which knows where in the source each of its characters is written. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { FurtherPart } from "../document.ts";
import { positionAt, type MarkdownSource } from "./source.ts";

export interface Span {
  readonly text: string;
  readonly raw: string;
  /** Where the run begins in the source. */
  readonly offset: number;
  /** The source offset of each character, where markup or line breaks shift them. */
  readonly offsets?: readonly number[];
}

/** @param end the source offset that the run ends before */
export function spanOf(source: MarkdownSource, raw: string, written: string, offset: number, end: number): Span {
  const text = unset(written);
  const straight = text === raw && source.text.startsWith(raw, offset);
  return straight ? { text, raw, offset } : { text, raw, offset, offsets: alignOffsets(source.text, text, offset, end) };
}

/** The run without its first characters. */
export function spanFrom(source: MarkdownSource, { text, raw, offset, offsets }: Span, index: number): Span {
  const rest = text.slice(index);
  if (offsets === undefined) return { text: rest, raw: raw.slice(index), offset: offset + index };
  const begin = offsets[index] ?? offset + raw.length;
  const marks = /[`*_\[]*$/.exec(source.text.slice(offset, begin))![0].length;
  return { text: rest, raw: raw.slice(begin - offset - marks), offset: begin, offsets: offsets.slice(index) };
}

/** Runs as one, with spaces between them. */
export function joinedSpan(spans: readonly Span[]): Span {
  const offsets = spans.flatMap((span, index) => {
    const own = offsetsOf(span);
    return index === spans.length - 1 ? own : [...own, (own.at(-1) ?? span.offset) + 1];
  });
  return { text: spans.map(({ text }) => text).join(" "), raw: spans.map(({ raw }) => raw).join("\n"), offset: spans[0]?.offset ?? 0, offsets };
}

function offsetsOf({ text, offset, offsets }: Span): readonly number[] {
  return offsets ?? Array.from({ length: text.length }, (_, index) => offset + index);
}

/** The position of a part of the run. */
export function positionIn(source: MarkdownSource, span: Span, index: number, length: number): Position {
  if (span.offsets === undefined) return positionAt(source, span.offset + index, length);
  const first = span.offsets[index] ?? span.offset;
  if (length === 0) return positionAt(source, first, 0);
  const last = span.offsets[index + length - 1] ?? first;
  const position = positionAt(source, first, last - first + 1);
  const lineEnd = source.text.indexOf("\n", first);
  return lineEnd === -1 || lineEnd > last ? position : { ...position, length: lineEnd - first };
}

/** Where the parts of a piece of the run begin that markup or line breaks set apart, but for the first; none where it is written as it reads. */
export function furtherParts(source: MarkdownSource, { offsets }: Span, index: number, length: number): { readonly further?: readonly FurtherPart[] } {
  if (offsets === undefined) return {};
  const further: FurtherPart[] = [];
  for (let at = index + 1; at < index + length; at += 1) {
    if (offsets[at] === offsets[at - 1]! + 1 && source.text[offsets[at - 1]!] !== "\n") continue;
    const { line, column } = positionAt(source, offsets[at]!, 0);
    further.push({ index: at - index, line, column });
  }
  return further.length === 0 ? {} : { further };
}

/** Without what only sets a text: spaces and hyphens that no line breaks at, tabs, marks where one may break. */
function unset(written: string): string {
  if (!setting.test(written)) return written;
  return written.replace(anySpaces, " ").replace(anyHyphen, "-").replace(breakMarks, "");
}

const setting = /[\t\u00AD\u200B\u2060\uFEFF\u00A0\u2000-\u200A\u202F\u205F\u3000\u2010\u2011]|  /;
const anySpaces = /[ \t\u00A0\u2000-\u200A\u202F\u205F\u3000]+/g;
const anyHyphen = /[\u2010\u2011]/g;
const breakMarks = /[\u00AD\u200B\u2060\uFEFF]/g;

/** Markup only adds characters, so each character of the text is the next equal one of the source. */
export function alignOffsets(source: string, text: string, offset: number, end: number): readonly number[] {
  const offsets: number[] = [];
  let cursor = offset;
  for (const character of text) {
    const found = nextOf(source, character, cursor, end);
    for (let unit = 0; unit < character.length; unit += 1) offsets.push((found ?? cursor) + unit);
    if (found !== undefined) cursor = found + character.length;
  }
  return offsets;
}

/** A line break reads as a space; a character that is written as an entity is found nowhere. */
function nextOf(source: string, character: string, from: number, end: number): number | undefined {
  const others = character === " " ? /[\n\t\u00A0\u2000-\u200A\u202F\u205F\u3000]/ : character === "-" ? /[\u2010\u2011]/ : undefined;
  for (let at = from; at < end; at += 1) {
    if (source.startsWith(character, at) || others?.test(source[at]!) === true) return at;
  }
  return undefined;
}
