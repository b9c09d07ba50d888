/** Requests that a document shows as one would send them: after a bullet, in a block of HTTP, or as a call of curl. */
import { requestsInCode } from "../../../../facts/code/requests-in-code.ts";
import { codeBlocks } from "../text/code-blocks.ts";

export interface ShownRequest {
  /** In the document, from 1 on. */
  readonly line: number;
  readonly method: string;
  /** With its origin, as it is written; a query is left out. */
  readonly path: string;
  /** Without the sign before it; empty or left out where there is none. */
  readonly query?: string;
  /** What the line says of it. */
  readonly purpose?: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** What it sends is a form, of this media type. */
  readonly form?: string;
  /** What of its path is guessed. */
  readonly guess?: string;
}

export function shownRequests(text: string): readonly ShownRequest[] {
  const blocks = codeBlocks(text);
  const inCode = new Set(blocks.flatMap(({ first, lines }) => lines.map((_, index) => first + index)));
  const bullets = text.split(/\r?\n/).flatMap((line, index) => (inCode.has(index + 1) ? [] : afterBullet(line, index + 1)));
  return [...bullets, ...blocks.flatMap(({ first, lines }) => requestsInCode(lines, first))].sort((one, other) => one.line - other.line);
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
