/** A line of a Markdown table: which characters are the text of which cell. */

/** Offsets in the line, without the spaces around the text. */
export interface CellSpan {
  readonly start: number;
  readonly end: number;
}

export function cellSpans(line: string): readonly CellSpan[] {
  const bars = [...line.matchAll(/\\.|\|/gs)].filter(([mark]) => mark === "|").map(({ index }) => index);
  const opens = /^[\s>]*\|/.test(line);
  const closes = /(?<!\\)\|\s*$/.test(line);
  const edges = [...(opens ? [] : [-1]), ...bars, ...(closes ? [] : [line.length])];
  return edges.slice(1).map((end, index) => trimmed(line, edges[index]! + 1, end));
}

/** A line of the same form with other cells: what stands around the cells is that of the line. */
export function lineLike(line: string, raws: readonly string[]): string {
  const spans = cellSpans(line);
  return raws.reduceRight((text, raw, index) => {
    const span = spans[index];
    return span === undefined ? text : text.slice(0, span.start) + padded(line, span, raw) + text.slice(span.end);
  }, line);
}

function trimmed(line: string, from: number, to: number): CellSpan {
  const text = line.slice(from, to);
  const start = from + text.length - text.trimStart().length;
  return text.trim() === "" ? { start: Math.min(from + 1, to), end: Math.min(from + 1, to) } : { start, end: start + text.trim().length };
}

/** An empty cell takes a text between two spaces. */
function padded(line: string, { start, end }: CellSpan, raw: string): string {
  if (start !== end || raw === "") return raw;
  return `${line[start - 1] === " " ? "" : " "}${raw}${line[end] === " " ? "" : " "}`;
}
