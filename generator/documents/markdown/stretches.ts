/**
 * A document cut before headings, so that each stretch can be read by itself, and only where somebody looks into it. A cut stands
 * where Markdown begins anew whatever stood before; a document in which that is hard to tell is one stretch.
 */
import { lineStart, lineText, type MarkdownSource } from "./source.ts";

export interface Stretch {
  readonly source: MarkdownSource;
  /** Its first line is a heading, and the only one. */
  readonly isHeaded: boolean;
}

export function stretchesOf(source: MarkdownSource): readonly Stretch[] {
  const starts = cutsOf(source);
  return starts.map((first, index) => {
    const own = stretch(source, first, starts[index + 1] ?? source.lines.length);
    return { source: own, isHeaded: heading.test(own.text) && !mayHoldHeading.test(own.text.slice(lineStart(own, 1))) };
  });
}

/** A line that is a heading wherever it stands outside code: it ends whatever is open. One that shows nothing heads no section. */
const heading = /^#{1,6}(?=[ \t][^\n]*[^\s\p{Cf}#])/u;

/** Also within lists and quotes, and as lines under a text, of which all dashes but the last are among the marks before. */
const mayHoldHeading = /^[ \t>*+\-\d.)]*(?:#{1,6}(?=[ \t\n]|$)|(?:=+|-)[ \t]*$)/m;

/** A link's definition holds for all of a document; code within lists and quotes ends with these. */
const reachesFurther = /\]:|^[ \t>*+\-\d.)]+(?:```|~~~)/m;

/** The lines with which stretches begin. */
function cutsOf(source: MarkdownSource): readonly number[] {
  if (reachesFurther.test(source.text)) return [0];
  const cuts = [0];
  let fence: string | undefined;
  for (const [line, start] of source.lines.entries()) {
    const first = source.text.charCodeAt(start);
    if (first === hash && fence === undefined) {
      if (line > 0 && heading.test(lineText(source, line))) cuts.push(line);
    } else if (first === backtick || first === tilde) {
      const marks = fenceIn(lineText(source, line), fence);
      if (marks !== undefined) fence = fence === undefined ? marks : undefined;
    }
  }
  return cuts;
}

const [hash, backtick, tilde] = [..."#`~"].map((character) => character.charCodeAt(0));
const blank = /^[ \t]*$/;

/** The marks of a line that opens a fence, or ends the open one. */
function fenceIn(line: string, open: string | undefined): string | undefined {
  const marks = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[0];
  if (marks === undefined || open === undefined) return marks;
  return marks[0] === open[0] && marks.length >= open.length && blank.test(line.slice(marks.length)) ? marks : undefined;
}

function stretch(source: MarkdownSource, first: number, end: number): MarkdownSource {
  const start = lineStart(source, first);
  const lines = source.lines.slice(first, end).map((offset) => offset - start);
  return { ...source, text: source.text.slice(start, lineStart(source, end)), lines, above: source.above + first };
}
