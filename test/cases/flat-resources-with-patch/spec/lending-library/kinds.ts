/** The kinds of this document: lists of elements, and one element. */
import type { Delete, Facts, Failures, Get, Headers, KeyFields, KeyOf, None, Patch, Post, Query, Resource, Status, Under } from "specwright/http";
import type { Format } from "specwright/words";
import type { AnyFailure, Exists, Invalid, Missing, Stale } from "./errors.ts";
import type { Count } from "./words.ts";

/** One page of a list. */
interface Page<Item> {
  /**
   * The elements of the page.
   * @source Lists > items
   */
  items: Item[];
  /**
   * The cursor of the next page; null on the last one.
   * @source Lists > next
   */
  next: string | null;
}

interface Paging {
  /**
   * Where the page begins: the `next` of the page before. Without it the list begins at its start.
   * @source Lists > cursor
   */
  cursor?: string;
  /**
   * How many elements a page holds at most.
   * @source Lists > limit
   */
  limit?: Count<1, 100, 20>;
}

interface LastSeen {
  /**
   * The `ETag` of the answer in which the element was last seen.
   * @source Headers > If-Match
   */
  "If-Match": string;
}

interface OnlyOnce {
  /**
   * A request that comes a second time with the same key adds nothing.
   * @source Headers > Idempotency-Key
   */
  "Idempotency-Key"?: Format<"uuid">;
}

interface ListFacts<Key, Element> extends Facts {
  key: KeyOf<Key, Element>;
  element: object;
}

interface ElementsFacts<Key, Element> extends ListFacts<Key, Element> {
  /** What a new element is made of. */
  sent: object;
  /** What can be changed. */
  changed: object;
  /** Further parameters of the list. */
  search?: object;
}

type Given<Of, Fact extends string> = Fact extends keyof Of ? Of[Fact] : {};

/**
 * The elements of one type.
 * @kind List
 * @source Endpoints > List
 */
export interface Elements<Of extends ElementsFacts<Of["key"], Of["element"]>> extends Resource<Of["uri"]> {
  /**
   * List the elements
   * @source Endpoints > List
   */
  list: Get<Of["uri"], Page<Of["element"]>, "list"> & Status<200> & Query<Paging & Given<Of, "search">> & Failures<AnyFailure>;
  /**
   * Add an element
   * @source Endpoints > Add
   */
  add: Post<Of["uri"], Of["sent"], Of["element"]> & Status<201> & Headers<OnlyOnce> & Failures<AnyFailure & Exists & Invalid>;
  /** One element. */
  each: Element<Of, Under<Of["uri"], Of["key"]>>;
}

/**
 * One element.
 * @kind Element
 * @source Endpoints > Read
 */
interface Element<Of extends ElementsFacts<Of["key"], Of["element"]>, At extends string>
  extends Resource<At, KeyFields<Of["element"], Of["key"]>, Of["element"]> {
  /**
   * Read the element
   * @source Endpoints > Read
   */
  read: Get<At, Of["element"]> & Status<200> & Failures<AnyFailure & Missing>;
  /**
   * Change the element
   *
   * Fields that the body leaves out stay as they are; null clears a field.
   * @source Endpoints > Change
   */
  change: Patch<At, Of["changed"], Of["element"]> & Status<200> & Headers<LastSeen> & Failures<AnyFailure & Missing & Stale & Invalid>;
  /**
   * Remove the element
   * @source Endpoints > Remove
   */
  remove: Delete<At, None> & Status<204> & Headers<LastSeen> & Failures<AnyFailure & Missing & Stale>;
}

/**
 * Elements that are read alone.
 * @kind List
 * @source Endpoints > List
 */
export interface Readable<Of extends ListFacts<Of["key"], Of["element"]>> extends Resource<Of["uri"]> {
  /**
   * List the elements
   * @source Endpoints > List
   */
  list: Get<Of["uri"], Page<Of["element"]>, "list"> & Status<200> & Query<Paging> & Failures<AnyFailure>;
  /** One element. */
  each: Pick<Element<Of & Unchanging, Under<Of["uri"], Of["key"]>>, Markers | "read">;
}

type Unchanging = { sent: object; changed: object };
type Markers = "~uri" | "~placeholders" | "~named";

interface LoanFacts<Key, Element> extends ElementsFacts<Key, Element> {
  /** What was found when the book came back. */
  returned: object;
}

/**
 * The loans.
 * @kind List
 * @source Endpoints > List
 */
export interface Lending<Of extends LoanFacts<Of["key"], Of["element"]>> extends Omit<Elements<Of>, "each"> {
  /** One loan. */
  each: OneLoan<Of, Under<Of["uri"], Of["key"]>>;
}

/**
 * One element.
 * @kind Element
 * @source Endpoints > Read
 */
interface OneLoan<Of extends LoanFacts<Of["key"], Of["element"]>, At extends string> extends Element<Of, At> {
  /**
   * Return the book
   * @source Endpoints > Return
   */
  return: Post<`${At}/return`, Of["returned"], Of["element"], "act"> & Status<200> & Failures<AnyFailure & Missing & Invalid>;
}
