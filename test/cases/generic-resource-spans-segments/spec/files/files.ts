import type { Facts, GenericResource, Get, Put, Resource, Silent } from "specwright/http";

/**
 * The volumes.
 * @source Files > /volumes
 */
export type Volumes = Named<{ uri: "/volumes" }>;

/**
 * Any file of a volume.
 * @source Files > /volumes/{volume}/{path}
 */
export type Files = AnyFile<{ uri: "/volumes/{volume}/{+path}" }>;

/**
 * Things that have names.
 * @source Files > /volumes
 */
interface Named<Of extends Facts> extends Resource<Of["uri"]> {
  /**
   * List the names
   * @source Files > /volumes
   */
  list: Get<Of["uri"], string[], "list">;
}

/**
 * A file, wherever it is.
 * @source Files > /volumes/{volume}/{path}
 */
interface AnyFile<Of extends Facts> extends GenericResource<Of["uri"], Where, File> {
  /**
   * Read a file
   * @source Files > /volumes/{volume}/{path}
   */
  get: Get<Of["uri"], File>;
  /**
   * Write a file
   * @source Files > /volumes/{volume}/{path}
   */
  put: Put<Of["uri"], File, Silent>;
}

/** @source Files */
interface Where {
  /** The name of the volume. */
  volume: string;
  /** Where the file is in it. */
  path: string;
}

/**
 * A file.
 * @source File
 */
export interface File {
  text: string;
}
