/** The last step of a request, inside all middleware: its secrets join it, and it goes out. */
import type { Exchange, Headers, Settings } from "./contract.ts";
import type { AbortSignal, Response } from "./web.ts";

/**
 * Sends a request with its credential. If the service answers 401 and there is another credential, the request is sent once
 * more with that, whatever it does: a service that asks who is there has not done it.
 */
export async function transmit(exchange: Exchange, signal: AbortSignal, headers: Headers, settings: Settings): Promise<Response> {
  const { operation: { method }, url, body } = exchange;
  const { credential, fetch: send = fetch } = settings;
  const post = (own?: Headers): Promise<Response> => send(url, { method, headers: { ...headers, ...own }, body: body ? body() : null, redirect: "manual", signal });
  const own = await credential?.headers();
  const response = await post(own);
  const other = response.status === 401 ? await credential?.headers(own) : own;
  if (other === own) return response;
  response.body?.cancel().catch(() => {});
  return post(other);
}
