/**
 * Tags of components, which say nothing: `- zone <PaidTag inline /> - the zone`, as documents for sites of docs have them;
 * and calls of templates with what they are given, `{{< link to="things" >}}`.
 */
import type { Rewritten } from "./html-tables.ts";
import { lineByLine } from "./line-by-line.ts";

export function withoutComponents(text: string): Rewritten {
  return lineByLine(text, (line) => line.replace(component, "$1"));
}

/** Outside code spans; with the space before it where more follows. A call can hold code. */
const component = /(?!\{\{)(`[^`]*`)|[ \t]*<[A-Z][\w.]*(?:\s[^<>]*)?\/>|[ \t]*\{\{[<%]\s*\/?[\w-]+\s+[^<>]*[>%]\}\}/g;
