/** A connection: what holds for all calls of a service. Its secrets are in the scope of a function, not in an object. */
import { limited } from "./attempt.ts";
import type { Answered, Connection, ConnectOptions, Exchange, Service, Settings } from "./contract.ts";
import { decode, refuseRedirect } from "./decode.ts";
import { baseOf, headersOf } from "./encode.ts";
import { fail } from "./errors.ts";
import { read } from "./read.ts";
import { transmit } from "./transmit.ts";

/** Connects to a service; nothing is sent yet. */
export function connect(service: Service, options: ConnectOptions): Connection {
  const base = baseOf(options, options.path ?? service.path);
  const common: Settings = { ...options, headers: headersOf(service.headers, options.headers) };
  return {
    base,
    send: async ({ operation, path, body, options: own, raw }) => {
      const settings: Settings = own ? { ...common, ...own } : common;
      const { timeout = 30_000, deadline = Infinity, maxBytes = 2 ** 25, middleware, policy, signal, headers } = settings;
      const attempt = (exchange: Exchange): Promise<Answered> =>
        limited(exchange, timeout, async (stop): Promise<Answered> => {
          const response = await (middleware
            ? middleware({ ...exchange, headers: {}, signal: stop }, (request) => transmit(request, stop, headersOf(headers, request.headers), settings))
            : transmit(exchange, stop, headers, settings));
          if (!raw) refuseRedirect(exchange, response);
          return { ok: true, value: raw || decode(exchange, response, await read(response, maxBytes)), response };
        });
      const exchange = { operation, url: base + path(), body: operation.sends?.(body), signal, until: performance.now() + deadline };
      if (exchange.url.length > 8000) throw fail("encode", "is longer than 8000", {}, exchange);
      return policy ? policy(exchange, attempt) : attempt(exchange);
    },
    close: async () => options.credential?.close?.(),
  };
}
