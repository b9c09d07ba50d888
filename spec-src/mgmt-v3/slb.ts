import type { Intermediate } from "./kinds.ts";

/**
 * The elements and collections below `slb`.
 * @source What the service does > Intermediate resource
 */
export type Slb = Intermediate<{
  uri: "/slb";
}>;
