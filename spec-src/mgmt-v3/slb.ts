import type { Intermediate } from "./kinds.ts";

/**
 * Everything that concerns `slb`.
 * @source What the service does > Intermediate resource
 */
export type Slb = Intermediate<{
  uri: "/slb";
}>;
