/**
 * Lists of requests with items below them that say what each takes and answers: a section for each, as others write it. Where the
 * section of the list goes on with something else, what that belongs to cannot be told, and the list stays as it is.
 */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import { requestAlone } from "../survey/text/request-lines.ts";
import { findLineFrom } from "./find-line-from.ts";
import type { Rewritten } from "./html-tables.ts";

export function withSectionsOfItems(text: string): Rewritten {
  const inCode = linesOfCode(text);
  const sourceLines = text.split("\n");
  const written: string[] = [];
  const lines: number[] = [];
  let level = 1;
  for (let at = 0; at < sourceLines.length; at += 1) {
    const line = inCode.has(at + 1) ? "" : sourceLines[at]!;
    level = /^(#{1,6})\s/.exec(line)?.[1]!.length ?? level;
    const list = line === "" ? undefined : listAt(sourceLines, at);
    if (list === undefined || list.items.every(({ below }) => below.length === 0)) {
      written.push(sourceLines[at]!);
      continue;
    }
    lines.push(at + 1);
    written.push(...list.items.flatMap((item) => sectionOf(item, Math.min(6, level + 1))));
    at = list.end - 1;
  }
  return { text: lines.length === 0 ? text : written.join("\n"), lines };
}

interface Item {
  readonly request: string;
  readonly purpose: string;
  readonly below: readonly Below[];
}

/** An item below another one, with those below it. */
interface Below {
  readonly text: string;
  readonly items: readonly string[];
}

const bullet = /^( *)[-*+]\s+(.*)$/;

/** A list that begins on a line and is all that is left of its section: each of its items is a request. */
function listAt(lines: readonly string[], first: number): { readonly items: readonly Item[]; readonly end: number } | undefined {
  if (requestOf(lines[first]!) === undefined || bullet.test(lines[first - 1] ?? "")) return undefined;
  const items: Item[] = [];
  let at = first;
  while (at < lines.length && !/^#{1,6}\s/.test(lines[at]!)) {
    const own = requestOf(lines[at]!);
    if (own === undefined) {
      if (lines[at]!.trim() !== "") return undefined;
      at += 1;
      continue;
    }
    const end = findLineFrom(lines, at + 1, (line) => !/^\s+\S/.test(line));
    const below = belowIn(lines.slice(at + 1, end));
    if (below === undefined) return undefined;
    items.push({ ...own, below });
    at = end;
  }
  return { items, end: at };
}

/** `` - `GET /things` - lists them ``, with no space before it. */
function requestOf(line: string): Pick<Item, "request" | "purpose"> | undefined {
  const [, indent, text = ""] = bullet.exec(line) ?? [];
  const [, request = "", purpose = ""] = /^`?([A-Z]+ \/[^\s`]*)`?(?:\s*(?:[-–—:]\s+)?(.*))?$/.exec(text) ?? [];
  return indent !== "" || requestAlone(request) === undefined ? undefined : { request, purpose };
}

/** Items in two levels; undefined where anything else stands there. */
function belowIn(lines: readonly string[]): readonly Below[] | undefined {
  const found: { text: string; items: string[] }[] = [];
  const outer = bullet.exec(lines[0] ?? "")?.[1]!.length ?? 0;
  for (const line of lines) {
    const [, indent = "", text] = bullet.exec(line) ?? [];
    if (text === undefined) return undefined;
    if (indent.length <= outer) found.push({ text, items: [] });
    else if (found.length === 0) return undefined;
    else found.at(-1)!.items.push(`${" ".repeat(Math.max(0, indent.length - outer - 4))}- ${text}`);
  }
  return found;
}

function sectionOf({ request, purpose, below }: Item, level: number): readonly string[] {
  const statuses = below.filter(({ text, items }) => status.test(text) && items.length === 0);
  const fields = below.filter(({ text, items }) => field.test(text) && items.length === 0);
  const others = below.filter((one) => !statuses.includes(one) && !fields.includes(one));
  return [
    `${"#".repeat(level)} ${request}`,
    "",
    ...(purpose === "" ? [] : [purpose, ""]),
    ...(fields.length === 0 ? [] : ["Parameters:", "", ...fields.map(({ text }) => `- ${text}`), ""]),
    ...others.flatMap(({ text, items }) => (items.length === 0 ? [text, ""] : [labelOf(text, items), "", ...items, ""])),
    ...(statuses.length === 0 ? [] : ["Responses:", "", ...statuses.map(({ text }) => `- ${text}`), ""]),
  ];
}

/** `404 - no such thing` */
const status = /^`?[1-5]\d\d`?\b/;
/** `` `max` (int, default 25) - how many `` */
const field = /^`?[\p{L}_$][\p{L}\p{N}_$.[\]-]*`?\s+\(/u;

/** What leads to items, in the words that others have for it. */
function labelOf(text: string, items: readonly string[]): string {
  const label = text.replace(/\s*:\s*$/, "");
  if (/^query(?: (?:params?|parameters?|string))?$/i.test(label)) return "Query parameters:";
  if (/^(?:params?|parameters?|arguments?)$/i.test(label)) return "Parameters:";
  if (/^(?:(?:request )?(?:body|payload)|request|sends|input)$/i.test(label)) return "Request body:";
  if (/^headers?$/i.test(label)) return "Request headers:";
  if (/^(?:responses?|returns?|answers?|errors?|status(?:es)?(?: codes?)?)$/i.test(label))
    return items.every((item) => status.test(item.replace(/^\s*- /, ""))) ? "Responses:" : "Response:";
  return `${label}:`;
}
