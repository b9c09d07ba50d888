/**
 * The description in a doc comment: what stands behind the asterisks, less the indentation of its first line. Blanks are
 * counted from the beginning of the line, as the compiler counts them.
 */
import { unknownSyntax } from "./unknown-syntax.ts";

const opening = "/** ".length;

/** @param content what stands in the comment, which begins at `pos`, before its first tag */
export function descriptionIn(text: string, pos: number, content: string): string | undefined {
  if (!content.includes("\n")) return content.trim() || undefined;
  const [first = "", ...others] = content.includes("\r") ? content.split(/\r?\n/) : content.split("\n");
  const begun = first.trimStart();
  const lines = begun === "" ? [] : [begun];
  let margin = begun === "" ? undefined : pos - text.lastIndexOf("\n", pos) - 1 + opening;
  for (const line of others) {
    const { indentation, column, said } = behindAsterisk(line, margin);
    lines.push(indentation + said);
    if (said !== "") margin ??= column;
  }
  return lines.join("\n").trimEnd() || undefined;
}

interface Line {
  /** The blanks that belong to the description. */
  readonly indentation: string;
  readonly column: number;
  readonly said: string;
}

function behindAsterisk(line: string, margin: number | undefined): Line {
  const before = afterBlanks(line, 0);
  const hasAsterisk = line[before] === "*";
  const behind = hasAsterisk ? before + 1 : before;
  const column = afterBlanks(line, behind);
  const said = line.slice(column);
  if (said.startsWith("*") || (!hasAsterisk && said !== "")) unknownSyntax();
  return { indentation: beyond(margin, line, 0, before) + beyond(margin, line, behind, column), column, said };
}

function afterBlanks(line: string, from: number): number {
  let at = from;
  while (line[at] === " " || line[at] === "\t") at += 1;
  return at;
}

/** Of the blanks from one column up to another, those beyond the margin; as the compiler has it, the last ones where they begin beyond it. */
function beyond(margin: number | undefined, line: string, from: number, to: number): string {
  return margin !== undefined && to > margin ? line.slice(from, to).slice(margin - from) : "";
}
