/** Reads the body of a request as far as the limit goes: what announces more is refused before it is sent, and what is sent nevertheless is dropped. */
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
    message.removeAllListeners("data");
    tooLarge();
  });
  message.on("end", () => length <= limit && read(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
  // A client that goes away in the middle of its request gets no answer.
  message.on("error", () => undefined);
}

/** What is dropped at most, in bytes, and how long a client may pause, in milliseconds. */
const most = { dropped: 16 * 1024 * 1024, pause: 500 };

/** Drops what still comes, until it ends, pauses or is too much. */
export function dropBody(message: IncomingMessage, done: () => void): void {
  let dropped = 0;
  const end = (): void => {
    clearTimeout(timer);
    message.removeAllListeners("data").pause();
    done();
  };
  const timer = setTimeout(end, most.pause);
  message.on("data", (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > most.dropped) end();
    else timer.refresh();
  });
  message.once("close", end);
}
