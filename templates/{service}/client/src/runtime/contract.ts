/** What generated modules and the runtime know of each other, and what a program may set: types alone. */
import type { ClientError } from "./errors.ts";
import type { AbortSignal, Fetch, Response } from "./web.ts";

/** What an operation does to the resource; retries are chosen by it. */
export type Effect = "read" | "list" | "create" | "modify" | "replace" | "delete" | "observe" | "act";

/** One operation of the interface, as generated. */
export interface Operation {
  /** Its name, which errors and logs show. */
  readonly id: string;
  /** The method of the request. */
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** What it does. */
  readonly effect: Effect;
  /** The one key under which the body is sent; without it the body is sent as it is. */
  readonly sends?: string;
  /** The one key under which the answer comes; without it the answer is the whole body. */
  readonly answers?: string;
  /** Whether a success may come without a body; the answer is then `undefined`. */
  readonly empty?: boolean;
}

/** What holds for every request of a service, as generated. */
export interface Service {
  /** The path between the base URL and every resource: `""`, or it begins with `/` and does not end in it. */
  readonly path: string;
  /** The headers of every request: a fixed value, or `null` where the caller has to give one. */
  readonly headers: { readonly [name: string]: string | null };
}

/** A part of a key, as the caller has it. */
export type Part = string | number | boolean;

declare const checked: unique symbol;

/** Where a resource is, below the path of its service; made by `below`, `at` and `follow`, and spelled out when a call is sent. */
export interface Path {
  /** The path, percent-encoded; throws an `encode` error for what cannot stand in one. */
  (): string;
  /** No other function is a path. */
  readonly [checked]: true;
}

/** A secret, or what obtains one. What obtains is asked once for all calls, and again when the service answers 401. */
export type Secret = string | (() => string | Promise<string>);

/** What a service knows the caller by; made by `token` and `basic`. It shows nothing of itself. */
export interface Credential {
  /** The header that carries it. */
  readonly header: string;
  /** The header's value; given the value that was answered with 401, another one, or the same if there is none. */
  readonly value: (rejected?: string) => string | Promise<string>;
  /** Gives up what was obtained. */
  readonly close: () => Promise<void>;
}

/** A request on its way through the middleware. It can be copied and changed; credentials join it last and are never in it. */
export interface HttpRequest {
  /** The operation it is for. */
  readonly operation: Operation;
  /** Where it goes. */
  readonly url: string;
  /** Headers that are no secret: those of the service with a fixed value, and what middleware adds. */
  readonly headers: { readonly [name: string]: string };
  /** The JSON text it carries. A function, so that neither an inspection nor JSON shows it. */
  readonly body?: () => string;
  /** Stops the request. */
  readonly signal: AbortSignal;
}

/** Stands around every request that is sent; what it returns is taken for the answer. */
export type Middleware = (request: HttpRequest, next: (request: HttpRequest) => Promise<Response>) => Promise<Response>;

/** What a policy may know of a call. */
export interface Exchange {
  /** The operation that is called. */
  readonly operation: Operation;
  /** The caller's signal. */
  readonly signal?: AbortSignal;
  /** When the call has to be over, in milliseconds on the clock of `performance.now`; `Infinity` without a deadline. */
  readonly until: number;
}

/** Stands around a whole exchange, from sending to the answer that was read; `next` runs it, and runs it again. */
export type Policy = <Answer>(exchange: Exchange, next: () => Promise<Answer>) => Promise<Answer>;

/** What can be set for one call. */
export interface CallOptions {
  /** Stops the call. */
  readonly signal?: AbortSignal;
  /** Milliseconds for one attempt, from sending to the last byte of the answer; 30 seconds unless set. */
  readonly timeout?: number;
  /** Milliseconds for the whole call, waiting and retries included; none unless set. */
  readonly deadline?: number;
  /** Further headers by name. Their values are kept from logs and errors. */
  readonly headers?: { readonly [name: string]: string };
  /** Retries, limits and the like, the outermost first; those of a call replace those of its connection. */
  readonly policies?: readonly Policy[];
}

/** What can be set for a connection, and by that for all of its calls. */
export interface ConnectOptions extends Omit<CallOptions, "signal"> {
  /** Where the service is: an `https` URL, with or without a slash at its end. */
  readonly baseUrl: string;
  /** The path of the service, for a product that has another one. */
  readonly path?: string;
  /** What the service knows the caller by. */
  readonly credential?: Credential;
  /** What stands around every request, the outermost first. */
  readonly middleware?: readonly Middleware[];
  /** The bytes that an answer may have at most; 32 MiB unless set. */
  readonly maxBytes?: number;
  /** What sends; the global `fetch` unless set. */
  readonly fetch?: Fetch;
  /** Allows plain `http`, and that to this machine alone. */
  readonly allowLoopbackHttp?: boolean;
}

/** A service that can be called. It holds its secrets where neither an inspection nor JSON shows them. */
export interface Connection {
  /** The URL under which all paths stand; it has no slash at its end. */
  readonly base: string;
  /** Sends one call; generated modules do so through `call`. */
  readonly send: (message: Message) => Promise<Answered>;
  /** Gives up the credential that was obtained; calls that follow are refused. */
  readonly close: () => Promise<void>;
}

/** One call, as handed to a connection. */
export interface Message {
  /** The operation. */
  readonly operation: Operation;
  /** Where it goes. */
  readonly path: Path;
  /** What it carries. */
  readonly body: unknown;
  /** What is set for it. */
  readonly options: CallOptions;
  /** Whether the answer is wanted as it came. */
  readonly raw: boolean;
}

/** What a service answered. */
export interface Answered {
  /** What the operation promises; `undefined` where the answer is wanted as it came. */
  readonly value: unknown;
  /** The answer as it came; unless it is wanted so, its body has been read. */
  readonly response: Response;
}

/** What came of a call. */
export type Result<Answer> =
  | { readonly ok: true; readonly value: Answer; readonly response: Response }
  | { readonly ok: false; readonly error: ClientError };

/** A call that is sent when it is awaited, or asked for in another way; each way sends once. */
export interface Call<Answer> extends Promise<Answer> {
  /** The answer, or the error as a value. */
  result(): Promise<Result<Answer>>;
  /** The answer as it came, whatever its status. Time limits and the signal hold until its headers are there; the body is the caller's. */
  raw(): Promise<Response>;
}
