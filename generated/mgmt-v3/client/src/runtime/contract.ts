/** What generated modules and the runtime know of each other, and what a program may set: types alone. */
import type { ClientError } from "./errors.ts";
import type { AbortSignal, Fetch, Response, SentBytes } from "./web.ts";

/** What an operation does to the resource; retries are chosen by it. */
export type Effect = "read" | "list" | "create" | "modify" | "replace" | "delete" | "observe" | "act";

/** One operation of the interface, as generated. */
export interface Operation {
  /** Its name, which errors and logs show. */
  readonly id: string;
  /** The method of the request. */
  readonly method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** What it does. */
  readonly effect: Effect;
  /** Writes the body, as `json("name")` does it under one key and `json()` as it is; absent where an operation sends none. */
  readonly sends?: (body: unknown) => (() => string | SentBytes) | undefined;
  /** The media type of the body, where no header says another; `application/json` unless set, and where it is empty what `fetch` takes the body for. */
  readonly type?: string;
  /** Reads the answer where it is no JSON, as `asText` and `asBytes` do. */
  readonly reads?: (bytes: Uint8Array | ArrayBuffer | undefined, empty?: boolean) => readonly [value: unknown] | undefined;
  /** The one key under which the answer comes; without it the answer is the whole body. */
  readonly answers?: string;
  /** Whether the answer is a list; `null`, as many services write an empty one, is read as that. */
  readonly list?: boolean;
  /** Whether a success may come without a body; the answer is then `undefined`. */
  readonly empty?: boolean;
  /** What it asks of its caller, where that is not what the service asks of all: any of these ways, and in one all that it names. Where there are none, no credential is sent. */
  readonly access?: readonly (readonly string[])[];
}

/** What holds for every request of a service, as generated. */
export interface Service {
  /** The path between the base URL and every resource: `""`, or it begins with `/` and does not end in it. */
  readonly path: string;
  /** The headers of every request: a fixed value, or `null` where the caller has to give one. */
  readonly headers: { readonly [name: string]: string | null };
  /** What a base URL can begin with besides `https:`, since the service is said to be at such an address. */
  readonly scheme?: "http:";
}

/** A part of a key, as the caller has it. */
export type Part = string | number | boolean;

/** One part of a key under its name, by which an error tells it: `{ name }`. */
export interface NamedPart {
  readonly [name: string]: Part;
}

declare const checked: unique symbol;

/** Where a resource is, below the path of its service; made by `below`, `at` and `follow`, and spelled out when a call is sent. */
export interface Path {
  /** The path, percent-encoded; throws an `encode` error for what cannot stand in one. */
  (): string;
  /** No other function is a path. */
  readonly [checked]: true;
}

/** Headers by name. */
export interface Headers {
  readonly [name: string]: string;
}

/** What a service knows the caller by; made by `token` and `basic`. It shows nothing of itself. */
export interface Credential {
  /** Sends a request with the headers that carry it, or by a `fetch` that adds it and goes on with the one that is given, and perhaps once more with others if the service answers 401. */
  readonly send: (post: Post, exchange: Exchange, send: Fetch) => Promise<Response>;
  /** Gives up what was obtained. */
  readonly close?: () => Promise<void>;
}

/** Sends a request with further headers, and by another `fetch`. */
export type Post = (headers: Headers, by?: Fetch) => Promise<Response>;

/** A secret itself, or what makes a credential of one that is obtained when it is needed: see `obtained`. */
export type Secret = string | ((write: (secret: string) => Headers) => Credential);

/** A call under way, as policies know it. Secrets are in no part of it. */
export interface Exchange {
  /** The operation that is called. */
  readonly operation: Operation;
  /** Where it goes. */
  readonly url: string;
  /** What it carries: the JSON text, or what is sent as it is. A function, so that neither an inspection nor JSON shows it. */
  readonly body: (() => string | SentBytes) | undefined;
  /** What stops it, as the caller has given it. */
  readonly signal: AbortSignal | undefined;
  /** When it has to be over, in milliseconds on the clock of `performance.now`; `Infinity` without a deadline. */
  readonly until: number;
}

