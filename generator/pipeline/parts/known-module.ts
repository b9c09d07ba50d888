import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { isError } from "../../diagnostics/outcome.ts";
import type { ModuleOutline } from "../../link/outline.ts";
import type { ModuleReading } from "../../read/reading.ts";

/** What is known of a file that was read, in this run or an earlier one. */
export interface KnownModule {
  readonly file: string;
  readonly dependencies: readonly string[];
  readonly outline: ModuleOutline;
  /** The hash of the outline. */
  readonly outlined: string;
  /** Reading it found no error. */
  readonly clean: boolean;
  /** What its author hears of, and nothing is wrong with. */
  readonly warnings: readonly Diagnostic[];
  /** Where it is at hand. */
  readonly reading?: () => ModuleReading;
  /** The reading as bytes, for another thread or another run, where it is to be kept. */
  readonly packed?: () => Uint8Array;
}

export type ReadModule = KnownModule & Required<Pick<KnownModule, "reading" | "packed">>;

/** Whether nothing is wrong with a reading, and what its author hears of all the same. */
export function soundnessOf({ diagnostics }: ModuleReading): Pick<KnownModule, "clean" | "warnings"> {
  return { clean: !diagnostics.some(isError), warnings: diagnostics.filter((one) => !isError(one)) };
}
