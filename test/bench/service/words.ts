/** The words of the synthetic service. */
import type { Assigned } from "specwright/http";
import type { Says, Text } from "specwright/words";

/** A boolean that can be written as a number. */
export type Flag = (boolean | 0 | 1) & Says<{ default: 0 }>;

/** The identifier of an object. */
export type Uuid = Assigned<Text<64>>;
