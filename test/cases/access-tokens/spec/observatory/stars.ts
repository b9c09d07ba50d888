import type { Facts, Get, Resource } from "specwright/http";

/**
 * All stars.
 * @source Endpoints
 */
export type Stars = Sky<{ uri: "/stars" }>;

/**
 * A part of the sky.
 * @source Endpoints
 */
interface Sky<Of extends Facts> extends Resource<Of["uri"]> {
  /**
   * List the stars
   * @source Endpoints > List
   */
  list: Get<Of["uri"], Star[], "list">;
}

/**
 * A star.
 * @source Star
 */
export interface Star {
  name?: string;
  magnitude?: number;
}
