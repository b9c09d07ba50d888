import type { Integer, Range, Says, Text } from "specwright/words";
import type { Answering } from "./kinds.ts";

/**
 * What the sensor says.
 * @source Sensor
 */
export type CurrentReading = Answering<{ uri: "/reading"; answer: Reading }>;

/**
 * A reading.
 * @source Sensor
 */
export interface Reading {
  text: string | null;
  short: Text<5> | null;
  whole?: (Range<0, 9> & Integer) | null;
  above: (number & Says<{ exclusiveMinimum: 0 }>) | null;
  flag: boolean | null;
  unit: "C" | "F" | null;
  level: 1 | 2 | 3 | null;
  list: (string | null)[] | null;
  place: Place | null;
  /** A room, or its name. */
  either: Place | string | null;
  inline: {
    /** @source Place > room */
    room: string | null;
  } | null;
  any: unknown;
  nothing: null;
}

/**
 * Where it is.
 * @source Place
 */
export interface Place {
  room: string;
}
