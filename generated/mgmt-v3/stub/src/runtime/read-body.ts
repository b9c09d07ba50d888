/** Reads the body of a request as far as the limit goes: what announces more is refused before it is sent. */
import { MARK } from "./answer.ts";
import type { IncomingMessage, ServerResponse } from "node:http";

export function readBody(message: IncomingMessage, response: ServerResponse, limit: number, read: (body: Uint8Array | undefined) => void): void {
  const announced = Number(message.headers["content-length"] ?? 0);
  if (announced > limit) return tooLarge(response, limit);
  if (announced === 0 && message.headers["transfer-encoding"] === undefined) return read(undefined);
  if (message.headers.expect !== undefined) response.writeContinue();
  const chunks: Buffer[] = [];
  let length = 0;
  message.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length <= limit) return void chunks.push(chunk);
    message.removeAllListeners("data").pause();
    tooLarge(response, limit);
  });
  message.on("end", () => length <= limit && read(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
  // A client that goes away in the middle of its request gets no answer.
  message.on("error", () => undefined);
}

function tooLarge(response: ServerResponse, limit: number): void {
  const body = JSON.stringify({ error: { message: `The body has more than ${limit} bytes.`, problems: [{ field: "body", fact: `must have at most ${limit} bytes` }] } });
  response.writeHead(413, { "content-type": "application/json", connection: "close", [MARK]: "the status and the body of errors" });
  response.end(body, () => response.socket?.destroySoon());
}
