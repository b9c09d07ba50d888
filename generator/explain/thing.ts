/** What can be asked for: a node of the model with the names that it answers to. */
import type { Origin } from "../model/origin.ts";
import type { Shape } from "../model/shape.ts";
import type { Match } from "../contract.ts";

export interface Thing {
  readonly is: Match["is"];
  /** The same for all nodes that one declaration makes: together they are one answer. */
  readonly declared: string;
  /** What it answers to. */
  readonly names: readonly string[];
  /** As people say it: `address.city`, `POST /servers`. */
  readonly called: string;
  /** What it belongs to, as people say it: a schema's name, a URI. Of a resource or an operation its further name. */
  readonly of?: string;
  /** What its fields stand in. */
  readonly shapes: readonly Shape[];
  /** Its entry in `unknowns.md`, should it have one; see `listed-entries.ts`. */
  readonly entry: string;
  /** The definition file whose outputs it is in, of what belongs to one. */
  readonly module?: string;
  readonly origin: Origin;
  /** What it asks of a caller, in words. */
  readonly access?: string;
}

/** Tells declarations apart by their place, and by name where one place declares several. */
export function declaredAs(is: Thing["is"], name: string, { definition }: Origin): string {
  return [is, name, definition.file, definition.line, definition.column].join("\n");
}
