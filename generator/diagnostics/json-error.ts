/** What the parser of JSON complains of, and where. */
import type { Position } from "./diagnostic.ts";

export interface JsonError {
  /** Without the place. */
  readonly why: string;
  readonly at: Position;
}

/** @param error of `JSON.parse`, which names the place in its message or not at all: then it is the start of the file */
export function jsonErrorIn(error: unknown, text: string, file: string): JsonError {
  const message = error instanceof Error ? error.message : "";
  const offset = Number(/ at position (\d+)/.exec(message)?.[1] ?? 0);
  const before = text.slice(0, offset).split("\n");
  return { why: message.replace(/ (?:in JSON )?at position \d+.*$/s, ""), at: { file, line: before.length, column: before.at(-1)!.length + 1, length: 0 } };
}
