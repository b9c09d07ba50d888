import type { Integer } from "specwright/words";
import type { Collection } from "../kinds.ts";

/**
 * The rooms of a site.
 * @source Room
 */
export type Rooms = Collection<{ uri: "/sites/{name}/rooms"; key: "{name}"; element: Room }>;

/**
 * A room.
 * @source Room
 */
export interface Room {
  /** The name of the room, on its door. */
  name: string;
  floor?: Integer;
}