/** A request on its way through the middleware. The headers of service, options and credential join it last and are not in it. */
export interface HttpRequest extends Exchange {
  /** Headers to add. */
  readonly headers: Headers;
  /** What stops this attempt. */
  readonly signal: AbortSignal;
}

/** Stands around something that takes an input to an output; `layers` makes one of several. */
export type Layer<Input, Output> = (input: Input, next: (input: Input) => Promise<Output>) => Promise<Output>;

/** Stands around every request that is sent. Of what it hands on the headers are taken; what it returns is taken for the answer. */
export type Middleware = Layer<HttpRequest, Response>;

/**
 * Stands around a whole call, from sending to the end of the answer; each `next` is an attempt.
 * What waits in here has to mind the signal and the deadline itself.
 */
export type Policy = Layer<Exchange, Answered>;

/** What can be set for one call. */
export interface CallOptions {
  /** Stops the call. */
  readonly signal?: AbortSignal;
  /** Milliseconds for one attempt, from sending to the last byte of the answer; 30 seconds unless set. */
  readonly timeout?: number;
  /** Milliseconds for the whole call, waiting and retries included; none unless set. */
  readonly deadline?: number;
  /** Further headers, and others in place of those that the connection has under the same name. */
  readonly headers?: Headers;
  /** Retries, a limit or, by `layers`, several such; that of a call replaces that of its connection. */
  readonly policy?: Policy;
}

/** What can be set for a connection, and by that for all of its calls. */
export interface ConnectOptions extends Omit<CallOptions, "signal"> {
  /** Where the service is: an `https` URL, with or without a slash at its end. */
  readonly baseUrl: string;
  /** The path of the service, for a product that has another one. */
  readonly path?: string;
  /** What the service knows the caller by. */
  readonly credential?: Credential;
  /** Further headers, and others in place of those that the service has under the same name. Their values are kept from logs and errors. */
  readonly headers?: Headers;
  /** What stands around every request; several things by `layers`. */
  readonly middleware?: Middleware;
  /** The bytes that an answer may have at most; 32 MiB unless set. */
  readonly maxBytes?: number;
  /** What sends; the global `fetch` unless set. */
  readonly fetch?: Fetch;
  /** Allows plain `http`, and that to this machine alone. */
  readonly allowLoopbackHttp?: boolean;
}

/** What holds for one call: its own options over those of its connection. */
export interface Settings extends ConnectOptions, CallOptions {
  /** The headers of the service and of the connection, which are no secrets of the caller's own. */
  readonly common: Headers;
}

/** A service that can be called. It holds its secrets where neither an inspection nor JSON shows them. */
export interface Connection {
  /** The URL under which all paths stand; it has no slash at its end. */
  readonly base: string;
  /** Prepares a call of an operation at a place. */
  readonly call: <Answer>(operation: Operation, place: Path, options?: CallOptions, body?: unknown) => Call<Answer>;
  /** Gives up a credential that was obtained; calls that need it are refused from then on. */
  readonly close: () => Promise<void>;
}

/** What a service answered. */
export interface Answered<Answer = unknown> {
  /** The service answered as it should. */
  readonly ok: true;
  /** What the operation promises. */
  readonly value: Answer;
  /** The answer as it came; unless it is wanted so, its body has been read. */
  readonly response: Response;
}

/** What came of a call. */
export type Result<Answer> = Answered<Answer> | { readonly ok: false; readonly error: ClientError };

/** A call that is sent when it is awaited, or asked for in another way; each way sends once. */
export interface Call<Answer> extends PromiseLike<Answer> {
  /** What to do with an error, as a promise has it. */
  catch<Other = never>(onError?: ((error: unknown) => Other | PromiseLike<Other>) | null): Promise<Answer | Other>;
  /** What to do in the end, as a promise has it. */
  finally(onEnd?: (() => void) | null): Promise<Answer>;
  /** The answer, or the error as a value. */
  result(): Promise<Result<Answer>>;
  /** The answer as it came, whatever its status. Time limits and the signal hold until its headers are there; the body is the caller's. */
  raw(): Promise<Response>;
}
