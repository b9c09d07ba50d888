/** Rows that only go on with a sentence of the row above, as converters break them: `| size | Up to | ` above `| | (9 of them) |`. */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import type { Rewritten } from "./html-tables.ts";

export function withWholeRows(text: string): Rewritten {
  if (!broken.test(text)) return { text, lines: [] };
  const inCode = linesOfCode(text);
  const lines: number[] = [];
  const written: string[] = [];
  for (const [at, line] of text.split("\n").entries()) {
    const more = inCode.has(at + 1) ? undefined : goesOn(written.at(-1) ?? "", line);
    if (more === undefined) written.push(line);
    else {
      written[written.length - 1] = more;
      lines.push(at + 1);
    }
  }
  return { text: lines.length === 0 ? text : written.join("\n"), lines: lines.slice(0, 1) };
}

const broken = /^\s*\|\s*\|[\s|]*(?:[a-z(])/m;

/** The row above with what the line says; undefined where that begins something of its own. */
function goesOn(above: string, line: string): string | undefined {
  const [cells, before] = [cellsIn(line), cellsIn(above)];
  if (cells === undefined || before === undefined || cells.length !== before.length) return undefined;
  const [only, ...others] = cells.flatMap((cell, column) => (cell === "" ? [] : [column]));
  if (
    only === undefined ||
    only === 0 ||
    others.length > 0 ||
    before[0] === "" ||
    !/^[\p{Ll}(]/u.test(cells[only]!) ||
    !/[^.:;]$/.test(before[only]!) ||
    /^\S*$/.test(before[only]!)
  )
    return undefined;
  return `| ${before.map((cell, column) => (column === only ? `${cell} ${cells[only]!}` : cell)).join(" | ")} |`;
}

function cellsIn(line: string): readonly string[] | undefined {
  const inner = /^\s*\|(.*)\|\s*$/.exec(line)?.[1];
  return inner === undefined || /^[\s:|-]*-[\s:|-]*$/.test(inner) ? undefined : inner.split(/(?<!\\)\|/).map((cell) => cell.trim());
}
