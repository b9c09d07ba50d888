/** A line of text as a terminal lays it out: what is read as one sign, how wide it stands, where it comes from. */
import { makeVisible } from "./visible.ts";

export interface TerminalCell {
  /** What is printed. */
  readonly text: string;
  /** In columns of the terminal. */
  readonly width: number;
  /** The stretch of the line, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

const tabStop = 4;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The cells of a line; `offset` is where the text starts in it. */
export function terminalCells(text: string, offset = 0): readonly TerminalCell[] {
  const cells: TerminalCell[] = [];
  let column = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    const printed = segment === "\t" ? " ".repeat(tabStop - (column % tabStop)) : makeVisible(segment);
    const width = widthOf(printed);
    cells.push({ text: printed, width, start: offset + index, end: offset + index + segment.length });
    column += width;
  }
  return cells;
}

export function widthOfCells(cells: readonly TerminalCell[]): number {
  return cells.reduce((sum, cell) => sum + cell.width, 0);
}

const picture = /^(?:\p{Emoji_Presentation}|\p{Regional_Indicator}|\p{Extended_Pictographic}\uFE0F)/u;
/** Signs that stand on the one before; also the later letters of a decomposed Hangul syllable. */
const mark = /^[\p{Mn}\p{Me}\u1160-\u11FF]$/u;
/** Scripts whose signs stand in a square, and full-width forms; half-width forms are of the same scripts. */
const scripts = ["Han", "Hiragana", "Katakana", "Hangul", "Bopomofo", "Yi", "Tangut"].map((script) => `\\p{Script=${script}}`).join("");
const wide = new RegExp(`^(?![\uFF61-\uFFDC])[${scripts}\u3000-\u303E\u30FC\uFF01-\uFF60\uFFE0-\uFFE6]$`, "u");

/** In columns of a terminal, by the classes of UAX #11. */
function widthOf(printed: string): number {
  if (picture.test(printed)) return 2;
  let width = 0;
  for (const sign of printed) width += mark.test(sign) ? 0 : wide.test(sign) ? 2 : 1;
  return width;
}
