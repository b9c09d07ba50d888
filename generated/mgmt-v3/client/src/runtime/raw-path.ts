/** The way in by a path that is already written, for what the generated modules do not list. */
import type { Path } from "./contract.ts";
import { fail } from "./errors.ts";

/** The path of a resource below its service, as it goes over the wire: it begins with `/`, and `.`, `..`, `?` and `#` cannot get it out of there. */
export function at(text: string): Path {
  return (() => within(text)) as Path;
}

/** Percent-encodes what a URL does not take, and leaves alone what is encoded. */
function within(text: string): string {
  const encoded = text.isWellFormed() ? encodeURI(text).replaceAll("%25", "%") : "";
  if (/^(\/([\w.~!$&'()*+,;=:@-]|%[\dA-F]{2})+)+$/i.test(encoded) && !/\/(\.|%2e){1,2}(\/|$)/i.test(encoded)) return encoded;
  throw fail("encode", `"${text}" is no path: "/" stands before each segment, none is empty, "." or "..", none has "?" or "#"`);
}
