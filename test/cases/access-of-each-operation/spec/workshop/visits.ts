import type { Access, Facts, Get, Post, Resource } from "specwright/http";

/**
 * Who has signed in.
 * @source Endpoints
 */
export type Visits = Desk<{ uri: "/visits"; access: [] }>;

/**
 * Where people sign in.
 * @source Endpoints
 */
interface Desk<Of extends Facts> extends Resource<Of["uri"]> {
  /**
   * Sign in
   * @source Endpoints > Sign in
   */
  enter: Post<Of["uri"], Person, Visit>;
  /**
   * Read who is there
   * @source Endpoints > Who is there
   */
  get: Get<Of["uri"], Visit> & Access<["visit", {}]>;
}

/**
 * A person.
 * @source Person
 */
export interface Person {
  name: string;
}

/**
 * A visit.
 * @source Visit
 */
export interface Visit {
  name?: string;
  since?: number;
}
