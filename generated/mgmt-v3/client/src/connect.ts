/** How to connect: where the service is, what every request carries, and how it is authenticated. */
import { connect } from "./runtime/connect.ts";
import type { Connection, ConnectOptions, Credential, Secret, Service } from "./runtime/contract.ts";
import { token } from "./runtime/credentials.ts";

const service: Service = { path: "/mgmt/v3", headers: { "Content-Type": "application/json" } };

/** The headers of every request that only the caller knows; any other can be given beside them. */
export type DeviceHeaders = { readonly [name: string]: string };

/**
 * - `{base_url}/mgmt/v3`: The device. `mgmt` is the neutral word by which the document writes the first segment of
 *   every path.
 *
 * Every request uses HTTPS. A boolean field accepts true, false, 1 and 0, and defaults to 0 where nothing else is
 * stated. Every object has an identifier, `uuid`, that no other has; the service assigns it when the object is
 * created. Once the running configuration has been saved, an object keeps its `uuid` across a reload or a failover.
 * The document calls a nested object a JSON block. A field in the format `enum-list` takes its values from an
 * enumerated list. HTTP methods read, create, modify, replace and delete resources. The segment `v3`, directly after
 * the neutral prefix, is the version of the interface. The central controller's interface, version 2, is an API of its
 * own at another base address.
 *
 * **Not shown:**
 *
 * - how a session token is obtained.
 * - the transitions between operational states.
 * - events.
 * - errors: their status codes and bodies.
 * - rate limits.
 * - the policy of compatibility and deprecation.
 *
 * Source: What the service does.
 */
export interface DeviceSettings extends Omit<ConnectOptions, "baseUrl" | "credential" | "headers"> {
  /** Where the service is: an `https` URL, with or without the path `/mgmt/v3`, with or without a slash at its end. */
  readonly baseUrl: string;
  /** The headers of every request. */
  readonly headers?: DeviceHeaders;
}

/** One way to authenticate, or a credential of the program's own making. */
export type DeviceCredentials =
  | {
      readonly token?: never;
      /** What the service knows the caller by. */
      readonly credential: Credential;
    }
  | {
      /**
       * A session token, after the scheme word `Device` and a space.
       *
       * Source: Authentication › 2.
       */
      readonly token: Secret;
      /** The word before it, for a product that has another than `Device`. */
      readonly word?: string;
      readonly credential?: never;
    };

/** All that can be set for a connection. */
export type DeviceOptions = DeviceSettings & DeviceCredentials;

/** Connects to the service that the document calls "Device management interface". Nothing is sent yet. */
export function connectDevice(options: DeviceOptions): Connection {
  const credential =
    options.token !== undefined ? token("Authorization", options.word ?? "Device", options.token) :
    options.credential;
  return connect(service, { ...options, credential });
}
