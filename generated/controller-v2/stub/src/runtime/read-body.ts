/** Reads the body of a request as far as the limit goes: what announces more is refused before it is sent. */
import type { IncomingMessage, ServerResponse } from "node:http";

export interface Reader {
  readonly read: (body: Uint8Array | undefined) => void;
  readonly tooLarge: () => void;
}

export function readBody(message: IncomingMessage, response: ServerResponse, limit: number, { read, tooLarge }: Reader): void {
  const announced = Number(message.headers["content-length"] ?? 0);
  if (announced > limit) return tooLarge();
  if (announced === 0 && message.headers["transfer-encoding"] === undefined) return read(undefined);
  if (message.headers.expect !== undefined) response.writeContinue();
  const chunks: Buffer[] = [];
  let length = 0;
  message.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length <= limit) return void chunks.push(chunk);
    message.removeAllListeners("data").pause();
    tooLarge();
  });
  message.on("end", () => length <= limit && read(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
  // A client that goes away in the middle of its request gets no answer.
  message.on("error", () => undefined);
}
