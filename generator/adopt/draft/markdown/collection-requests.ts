/**
 * Requests as exported collections write them: the method stands in the heading, and the URL in a line of its own below, as in `` ### `GET` List things `` above
 * `` `{{baseUrl}}/things` ``. Both stand in a line of their own, as others write them.
 */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import { findLineFrom } from "./find-line-from.ts";
import type { Rewritten } from "./html-tables.ts";

export function withRequestsTogether(text: string): Rewritten {
  const inCode = linesOfCode(text);
  const sourceLines = text.split("\n");
  const lines: number[] = [];
  const urls = new Map<number, string>();
  const written = sourceLines.map((line, at) => {
    if (urls.has(at)) return urls.get(at)!;
    const [, mark, method, title] = inCode.has(at + 1) ? [] : (heading.exec(line) ?? []);
    const below = method === undefined ? -1 : findLineFrom(sourceLines, at + 1, (one) => one.trim() !== "");
    const url = inCode.has(below + 1) ? undefined : urlAlone.exec(sourceLines[below] ?? "")?.[1];
    if (url === undefined) return line;
    lines.push(at + 1);
    urls.set(below, `\`${method === "DEL" ? "DELETE" : method} ${url}\``);
    return `${mark} ${title}`;
  });
  return { text: lines.length === 0 ? text : written.join("\n"), lines };
}

const heading = /^(#{1,6})\s+(?:\*\*)?`?(GET|HEAD|PUT|POST|PATCH|DEL|DELETE)`?(?:\*\*)?\s+(?!\/)(\S.*)$/;

/** `{{baseUrl}}/things`, `https://host/things`, `/things`: what stands before the path is told elsewhere. */
const urlAlone = /^\s*`?(?:\{\{[\w.-]+\}\}|https?:\/\/[^/\s`]+)?(\/[^\s`]*)`?\s*$/;
