/** A connection: what holds for all calls of a service. Its secrets are in the scope of a function, not in an object. */
import { limited } from "./attempt.ts";
import type { Answered, Connection, ConnectOptions, Exchange, Message, Service, Settings } from "./contract.ts";
import { decode, refuseRedirect } from "./decode.ts";
import { baseOf } from "./encode.ts";
import { fail } from "./errors.ts";
import { read } from "./read.ts";
import { transmit } from "./transmit.ts";

/** Connects to a service; nothing is sent yet. */
export function connect(service: Service, options: ConnectOptions): Connection {
  const base = baseOf(options, options.path ?? service.path);
  const settings: Settings = { ...options, headers: { ...service.headers, ...options.headers } };
  return {
    base,
    send: ({ operation, path, body, options: own, raw }) => {
      const { timeout = 30_000, deadline = Infinity, maxBytes = 2 ** 25, middleware, policy, signal } = own ? settings: settings;
      const run = (exchange: Exchange) =>
        limited(exchange, timeout, async (stop): Promise<Answered> => {
          const response = await transmit(exchange, stop, undefined, settings);
          if (!raw) refuseRedirect(exchange, response);
          return { ok: true, value: raw || decode(exchange, response, await read(response, maxBytes)), response };
        });
      const exchange = { operation, url: base + path(), body: operation.sends?.(body), signal, until: performance.now() + deadline };
      if (exchange.url.length > 8000) throw fail("encode", "is longer than 8000", {}, exchange);
      return policy ? policy(exchange, run) : run(exchange);
    },
    close: async () => options.credential?.close?.(),
  };
}
