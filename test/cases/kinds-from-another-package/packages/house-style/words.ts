import type { Format, Says } from "specwright/words";

/** A moment, as the house writes it. */
export type Moment = Format<"date-time">;

/**
 * A number that the house hands out.
 * @source House style > number
 */
export type HouseNumber = number & Says<{ integer: true; minimum: 1 }>;
