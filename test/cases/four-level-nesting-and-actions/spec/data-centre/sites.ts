import type { Collection } from "./kinds.ts";

/**
 * The sites.
 * @source Site
 */
export type Sites = Collection<{ uri: "/sites"; key: "{name}"; element: Site }>;

/**
 * A site.
 * @source Site
 */
export interface Site {
  /** The name of the site. */
  name: string;
  /** What the people there call it. */
  site?: string;
}
