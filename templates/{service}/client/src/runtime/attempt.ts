/** One attempt: it ends by itself, when its time is over, or when the caller gives up, whichever comes first. */
import { codeOf, failureOf } from "./classify.ts";
import type { Exchange } from "./contract.ts";
import { type ClientError, fail } from "./errors.ts";

/** Runs an attempt within its limits, whether or not what sends heeds its signal. */
export function limited<Value>(exchange: Exchange, timeout: number, run: (controller: AbortController) => Promise<Value>): Promise<Value> {
  const { signal, until } = exchange;
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    // Eleven days: a timer that is set for more than twice as long ends at once.
    const limit = Math.min(until - performance.now(), timeout, 1e9);
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", giveUp);
    };
    const stop = (error: ClientError): void => {
      end();
      reject(error);
      controller.abort(error);
    };
    const expire = (): void => stop(fail("timeout", "timed out", { code: "TIMEOUT" }, exchange));
    const giveUp = (): void => stop(fail("aborted", "aborted", { code: codeOf(signal?.reason) }, exchange));
    const timer = setTimeout(expire, limit);
    signal?.addEventListener("abort", giveUp);
    if (signal?.aborted) return giveUp();
    if (limit <= 0) return expire();
    run(controller).then((value) => {
      end();
      resolve(value);
    }, (thrown: unknown) => stop(failureOf(thrown, exchange)));
  });
}
