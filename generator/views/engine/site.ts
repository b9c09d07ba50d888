/** A place in a template that asks the view for something, and what its surroundings allow. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { EmitKind } from "../emit/value.ts";
import type { Where } from "./languages/language.ts";

export interface Site {
  readonly id: number;
  readonly at: Position;
  /** As the template writes it: `entry.places`. */
  readonly path: string;
  readonly use: "output" | "list" | "condition" | "context";
  readonly language: string;
  /** Of an output: every surrounding that the branches of the template lead to. */
  readonly surroundings: Surrounding[];
  /** The kinds of values that were found to fit all of these, each with the indentation of its lines after the first one. */
  readonly fitting: Map<EmitKind, string>;
}

export interface Surrounding {
  readonly where: Where;
  /** The character before, none at the start of a line. */
  readonly before: string;
  readonly indent: string;
  /** The characters that can follow; a value at the end of the file has none. */
  readonly after: Set<string>;
}
