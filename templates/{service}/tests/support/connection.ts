/** Sends requests over HTTP or HTTPS. A server's own certificate is trusted by its fingerprint, and only before anything is sent. */
import { request as plainRequest } from "node:http";
import { request as secureRequest, type RequestOptions } from "node:https";
import { connect } from "node:tls";
import type { Json } from "../../stub/src/runtime/data.ts";
import type { Environment } from "./environment.ts";

export interface Headers {
  readonly [name: string]: string;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** What a request has besides its path and its body. */
export interface Carrying {
  readonly headers: Headers;
  /** As it stands in the URL; that of every request unless set. */
  readonly query?: string;
}

export interface Request extends Carrying {
  readonly method: string;
  /** From the root of the server on. */
  readonly path: string;
  readonly body?: Json;
}

export function connectionTo(url: URL, { ca, client, fingerprint }: Pick<Environment, "ca" | "client" | "fingerprint">): (request: Request) => Promise<Answer> {
  const trust = fingerprint === undefined ? Promise.resolve(ca === undefined ? {} : { ca }) : pinned(url, fingerprint);
  // Nobody waits for it yet: whoever sends does, and learns of what went wrong.
  trust.catch(() => undefined);
  return async (request) => sent(url, request, { ...(await trust), ...client });
}

function sent(url: URL, { method, path, headers, body }: Request, trust: RequestOptions): Promise<Answer> {
  const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const options: RequestOptions = { method, path: path.replace(/[^\x21-\x7e]+/gu, encodeURIComponent), host: hostOf(url), port: url.port, headers: { ...headers, ...(bytes === undefined ? {} : { "content-length": bytes.length }) }, timeout: 30_000, ...trust };
  return new Promise((resolve, reject) => {
    const message = (url.href.startsWith("https:") ? secureRequest : plainRequest)(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    message.on("timeout", () => message.destroy(new Error(`${method} ${path}: no answer within 30 seconds.`)));
    message.on("error", reject).end(bytes);
  });
}

/** The certificate that has the fingerprint is the only authority from then on, whatever name it gives. */
function pinned(url: URL, fingerprint: string): Promise<RequestOptions> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostOf(url), port: Number(url.port || 443), rejectUnauthorized: false }, () => {
      const certificate = socket.getPeerX509Certificate();
      socket.destroy();
      if (certificate === undefined || digits(certificate.fingerprint256) !== digits(fingerprint)) return reject(new Error(`The certificate of ${url.host} has another fingerprint: ${certificate?.fingerprint256 ?? "none"}.`));
      resolve({ ca: certificate.toString(), checkServerIdentity: () => undefined });
    });
    socket.on("error", reject);
  });
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}

function digits(fingerprint: string): string {
  return fingerprint.replace(/[^0-9a-f]/gi, "").toUpperCase();
}
