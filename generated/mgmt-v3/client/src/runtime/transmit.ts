/** The last step of a request, inside all middleware: its secrets join it, and it goes out. */
import type { Exchange, Headers, Settings } from "./contract.ts";
import type { AbortSignal, Response } from "./web.ts";

/** Sends a request with these headers and its credential. */
export function transmit(exchange: Exchange, signal: AbortSignal, headers: Headers, settings: Settings): Promise<Response> {
  const { operation: { method }, url, body } = exchange;
  const { credential, fetch: send = fetch } = settings;
  const post = (own?: Headers): Promise<Response> => send(url, { method, headers: { ...headers, ...own }, body: body ? body() : null, redirect: "manual", signal });
  return credential ? credential.send(post) : post();
}
