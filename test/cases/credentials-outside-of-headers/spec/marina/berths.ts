import type { Facts, Failures, Get, Post, Query, Resource } from "specwright/http";

/**
 * All berths.
 * @source Endpoints
 */
export type Berths = Quay<{ uri: "/berths" }>;

/**
 * One of them.
 * @source Endpoints
 */
export type OneBerth = Mooring<{ uri: "/berths/{number}" }>;

/**
 * A quay with berths.
 * @source Endpoints
 */
interface Quay<Of extends Facts> extends Resource<Of["uri"]> {
  /**
   * List the berths
   * @source Endpoints > List
   */
  list: Get<Of["uri"], Berth[], "list"> & Query<Longer> & Failures<Refused>;
  /**
   * Rent a berth
   * @source Endpoints > Rent
   */
  create: Post<Of["uri"], Berth, Berth> & Failures<Refused>;
}

/**
 * One berth.
 * @source Endpoints
 */
interface Mooring<Of extends Facts> extends Resource<Of["uri"], Pick<Berth, "number">, Berth> {
  /**
   * Read a berth
   * @source Endpoints > Read
   */
  get: Get<Of["uri"], Berth> & Failures<Refused>;
}

interface Longer {
  /**
   * In metres.
   * @source Query > longer-than
   */
  "longer-than"?: number;
}

interface Refused {
  /**
   * Nobody knows who asks.
   * @source Authentication > 3
   */
  401: Problem;
}

/**
 * A berth.
 * @source Berth
 */
export interface Berth {
  number: number;
  /** In metres. */
  length?: number;
  boat?: string;
}

/**
 * Why a request is refused.
 * @source Problem
 */
export interface Problem {
  problem: string;
}
