import type { Bits, Default, Integer, Says } from "specwright/words";
import type { Answering } from "./kinds.ts";

/**
 * A throw of the dice.
 * @source Dice
 */
export type LastThrow = Answering<{ uri: "/throw"; answer: Throw }>;

/**
 * What lies on the table.
 * @source Dice
 */
export interface Throw {
  eyes: 1 | 2 | 3 | 4 | 5 | 6;
  zero: 0;
  below: Default<-1 | 0 | 1, 0>;
  half: 1.5 | 1 | 0.5;
  big: 1e21 | 9007199254740991;
  bit?: (boolean | 0 | 1) & Says<{ default: 0 }>;
  mixed: "many" | "1" | 1;
  yes: true;
  bits: Bits<{ 1: "red"; 2: "green"; 4: "blue" }, 0, 7>;
  count: Integer & Says<{ minimum: 0; exclusiveMaximum: 18446744073709551616 }>;
  balance: Integer & Says<{ minimum: -9223372036854775808; exclusiveMaximum: 9223372036854775808 }>;
}
