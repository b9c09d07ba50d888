/** A connection: what holds for all calls of a service. Its secrets are in the scope of a function, not in an object. */
import { limited } from "./attempt.ts";
import type { Connection, ConnectOptions, Service, Settings } from "./contract.ts";
import { decode } from "./decode.ts";
import { baseOf } from "./encode.ts";
import { fail } from "./errors.ts";
import { transmit } from "./transmit.ts";

/** Connects to a service; nothing is sent yet. */
export function connect(service: Service, options: ConnectOptions): Connection {
  const base = baseOf(options, options.path ?? service.path);
  return {
    base,
    send: async ({ operation, path, body, options: own, raw }) => {
      const settings: Settings = { ...options, ...own, headers: { ...service.headers, ...options.headers, ...own.headers } };
      const { timeout = 30_000, deadline = Infinity, maxBytes = 2 ** 25, middleware = straight, policy = straight, signal } = settings;
      const exchange = { operation, url: base + path(), body: operation.sends?.(body), signal, until: performance.now() + deadline };
      if (exchange.url.length > 8000) throw fail("encode", "is longer than 8000", {}, exchange);
      return policy(exchange, (exchange) =>
        limited(exchange, timeout, async (stop) => {
          const response = await middleware({ ...exchange, headers: {}, signal: stop }, (request) => transmit(request, settings));
          return { ok: true, value: raw ? undefined : await decode(exchange, response, maxBytes), response };
        }),
      );
    },
    close: async () => options.credential?.close?.(),
  };
}

/** The layer that is none. */
function straight<Input, Output>(input: Input, next: (input: Input) => Promise<Output>): Promise<Output> {
  return next(input);
}
