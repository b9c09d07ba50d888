import type { Integer } from "specwright/words";
import type { Collection, Store } from "../../../kinds.ts";
import type { Part } from "../../../parts.ts";

/**
 * The machines in a rack.
 * @source Machine
 */
export type Slots = Collection<{
  uri: "/sites/{name}/rooms/{name}/racks/{name}/slots";
  key: "{unit}+{side}+{depth}";
  element: Machine;
  movedBy: Move;
  powered: true;
}>;

/**
 * The machines in store.
 * @source Machine
 */
export type Spares = Store<{ uri: "/spares"; key: "{serial}"; element: Machine }>;

/**
 * What stands in a slot, or in store.
 * @source Machine
 */
export interface Machine {
  /** The unit of the rack, counted from below. */
  unit: Integer;
  side: "front" | "back";
  depth: Integer;
  /** What the maker stamped on it. */
  serial: string;
  parts?: Part[];
  /** Names as they come. */
  odd?: Odd;
  /** Eight levels. */
  deep?: {
    two?: {
      three?: {
        four?: {
          five?: {
            six?: {
              seven?: {
                /** The bottom. */
                eight?: Integer<0>;
              };
            };
          };
        };
      };
    };
  };
}

/**
 * Names as they come.
 * @source Machine > odd
 */
export interface Odd {
  "__proto__"?: string;
  constructor?: string;
  toString?: boolean;
  "1sec_rate"?: number;
  "a-b"?: string;
  a_b?: string;
  class?: string;
  default?: string;
  "two words"?: string;
  '"quoted"'?: string;
  "it's"?: string;
  "🚀"?: string;
  odd?: string;
  例?: string;
}

/**
 * Where to.
 * @source Move
 */
interface Move {
  /** The name of another rack in the room. */
  rack: string;
}
