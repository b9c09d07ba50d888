/** Talks to a served stub over the network, byte by byte where a test asks for it. */
import { request as httpRequest, Agent } from "node:http";
import { request as httpsRequest } from "node:https";
import { connect, type Socket } from "node:net";

export interface WireAnswer {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
}

export interface WireRequest {
  readonly method?: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string | Uint8Array;
  /** The certificate to trust. */
  readonly ca?: string;
  readonly agent?: Agent;
}

export function call(url: string, path: string, { method = "GET", headers = {}, body, ca, agent }: WireRequest = {}): Promise<WireAnswer> {
  const send = url.startsWith("https:") ? httpsRequest : httpRequest;
  const { hostname, port } = new URL(url);
  const length = body === undefined ? {} : { "content-length": String(typeof body === "string" ? Buffer.byteLength(body) : body.length) };
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, path, method, headers: { ...headers, ...length }, ...(ca === undefined ? {} : { ca }), ...(agent === undefined ? {} : { agent }) }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers as Record<string, string>, body: Buffer.concat(chunks).toString() }));
      response.on("error", reject);
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** Sends bytes as they are, and gives what came until the other side ended, or the time was over. */
export function raw(url: string, send: (socket: Socket) => void, milliseconds = 5000): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () => send(socket));
    const end = (): void => (clearTimeout(timer), socket.destroy(), resolve(Buffer.concat(chunks).toString("latin1")));
    const timer = setTimeout(end, milliseconds);
    socket.on("data", (chunk) => chunks.push(chunk)).on("end", end).on("error", end);
  });
}
