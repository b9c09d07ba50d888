/**
 * Lines of labels below each other, `**URI:** /things` above `**Methods:** GET, PUT`: Markdown makes one paragraph of them,
 * and each is one of its own. So is one that a backslash breaks.
 */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import type { Rewritten } from "./html-tables.ts";

export function withLabelsApart(text: string): Rewritten {
  const inCode = linesOfCode(text);
  const sourceLines = text.split("\n");
  const isLabel = sourceLines.map((line, at) => !inCode.has(at + 1) && label.test(line));
  const lines: number[] = [];
  const written = sourceLines.flatMap((line, at) => {
    const unbroken = inCode.has(at + 1) ? undefined : broken.exec(line)?.[1];
    if (unbroken !== undefined) {
      lines.push(at + 1);
      return [unbroken, ""];
    }
    if (!isLabel[at] || !isLabel[at - 1] || !runAround(sourceLines, isLabel, at).some((one) => ofRequest.test(one))) return [line];
    if (!isLabel[at - 2]) lines.push(at);
    return ["", line];
  });
  return { text: lines.length === 0 ? text : written.join("\n"), lines };
}

/** The labels that stand without a gap around one. */
function runAround(lines: readonly string[], isLabel: readonly boolean[], at: number): readonly string[] {
  const from = isLabel.lastIndexOf(false, at) + 1;
  const end = isLabel.indexOf(false, at);
  return lines.slice(from, end === -1 ? undefined : end);
}

const label = /^(?:\*\*|__)?\p{L}[\p{L} ()/-]{0,40}(?::(?:\*\*|__)?|(?:\*\*|__):)\s+\S/u;
const broken = /^((?:\*\*|__)\p{L}[\p{L} ()/-]{0,40}(?::(?:\*\*|__)|(?:\*\*|__):)\s+\S.*?)\s*\\$/u;
const ofRequest = /^(?:\*\*|__)?(?:[\p{L}-]+ ){0,3}(?:ur[il]|path|endpoint|route|address|methods?|verbs?)\b[^:]*:/iu;
