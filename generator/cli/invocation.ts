/** A command's call, once it is known to be a right one. */
import type { FlagName } from "./flags.ts";

export interface Invocation {
  readonly arguments: readonly string[];
  /** The flags that are given; a switch has no values, a list may have several. */
  readonly flags: ReadonlyMap<FlagName, readonly string[]>;
  readonly format: Format;
}

export type Format = "text" | "json" | "github" | "sarif" | "markdown";
