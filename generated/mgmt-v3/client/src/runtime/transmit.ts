/** The last step of a request, inside all middleware: its secrets join it, and it goes out. */
import type { Exchange, Settings } from "./contract.ts";
import { checkHeaders } from "./encode.ts";
import type { AbortSignal, Response } from "./web.ts";

/** Sends a request with its credential, and once more with another one if the service answers 401 and there is another. */
export async function transmit({ operation: { method }, url, body }: Exchange, signal: AbortSignal, added: {} | undefined, { credential, fetch: send = fetch, headers: secret }: Settings): Promise<Response> {
  const post = (value = ""): Promise<Response> =>
    send(url, {
      method,
      headers: checkHeaders({ ...secret, ...added, ...(credential && { [credential.header]: value }) }),
      body: body ? body() : null,
      redirect: "manual",
      signal,
    });
  const value = credential && await credential.value();
  const response = await post(value);
  const other = response.status === 401 ? await credential?.value(value) : value;
  if (other === value) return response;
  response.body?.cancel().catch(() => {});
  return post(other);
}
