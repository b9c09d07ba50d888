/** A connection: what holds for all calls of a service. Its secrets are in the scope of a function, not in an object. */
import { limited } from "./attempt.ts";
import { failureOf } from "./classify.ts";
import type { Answered, Connection, ConnectOptions, Message, Service, Settings } from "./contract.ts";
import { decode, refuseRedirect } from "./decode.ts";
import { baseOf, headersOf } from "./encode.ts";
import { fail } from "./errors.ts";
import { read } from "./read.ts";
import { transmit } from "./transmit.ts";

/** Connects to a service; nothing is sent yet. */
export function connect(service: Service, options: ConnectOptions): Connection {
  const base = baseOf(options, options.path ?? service.path);
  const settings: Settings = { ...options, headers: headersOf(service.headers, options.headers) };
  return {
    base,
    send: async (message) => {
      const { operation, options: own } = message;
      try {
        return await send(base, own ? { ...settings, ...own, headers: headersOf(settings.headers, own.headers) } : settings, message);
      } catch (thrown) {
        throw Object.assign(failureOf(thrown, { operation, url: base }), { operation: operation.id });
      }
    },
    close: async () => options.credential?.close?.(),
  };
}

/** Sends a call as often as its policy says, each attempt through the middleware and to the end of the answer. */
function send(base: string, settings: Settings, { operation, path, body, raw }: Message): Promise<Answered> {
  const { timeout = 30_000, deadline = Infinity, maxBytes = 2 ** 25, middleware, policy, signal, headers } = settings;
  const exchange = { operation, url: base + path(), body: operation.sends?.(body), signal, until: performance.now() + deadline };
  if (exchange.url.length > 8000) throw fail("encode", "is longer than 8000", {}, exchange);
  const attempt = (): Promise<Answered> =>
    limited(exchange, timeout, async (stop) => {
      const response = await (middleware
        ? middleware({ ...exchange, headers: {}, signal: stop }, (request) => transmit(exchange, stop, headersOf(headers, request.headers), settings))
        : transmit(exchange, stop, headers, settings));
      if (!raw) refuseRedirect(exchange, response);
      return { ok: true, value: raw ? undefined : decode(exchange, response, await read(response, maxBytes)), response };
    });
  return policy ? policy(exchange, attempt) : attempt();
}
