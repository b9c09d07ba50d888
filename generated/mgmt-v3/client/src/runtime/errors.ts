/**
 * The one error of every call, discriminated by `kind`. What a service wrote is behind functions, so that neither an
 * inspection nor JSON shows it, and a cause is kept by its name and code, without its texts.
 */
import type { Operation } from "./contract.ts";
import type { Response } from "./web.ts";

/** What every arm has. */
export interface Arm<Kind extends string> extends Error {
  /** Which arm of the union this is. */
  readonly kind: Kind;
  /** The name of the operation that was called; empty where none was. */
  readonly operation: string;
  /** What was thrown below, if anything was. */
  readonly cause?: Cause;
}

/** Of what was thrown the name and the innermost code. Its texts could hold anything, a credential among it, and are left out. */
export interface Cause {
  /** As `TypeError`. */
  readonly name: string;
  /** As `ECONNREFUSED`; the name where there is none. */
  readonly code: string;
}

/** The service answered with a status that is no success. */
export interface StatusError extends Arm<"status"> {
  /** The status code. */
  readonly status: number;
  /** What the answer carried: a value where JSON came, text where text came, `undefined` where nothing readable did. */
  readonly body: () => unknown;
  /** The answer, for its headers; its body has been read. */
  readonly response: () => Response;
}

/** No answer came, or not all of it: the name is unknown, the connection was refused or lost, or what sends failed. */
export interface TransportError extends Arm<"transport"> {
  /** The system's code for it, as `ECONNREFUSED`, or else the name of what was thrown. */
  readonly code: string;
}

/** The other side could not be trusted, or TLS could not be spoken with it. */
export interface TlsError extends Arm<"tls"> {
  /** The system's code for it, as `DEPTH_ZERO_SELF_SIGNED_CERT`. */
  readonly code: string;
}

/** An attempt, or the whole call, took too long. */
export interface TimeoutError extends Arm<"timeout"> {
  /** `TIMEOUT` for a limit of the call, or the system's code for one of its own. */
  readonly code: string;
}

/** The caller's signal was given, or the connection has been closed. */
export type AbortedError = Arm<"aborted">;

/** The service answered with a redirect, which is not followed: it would carry credentials elsewhere. */
export interface RedirectError extends Arm<"redirect"> {
  /** The status code; 0 in a browser, which does not tell. */
  readonly status: number;
  /** Where to, as the service wrote it; `null` in a browser. */
  readonly location: () => string | null;
}

/** The service succeeded, and its answer is too large, no JSON, or without what the operation promises. */
export interface DecodeError extends Arm<"decode"> {
  /** The status code. */
  readonly status: number;
  /** What came, as far as it could be read. */
  readonly body: () => unknown;
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

const Failure = class ClientError extends Error {
  override name = "ClientError";
  operation = "";

  constructor(readonly kind: string, text: string, details: object, about?: About, cause?: Cause) {
    super(about ? `${about.operation.method} ${about.url} ${text}` : text, cause && { cause });
    Object.assign(this, details);
  }
};

/** The class of every error of a call, for `instanceof`; `kind` then tells the arms apart. */
export const ClientError: abstract new (...none: never[]) => ClientError = Failure as never;

/** Makes the error of a kind: what went wrong, what is known of it, and with which request. */
export function fail<Kind extends ClientError["kind"]>(kind: Kind, text: string, details: Details<Kind>, about?: About, cause?: Cause): ArmOf<Kind> {
  return new Failure(kind, text, details, about, cause) as unknown as ArmOf<Kind>;
}
