/** One request: its secrets join it inside all middleware, it goes out, and its answer is read to the end. */
import type { Answered, Exchange, Headers, HttpRequest, Settings } from "./contract.ts";
import { decode } from "./decode.ts";
import { headersOf } from "./encode.ts";
import { read } from "./read.ts";
import type { Response } from "./web.ts";

/** Sends a request and takes its answer; one that is wanted as it came is left unread. */
export async function transmit(exchange: Exchange, settings: Settings, controller: AbortController, raw: boolean): Promise<Answered> {
  const { operation: { method, type = "application/json" }, url, body } = exchange;
  const { common, credential, fetch: send = fetch, headers, maxBytes = 2 ** 25, middleware } = settings;
  const next = ({ headers: added }: Partial<HttpRequest>): Promise<Response> => {
    const post = (secret?: Headers, by = send): Promise<Response> =>
      by(url, {
        method,
        headers: headersOf(body && type ? { "content-type": type } : {}, common, headers, added, secret),
        body: body ? body() : null,
        redirect: "manual",
        // Made when somebody asks for it: that costs more than all else here.
        get signal() {
          return controller.signal;
        },
      });
    return credential ? credential.send(post, exchange, send) : post();
  };
  const response = await (middleware ? middleware({ ...exchange, headers: {}, signal: controller.signal }, next) : next({}));
  return { ok: true, value: raw ? undefined : decode(exchange, response, await read(response, maxBytes)), response };
}
