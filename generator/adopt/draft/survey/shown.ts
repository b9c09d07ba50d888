/** Requests that a document shows as one would send them: after a bullet, in a block of HTTP, or as a call of curl. */
import { isMethod } from "../../words/methods.ts";
import { codeBlocks } from "./code-blocks.ts";

export interface ShownRequest {
  /** In the document, from 1 on. */
  readonly line: number;
  readonly method: string;
  /** With its origin, as it is written; a query is left out. */
  readonly path: string;
  /** What the line says of it. */
  readonly purpose?: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** What of its path is guessed. */
  readonly guess?: string;
}

export function shownRequests(text: string): readonly ShownRequest[] {
  const blocks = codeBlocks(text);
  const inCode = new Set(blocks.flatMap(({ first, lines }) => lines.map((_, index) => first + index)));
  const bullets = text.split(/\r?\n/).flatMap((line, index) => (inCode.has(index + 1) ? [] : afterBullet(line, index + 1)));
  return [...bullets, ...blocks.flatMap(({ first, lines }) => inBlock(lines, first))].sort((one, other) => one.line - other.line);
}

/** `GET /things: all things` */
function afterBullet(text: string, line: number): readonly ShownRequest[] {
  const [, method, written = "", rest = ""] = /^\s*[-*+]\s+`?(GET|HEAD|PUT|POST|PATCH|DELETE)\s+`?([^\s`]+)`?(.*)$/s.exec(text) ?? [];
  const isLabel = written.endsWith(":") && /^\s/.test(rest);
  const path = isLabel ? written.slice(0, -1) : written;
  const said = saidAfter(isLabel ? `:${rest}` : rest);
  if (method === undefined || said === undefined || !path.includes("/") || path.includes("?", path.lastIndexOf("/"))) return [];
  return [{ line, method, path, headers: [], ...(said === "" ? {} : { purpose: said }) }];
}

/** What stands behind a dash or a colon; undefined where something else stands there. */
function saidAfter(rest: string): string | undefined {
  return rest === "" ? "" : /^(?:\s+[-–—]+|\s*:)\s(.*)$/s.exec(rest)?.[1]!.trimStart();
}

function inBlock(lines: readonly string[], first: number): readonly ShownRequest[] {
  const joined = joinedLines(lines, first);
  return joined.flatMap(({ text, line }, index): readonly ShownRequest[] => {
    const [, method, path] = /^\s*(GET|HEAD|PUT|POST|PATCH|DELETE)\s+([^\s?]+)\S*(?:\s+HTTP\/[\d.]+)?\s*$/.exec(text) ?? [];
    if (method !== undefined && path !== undefined && path.includes("/")) return [{ line, method, path: template(path), headers: headersAfter(joined.slice(index + 1).map((one) => one.text)) }];
    const curl = /^\s*(?:\$\s+)?curl\s(.*)$/s.exec(text)?.[1];
    return curl === undefined ? [] : ofCurl(curl, line);
  });
}

/** A backslash at its end continues a line, and so does a call of curl whose quotation is open. */
function joinedLines(lines: readonly string[], first: number): readonly { readonly text: string; readonly line: number }[] {
  const joined: { text: string; line: number }[] = [];
  let [continues, isOpen] = [false, false];
  for (const [index, text] of lines.entries()) {
    if (continues) joined.at(-1)!.text += `\n${text}`;
    else joined.push({ text, line: first + index });
    const { text: whole } = joined.at(-1)!;
    isOpen = isCurl.test(whole) && isOpen !== hasOddQuotation(text);
    continues = isOpen || /\\\s*$/.test(text);
    joined.at(-1)!.text = whole.replace(/\\\s*$/, "");
  }
  return joined;
}

const isCurl = /^\s*(?:\$\s+)?curl\s/;

/** Whether a line opens or closes a quotation in single quotes, between which a shell takes everything as it stands. */
function hasOddQuotation(line: string): boolean {
  return line.replace(/"(?:[^"\\]|\\.)*"/g, "").split("'").length % 2 === 0;
}

function headersAfter(lines: readonly string[]): ShownRequest["headers"] {
  const end = lines.findIndex((line) => !/^[A-Za-z][\w-]*:\s/.test(line));
  return (end === -1 ? lines : lines.slice(0, end)).flatMap(headerIn);
}

function headerIn(text: string): ShownRequest["headers"] {
  const [, name, value] = /^\s*([A-Za-z][\w-]*):(.*)$/.exec(text) ?? [];
  return name === undefined || value === undefined ? [] : [[name, value.trim()]];
}

function ofCurl(text: string, line: number): readonly ShownRequest[] {
  const words = wordsOf(text);
  const after = (flags: readonly string[]): readonly string[] => words.flatMap((word, index) => (flags.includes(word) && words[index + 1] !== undefined ? [words[index + 1]!] : []));
  const [method] = after(["-X", "--request"]);
  if (words.some((word) => /^(?:-I|--head)$/.test(word)) || (method !== undefined && !isMethod(method))) return [];
  const sends = words.some((word) => /^(?:-d|--data(?:-\w+)?|--json|-F|--form)$/.test(word));
  const path = words.find((word, index) => !word.startsWith("-") && !withValue.has(words[index - 1] ?? "") && /^(?:https?:\/\/|[${<]|\/).*\//.test(word));
  if (path === undefined) return [];
  return [{ line, method: method ?? (sends ? "POST" : "GET"), path: template(path.replace(/\?.*$/s, "")), headers: after(["-H", "--header"]).flatMap(headerIn) }];
}

const withValue = new Set(["-X", "--request", "-H", "--header", "-d", "--data", "--data-raw", "--data-binary", "--data-urlencode", "--json", "-F", "--form", "-u", "--user", "-o", "--output"]);

/** What the calls of curl in a block send. */
export function curlData(lines: readonly string[]): readonly string[] {
  return joinedLines(lines, 1).flatMap(({ text }) => {
    const words = /^\s*(?:\$\s+)?curl\s/.test(text) ? wordsOf(text) : [];
    return words.flatMap((word, index) => (/^(?:-d|--data(?:-raw|-binary)?|--json)$/.test(word) && words[index + 1] !== undefined ? [words[index + 1]!] : []));
  });
}

/** As a shell takes them apart. */
function wordsOf(text: string): readonly string[] {
  return [...text.matchAll(/(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'])+/gs)].map(([word]) =>
    word.replace(/"((?:[^"\\]|\\.)*)"|'([^']*)'/gs, (_, double: string | undefined, single: string | undefined) => double ?? single ?? ""),
  );
}

/** What stands for a value in a path is a placeholder: `:id`, `<id>`, `[id]`, `$ID`, `${id}`. What stands for the address is not. */
export function template(path: string): string {
  return path.replace(
    /\/(?:<([\w -]+)>|\[([\w-]+)\]|\$\{?(\w+)\}?|:(\w+))(?=\/|$)/g,
    (_, angled?: string, square?: string, shell?: string, colon?: string) =>
      `/{${(angled ?? square ?? shell?.toLowerCase() ?? colon ?? "").trim().replace(/\s+/g, "_")}}`,
  );
}

/** The path behind the address, or behind what stands for it. */
export function withoutOrigin(path: string): string {
  return path.replace(/^(?:https?:\/\/[^/]*|\$\{?\w+\}?|\{\{[^{}]*\}\}|<[^<>]*>)(?=\/)/i, "");
}
