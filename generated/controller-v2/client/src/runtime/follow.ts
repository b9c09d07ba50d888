/** The way to what an answer names by its path. */
import type { Connection, Path } from "./contract.ts";
import { fail } from "./errors.ts";

/**
 * Two URLs, one to a line: the base, and what is to lie below it. Both have one origin; behind that the second has the path
 * of the base, or the end of it, and then goes on, without a query or a fragment.
 */
const below = /^(\w+:\/\/[^/]+)(?:\/|(?:\/.*?)??(\/.+))\n\1\2(\/[^?#]+)$/;

/**
 * The path that an answer gives, as a whole URL or from the first `/` on: only where it leads to this service and below its
 * path. A service behind a proxy may know nothing of what the proxy puts before its own path.
 */
export function follow({ base }: Connection, url: string | undefined): Path {
  return (() => {
    if (!url) throw fail("encode", "the item carries no path");
    // A URL has its dots resolved and everything encoded: what is below is so on the wire as well.
    const path = below.exec(`${new URL(base)}\n${new URL(url, base)}`)?.[3];
    if (!path) throw fail("encode", `"${url}" does not lead below ${base}`);
    return path;
  }) as Path;
}
