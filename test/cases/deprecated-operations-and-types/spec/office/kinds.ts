import type { Facts, Failures, Get, KeyFields, KeyOf, None, Post, Resource, Under, When } from "specwright/http";

interface TrayFacts<Key, Fields> extends Facts {
  key: KeyOf<Key, Fields>;
  element: object;
}

/**
 * What was sent.
 * @source Endpoints
 */
export interface Tray<Of extends TrayFacts<Of["key"], Of["element"]>> extends Resource<Of["uri"]> {
  /**
   * List all
   * @source Endpoints > List
   */
  list: Get<Of["uri"], Of["element"][], "list"> & Failures<Closed>;
  each: Sent<Of, Under<Of["uri"], Of["key"]>>;
}

interface Closed {
  /**
   * The office is closed.
   * @deprecated It never closes any more.
   * @source Endpoints
   */
  503: None;
}

/**
 * One that was sent.
 * @source Endpoints
 */
export interface Sent<Of extends TrayFacts<Of["key"], Of["element"]>, At extends string>
  extends Resource<At, KeyFields<Of["element"], Of["key"]>, Of["element"]> {
  /**
   * Read one
   * @source Endpoints > Read
   */
  get: Get<At, Of["element"]>;
  /**
   * Send one
   *
   * It may take a while.
   * @source Endpoints > Send
   */
  send: Post<At, Of["element"], Of["element"]> & When<"nothing has the number">;
  /**
   * @deprecated Sending does the same.
   * @source Endpoints > Resend
   */
  resend: Post<At, Of["element"], Of["element"], "modify"> & When<"something has the number">;
  /** @deprecated */
  head: Top<Under<At, "head">>;
}

/**
 * What stands above the text.
 * @source Endpoints
 */
export interface Top<At extends string> extends Resource<At> {
  /**
   * Read the head
   * @source Endpoints > Read the head
   */
  get: Get<At, Head>;
}

/**
 * The head of what was sent.
 * @source Head
 */
export interface Head {
  to?: string;
}
