/** The stub as a `fetch`: nothing leaves the process. */
import { bytesOf } from "./answer.ts";
import type { Delivered } from "./befall.ts";
import type { Delivery } from "./faults.ts";
import type { Answering, StubRequest } from "./stub.ts";

/** Any origin will do: what counts is the path. */
export function toFetch(stub: Answering): typeof fetch {
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
export function responseOf(answer: Delivered): Response {
  const { status, headers, delivery } = answer;
  if (delivery?.lost !== undefined) throw lost("fetch failed", delivery.lost);
  const bytes = bytesOf(answer);
  const empty = bytes.length === 0 || status === 204 || status === 205 || status === 304;
  return new Response(empty ? null : delivery?.bytes === undefined && delivery?.drip === undefined ? bytes : streamed(bytes, delivery), { status, headers });
}

/** The error that Node's own `fetch` throws. */
function lost(message: string, how: "closed" | "reset"): TypeError {
  const cause = how === "reset" ? Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }) : Object.assign(new Error("other side closed"), { code: "UND_ERR_SOCKET" });
  return new TypeError(message, { cause });
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
      if (end < bytes.length) stream.error(lost("terminated", "closed"));
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
