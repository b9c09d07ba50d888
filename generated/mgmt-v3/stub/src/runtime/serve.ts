/** The stub as a server of HTTP or HTTPS, on the loopback interface unless told otherwise. */
import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { Answer } from "./answer.ts";
import { deliver } from "./deliver.ts";
import { failed, tooLarge, unexpected, withoutOneHost } from "./early.ts";
import { dropBody, readBody } from "./read-body.ts";
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
  /** Told of what never became a request, and why: it is no HTTP, has too many headers, comes too slowly or not through TLS, where it is not answered. */
  readonly onUnreadable?: (why: string, status?: number) => void;
}

export interface Served {
  readonly url: string;
  readonly port: number;
  /** Ends every connection. */
  close(): Promise<void>;
}

const MEGABYTE = 1024 * 1024;

/** Whether a certificate is accepted is for the stub to say: no authority is asked. */
const asking = { requestCert: true, rejectUnauthorized: false };

export async function serve(stub: Answering, options: ServeOptions = {}): Promise<Served> {
  const { host = "127.0.0.1", port = 0, tls, headersTimeout = 10_000, requestTimeout = 30_000 } = options;
  const limits: ServerOptions = { headersTimeout, requestTimeout, keepAliveTimeout: 5000, connectionsCheckingInterval: Math.min(1000, headersTimeout, requestTimeout), maxHeaderSize: 16 * 1024, requireHostHeader: false };
  const server: Server = tls === undefined ? createServer(limits) : createSecureServer({ ...limits, ...tls, ...(stub.asksForCertificates === true ? asking : {}) });
  const answer = (request: IncomingMessage, response: ServerResponse): void => respond(stub, options, request, response);
  server.on("request", answer).on("checkContinue", answer);
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => give(options, requestOf(request), unexpected(request), response));
  server.on("connect", (request: IncomingMessage, socket: Socket) => refuseTunnel(options, requestOf(request), socket));
  server.on("clientError", (error: Unreadable, socket: Socket) => refuse(options, error, socket));
  server.on("tlsClientError", (error: Unreadable) => error.code === "ECONNRESET" || options.onUnreadable?.(error.reason ?? error.message));
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, () => resolve(void server.off("error", reject))));
  const { port: own } = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `${tls === undefined ? "http" : "https"}://${host.includes(":") ? `[${host}]` : host}:${own}`, port: own, close };
}

function respond(stub: Answering, options: ServeOptions, message: IncomingMessage, response: ServerResponse): void {
  const { bodyLimit = MEGABYTE } = options;
  const request = requestOf(message);
  const wrong = withoutOneHost(message);
  if (wrong !== undefined) return give(options, request, wrong, response);
  readBody(message, response, bodyLimit, {
    read: (body) => {
      const whole: StubRequest = body === undefined ? request : { ...request, body };
      give(options, whole, handled(stub, whole), response);
    },
    tooLarge: () => giveWhileSent(options, request, tooLarge(bodyLimit), message, response),
  });
}

function requestOf({ method = "", url = "", headers, socket }: IncomingMessage): StubRequest {
  return { method, path: url, headers, ...(socket instanceof TLSSocket && { certificate: socket.getPeerX509Certificate()?.fingerprint256 ?? "" }) };
}

function give({ onAnswer }: ServeOptions, request: StubRequest, answer: Delivered, response: ServerResponse): void {
  deliver(answer, response);
  onAnswer?.(request, answer);
}

/** The whole answer goes out, and the connection ends once the client has stopped sending: one that is cut while it sends may never see the answer. */
function giveWhileSent({ onAnswer }: ServeOptions, request: StubRequest, answer: Answer, message: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body } = answer;
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) }).write(body);
  dropBody(message, () => response.end(() => response.socket?.destroySoon()));
  onAnswer?.(request, answer);
}

/** A test's own choice or endpoint that throws ends its own request, and no other. */
function handled(stub: Answering, request: StubRequest): Delivered {
  try {
    return stub.handle(request);
  } catch (error) {
    return failed(error);
  }
}

function refuseTunnel({ onAnswer }: ServeOptions, request: StubRequest, socket: Socket): void {
  socket.on("error", () => undefined).end(bare("501 Not Implemented"));
  onAnswer?.(request, { status: 501, headers: {}, body: "" });
}

/** Errors of the parser and of TLS say in a few words why. */
interface Unreadable extends NodeJS.ErrnoException {
  readonly reason?: string;
}

/** What is no HTTP, has too many headers or comes too slowly never reaches the stub. */
function refuse({ onUnreadable }: ServeOptions, error: Unreadable, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const status = statuses[error.code ?? ""] ?? "400 Bad Request";
  socket.end(bare(status));
  onUnreadable?.(error.reason ?? error.message, Number.parseInt(status, 10));
}

function bare(status: string): string {
  return `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
}

const statuses: { readonly [code: string]: string | undefined } = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};
