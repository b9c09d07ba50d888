/** What the document does not list or show: reached by its path, and typed as what it is, unknown. */
import type { Call, CallOptions, Connection, Effect, Operation, Part, Path } from "./runtime/contract.ts";
import { json } from "./runtime/json.ts";
import { below, root } from "./runtime/path.ts";
import { at } from "./runtime/raw-path.ts";

/** What the caller knows of an undocumented call. */
export interface UndocumentedOptions extends CallOptions {
  /** The one key under which the body is sent. */
  readonly sends?: string;
  /** The one key under which the answer comes. */
  readonly answers?: string;
  /** What the call does, by which retries are chosen; without it what its method usually does. */
  readonly effect?: Effect;
}

/** A place of which only the path is known. */
export class Undocumented {
  readonly #connection: Connection;
  readonly #path: Path;

  constructor(connection: Connection, path: Path) {
    this.#connection = connection;
    this.#path = path;
  }

  /** Sends a GET. */
  get(options?: UndocumentedOptions): Call<unknown> {
    return this.#send("GET", "read", undefined, options);
  }

  /** Sends a POST. */
  post(body?: unknown, options?: UndocumentedOptions): Call<unknown> {
    return this.#send("POST", "act", body, options);
  }

  /** Sends a PUT. */
  put(body?: unknown, options?: UndocumentedOptions): Call<unknown> {
    return this.#send("PUT", "replace", body, options);
  }

  /** Sends a PATCH. */
  patch(body?: unknown, options?: UndocumentedOptions): Call<unknown> {
    return this.#send("PATCH", "modify", body, options);
  }

  /** Sends a DELETE. */
  delete(options?: UndocumentedOptions): Call<unknown> {
    return this.#send("DELETE", "delete", undefined, options);
  }

  #send(method: Operation["method"], usual: Effect, body: unknown, { sends, answers, effect = usual, ...options }: UndocumentedOptions = {}): Call<unknown> {
    const carries = { ...(body === undefined ? {} : { sends: json(sends) }), ...(answers === undefined ? {} : { answers }) };
    return this.#connection.call({ id: "undocumented", method, effect, empty: true, ...carries }, this.#path, options, body);
  }
}

/**
 * A place by its path below the service: `undocumented(connection, "/a/path")` as it goes over the wire, or as a template
 * whose holes are the parts of keys.
 */
export function undocumented(connection: Connection, path: string | readonly string[], ...parts: readonly Part[]): Undocumented {
  return new Undocumented(connection, typeof path === "string" ? at(path) : below(root)(path, ...parts.map((part, index) => ({ [index + 1]: part }))));
}

/** Goes on below a path along one that is written already, with or without a slash before it. */
export function along(parent: Path, path: string): Path {
  return (() => parent() + at(path.startsWith("/") ? path : `/${path}`)()) as Path;
}

/** Goes on below a path to what a key names: a key of one part as it is, one of several as a list of them, which `+` joins. */
export function keyed(parent: Path, key: { readonly [name: string]: Part | readonly Part[] }): Path {
  const parts = Object.entries(key).flatMap(([name, given]) => (Array.isArray(given) && given.length > 0 ? given : [given]).map((part: Part) => ({ [name]: part })));
  return below(parent)(["/", ...parts.slice(1).map(() => "+"), ""], ...parts);
}
