/** What shall stand in the output folder, as values: the plan says it, the write stage makes it so. */

/** One file to be. */
export interface OutputFile {
  /** Relative to the output folder of its service, with `/` on every system. */
  readonly path: string;
  readonly text: string;
}

/** All that a service's folder shall hold: what is recorded there and not listed here is stale and goes. */
export interface OutputPlan {
  /** The name of the service's folder. */
  readonly service: string;
  readonly files: readonly OutputFile[];
  /** Whether a path is within the scope of a partial run; what is outside is left alone. Absent: all is within. */
  readonly partial?: (path: string) => boolean;
}
