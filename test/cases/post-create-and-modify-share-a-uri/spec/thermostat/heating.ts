import type { Facts, Post, Resource, Silent, When } from "specwright/http";

/**
 * The heating.
 * @source Heating
 */
export type HeatingOfTheHouse = Settings<{ uri: "/heating"; settings: Heating }>;

interface SettingsFacts extends Facts {
  settings: object;
}

/**
 * Settings of which there is one set.
 * @source Thermostat
 */
interface Settings<Of extends SettingsFacts> extends Resource<Of["uri"], {}, Of["settings"]> {
  /**
   * Set up
   * @source Thermostat > Set up
   */
  create: Post<Of["uri"], Of["settings"], Of["settings"]> & When<"nothing is set up yet">;
  /**
   * Change what is set up
   *
   * What the body leaves out stays.
   * @source Thermostat > Change
   */
  modify: Post<Of["uri"], Partial<Of["settings"]>, Silent, "modify"> & When<"it is set up">;
}

/**
 * How warm it shall be.
 * @source Heating
 */
export interface Heating {
  /** In degrees Celsius. */
  target: number;
  mode: "day" | "night";
}
