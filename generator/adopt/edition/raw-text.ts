/** What stands somewhere in an edition as it is written there, with the marks around it. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import { positionWithin, type PlacedText } from "../../documents/placed-text.ts";
import type { Edition } from "./edition.ts";
import { offsetOf } from "./line-spans.ts";

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
