/** Secrets that have to be obtained, by logging in, say: once for all calls, and again when the service rejects the last. */
import type { Headers, Secret } from "./contract.ts";
import { fail } from "./errors.ts";

/**
 * A secret that `obtain` gets when a call first needs it, and after the service answered 401.
 * `release` gives up the last one when the connection is closed.
 * Where one of them calls the service, it is through a connection without this credential.
 */
export function obtained(obtain: () => string | Promise<string>, release?: (secret: string) => unknown): Secret {
  return (write) => {
    let flight: Promise<Obtained> | undefined;
    let latest: Headers | undefined;
    let closed = false;
    const start = (): Promise<Obtained> => {
      const own = (async () => {
        const secret = await obtain();
        latest = write(secret);
        return { secret, headers: latest };
      })();
      own.catch(() => (flight = undefined));
      latest = undefined;
      return (flight = own);
    };
    return {
      headers: async (rejected) => {
        if (closed) throw fail("aborted", "The connection has been closed.", {});
        const isStale = rejected !== undefined && rejected === latest;
        return (await (flight === undefined || isStale ? start() : flight)).headers;
      },
      close: async () => {
        const last = closed ? undefined : flight;
        closed = true;
        if (last !== undefined) await release?.((await last).secret);
      },
    };
  };
}

interface Obtained {
  readonly secret: string;
  readonly headers: Headers;
}
