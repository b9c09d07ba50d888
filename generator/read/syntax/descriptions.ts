/**
 * The description in a doc comment: what stands behind the asterisks, less the indentation of its first line. Blanks are
 * counted from the beginning of the line, as the compiler counts them.
 */
import { unknownSyntax } from "./unknown-syntax.ts";

const opening = "/** ".length;

/** @param content what stands in the comment, which begins at `pos`, before its first tag */
export function descriptionIn(text: string, pos: number, content: string): string | undefined {
  const [first = "", ...others] = content.split(/\r?\n/);
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
  const [, before = "", asterisk = "", after = "", said = ""] = /^([ \t]*)(\*?)([ \t]*)(.*)$/.exec(line) ?? unknownSyntax();
  if (said.startsWith("*") || (asterisk === "" && said !== "")) unknownSyntax();
  const behind = before.length + asterisk.length;
  return { indentation: beyond(margin, 0, before) + beyond(margin, behind, after), column: behind + after.length, said };
}

function beyond(margin: number | undefined, column: number, blanks: string): string {
  return margin !== undefined && column + blanks.length > margin ? blanks.slice(margin - column) : "";
}
