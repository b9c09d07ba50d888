/** The words of this document. */
import type { Assigned } from "specwright/http";
import type { Format, Integer, Says } from "specwright/words";

/** A date and a time with its offset (RFC 3339). */
export type Timestamp = Format<"date-time">;

/** A date (RFC 3339). */
export type Day = Format<"date">;

/** A text of `Min` to `Max` characters. */
export type Sized<Min extends number, Max extends number> = string & Says<{ minLength: Min; maxLength: Max }>;

/** A whole number of at least `Min`. */
export type AtLeast<Min extends number> = Integer & Says<{ minimum: Min }>;

/** A whole number from `Min` to `Max`. */
export type Count<Min extends number, Max extends number, Value extends number> = Integer<Value> & Says<{ minimum: Min; maximum: Max }>;

/** A list of at least one item. */
export type Some<Item> = Item[] & Says<{ minItems: 1 }>;

/** A key that the library sets. */
export type Id = Assigned<string>;
