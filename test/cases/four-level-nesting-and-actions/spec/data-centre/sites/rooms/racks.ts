import type { Integer, Range } from "specwright/words";
import type { Collection } from "../../kinds.ts";

/**
 * The racks of a room.
 * @source Rack
 */
export type Racks = Collection<{ uri: "/sites/{name}/rooms/{name}/racks"; key: "{name}"; element: Rack; powered: true }>;

/**
 * A rack.
 * @source Rack
 */
export interface Rack {
  /** The name of the rack in its room. */
  name: string;
  /** In units. */
  height?: Range<1, 60> & Integer;
  /** Nothing is known of what it holds. */
  marks?: {};
}
