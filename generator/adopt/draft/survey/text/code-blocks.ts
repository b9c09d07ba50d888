/** Blocks of code: between fences, or indented. */
export interface TitledCodeBlock {
  /** The line of what stands in it first, from 1 on. */
  readonly first: number;
  readonly lines: readonly string[];
  /** What the fence has as its title, else the nearest line above that is not empty, without markup. */
  readonly before: string;
}

export function codeBlocks(text: string): readonly TitledCodeBlock[] {
  const found: TitledCodeBlock[] = [];
  const lines = text.split(/\r?\n/);
  let before = "";
  let inList = false;
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    const isIndented = mark === undefined && !inList && indented.test(line) && (lines[at - 1] ?? "").trim() === "";
    const end = mark !== undefined ? fenceEnd(lines, at + 1, mark) : isIndented ? indentEnd(lines, at) : undefined;
    if (end !== undefined) {
      const first = mark === undefined ? at : at + 1;
      const title = mark === undefined ? undefined : /\btitle="([^"]+)"/.exec(line)?.[1];
      found.push({
        first: first + 1,
        lines: lines.slice(first, end).map((one) => (mark === undefined ? one.replace(/^(?: {4}|\t)/, "") : one)),
        before: title ?? before,
      });
      before = "";
      at = mark === undefined ? end : end + 1;
      continue;
    }
    if (line.trim() !== "") {
      before = line.replace(/[*_`#>]/g, "").trim();
      inList = /^\s*(?:[-*+]|\d+[.)])\s/.test(line) || (inList && /^\s/.test(line));
    }
    at += 1;
  }
  return found;
}

/** The lines that stand in such blocks, from 1 on. */
export function linesOfCode(text: string): ReadonlySet<number> {
  return new Set(codeBlocks(text).flatMap(({ first, lines }) => lines.map((_, index) => first + index)));
}

const indented = /^(?: {4}|\t)\s*\S/;

/** The line that closes a fence; undefined where none does. */
function fenceEnd(lines: readonly string[], from: number, mark: string): number | undefined {
  for (let at = from; at < lines.length; at += 1) if (/^ {0,3}(`{3,}|~{3,})/.exec(lines[at]!)?.[1]?.startsWith(mark) === true) return at;
  return undefined;
}

/** Empty lines at its end are not part of it. */
function indentEnd(lines: readonly string[], from: number): number {
  let end = from + 1;
  for (let at = end; at < lines.length && (indented.test(lines[at]!) || lines[at]!.trim() === ""); at += 1) if (lines[at]!.trim() !== "") end = at + 1;
  return end;
}
