/**
 * What went wrong, said to a person: the text, the place, the way out.
 * Diagnostics are values; only the command line prints them.
 */

/** A stretch of a file. */
export interface Position {
  /** Relative to the project's root, with `/` on every system. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** In UTF-16 units, within the line; 0 where only the point is known. */
  readonly length: number;
}

/** Whether two stretches begin at one point: of what is declared in one place, that tells whether it is the same. */
export function beginTogether(one: Position, other: Position): boolean {
  return one.line === other.line && one.column === other.column && one.file === other.file;
}

/** Whether a stretch begins within another one. */
export function beginsWithin(one: Position, other: Position): boolean {
  return one.line === other.line && one.column >= other.column && one.column < other.column + other.length && one.file === other.file;
}

export type Severity = "error" | "warning";

/** Another place that belongs to the same finding. */
export interface Related {
  readonly message: string;
  readonly at: Position;
}

export interface Diagnostic {
  /** Stable and documented, for example `unknown-section`. */
  readonly code: string;
  readonly severity: Severity;
  /** One sentence: what is wrong, with the user's own words quoted. */
  readonly message: string;
  /** The way out, in the imperative. */
  readonly help?: string;
  readonly at?: Position;
  readonly related?: readonly Related[];
  /** What names the finding in every run, where it has such a name. */
  readonly fingerprint?: string;
  /** The name that the caller gave and that it is about, where it has no place of its own. */
  readonly about?: string;
}
