/**
 * Tags of components, which say nothing: `- zone <PaidTag inline /> - the zone`, as documents for sites of docs have them;
 * and calls of templates with what they are given, `{{< link to="things" >}}`.
 */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import type { Rewritten } from "./html-tables.ts";

export function withoutComponents(text: string): Rewritten {
  const inCode = linesOfCode(text);
  const lines: number[] = [];
  const rewritten = text.split("\n").map((line, at) => {
    const plain = inCode.has(at + 1) ? line : line.replace(component, "$1");
    if (plain !== line) lines.push(at + 1);
    return plain;
  });
  return { text: lines.length === 0 ? text : rewritten.join("\n"), lines };
}

/** Outside code spans; with the space before it where more follows. A call can hold code. */
const component = /(?!\{\{)(`[^`]*`)|[ \t]*<[A-Z][\w.]*(?:\s[^<>]*)?\/>|[ \t]*\{\{[<%]\s*\/?[\w-]+\s+[^<>]*[>%]\}\}/g;
