import type { Format } from "specwright/words";

/**
 * A living thing.
 * @source Living thing
 */
export interface Living {
  id: string;
  seen?: Format<"date-time">;
}

/** Two of one type. */
export interface Pair<Of> {
  /**
   * The left one.
   * @source Tree > pairs
   */
  left: Of;
  /**
   * The right one.
   * @source Tree > pairs
   */
  right: Of;
}

/** Everything but what names the thing. */
export type Changes<Of extends Living> = Partial<Omit<Of, "id">>;
