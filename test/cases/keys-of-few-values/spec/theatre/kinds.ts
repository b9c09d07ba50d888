import type { Assigned, Facts, Get, KeyFields, KeyOf, LooksUp, Post, Resource, Under } from "specwright/http";

/** An identifier that the theatre assigns. */
export type Id = Assigned<string>;

interface ListFacts<Key, Element> extends Facts {
  key: KeyOf<Key, Element>;
  element: object;
}

/**
 * Objects of one type.
 * @source Theatre
 */
export interface List<Of extends ListFacts<Of["key"], Of["element"]>> extends Resource<Of["uri"]> {
  /**
   * List
   * @source Theatre
   */
  list: Get<Of["uri"], Of["element"][], "list">;
  /**
   * Add
   * @source Theatre
   */
  add: Post<Of["uri"], Of["element"], Of["element"]>;
  /** One object. */
  each: Each<Of, Under<Of["uri"], Of["key"]>>;
}

/**
 * One object.
 * @source Theatre
 */
export interface Each<Of extends ListFacts<Of["key"], Of["element"]>, At extends string> extends Resource<At, KeyFields<Of["element"], Of["key"]>, Of["element"]> {
  /**
   * Read
   * @source Theatre
   */
  get: Get<At, Of["element"]>;
}

interface Identifier {
  /** @source Theatre */
  id: string;
}

/**
 * Any object.
 * @source Theatre
 */
export interface Found<Of extends Facts> extends Resource<Of["uri"], Identifier> {
  /**
   * Find
   * @source Theatre
   */
  get: Get<Of["uri"], unknown> & LooksUp<"id">;
}
