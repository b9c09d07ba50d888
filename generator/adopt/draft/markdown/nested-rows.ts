/** Rows that marks before their names put below the row above: `>upper` below `limits` is `limits.upper`, as others write it. */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import type { Rewritten } from "./html-tables.ts";

export function withDottedNames(text: string): Rewritten {
  const inCode = linesOfCode(text);
  const lines: number[] = [];
  let holders: readonly string[] = [];
  const written = text.split("\n").map((line, index) => {
    const [, start = "", marks = "", name = "", rest = ""] = (inCode.has(index + 1) ? undefined : nested.exec(line)) ?? [];
    if (name === "" || /^[\s:|-]+$/.test(line)) {
      holders = [];
      return line;
    }
    const depth = marks.replace(/&gt;/g, ">").replace(/\s/g, "").length;
    if (depth > holders.length) return line;
    holders = [...holders.slice(0, depth), isList.test(rest) ? `${name}[]` : name];
    if (depth === 0) return line;
    lines.push(index + 1);
    return `${start}${[...holders.slice(0, depth), name].join(".")}${rest}`;
  });
  return { text: lines.length === 0 ? text : written.join("\n"), lines: lines.slice(0, 1) };
}

const nested = /^(\s*\|\s*)((?:(?:>|&gt;|↳|└)\s*)*)([\p{L}_$][\p{L}\p{N}_$-]*)(\s*\|.*)$/u;
/** A cell of cardinality, or a type, says that there are several. */
const isList = /\|\s*(?:\d+\s*\.{2,3}\s*(?:[nm*]|many|[2-9]\d*|1\d+)|array\b[^|]*)\s*\|/i;
