/** Bodies of other media types than JSON. Only programs whose modules send one carry this. */
import { fail } from "./errors.ts";

/** Sends bodies as they are. One that may be left out is no body at all. */
export function plainText(): (body: unknown) => (() => string) | undefined {
  return (body) => {
    if (body === undefined) return undefined;
    if (typeof body !== "string") throw fail("encode", "body has to be a text");
    return () => body;
  };
}
