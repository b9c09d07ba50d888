import type { Facts, Get, Put, Resource } from "specwright/http";
import type { OpenEnum, Says } from "specwright/words";

/**
 * The weather.
 * @source Weather
 */
export type CurrentWeather = State<{ uri: "/weather"; state: Weather }>;

interface StateFacts extends Facts {
  state: object;
}

/**
 * A state.
 * @source Weather
 */
interface State<Of extends StateFacts> extends Resource<Of["uri"]> {
  /**
   * Read it
   * @source Weather
   */
  get: Get<Of["uri"], Of["state"]>;
  /**
   * Set it
   * @source Weather
   */
  set: Put<Of["uri"], Of["state"], Of["state"]>;
}

/**
 * The weather.
 * @source Weather
 */
export interface Weather {
  sky: OpenEnum<"clear" | "cloudy", "the other skies">;
  wind?: OpenEnum<0 | 1 | 2, "the other strengths"> | null;
  signs?: OpenEnum<"rainbow" | "halo", "the other signs">[];
  felt?: ("fine" | "bad") & Says<{ open: true; notShown: "the other feelings"; default: "fine" }>;
}
