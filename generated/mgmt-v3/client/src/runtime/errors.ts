/**
 * The one error of every call, discriminated by `kind`. What a service wrote is behind functions, so that neither an
 * inspection nor JSON shows it, and of what was thrown below a code is kept, without its texts.
 */
import type { Response } from "./web.ts";

/** What every arm has. */
export interface Arm<Kind extends string> extends Error {
  /** Which arm of the union this is. */
  readonly kind: Kind;
  /** The name of the operation that was called; empty where none was. */
  readonly operation: string;
}

/** An arm of what was thrown below. Its texts could hold anything, a credential among it, and are left out. */
export interface Failed<Kind extends string> extends Arm<Kind> {
  /** The system's code for it, as `ECONNREFUSED`, or else the name of what was thrown, as `AbortError`; `TIMEOUT` for a limit of the call, `CLOSED` of a connection. */
  readonly code: string;
}

/** An arm of what the service answered. */
export interface Refused<Kind extends string> extends Arm<Kind> {
  /** The status code. */
  readonly status: number;
  /** What the answer carried: a value where JSON came, text where text came, `undefined` where nothing readable did. */
  readonly body: () => unknown;
  /** The answer, for its headers; its body has been read. */
  readonly response: () => Response;
}

/** The service answered with a status that is no success. */
export type StatusError = Refused<"status">;

/** The service answered with a redirect, which is not followed: it would carry credentials elsewhere. A browser hides its status, 0 then, and its headers. */
export type RedirectError = Refused<"redirect">;

/** The service succeeded, and its answer is too large, no JSON, or without what the operation promises. */
export type DecodeError = Refused<"decode">;

/** No answer came, or not all of it: the name is unknown, the connection was refused or lost, or what sends failed. */
export type TransportError = Failed<"transport">;

/** The other side could not be trusted, or TLS could not be spoken with it. `trusting`, of the module `node`, trusts a certificate that no public authority has signed. */
export type TlsError = Failed<"tls">;

/** An attempt, or the whole call, took too long. */
export type TimeoutError = Failed<"timeout">;

/** The caller's signal was given, or the connection has been closed. */
export type AbortedError = Failed<"aborted">;

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
  /** What it is for. */
  readonly operation: { readonly method: string };
  /** Where it goes. */
  readonly url: string;
}

/** The class of every error of a call, for `instanceof`; `kind` then tells the arms apart. */
export const ClientError: abstract new (...none: never[]) => ClientError = class ClientError extends Error {
  override name = "ClientError";
  operation = "";

  constructor(kind: string, text: string, details?: object, about?: About) {
    super(about ? `${about.operation.method} ${about.url} ${text}` : text);
    Object.assign(this, { kind }, details);
  }
} as never;

/** Makes the error of a kind: what went wrong, what is known of it, and with which request. */
export function fail<Kind extends ClientError["kind"]>(kind: Kind, text: string, details?: Details<Kind>, about?: About): ArmOf<Kind> {
  return new (ClientError as unknown as Making)(kind, text, details, about) as ArmOf<Kind>;
}

type Making = new (kind: string, text: string, details?: object, about?: About) => ClientError;
