/** The house style: kinds and types that every service of the house shares. */
import type { Facts, Failures, Get, KeyFields, KeyOf, Resource, Under } from "specwright/http";
import type { Moment } from "./words.ts";

interface CollectionFacts<Key, Fields> extends Facts {
  key: KeyOf<Key, Fields>;
  element: object;
}

/**
 * Elements of one type.
 * @kind Collection
 * @source House style > list
 */
export interface Collection<Of extends CollectionFacts<Of["key"], Of["element"]>> extends Resource<Of["uri"]> {
  /**
   * List the elements
   * @source House style > list
   */
  list: Get<Of["uri"], Of["element"][], "list"> & Failures<Common>;
  /** One element. */
  each: Element<Of, Under<Of["uri"], Of["key"]>>;
}

/**
 * One element.
 * @kind Element
 * @source House style > read
 */
interface Element<Of extends CollectionFacts<Of["key"], Of["element"]>, At extends string>
  extends Resource<At, KeyFields<Of["element"], Of["key"]>, Of["element"]> {
  /**
   * Read the element
   * @source House style > read
   */
  read: Get<At, Of["element"]> & Failures<Common>;
}

interface Common {
  /** Something is wrong with the request. */
  "4XX": Problem;
}

interface Problem {
  /**
   * In a few words.
   * @source House style > problem
   */
  problem: string;
  /**
   * When it was noticed.
   * @source House style > problem
   */
  at?: Moment;
}
