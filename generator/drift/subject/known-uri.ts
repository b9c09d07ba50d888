import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Defined } from "../../facts/definitions/defined.ts";

/** A URI of the definitions, and who says so. */
export interface ToldUri {
  readonly uri: string;
  readonly at: Position;
  readonly by: Defined;
}

export interface KnownUri extends ToldUri {
  /** Its operations, by their methods. */
  readonly operations: ReadonlyMap<string, Defined>;
}
