import type { Delete, Facts, Failures, Get, KeyFields, KeyOf, Post, Put, Resource, Silent, Under } from "specwright/http";

interface CollectionFacts<Key, Fields> extends Facts {
  /** The required fields that tell one element from another: `{a}+{b}`. */
  key: KeyOf<Key, Fields>;
  element: object;
}

/**
 * All elements of one type.
 * @source Endpoints
 */
export interface Collection<Of extends CollectionFacts<Of["key"], Of["element"]>> extends Resource<Of["uri"]> {
  /**
   * List the elements
   * @source Endpoints > List
   */
  list: Get<Of["uri"], Of["element"][], "list"> & Failures<Closed>;
  /**
   * Add an element
   * @source Endpoints > Add
   */
  add: Post<Of["uri"], Of["element"], Of["element"]> & Failures<Closed>;
  /** One element. */
  each: Element<Of, Under<Of["uri"], Of["key"]>>;
}

/**
 * One element of a collection.
 * @source Endpoints
 */
export interface Element<Of extends CollectionFacts<Of["key"], Of["element"]>, At extends string>
  extends Resource<At, KeyFields<Of["element"], Of["key"]>, Of["element"]> {
  /**
   * Read an element
   * @source Endpoints > Read
   */
  get: Get<At, Of["element"]>;
  /**
   * Replace an element
   * @source Endpoints > Replace
   */
  replace: Put<At, Of["element"], Silent>;
  /**
   * Remove an element
   * @source Endpoints > Remove
   */
  remove: Delete<At, Silent>;
}

export interface Closed {
  /**
   * The shop is closed.
   * @sorce Endpoints
   */
  503: Silent;
}
