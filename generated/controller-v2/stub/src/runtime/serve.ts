/** The stub as a server of HTTP or HTTPS, on the loopback interface unless told otherwise. */
import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { MARK } from "./answer.ts";
import { deliver } from "./deliver.ts";
import { readBody } from "./read-body.ts";
import type { Answering, StubRequest } from "./stub.ts";
import type { Delivered } from "./befall.ts";

export interface ServeOptions {
  /** Any free one where there is none. */
  readonly port?: number;
  readonly host?: string;
  /** PEM: HTTPS in place of HTTP. */
  readonly tls?: { readonly key: string; readonly cert: string };
  /** Bytes. */
  readonly bodyLimit?: number;
  /** Milliseconds that a client has for its headers and for its whole request. */
  readonly headersTimeout?: number;
  readonly requestTimeout?: number;
  /** Told of every answer. */
  readonly onAnswer?: (request: StubRequest, answer: Delivered) => void;
}

export interface Served {
  readonly url: string;
  readonly port: number;
  /** Ends every connection. */
  close(): Promise<void>;
}

const MEGABYTE = 1024 * 1024;

export async function serve(stub: Answering, options: ServeOptions = {}): Promise<Served> {
  const { host = "127.0.0.1", port = 0, tls, headersTimeout = 10_000, requestTimeout = 30_000 } = options;
  const limits: ServerOptions = { headersTimeout, requestTimeout, keepAliveTimeout: 5000, connectionsCheckingInterval: Math.min(1000, headersTimeout, requestTimeout), maxHeaderSize: 16 * 1024 };
  const server: Server = tls === undefined ? createServer(limits) : createSecureServer({ ...limits, ...tls });
  const answer = (request: IncomingMessage, response: ServerResponse): void => respond(stub, options, request, response);
  server.on("request", answer).on("checkContinue", answer).on("clientError", refuse);
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, () => resolve(void server.off("error", reject))));
  const { port: own } = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `${tls === undefined ? "http" : "https"}://${host.includes(":") ? `[${host}]` : host}:${own}`, port: own, close };
}

function respond(stub: Answering, { bodyLimit = MEGABYTE, onAnswer }: ServeOptions, message: IncomingMessage, response: ServerResponse): void {
  readBody(message, response, bodyLimit, (body) => {
    const request: StubRequest = { method: message.method ?? "", path: message.url ?? "", headers: message.headers, ...(body === undefined ? {} : { body }) };
    const answer = handled(stub, request);
    deliver(answer, response);
    onAnswer?.(request, answer);
  });
}

/** A test's own choice or endpoint that throws ends its own request, and no other. */
function handled(stub: Answering, request: StubRequest): Delivered {
  try {
    return stub.handle(request);
  } catch (error) {
    return { status: 500, headers: { "content-type": "application/json", [MARK]: "the status and the body of errors" }, body: JSON.stringify({ error: { message: error instanceof Error ? error.message : String(error), problems: [] } }) };
  }
}

/** What is no HTTP, has too many headers or comes too slowly never reaches the stub. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const status = statuses[error.code ?? ""] ?? "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

const statuses: { readonly [code: string]: string | undefined } = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};
