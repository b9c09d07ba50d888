/** The server that is held against its document: a stub in this process, or one over the network. */
import { createStub, type Stub } from "../../stub/src/runtime/stub.ts";
import type { Json, JsonObject, ServiceData } from "../../stub/src/runtime/data.ts";
import { connectionTo } from "./connection.ts";
import type { Environment } from "./environment.ts";

export interface Headers {
  readonly [name: string]: string;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

export interface Request {
  readonly method: string;
  /** From the root of the server on. */
  readonly path: string;
  readonly headers: Headers;
  readonly body?: Json;
}

export interface Server {
  /** The path that every URI stands below. */
  readonly base: string;
  /** The headers of every request. */
  readonly headers: Headers;
  send(request: Request): Promise<Answer>;
  /** Puts an object at a path below the base: what a stub can and a device cannot. */
  readonly preset?: (path: string, fields: JsonObject) => void;
  /** Lets seconds pass. */
  pass(seconds: number): Promise<void>;
  /** Back to how it was at first, where that can be done. */
  begin(): void;
}

export function serverOf(service: ServiceData, environment: Environment): Server {
  return environment.url === undefined ? stubServer(createStub(service, { seed: 1 })) : networkServer(environment.url, environment);
}

/** Bodies are JSON, whether or not the document says by which header. */
function ofJson(headers: Headers): Headers {
  return Object.keys(headers).some((name) => name.toLowerCase() === "content-type") ? headers : { "Content-Type": "application/json", ...headers };
}

function stubServer(stub: Stub): Server {
  const encoder = new TextEncoder();
  return {
    base: stub.base,
    headers: ofJson(stub.headers()),
    send: async ({ method, path, headers, body }) => {
      const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
      const answer = stub.handle({ method, path, headers: lower, ...(body === undefined ? {} : { body: encoder.encode(JSON.stringify(body)) }) });
      return { status: answer.status, text: answer.body };
    },
    preset: (path, fields) => stub.preset(path, fields),
    pass: async (seconds) => stub.advance(seconds),
    begin: () => stub.reset(),
  };
}

function networkServer(url: URL, environment: Environment): Server {
  const send = connectionTo(url, environment);
  return {
    base: url.pathname.replace(/\/+$/, ""),
    headers: ofJson(environment.headers),
    send,
    pass: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
    begin: () => undefined,
  };
}
