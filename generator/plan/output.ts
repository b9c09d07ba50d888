/** What shall stand in the output folder, as values: the plan says it, the write stage makes it so. */

/** One file to be. */
export interface OutputFile<Text extends string | Uint8Array = string | Uint8Array> {
  /** Relative to the output folder of its service, with `/` on every system. */
  readonly path: string;
  /** In UTF-8 where it is bytes. */
  readonly text: Text;
  /** The SHA-256 of the text, in hexadecimal, where it is known. */
  readonly hash?: string;
}

/** A file that stands as it shall: nothing has touched it since it was written with this hash. */
export interface IntactFile {
  readonly path: string;
  readonly hash: string;
}

/** All that a service's folder shall hold: what is recorded there and not listed here is stale and goes. */
export interface OutputPlan {
  /** The name of the service's folder; none for what is over all services, which stands in the output folder itself. */
  readonly service: string | undefined;
  readonly files: readonly OutputFile[];
  readonly intact?: readonly IntactFile[];
  /** Whether a path is within the scope of a partial run; what is outside is left alone. Absent: all is within. */
  readonly partial?: (path: string) => boolean;
}

export interface ServicePlan extends OutputPlan {
  readonly service: string;
}
