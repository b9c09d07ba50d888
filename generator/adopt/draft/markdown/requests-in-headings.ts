/**
 * Headings that hold a title and its request: `## Read a thing % GET /things/{id}`, `### Read a thing [GET /things/{id}]`, or `### Read a thing [GET]` in
 * `## Things [/things/{id}]`. The request stands in a line of its own, as others write it. So does one in a tag, `<Route method="GET">/things</Route>`.
 */
import { withoutLinkTargets } from "../../../documents/markdown/link-targets.ts";
import { linesOfCode } from "../survey/text/code-blocks.ts";
import type { Rewritten } from "./html-tables.ts";
import { methodsOfTitles, titledRequest } from "./titled-requests.ts";

export function withRequestsBelow(text: string): Rewritten {
  const inCode = linesOfCode(text);
  const lines: number[] = [];
  let outer: readonly Outer[] = [];
  const written = text.split("\n").flatMap((line, at) => {
    if (inCode.has(at + 1)) return [line];
    const level = levelOf(line);
    if (level > 0) outer = outer.filter((one) => one.level < level);
    const own = level === 0 ? inTag(line) : inHeading(line, outer.at(-1)?.path);
    if (own === undefined) return [line];
    lines.push(at + 1);
    if (own.method === undefined) outer = [...outer, { level, path: own.path }];
    return [...(own.title === undefined ? [] : [own.title, ""]), ...(own.method === undefined ? [] : [`\`${own.method} ${own.path}\``, ""])];
  });
  return { text: lines.length === 0 ? text : written.join("\n"), lines };
}

/** A heading around others that gives their path. */
interface Outer {
  readonly level: number;
  readonly path: string;
}

/** What a line is divided into; without a method, the path is that of what stands below. */
interface Divided {
  readonly title?: string;
  readonly method?: string;
  readonly path: string;
}

function levelOf(line: string): number {
  return /^(#{1,6})\s/.exec(line)?.[1]!.length ?? 0;
}

function inHeading(line: string, around: string | undefined): Divided | undefined {
  const [, before, signed, behind] = behindSign.exec(line) ?? [];
  const own = before === undefined ? titledRequest(line) : { title: before, method: signed!, path: behind! };
  const path = own?.path ?? around;
  return own === undefined || path === undefined ? undefined : { ...own, path: plainPath(path) };
}

function inTag(line: string): Divided | undefined {
  const [, method, path] = tag.exec(line) ?? [];
  return method === undefined ? undefined : { method, path: plainPath(path!) };
}

/** Without links, what stands for the places of docs, and what the query is made of. */
function plainPath(path: string): string {
  return withoutLinkTargets(path)
    .replaceAll("\\", "")
    .replace(/\{[?&#][^{}]*\}/g, "")
    .replace(/\{([^{}#]+)#[^{}]*\}/g, "{$1}");
}

const behindSign = new RegExp(String.raw`^(#{1,6}\s+\S.*?)\s+%\s+(${methodsOfTitles})\s+(/\S*)\s*$`);
const tag = new RegExp(String.raw`^\s*<\w+\s+method="(${methodsOfTitles})">\s*(/.*?)\s*</\w+>\s*$`);
