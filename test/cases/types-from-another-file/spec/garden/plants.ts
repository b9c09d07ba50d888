import type { Integer } from "specwright/words";
import type { Answering } from "./kinds.ts";
import type { Living } from "./shared/living.ts";

/**
 * The plants.
 * @source Plant
 */
export type Plants = Answering<{ uri: "/plants"; answer: Plant[] }>;

/**
 * A plant.
 * @source Plant
 */
export interface Plant extends Living {
  /** What it is called. */
  name: string;
  water?: Integer;
  light?: Light;
  lights?: ("sun" | "shade")[];
  neighbours?: readonly Plant[];
}

/** @source Plant > light */
export type Light = "sun" | "shade";
