/** Where the lines of an edition stand in its text, and what positions count to. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import { memoizeByObject } from "../../values/memoize.ts";
import type { Edition } from "./edition.ts";

/** The characters of a line, without its end. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

/** Every line of the text, the first at index 0. */
export const lineSpans = memoizeByObject(({ text }: Edition): readonly LineSpan[] => {
  const spans: LineSpan[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    spans.push({ start, end: start + line.replace(/\r$/, "").length });
    start += line.length + 1;
  }
  return spans;
});

export function lineSpanAt(edition: Edition, number: number): LineSpan {
  return lineSpans(edition)[number - 1] ?? { start: edition.text.length, end: edition.text.length };
}

/** The offset that a position counts to. */
export function offsetOf(edition: Edition, { line, column }: Position): number {
  return Math.min(lineSpanAt(edition, line).start + column - 1, edition.text.length);
}
