/** Collections within elements of collections, and what can be done with an element. */
import type {
  Delete, Facts, Gauge, Get, IfGiven, KeyFields, KeyOf, None, Post, Put, Resource, Silent, Status, Under,
} from "specwright/http";
import type { NotShown } from "specwright/words";

interface CollectionFacts<Key, Fields> extends Facts {
  key: KeyOf<Key, Fields>;
  element: object;
  /** What a move says, where the elements can be moved. */
  movedBy?: object;
  /** Whether the elements have power to be switched. */
  powered?: true;
}

/**
 * The elements of one type at one place.
 * @kind Collection
 * @source Paths > list
 */
export interface Collection<Of extends CollectionFacts<Of["key"], Of["element"]>> extends Resource<Of["uri"]> {
  /**
   * List what is there
   * @source Paths > list
   */
  list: Get<Of["uri"], Of["element"][], "list">;
  /** One element. */
  each: Element<Of, Under<Of["uri"], Of["key"]>>;
}

/**
 * One element, with the actions that its type has.
 * @kind Element
 * @source Paths > get
 */
export interface Element<Of extends CollectionFacts<Of["key"], Of["element"]>, At extends string>
  extends Resource<At, KeyFields<Of["element"], Of["key"]>, Of["element"]> {
  /**
   * Read it
   * @source Paths > get
   */
  get: Get<At, Of["element"]>;
  /**
   * Put it there
   * @source Paths > put
   */
  put: Put<At, Of["element"], Silent>;
  /**
   * Remove it
   * @source Paths > remove
   */
  remove: Delete<At, None>;
  /** Where it is moved. */
  move: IfGiven<Of, "movedBy", Moving<`${At}/move`, Of["movedBy"], Of["element"]>>;
  /** Its power. */
  power: IfGiven<Of, "powered", Power<At>>;
}

/**
 * The call that moves an element.
 * @kind Action
 * @source Paths > move
 */
export interface Moving<At extends string, Sent, Answered> extends Resource<At> {
  /**
   * Move it
   * @source Paths > move
   */
  start: Post<At, NonNullable<Sent>, Answered, "act">;
}

/**
 * What can be done with the power of an element.
 * @kind Action
 * @source Paths > restart
 */
export interface Power<At extends string> extends Resource<`${At}/power`> {
  /**
   * Restart it
   * @source Paths > restart
   */
  restart: Post<`${At}/restart`, None, None, "act"> & Status<202>;
  /**
   * Switch its power
   * @source Paths > power
   */
  switch: Post<`${At}/power`, NotShown<"the body that switches the power">, NotShown<"the answer to it">, "act">;
  /**
   * Read its readings
   * @source Paths > watch
   */
  watch: Get<`${At}/readings`, Readings, "observe">;
}

/**
 * What is measured now.
 * @source Readings
 */
export interface Readings {
  watts: Gauge;
  /** May be below zero. */
  celsius?: Gauge;
}

/**
 * Elements that are in store, and so have no place.
 * @kind Store
 * @source Paths > list
 */
export interface Store<Of extends CollectionFacts<Of["key"], Of["element"]>> extends Resource<Of["uri"]> {
  /**
   * List what is in store
   * @source Paths > list
   */
  list: Get<Of["uri"], Of["element"][], "list">;
  /** One element. */
  each: Pick<Element<Of, Under<Of["uri"], Of["key"]>>, "~uri" | "~placeholders" | "~named" | "get" | "remove">;
}
