/** Secrets that have to be obtained, by logging in, say: once for all calls, and again when the service rejects the last. */
import type { Secret } from "./contract.ts";
import { fail } from "./errors.ts";

/**
 * A secret that `obtain` gets when a call first needs it, and after the service answered 401.
 * If `obtain` calls the service, then through a connection without this credential.
 * `release` gives up the last one when the connection is closed.
 */
export function obtained(obtain: () => string | Promise<string>, release?: (secret: string) => unknown): Secret {
  let flight: Promise<string> | undefined;
  let latest: string | undefined;
  let closed = false;
  const start = (): Promise<string> => {
    latest = undefined;
    flight = (async () => (latest = await obtain()))();
    flight.catch(() => (flight = undefined));
    return flight;
  };
  return (before) => ({
    value: async (rejected) => {
      if (closed) throw fail("aborted", "The connection has been closed.", {});
      const isStale = latest !== undefined && rejected === before + latest;
      return before + (await (flight === undefined || isStale ? start() : flight));
    },
    close: async () => {
      const last = flight;
      if (closed) return;
      closed = true;
      if (last !== undefined) await release?.(await last);
    },
  });
}
