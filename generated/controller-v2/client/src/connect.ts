/** How to connect: where the service is, what every request carries, and how it is authenticated. */
import { connect } from "./runtime/connect.ts";
import type { Connection, ConnectOptions, Credential, Secret, Service } from "./runtime/contract.ts";
import { basic, token } from "./runtime/credentials.ts";

const service: Service = { path: "", headers: { "Content-Type": "application/json", provider: null } };

/** The headers of every request that only the caller knows; any other can be given beside them. */
export type ControllerHeaders = { readonly [name: string]: string } & {
  /**
   * The name of the provider, which the document writes as `<PROVIDER>`.
   *
   * Source: Authentication › provider.
   */
  readonly provider: string;
};

/**
 * - `{controller_base_url}`: The URL of the API server, which ends in the version segment `/api/v2`.
 *
 * The API is served over HTTPS only. Each object has a REST endpoint of its own and supports GET, POST, PUT and
 * DELETE. Each call is authenticated and checked for authorization before it is accepted. Payloads are JSON objects. A
 * call with GET or DELETE usually needs no body. The header example also holds Access-Control-Allow-Origin, with a
 * controller's host name as its value; nothing says that a request needs it. The version is the last segment of the
 * server URL, /api/v2. The device management interface, version 3, is an API of its own.
 *
 * **Not shown:**
 *
 * - the name of the header that carries tenant information, which every call needs.
 * - states and transitions.
 * - events.
 * - errors: their status codes and bodies.
 * - limits.
 * - the policy of compatibility and deprecation.
 *
 * Source: What the service does.
 */
export interface ControllerSettings extends Omit<ConnectOptions, "baseUrl" | "credential" | "headers"> {
  /** Where the service is: an `https` URL, with or without a slash at its end. */
  readonly baseUrl: string;
  /** The headers of every request. */
  readonly headers: ControllerHeaders;
}

/** One way to authenticate, or a credential of the program's own making. */
export type ControllerCredentials =
  | {
      readonly basic?: never;
      readonly session?: never;
      /** What the service knows the caller by. */
      readonly credential: Credential;
    }
  | {
      /**
       * User name and password: the word `Basic`, and the base64 encoding of the user name, a colon and the password. The
       * value of the header is `Basic <BASE64_CREDENTIALS>`.
       *
       * Source: Authentication › Basic.
       */
      readonly basic: { readonly username: string; readonly password: string };
      readonly session?: never;
      readonly credential?: never;
    }
  | {
      /**
       * The session ID that the session call returned, after the word `Session`.
       *
       * Source: Authentication › Session.
       */
      readonly session: Secret;
      /** The word before it, for a product that has another than `Session`. */
      readonly word?: string;
      readonly basic?: never;
      readonly credential?: never;
    };

/** All that can be set for a connection. */
export type ControllerOptions = ControllerSettings & ControllerCredentials;

/** Connects to the service that the document calls "Central controller interface". Nothing is sent yet. */
export function connectController(options: ControllerOptions): Connection {
  const credential =
    options.basic !== undefined ? basic(options.basic.username, options.basic.password) :
    options.session !== undefined ? token("Authorization", options.word ?? "Session", options.session) :
    options.credential;
  return connect(service, { ...options, credential });
}
