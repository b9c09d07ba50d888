/** Secrets that have to be obtained, by logging in, say: once for all calls, and again when the service rejects the last. */
import { codeOf, failureOf } from "./classify.ts";
import type { Headers, Secret } from "./contract.ts";
import { type About, ClientError, fail, type TimeoutError, type TlsError, type TransportError } from "./errors.ts";

/**
 * A secret that `obtain` gets when a call first needs it, and after the service answered 401. The call is then sent once
 * more, whatever it does: a service that asks who is there has not done it.
 * `release` gives up the last one when the connection is closed.
 * Where one of them calls the service, it is through a connection without this credential.
 */
export function obtained(obtain: () => string | Promise<string>, release?: (secret: string) => unknown): Secret {
  return (write) => {
    const { latest, last } = once(async () => {
      const secret = await obtain();
      return { secret, headers: write(secret) };
    });
    let closed = false;
    return {
      send: async (post, exchange) => {
        if (closed) throw fail("aborted", "The connection has been closed.", { code: "CLOSED" });
        const current = (failed?: Obtained): Promise<Obtained> =>
          latest(failed).catch((thrown: unknown) => {
            throw withoutSecret(thrown, exchange);
          });
        const first = await current();
        const response = await post(first.headers);
        if (response.status !== 401 || closed) return response;
        response.body?.cancel().catch(() => {});
        return post((await current(first)).headers);
      },
      close: async () => {
        const flight = closed ? undefined : last();
        closed = true;
        const held = await flight?.catch(() => undefined);
        if (held !== undefined) await release?.(held.secret);
      },
    };
  };
}

/** The error of a call that had no secret to be sent with. */
function withoutSecret(thrown: unknown, about: About): ClientError {
  if (thrown instanceof ClientError) return thrown;
  const { kind } = failureOf(thrown, about) as TransportError | TlsError | TimeoutError;
  const code = codeOf(thrown);
  return fail(kind, `got no secret: ${code}`, { code }, about);
}

interface Obtained {
  readonly secret: string;
  readonly headers: Headers;
}

interface Once {
  /** What is obtained for all who ask; another one for those whom the last has failed. */
  readonly latest: (failed?: Obtained) => Promise<Obtained>;
  /** What was obtained or is being obtained, if anything. */
  readonly last: () => Promise<Obtained> | undefined;
}

function once(obtain: () => Promise<Obtained>): Once {
  let flight: Promise<Obtained> | undefined;
  let landed: Obtained | undefined;
  const start = (): Promise<Obtained> => {
    landed = undefined;
    flight = obtain();
    flight.then((value) => (landed = value), () => (flight = undefined));
    return flight;
  };
  return {
    latest: (failed) => (flight === undefined || (failed !== undefined && failed === landed) ? start() : flight),
    last: () => flight,
  };
}
