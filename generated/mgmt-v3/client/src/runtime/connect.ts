/** A connection: what holds for all calls of a service. Its secrets are in the scope of a function, not in an object. */
import { limited } from "./attempt.ts";
import { callOf } from "./call.ts";
import { failureOf } from "./classify.ts";
import type { Answered, Connection, ConnectOptions, Exchange, Service, Settings } from "./contract.ts";
import { baseOf, headersOf } from "./encode.ts";
import { fail } from "./errors.ts";
import { transmit } from "./transmit.ts";

/** Connects to a service; nothing is sent yet. */
export function connect(service: Service, options: ConnectOptions): Connection {
  const base = baseOf({ ...service, ...options });
  const usual: Settings = { ...options, common: headersOf(service.headers, options.headers) };
  return {
    base,
    call: (operation, place, own, body) =>
      callOf(async (raw) => {
        const settings = { ...usual, ...own };
        const { deadline = Infinity, policy, signal, timeout = 30_000 } = settings;
        let sent: Exchange | undefined;
        try {
          const url = base + place();
          // Servers take no more.
          if (url.length > 8000) throw fail("encode", "URL too long");
          const exchange = (sent = { operation, url, body: operation.sends?.(body), signal, until: performance.now() + deadline });
          const attempt = (): Promise<Answered> => limited(exchange, timeout, (controller) => transmit(exchange, settings, controller, raw));
          return (await (policy ? policy(exchange, attempt) : attempt())) as Answered<never>;
        } catch (thrown) {
          throw Object.assign(failureOf(thrown, sent), { operation: operation.id });
        }
      }),
    close: async () => options.credential?.close?.(),
  };
}
