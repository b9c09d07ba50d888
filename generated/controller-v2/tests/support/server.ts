/** The server that is held against its document: a stub in this process, or one over the network. */
import { createStub, type Stub } from "../../stub/src/runtime/stub.ts";
import type { JsonObject, ServiceData, Ways } from "../../stub/src/runtime/data.ts";
import { connectionTo, type Answer, type Carrying, type Headers, type Request } from "./connection.ts";
import type { Environment } from "./environment.ts";

export interface Server {
  /** The path that every URI stands below. */
  readonly base: string;
  /** What every request has, with what is asked of its caller: what the service asks of all unless told otherwise. */
  carrying(access?: Ways): Required<Carrying>;
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

function withQuery(path: string, query: string): string {
  return query === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${query}`;
}

function stubServer(stub: Stub): Server {
  const encoder = new TextEncoder();
  const usual = stub.query();
  return {
    base: stub.base,
    carrying: (access) => ({ headers: ofJson(stub.headers(access)), query: stub.query(access) }),
    send: async ({ method, path, headers, query = usual, body }) => {
      const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
      const answer = stub.handle({ method, path: withQuery(path, query), headers: lower, ...(body === undefined ? {} : { body: encoder.encode(JSON.stringify(body)) }) });
      return { status: answer.status, text: answer.body };
    },
    preset: (path, fields) => stub.preset(path, fields),
    pass: async (seconds) => stub.advance(seconds),
    begin: () => stub.reset(),
  };
}

function networkServer(url: URL, environment: Environment): Server {
  const send = connectionTo(url, environment);
  const usual = new URLSearchParams(environment.query).toString();
  return {
    base: url.pathname.replace(/\/+$/, ""),
    carrying: () => ({ headers: ofJson(environment.headers), query: usual }),
    send: (request) => send({ ...request, path: withQuery(request.path, request.query ?? usual) }),
    pass: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
    begin: () => undefined,
  };
}
