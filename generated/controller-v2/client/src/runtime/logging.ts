/** A log of what is sent. What goes in is listed here and by the caller; everything else stays out: credentials, headers, bodies. */
import { failureOf } from "./classify.ts";
import type { Middleware } from "./contract.ts";
import type { ClientError } from "./errors.ts";
import type { Response } from "./web.ts";

/** One request and what came of it. */
export interface LogEntry {
  /** The name of the operation. */
  readonly operation: string;
  /** The method. */
  readonly method: string;
  /** Where it went. */
  readonly url: string;
  /** Milliseconds until the headers of the answer were there. */
  readonly milliseconds: number;
  /** The status of the answer. */
  readonly status?: number;
  /** Headers of the answer, as far as they are listed. */
  readonly headers?: { readonly [name: string]: string };
  /** Which arm of the error it ended in, where no answer came. */
  readonly error?: ClientError["kind"];
}

/** What can be set for a log. */
export interface LoggingOptions {
  /** Names of the headers of answers that go into the log; none unless set. */
  readonly headers?: readonly string[];
}

/** Tells `log` of every request, once its answer has begun or it has failed. */
export function logging(log: (entry: LogEntry) => void, { headers = [] }: LoggingOptions = {}): Middleware {
  return async (request, next) => {
    const start = performance.now();
    const { operation: { id, method }, url } = request;
    const tell = (outcome: Pick<LogEntry, "status" | "headers" | "error">): void => log({ operation: id, method, url, milliseconds: performance.now() - start, ...outcome });
    try {
      const response = await next(request);
      tell({ status: response.status, headers: listed(response, headers) });
      return response;
    } catch (thrown) {
      tell({ error: failureOf(thrown, request).kind });
      throw thrown;
    }
  };
}

function listed(response: Response, names: readonly string[]): { readonly [name: string]: string } {
  return Object.fromEntries(names.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  }));
}
