/** A limit of how many calls are under way at once: devices take few. */
import { codeOf } from "./classify.ts";
import type { Exchange, Policy } from "./contract.ts";
import { type ClientError, fail } from "./errors.ts";

/**
 * Lets so many calls through at once; the others wait for their turn, in the order in which they came.
 * Connections that are given the same limit share it. A call that is asked for as it came is over with its headers.
 */
export function limit(most: number): Policy {
  if (!(most >= 1)) throw new RangeError(`A limit lets at least 1 call through, not ${most}.`);
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (exchange, next) => {
    if (running < most) running++;
    else await turn(waiting, exchange);
    try {
      return await next(exchange);
    } finally {
      // The place goes straight to the first who waits: one who comes just now must not overtake.
      const first = waiting.shift();
      if (first === undefined) running--;
      else first();
    }
  };
}

/** Eleven days, about what a timer can wait; a call that has longer needs none. */
const longest = 1e9;

/** Waits for a turn, unless the call is over before. */
function turn(waiting: (() => void)[], exchange: Exchange): Promise<void> {
  const { signal, until } = exchange;
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", giveUp);
    };
    const start = (): void => {
      end();
      resolve();
    };
    const leave = (error: ClientError): void => {
      end();
      waiting.splice(waiting.indexOf(start), 1);
      reject(error);
    };
    const expire = (): void => leave(fail("timeout", "timed out", { code: "TIMEOUT" }, exchange));
    const giveUp = (): void => leave(fail("aborted", "aborted", { code: codeOf(signal?.reason) }, exchange));
    const left = until - performance.now();
    const timer = left > longest ? undefined : setTimeout(expire, left);
    waiting.push(start);
    signal?.addEventListener("abort", giveUp);
    if (signal?.aborted) giveUp();
  });
}
