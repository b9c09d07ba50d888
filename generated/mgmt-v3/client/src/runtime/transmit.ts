/** The last step of a request, inside all middleware: its secrets join it, and it goes out. */
import type { Exchange, Headers, Settings } from "./contract.ts";
import type { AbortSignal, Response } from "./web.ts";

/** Sends a request with its credential, and once more with another one if the service answers 401 and there is another. */
export async function transmit({ operation: { method }, url, body }: Exchange, signal: AbortSignal, fixed: Headers, { credential, fetch: send = fetch }: Settings): Promise<Response> {
  const post = (own?: Headers): Promise<Response> => send(url, {
    method,
    headers: { ...fixed, ...own },
    body: body ? body() : null,
    redirect: "manual",
    signal,
  });
  const own = await credential?.headers();
  const response = await post(own);
  const other = response.status === 401 ? await credential?.headers(own) : own;
  if (other === own) return response;
  response.body?.cancel().catch(() => {});
  return post(other);
}
