/**
 * The web's types as the program has them: those of its DOM library or of its Node types, whichever it compiles with, and
 * where it has neither, as much of them as a call needs.
 */

/** An answer as `fetch` gives it. */
export type Response = typeof globalThis extends { readonly Response: { readonly prototype: infer Known } } ? Known : PlainResponse;

/** What tells a call to stop. */
export type AbortSignal = typeof globalThis extends { readonly AbortSignal: { readonly prototype: infer Known } } ? Known : PlainSignal;

/** What is sent byte for byte; a form is such as `await new Response(form).blob()`, which says how its parts are told apart. */
export type Bytes = Uint8Array | Binary;

/** Bytes that nobody else writes to. */
export type SentBytes = ReturnType<Uint8Array["slice"]> | Binary;

type Binary = typeof globalThis extends { readonly Blob: { readonly prototype: infer Known } } ? Known : never;

/** As much of an answer as there is in every environment. */
export interface PlainResponse {
  /** The status code. */
  readonly status: number;
  /** Whether the status is one of success. */
  readonly ok: boolean;
  /** The headers of the answer. */
  readonly headers: { get(name: string): string | null };
  /** Reads the body as text. */
  text(): Promise<string>;
  /** Reads the body as JSON. */
  json(): Promise<unknown>;
}

/** As much of a signal as there is in every environment. */
export interface PlainSignal {
  /** Whether it was given. */
  readonly aborted: boolean;
  /** Why it was given. */
  readonly reason: unknown;
}

/** What a call hands to `fetch` besides the URL. */
export interface FetchInit {
  /** The method. */
  method: string;
  /** Every header by its name in lower case, the credential among them. */
  headers: Record<string, string>;
  /** The JSON text to send, or what is sent as it is. */
  body: string | SentBytes | null;
  /** Redirects are never followed: they would carry credentials elsewhere. */
  redirect: "manual";
  /** Stops the request. */
  signal: AbortSignal;
}

/** The global `fetch`, or something that answers in its place. */
export type Fetch = (url: string, init: FetchInit) => Promise<Response>;
