/** One attempt: it ends by itself, when its time is over, or when the caller gives up, whichever comes first. */
import { failureOf, outline } from "./classify.ts";
import type { Exchange } from "./contract.ts";
import { type ClientError, fail } from "./errors.ts";
import type { AbortSignal } from "./web.ts";

/** Eleven days. A timer that is set for more than twice as long ends at once. */
const longest = 1e9;

/** Runs an attempt within its limits, whether or not what sends heeds its signal. */
export function limited<Value>(exchange: Exchange, timeout: number, run: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const { signal, until } = exchange;
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const limit = Math.min(until - performance.now(), timeout, longest);
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", giveUp);
    };
    const stop = (error: ClientError): void => {
      end();
      reject(error);
      controller.abort(error);
    };
    const expire = (): void => stop(fail("timeout", "took too long", { code: "TIMEOUT" }, exchange));
    const giveUp = (): void => stop(fail("aborted", "was aborted", {}, exchange, outline(signal?.reason)));
    const timer = setTimeout(expire, limit);
    signal?.addEventListener("abort", giveUp);
    if (signal?.aborted) return giveUp();
    if (limit <= 0) return expire();
    run(controller.signal).then((value) => {
      end();
      resolve(value);
    }, (thrown: unknown) => stop(failureOf(thrown, exchange)));
  });
}
