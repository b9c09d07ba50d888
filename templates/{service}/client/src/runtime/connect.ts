/** A connection: what holds for all calls of a service. Its secrets are in the scope of a function, not in an object. */
import { limited } from "./attempt.ts";
import type { Connection, ConnectOptions, Exchange, HttpRequest, Layer, Service } from "./contract.ts";
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
      const settings = { ...options, ...own, headers: { ...service.headers, ...options.headers, ...own.headers } as { [name: string]: string } };
      const { timeout = 30_000, deadline = Infinity, maxBytes = 2 ** 25, middleware = [], policies = [], signal } = settings as typeof settings & Pick<HttpRequest, "signal">;
      const text = operation.sends?.(body);
      const exchange: Exchange = { operation, url: base + path(), body: text === undefined ? text : () => text, signal, until: performance.now() + deadline };
      if (exchange.url.length > 8000) throw fail("encode", "is longer than 8000", {}, exchange);
      const send = onion(middleware, (request: HttpRequest) => transmit(request, settings));
      return onion(policies, (exchange: Exchange) =>
        limited(exchange, timeout, async (stop) => {
          const response = await send({ ...exchange, headers: {}, signal: stop });
          return { ok: true, value: raw ? undefined : await decode(exchange, response, maxBytes), response };
        }),
      )(exchange);
    },
    close: async () => options.credential?.close?.(),
  };
}

/** Puts layers around something, the first one outermost. */
function onion<Input, Output>(layers: readonly Layer<Input, Output>[], core: (input: Input) => Promise<Output>): (input: Input) => Promise<Output> {
  return layers.reduceRight<(input: Input) => Promise<Output>>((next, layer) => async (input) => layer(input, next), core);
}
