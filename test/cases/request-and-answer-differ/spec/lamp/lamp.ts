import type { Facts, Get, Put, Resource } from "specwright/http";
import type { ReadOnly, Says } from "specwright/words";

/**
 * The lamp.
 * @source Lamp
 */
export type TheLamp = Thing<{ uri: "/lamp"; thing: Lamp }>;

interface ThingFacts extends Facts {
  thing: object;
}

/**
 * A thing.
 * @source Lamp
 */
interface Thing<Of extends ThingFacts> extends Resource<Of["uri"]> {
  /**
   * Read it
   * @source Lamp
   */
  get: Get<Of["uri"], Of["thing"]>;
  /**
   * Replace it
   * @source Lamp
   */
  replace: Put<Of["uri"], Of["thing"], Of["thing"]>;
}

/**
 * 0 or 1; a request may say true and false as well.
 * @source Lamp
 */
type Switch = (0 | 1) & Says<{ sent: boolean | 0 | 1 }>;

/**
 * A lamp, which shows scenes.
 * @source Lamp
 */
export interface Lamp {
  serial: ReadOnly<string>;
  on: Switch;
  scene?: Scene;
  scenes?: Scene[];
}

/**
 * A scene, which leads to another one.
 * @source Scene
 */
export interface Scene {
  name: string;
  loop?: Switch;
  /** The scene after this one, with its own colour. */
  next?: Scene & Tinted;
}

interface Tinted {
  /**
   * From 0 to 360.
   * @source Colour > hue
   */
  hue?: number;
}
