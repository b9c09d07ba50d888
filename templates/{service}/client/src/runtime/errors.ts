/**
 * The one error of every call, discriminated by `kind`. What a service sent (a body, a location) can be asked for, but
 * neither an inspection nor JSON shows it; the cause is kept by name and code, never with its texts.
 */
import type { Operation } from "./contract.ts";
import type { Response } from "./web.ts";

/** What every arm has. */
export interface Arm<Kind extends string> extends Error {
  /** Which arm of the union this is. */
  readonly kind: Kind;
  /** The name of the operation that was called; empty before there is one. */
  readonly operation: string;
}

/** The service answered with a status that is no success. */
export interface StatusError extends Arm<"status"> {
  /** The status code. */
  readonly status: number;
  /** What the answer carried: a value where JSON came, text where text came, `undefined` where nothing readable did. */
  readonly body: unknown;
  /** The answer, for its headers; its body has been read. */
  readonly response: Response;
}

/** No answer came, or not all of it: the name is unknown, the connection was refused or lost, or what sends failed. */
export interface TransportError extends Arm<"transport"> {
  /** The system's code for it, as `ECONNREFUSED`; empty where it gives none. */
  readonly code: string;
}

/** The other side could not be trusted, or TLS could not be spoken with it. Nothing was sent. */
export interface TlsError extends Arm<"tls"> {
  /** The system's code for it, as `DEPTH_ZERO_SELF_SIGNED_CERT`. */
  readonly code: string;
}

/** An attempt, or the whole call, took too long. */
export interface TimeoutError extends Arm<"timeout"> {
  /** What ran out: `attempt`, `deadline`, or `fetch` for a limit of what sends. */
  readonly limit: "attempt" | "deadline" | "fetch";
}

/** The caller's signal was given, or the connection has been closed. */
export type AbortedError = Arm<"aborted">;

/** The service answered with a redirect, which is not followed: it would carry credentials elsewhere. */
export interface RedirectError extends Arm<"redirect"> {
  /** The status code; 0 in a browser, which does not tell. */
  readonly status: number;
  /** Where to, as the service wrote it; `null` in a browser. */
  readonly location: string | null;
}

/** The service succeeded, and its answer is too large, no JSON, or without what the operation promises. */
export interface DecodeError extends Arm<"decode"> {
  /** The status code. */
  readonly status: number;
  /** What came, as far as it could be read. */
  readonly body: unknown;
}

/** What was asked for cannot be sent. Nothing was sent. */
export type EncodeError = Arm<"encode">;

/** All that a call can end in besides its answer. */
export type ClientError =
  | StatusError
  | TransportError
  | TlsError
  | TimeoutError
  | AbortedError
  | RedirectError
  | DecodeError
  | EncodeError;

/** The arms by their kinds. */
export type ArmOf<Kind extends ClientError["kind"]> = Extract<ClientError, { readonly kind: Kind }>;

/** What the arm of a kind has besides what every arm has. */
export type Details<Kind extends ClientError["kind"]> = Omit<ArmOf<Kind>, keyof Arm<Kind>>;

/** The request that failed. */
export interface About {
  /** The operation it is for. */
  readonly operation: Operation;
  /** Where it goes. */
  readonly url: string;
}

/** What the other side wrote: there for who asks, not for who looks. */
const unshown = /^(body|response|location)$/;

class Failure extends Error {
  override name = "ClientError";
  readonly operation: string;

  constructor(readonly kind: string, text: string, details: object, about?: About, cause?: Error) {
    super(about ? `${about.operation.method} ${about.url} ${text}` : text, cause && { cause });
    this.operation = about?.operation.id ?? "";
    for (const [key, value] of Object.entries(details)) Object.defineProperty(this, key, { get: () => value, enumerable: !unshown.test(key) });
  }
}

/** The class of every error of a call, for `instanceof`; `kind` then tells the arms apart. */
export const ClientError: abstract new (...none: never[]) => ClientError = Failure as never;

/** Makes the error of a kind: what went wrong, what is known of it, and with which request. */
export function fail<Kind extends ClientError["kind"]>(kind: Kind, text: string, details: Details<Kind>, about?: About, cause?: Error): ArmOf<Kind> {
  return new Failure(kind, text, details, about, cause) as unknown as ArmOf<Kind>;
}
