/**
 * Items whose type stands in brackets behind a name in bold or as code, and what they mean in paragraphs below: `- **size** (int32), required` above `How large.`
 * is `` - `size` (int32, required): How large. ``. A type that has a heading is that of an object; a place in a request is said beside the type.
 */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import { endOfItem } from "./end-of-item.ts";
import type { Rewritten } from "./html-tables.ts";

export function withTypesTogether(text: string): Rewritten {
  const sourceLines = text.split("\n");
  if (!sourceLines.some((line) => item.test(line))) return { text, lines: [] };
  const inCode = linesOfCode(text);
  const titles = new Set(sourceLines.flatMap((line, index) => (inCode.has(index + 1) ? [] : (heading.exec(line)?.[1] ?? []))));
  const written: string[] = [];
  const lines: number[] = [];
  for (let at = 0; at < sourceLines.length; at += 1) {
    const [, bullet, name, inBrackets, tail = ""] =
      (inCode.has(at + 1) ? undefined : (item.exec(sourceLines[at]!) ?? wholeBody(sourceLines[at]!, titles))) ?? [];
    const said = inBrackets === undefined ? undefined : saidOf(inBrackets, tail, titles);
    if (said === undefined) {
      written.push(sourceLines[at]!);
      continue;
    }
    const end = endOfItem(sourceLines, at, bullet!.length);
    const meaning = sourceLines
      .slice(at + 1, end)
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .join(" ");
    if (written.at(-1)?.trim() === "" && isItem(written.at(-2) ?? "")) written.pop();
    else lines.push(at + 1);
    written.push(`${bullet}\`${name}\` (${said})${meaning === "" ? "" : `: ${meaning}`}`);
    at = end - 1;
  }
  return { text: lines.length === 0 ? text : written.join("\n"), lines };
}

const heading = /^#{1,6}\s+(.*?)(?:\s+\{#[^{}]*\})?\s*#*\s*$/;
const item = /^(\s*[-*+]\s+)(?:\*\*|__)`?([\p{L}_$@][\p{L}\p{N}_$@.[\]-]*)`?(?:\*\*|__)\s+\(([^()]+)\)((?:\s*[,:]\s*[^\s,.:()][^,.:()]{0,40}){0,2})\s*$/u;

/** `- **body**: Thing, required` */
function wholeBody(line: string, titles: ReadonlySet<string>): readonly string[] | undefined {
  const [whole, bullet, name, type, tail = ""] = body.exec(line) ?? [];
  return whole === undefined || !titles.has(type!) ? undefined : [whole, bullet!, name!, type!, tail];
}

const body = /^(\s*[-*+]\s+)(?:\*\*|__)`?(body)`?(?:\*\*|__)\s*:\s+(\p{Lu}[\p{L}\p{N}]*)(,\s*(?:required|optional))?\s*$/u;

/** Undefined where the brackets hold no type that is known, nor a place. */
function saidOf(inBrackets: string, tail: string, titles: ReadonlySet<string>): string | undefined {
  const others = tail.split(/[,:]/).map((one) => one.trim());
  const flags = others.filter((one) => /^(?:required|optional|read-only|write-only)$/i.test(one));
  const place = /^[*_]?in (path|query|header|body)[*_]?$/i.exec(inBrackets.trim())?.[1];
  const type = plainType(place === undefined ? inBrackets.trim() : (others.find((one) => one !== "" && !flags.includes(one)) ?? "string"), titles);
  return type === undefined ? undefined : [type, ...flags, ...(place === undefined ? [] : [`in ${place.toLowerCase()}`])].join(", ");
}

/** `[]Thing`, `map[string]int`, `Time`, `Thing`, in the words of others. */
function plainType(type: string, titles: ReadonlySet<string>): string | undefined {
  const [, values] = /^map\[\w+\](\w+)$/.exec(type) ?? [];
  if (values !== undefined) return `map of string to ${values}`;
  const [, item] = /^\[\](\w+)$/.exec(type) ?? [];
  if (item !== undefined) return titles.has(item) ? `array of ${item} objects` : `array of ${item}s`;
  if (titles.has(type)) return `${type} object`;
  if (type === "Time") return "date-time";
  return known.test(type) ? type : undefined;
}

const known = /^(?:string|integer|int(?:8|16|32|64)?|number|float|double|boolean|bool|object|array|date|date-time|timestamp|uuid)(?:, [^()]*)?$/i;

function isItem(line: string): boolean {
  return /^\s*[-*+]\s/.test(line);
}
