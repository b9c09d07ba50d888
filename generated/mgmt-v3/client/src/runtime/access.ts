/** Which of several credentials a request shows: what its operation asks for, out of what the program has. */
import type { Credential, Exchange, Headers, Operation, Post } from "./contract.ts";
import { fail } from "./errors.ts";
import type { Fetch } from "./web.ts";

/** Ways in, each of which suffices; what stands in one is needed together. */
export type Ways = NonNullable<Operation["access"]>;

/** One credential for all operations but those that ask for none. */
export function unlessOpen(credential: Credential | undefined): Credential | undefined {
  return credential && { ...credential, send: (post, exchange, send) => (exchange.operation.access?.length === 0 ? post({}) : credential.send(post, exchange, send)) };
}

/** @param usual what is asked by operations that say nothing of it */
export function chosen(given: { readonly [scheme: string]: Credential | false }, usual: Ways): Credential {
  return {
    send: async (post, exchange, send) => {
      const ways = exchange.operation.access ?? usual;
      const met = ways.filter((way) => way.every((name) => given[name]));
      const way = met.find(({ length }) => length > 0) ?? met[0];
      if (way === undefined && ways.length > 0) throw fail("encode", `operation asks for ${ways.map((one) => one.join(" and ")).join(", or ")}`);
      return together((way ?? []).map((name) => given[name] as Credential), post, exchange, send);
    },
    close: async () => {
      for (const credential of Object.values(given)) if (credential) await credential.close?.();
    },
  };
}

function together([first, ...others]: readonly Credential[], post: Post, exchange: Exchange, send: Fetch): ReturnType<Post> {
  if (first === undefined) return post({}, send);
  const rest: Post = (headers, by = send) => together(others, (further, last) => post(joined(headers, further), last), exchange, by);
  return first.send(rest, exchange, send);
}

/** All cookies are in one header. */
function joined(one: Headers, other: Headers): Headers {
  return one["cookie"] && other["cookie"] ? { ...one, ...other, cookie: `${one["cookie"]}; ${other["cookie"]}` } : { ...one, ...other };
}
