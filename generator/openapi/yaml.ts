/**
 * YAML in block style, which reads back as the same value in YAML 1.1 and 1.2. An emitter of its own: it writes what
 * JSON can say and nothing else, and is many times as fast as a general one.
 */
import type { Json, Scalar } from "../model/shape.ts";
import { memoize } from "../values/memoize.ts";
import { literalBlock } from "./yaml/block.ts";
import { Pieces } from "./yaml/pieces.ts";
import { quoted, scalar } from "./yaml/scalar.ts";

export function toYaml(document: object): string {
  return `${yamlEntries(document, 0)}\n`;
}

/** The entries of an object or a list as they stand below as many keys, without the line break that ends the last one. */
export function yamlEntries(value: object, depth: number): string {
  const pieces = new Pieces();
  node(pieces, value as Json, depth, false);
  return pieces.joined().slice(1);
}

/** What follows a colon or a dash. Lines within it begin at the depth. */
function node(pieces: Pieces, value: Json, depth: number, isItem: boolean): void {
  if (typeof value === "string") text(pieces, value, depth);
  else if (value === null || typeof value !== "object") spaced(pieces, value);
  else if (isList(value)) sequence(pieces, value, depth, isItem);
  else mapping(pieces, value, depth, isItem);
}

function text(pieces: Pieces, value: string, depth: number): void {
  const lines = value.includes("\n") ? literalBlock(value, lineAt(depth)) : undefined;
  if (lines === undefined) spaced(pieces, value);
  else pieces.add(lines);
}

/** In an item the first line goes on where the dash stands. */
function sequence(pieces: Pieces, items: readonly Json[], depth: number, isItem: boolean): void {
  if (items.length === 0) pieces.add(" []");
  const line = lineAt(depth);
  let lead = isItem ? " " : line;
  for (const item of items) {
    pieces.add(lead);
    pieces.add("-");
    node(pieces, item, depth + 1, true);
    lead = line;
  }
}

function mapping(pieces: Pieces, value: { readonly [key: string]: Json }, depth: number, isItem: boolean): void {
  const keys = Object.keys(value);
  if (keys.length === 0) pieces.add(" {}");
  const line = lineAt(depth);
  let lead = isItem ? " " : line;
  for (const key of keys) {
    const isLong = key.length > longestKey;
    pieces.add(lead);
    pieces.add(isLong ? `? ${quoted(key)}${line}:` : keyed(key));
    node(pieces, value[key]!, depth + 1, isLong);
    lead = line;
  }
}

/** A line break and an indent. */
const lineAt = memoize((depth: number) => `\n${"  ".repeat(depth)}`);

/** A key and its colon. Documents have few keys, each many times; of their texts, few stand twice. */
const keyed = memoize((key: string) => `${scalar(key)}:`);

/** A key of more than 1,024 characters as written has to be announced by `?`; an escape takes six. */
const longestKey = 160;

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}

function spaced(pieces: Pieces, value: Scalar): void {
  pieces.add(" ");
  pieces.add(scalar(value));
}
