/**
 * YAML in block style, which reads back as the same value in YAML 1.1 and 1.2. An emitter of its own: it writes what
 * JSON can say and nothing else, and is many times as fast as a general one.
 */
import type { Json, Scalar } from "../model/shape.ts";
import { remembered } from "../values/remembered.ts";
import { block } from "./yaml/block.ts";
import { Pieces } from "./yaml/pieces.ts";
import { quoted, scalar } from "./yaml/scalar.ts";

export function toYaml(document: object): string {
  const out: Out = { pieces: new Pieces(), key: remembered((key) => `${scalar(key)}:`), text: remembered(spaced) };
  node(out, document as Json, "\n", true);
  return `${out.pieces.joined().slice(1)}\n`;
}

interface Out {
  readonly pieces: Pieces;
  /** A key and its colon. */
  readonly key: (key: string) => string;
  /** A space and a text on one line. */
  readonly text: (text: string) => string;
}

/** What follows a colon or a dash. Lines within it begin with `line`: a line break and an indent. */
function node(out: Out, value: Json, line: string, isItem: boolean): void {
  if (typeof value === "string") text(out, value, line);
  else if (value === null || typeof value !== "object") out.pieces.add(spaced(value));
  else if (isList(value)) sequence(out, value, line, isItem);
  else mapping(out, value, line, isItem);
}

function text(out: Out, value: string, line: string): void {
  const written = value.includes("\n") ? block(value, line) : undefined;
  out.pieces.add(written ?? out.text(value));
}

/** In an item the first line goes on where the dash stands. */
function sequence(out: Out, items: readonly Json[], line: string, isItem: boolean): void {
  if (items.length === 0) out.pieces.add(" []");
  const inner = `${line}  `;
  let lead = isItem ? " " : line;
  for (const item of items) {
    out.pieces.add(lead);
    out.pieces.add("-");
    node(out, item, inner, true);
    lead = line;
  }
}

function mapping(out: Out, value: { readonly [key: string]: Json }, line: string, isItem: boolean): void {
  const keys = Object.keys(value);
  if (keys.length === 0) out.pieces.add(" {}");
  const inner = `${line}  `;
  let lead = isItem ? " " : line;
  for (const key of keys) {
    const isLong = key.length > longestKey;
    out.pieces.add(lead);
    out.pieces.add(isLong ? `? ${quoted(key)}${line}:` : out.key(key));
    node(out, value[key]!, inner, isLong);
    lead = line;
  }
}

/** A key of more than 1,024 characters as written has to be announced by `?`; an escape takes six. */
const longestKey = 160;

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}

function spaced(value: Scalar): string {
  return ` ${scalar(value)}`;
}
