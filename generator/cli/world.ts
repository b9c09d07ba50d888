/** All that the command line touches, as a value: the real one is made in `main.ts`, a test makes its own. */
import type { ReadLiteral } from "../config/read.ts";
import type { Disk } from "../disk/disk.ts";
import type { Watcher } from "../disk/watch.ts";
import type { Library } from "../contract.ts";

/** Where text is printed. */
export interface Sink {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export interface World {
  /** Absolute. */
  readonly cwd: string;
  readonly env: { readonly [name: string]: string | undefined };
  /** Findings, reports and help. */
  readonly stdout: Sink;
  /** Progress, and what is wrong with the call itself. */
  readonly stderr: Sink;
  readonly disk: Disk;
  /** Each of its functions loads what it needs when it is called. */
  readonly library: Library;
  readonly readLiteral: ReadLiteral;
  readonly startWatcher: () => Promise<Watcher>;
  /** Runs a module of the outputs, by its absolute path. */
  readonly loadModule: (path: string) => Promise<unknown>;
  /** From this call on, SIGINT and SIGTERM abort what it returns, with the exit code as the reason, and end nothing themselves. */
  readonly interruption: () => AbortSignal;
  /** The tool's own. */
  readonly version: string;
}
