/** A stub of a shipped service in a test's hands: everything sent to it is recorded. */
import type { Delivered } from "../../../templates/{service}/stub/src/runtime/befall.ts";
import { createStub, type Stub, type StubOptions } from "../../../templates/{service}/stub/src/runtime/stub.ts";
import { recorderOf, type Recorder } from "./recorder.ts";
import { stubService } from "./services.ts";

export interface Sent {
  readonly status: number;
  /** The JSON of the body. */
  readonly body: any;
  readonly headers: { readonly [name: string]: string };
  readonly answer: Delivered;
}

export interface Device {
  readonly stub: Stub;
  readonly recorder: Recorder;
  /** The path stands below the base. */
  send(method: string, path: string, body?: unknown, headers?: { readonly [name: string]: string | undefined }): Sent;
  /** A body that is no JSON value. */
  sendRaw(method: string, path: string, body: Uint8Array | string, headers?: { readonly [name: string]: string | undefined }): Sent;
}

export function device(service: string, options: StubOptions = {}): Device {
  const stub = createStub(stubService(service), { seed: 1, ...options });
  const recorder = recorderOf(service, options.declare);
  const raw = (method: string, path: string, body: Uint8Array | string | undefined, headers: { readonly [name: string]: string | undefined }, sent?: unknown): Sent => {
    const all = { ...lowered(stub.headers()), ...headers };
    const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
    const answer = stub.handle({ method, path: stub.base + path, headers: all, ...(bytes === undefined ? {} : { body: bytes }) });
    if (answer.delivery === undefined) recorder.record({ method, path: path.replace(/\?.*/, ""), sent, answer });
    return { status: answer.status, body: parsed(answer.body), headers: answer.headers, answer };
  };
  return {
    stub,
    recorder,
    send: (method, path, body, headers = {}) => raw(method, path, body === undefined ? undefined : JSON.stringify(body), headers, body),
    sendRaw: (method, path, body, headers = {}) => raw(method, path, body, headers),
  };
}

export function lowered(headers: { readonly [name: string]: string }): { readonly [name: string]: string } {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function parsed(body: string): unknown {
  try {
    return body === "" ? undefined : (JSON.parse(body) as unknown);
  } catch {
    return body;
  }
}
