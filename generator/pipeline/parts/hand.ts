/** One of those who read files and make fragments of what they have read: the main thread, or another beside it. */
import type { Outline } from "../../link/outline.ts";
import type { ModuleReading } from "../../read/reading.ts";
import type { ServiceDocument } from "../model.ts";
import type { FragmentContext, Fragments, FragmentTask, Making } from "./work.ts";

/** What is known of a file that was read, in this run or an earlier one. */
export interface ReadModule {
  readonly file: string;
  readonly dependencies: readonly string[];
  readonly outline: Outline;
  /** Reading it found nothing. */
  readonly clean: boolean;
  readonly reading: () => ModuleReading;
  /** The reading as bytes, for another thread or another run. */
  readonly packed: () => Uint8Array;
}

export interface Hand {
  /** Reads one batch of files after another, as its turn comes. */
  readonly read: (batches: Batches, onRead: (files: readonly ReadModule[]) => void) => Promise<void>;
  /**
   * What fragments are put into, and those of each task in their order.
   * @param moduleOf any file that a task names
   */
  readonly make: (context: FragmentContext, document: ServiceDocument, tasks: readonly FragmentTask[], moduleOf: (file: string) => ReadModule) => Promise<Made>;
  readonly stop: () => void;
}

export interface Made extends Pick<Making, "root"> {
  /** Undefined where a file has a finding. */
  readonly fragments: readonly (Fragments | undefined)[];
}

/** Batches of paths, each of which is read by whoever comes first. The count of those taken is shared: nobody waits to be given one. */
export interface Batches {
  /** Relative to the root. */
  readonly paths: readonly (readonly string[])[];
  readonly taken: Int32Array;
}

export function batchesOf(paths: readonly (readonly string[])[]): Batches {
  return { paths, taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) };
}

/** Undefined where none is left. */
export function nextBatch({ paths, taken }: Batches): readonly string[] | undefined {
  return paths[Atomics.add(taken, 0, 1)];
}
