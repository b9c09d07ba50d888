/**
 * Rows whose names are paths of another form: `/items/-/name`, `items/name`, `items.0.name` are `items[].name` and `items.name`, as others
 * write them; `[].name` is the `name` of each object of an array.
 */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import { findLineFrom } from "./find-line-from.ts";
import type { Rewritten } from "./html-tables.ts";

export function withDottedPaths(text: string): Rewritten {
  const inCode = linesOfCode(text);
  const sourceLines = text.split("\n");
  const written: string[] = [];
  const lines: number[] = [];
  for (let at = 0; at < sourceLines.length;) {
    const end = isTable(sourceLines, at) && !inCode.has(at + 1) ? findLineFrom(sourceLines, at + 2, (line) => row.exec(line) === null) : at;
    if (end === at) {
      written.push(sourceLines[at]!);
      at += 1;
      continue;
    }
    const table = sourceLines.slice(at, end);
    const renamed = withNames(table, () => before(sourceLines, at));
    if (renamed !== table) lines.push(at + 1);
    written.push(...renamed);
    at = end;
  }
  return { text: lines.length === 0 ? text : written.join("\n"), lines };
}

/** Its titles have one for the type, and none for a method, and a row has a type. */
function isTable(lines: readonly string[], at: number): boolean {
  const titles = lines[at]!;
  if (!/\|\s*(?:string|integer|int|number|boolean|bool|object|array|float|enum)\b/i.test(lines.slice(at + 2, at + 12).join("\n"))) return false;
  return (
    /^\s*\|.*\|\s*$/.test(titles) &&
    /\|[^|]*\btype\b[^|]*\|/i.test(titles) &&
    !/\|\s*(?:HTTP )?(?:method|verb)s?\s*\|/i.test(titles) &&
    /^\s*\|?\s*:?-+/.test(lines[at + 1] ?? "")
  );
}

const row = /^(\s*\|\s*`?)([^|`\s]+)(`?\s*\|.*)$/;

function withNames(table: readonly string[], words: () => string): readonly string[] {
  const names = table.slice(2).map((line) => row.exec(line)![2]!);
  const ofItems = names.every((name) => name.startsWith("[]"));
  const plain = names.map((name) => name.replace(/^\[\]\.?/, ""));
  const dotted = plain.map((name) => asDotted(name, plain));
  if (dotted.every((name, index) => name === names[index])) return table;
  const rows = table
    .slice(2)
    .flatMap((line, index) => (dotted[index] === "" ? [] : [line.replace(row, (_, start: string, __, rest: string) => `${start}${dotted[index]!}${rest}`)]));
  return [...(ofItems && ofAnswer.test(words()) ? ["The answer is an array of objects with these fields:", ""] : []), ...table.slice(0, 2), ...rows];
}

/** Words that lead to what is answered. */
const ofAnswer = /\b(?:GET|responses?|answers?|returns?|returned)\b(?!.*\bbody of the request\b)/;

/** The nearest heading above, and the line before the table. */
function before(lines: readonly string[], at: number): string {
  const above = (is: (line: string) => boolean): string => {
    let index = at - 1;
    while (index >= 0 && !is(lines[index]!)) index -= 1;
    return lines[index] ?? "";
  };
  return `${above((line) => /^#{1,6}\s/.test(line))} ${above((line) => line.trim() !== "")}`;
}

function asDotted(name: string, names: readonly string[]): string {
  const arePointers = names.every((one) => pointer.test(one) || !one.includes("/")) && names.some((one) => one.indexOf("/", 1) > 1);
  if (arePointers && name.startsWith("/")) return joined(name.slice(1).split("/"));
  if (inner.test(name) && isHolder(name.slice(0, name.indexOf("/")), names)) return joined(name.split("/"));
  return /\.\d+(?=\.|$)/.test(name) ? joined(name.split(".")) : name;
}

const pointer = /^\/(?:[\w$@-]+|\*)(?:\/(?:[\w$@-]+|\*))*$/;
const inner = /^[\w$@-]+(?:\[\])?(?:\/(?:[\w$@-]+(?:\[\])?|\*))+$/;

/** Others are below it as well, or it has a row of its own. */
function isHolder(first: string, names: readonly string[]): boolean {
  return names.includes(first) || names.filter((one) => one.startsWith(`${first}/`)).length > 1;
}

function joined(segments: readonly string[]): string {
  return segments.map((segment, index) => (index === 0 ? segment : /^(?:-|\*|\d+)$/.test(segment) ? "[]" : `.${segment}`)).join("");
}
