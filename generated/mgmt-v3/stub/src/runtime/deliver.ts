/** Sends an answer over a connection, as faithfully or as badly as it says. */
import type { ServerResponse } from "node:http";
import { TLSSocket } from "node:tls";
import { bytesOf } from "./answer.ts";
import type { Delivered } from "./befall.ts";
import type { Delivery } from "./faults.ts";

export function deliver(answer: Delivered, response: ServerResponse): void {
  const { delivery } = answer;
  if (delivery === undefined) return send(answer, response);
  if (delivery.delay === undefined) return deliverBadly(answer, delivery, response);
  const timer = setTimeout(() => deliverBadly(answer, delivery, response), delivery.delay);
  response.once("close", () => clearTimeout(timer));
}

function send(answer: Delivered, response: ServerResponse): void {
  const { status, headers, body } = answer;
  const encoding: BufferEncoding = answer.encoding ?? "utf8";
  // What asks by HEAD is told of no length but that of what GET would bring.
  const isBare = status === 204 || response.req.method === "HEAD";
  response.writeHead(status, body !== "" ? { ...headers, "content-length": Buffer.byteLength(body, encoding) } : isBare ? headers : { "content-length": 0, ...headers });
  if (body === "") response.end();
  else response.end(body, encoding);
}

function deliverBadly(answer: Delivered, delivery: Delivery, response: ServerResponse): void {
  const { socket } = response;
  if (delivery.lost === "reset" && socket !== null && !(socket instanceof TLSSocket)) return void socket.resetAndDestroy();
  // What is below TLS cannot be reset: there the connection ends without the end that TLS gives it.
  if (delivery.lost !== undefined) return void socket?.destroy();
  if (delivery.bytes === undefined && delivery.drip === undefined) return send(answer, response);
  const bytes = Buffer.from(bytesOf(answer));
  response.writeHead(answer.status, { "content-length": bytes.length, ...answer.headers });
  drip(bytes.subarray(0, delivery.bytes), delivery.drip ?? { bytes: bytes.length, every: 0 }, response, () => {
    if (delivery.bytes === undefined || delivery.bytes >= bytes.length) response.end();
    else socket?.destroySoon();
  });
}

function drip(bytes: Buffer, pace: { readonly bytes: number; readonly every: number }, response: ServerResponse, done: () => void): void {
  if (bytes.length === 0) return done();
  response.write(bytes.subarray(0, pace.bytes));
  const timer = setTimeout(() => drip(bytes.subarray(pace.bytes), pace, response, done), pace.every);
  response.once("close", () => clearTimeout(timer));
}
