/** Reading a body, whose bytes are counted as they come. */
import type { Response } from "./web.ts";

/** The bytes of a body; `undefined` where they are too many. */
export async function read({ body }: Response, maxBytes: number): Promise<Uint8Array | ArrayBuffer | undefined> {
  const reader = body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let chunk; (chunk = (await reader?.read())?.value); chunks.push(chunk)) {
    if ((maxBytes -= chunk.byteLength) < 0) return undefined;
  }
  return chunks.length === 1 ? chunks[0] : new Blob(chunks).arrayBuffer();
}
