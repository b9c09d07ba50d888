/** The words of this document: types that it defines once and uses for many fields. */
import type { Assigned, Counter, Gauge } from "specwright/http";
import type { Says, Text } from "specwright/words";

/**
 * A boolean: true, false, 1 or 0.
 * @source General conventions > 4
 */
export type Flag<Value extends 0 | 1 = 0> = (boolean | 0 | 1) & Says<{ default: Value }>;

/**
 * A boolean as an element shows it: the number 0 or 1. A request may carry whatever a boolean accepts.
 * @source Virtual port element
 * @source General conventions > 4
 */
export type Bit = (0 | 1) & Says<{ sent: Flag }>;

/**
 * The identifier of an object.
 * @source General conventions > 5
 * @source Limits > uuid field
 */
export type Uuid = Assigned<Text<64>>;

/**
 * A statistic that is taken for a tally of what happened. The document says no more than that it is a number.
 * @source Statistics data fields
 */
export type Tally = Counter<"chosen">;

/**
 * A statistic that is taken for a level, a peak or a time: it goes up and down. The document says no more than that it is a
 * number.
 * @source Statistics data fields
 */
export type Level = Gauge<"chosen">;

/**
 * One value of an enumeration that the document does not show.
 * @source General conventions > 7
 */
export type EnumList<Value extends string = never> = string &
  Says<{ format: "enum-list"; notShown: "the allowed values" } & ([Value] extends [never] ? unknown : { default: Value })>;
