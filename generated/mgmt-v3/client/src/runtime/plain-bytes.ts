/** Bodies of bytes. Only programs whose modules send one carry this. */
import { fail } from "./errors.ts";
import type { SentBytes } from "./web.ts";

/** Sends bodies byte for byte, also where they change before they are sent again. One that may be left out is no body at all. */
export function plainBytes(): (body: unknown) => (() => SentBytes) | undefined {
  return (body) => {
    if (body === undefined) return undefined;
    if (!(body instanceof Uint8Array || body instanceof Blob)) throw fail("encode", "body has to be a Uint8Array or a Blob");
    const sent = body instanceof Blob ? body : new Uint8Array(body);
    return () => sent;
  };
}
