/** The stub as a `fetch`: nothing leaves the process. */
import type { Delivered } from "./befall.ts";
import type { Delivery } from "./faults.ts";
import type { Stub, StubRequest } from "./stub.ts";

/** Any origin will do: what counts is the path. */
export function toFetch(stub: Stub): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal } = request;
    const answer = stub.handle(await stubRequest(request));
    await passed(answer.delivery?.delay, signal);
    signal.throwIfAborted();
    return responseOf(answer);
  };
}

export async function stubRequest(request: Request): Promise<StubRequest> {
  const { pathname, search } = new URL(request.url);
  const body = new Uint8Array(await request.arrayBuffer());
  return { method: request.method, path: pathname + search, headers: Object.fromEntries(request.headers), ...(body.length === 0 ? {} : { body }) };
}

/** Throws as `fetch` does where the connection is lost. */
export function responseOf({ status, headers, body, delivery }: Delivered): Response {
  if (delivery?.lost !== undefined) throw new TypeError("fetch failed", { cause: new Error(`The connection was ${delivery.lost} before an answer came.`) });
  const bytes = new TextEncoder().encode(body);
  const empty = bytes.length === 0 || status === 204 || status === 205 || status === 304;
  return new Response(empty ? null : delivery?.bytes === undefined && delivery?.drip === undefined ? bytes : streamed(bytes, delivery), { status, headers });
}

function streamed(bytes: Uint8Array, { bytes: limit, drip }: Delivery): ReadableStream<Uint8Array> {
  const end = Math.min(limit ?? bytes.length, bytes.length);
  const size = drip?.bytes ?? bytes.length;
  let at = 0;
  return new ReadableStream({
    async pull(stream) {
      await passed(at === 0 ? undefined : drip?.every);
      const next = Math.min(at + size, end);
      if (next > at) stream.enqueue(bytes.slice(at, next));
      at = next;
      if (at < end) return;
      if (end < bytes.length) stream.error(new TypeError("terminated", { cause: new Error("The connection was closed within the body.") }));
      else stream.close();
    },
  });
}

async function passed(milliseconds: number | undefined, signal?: AbortSignal): Promise<void> {
  if (milliseconds === undefined || milliseconds === 0) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
