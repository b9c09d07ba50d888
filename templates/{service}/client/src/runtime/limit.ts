/** A limit of how many calls are under way at once: devices take few. */
import type { Exchange, Policy } from "./contract.ts";

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
    // A call that is over while it waits sends nothing: the attempt says what is over.
    else if (!(await turn(waiting, exchange))) return next(exchange);
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

/** Whether its turn came before the call was over. */
function turn(waiting: (() => void)[], { signal, until }: Exchange): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (hasTurn: boolean): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", giveUp);
      resolve(hasTurn);
    };
    const start = (): void => end(true);
    const giveUp = (): void => {
      waiting.splice(waiting.indexOf(start), 1);
      end(false);
    };
    // A timer can be early by less than a millisecond, and the call would have that left to send.
    const timer = until === Infinity ? undefined : setTimeout(giveUp, until - performance.now() + 1);
    waiting.push(start);
    signal?.addEventListener("abort", giveUp);
    if (signal?.aborted) giveUp();
  });
}
