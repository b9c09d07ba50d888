import type { Delete, Facts, Get, None, Post, Put, Resource, Status } from "specwright/http";
import type { Format, Integer, MultipleOf, Range, ReadOnly, Says, Text, Unique, WriteOnly } from "specwright/words";

/**
 * The doors.
 * @source Door
 */
export type Doors = Collection<{
  uri: "/doors";
  fields: Door;
}>;

interface CollectionFacts extends Facts {
  fields: object;
}

/**
 * The doors together.
 * @source Requests
 */
interface Collection<Of extends CollectionFacts> extends Resource<Of["uri"]> {
  /**
   * List the doors
   * @source Requests > List the doors
   */
  list: Get<Of["uri"], Of["fields"][], "list">;
  /**
   * Add a door
   * @source Requests > Add a door
   */
  add: Post<Of["uri"], Of["fields"], Of["fields"]> & Status<201>;
}

/**
 * One of the doors.
 * @source Door
 */
export type DoorElement = Element<{
  uri: "/doors/{name}";
  fields: Door;
  placeholders: Pick<Door, "name">;
}>;

interface ElementFacts extends Facts {
  fields: object;
  placeholders: object;
}

/**
 * One door.
 * @source Requests
 */
interface Element<Of extends ElementFacts> extends Resource<Of["uri"], Of["placeholders"], Of["fields"]> {
  /**
   * Read a door
   * @source Requests > Read a door
   */
  read: Get<Of["uri"], Of["fields"]>;
  /**
   * Replace a door
   * @source Requests > Replace a door
   */
  replace: Put<Of["uri"], Of["fields"], Of["fields"]>;
  /**
   * Remove a door
   * @source Requests > Remove a door
   */
  remove: Delete<Of["uri"], None> & Status<204>;
}

/**
 * A door with a lock.
 * @source Door
 */
export interface Door {
  /** The key of the door. */
  name: string;
  /** What opens it beside a badge. */
  pin: WriteOnly<Text<8> & Says<{ minLength: 4 }>>;
  /** Seconds: 5 to 60. */
  "open-for"?: Range<5, 60> & MultipleOf<5> & Integer;
  /** In degrees. */
  tolerance?: MultipleOf<0.1>;
  /** The badges that open it. */
  badges?: Unique<string[]> & Says<{ maxItems: 20 }>;
  /** When somebody came in last. */
  "last-opened"?: ReadOnly<Format<"date-time">>;
}
