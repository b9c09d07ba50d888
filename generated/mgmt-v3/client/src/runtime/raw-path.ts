/** Ways in by a path that is already written: for what the generated modules do not list, and for the paths that answers give. */
import type { Connection, Path } from "./contract.ts";
import { fail } from "./errors.ts";

/** The path of a resource below its service, as it goes over the wire: it begins with `/`, and `.`, `..`, `?` and `#` cannot get it out of there. */
export function at(text: string): Path {
  return (() => within(text)) as Path;
}

/**
 * The path that an answer gives, as a whole URL or from the first `/` on: only where it leads to this service and below its
 * path. A service behind a proxy may know nothing of what the proxy puts before its own path.
 */
export function follow(connection: Connection, url: string): Path {
  return (() => within(belowBase(connection.base, String(url)))) as Path;
}

function belowBase(base: string, url: string): string {
  const { origin, pathname } = new URL(base);
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  const prefix = endsOf(pathname).find((end) => path.startsWith(`${end}/`));
  if (prefix !== undefined) return path.slice(prefix.length);
  throw fail("encode", `"${url}" does not lead below ${base}`);
}

/** The path itself, and what is left of it without its first segments: of `/a/b` that is `/b`, and of `/` nothing. */
function endsOf(path: string): readonly string[] {
  const segments = path.split("/").slice(1);
  return path === "/" ? [""] : segments.map((_, index) => `/${segments.slice(index).join("/")}`);
}

/** Percent-encodes what a URL does not take, and leaves alone what is encoded. */
function within(text: string): string {
  const encoded = text.isWellFormed() ? encodeURI(text).replaceAll("%25", "%") : "";
  if (/^(\/([\w.~!$&'()*+,;=:@-]|%[\dA-F]{2})+)+$/i.test(encoded) && !/\/(\.|%2e){1,2}(\/|$)/i.test(encoded)) return encoded;
  throw fail("encode", `"${text}" is no path: "/" stands before each segment, none is empty, "." or "..", none has "?" or "#"`);
}
