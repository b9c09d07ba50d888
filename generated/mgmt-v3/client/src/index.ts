/**
 * The whole of "Device management interface", as one object. A program that calls few resources imports their modules
 * instead, and pays for these alone.
 */
import { AuthenticationResource } from "./authentication.ts";
import { AuthorizationResource } from "./authorization.ts";
import { connectDevice } from "./connect.ts";
import type { DeviceOptions } from "./connect.ts";
import { AnyConfigurationResource, AnyIntermediateResource, AnyObjectsResource } from "./generic.ts";
import type { Call, CallOptions, Connection, Operation, Part, Path } from "./runtime/contract.ts";
import { below, root } from "./runtime/path.ts";
import { SlbResource } from "./slb.ts";
import { Undocumented, along, undocumented } from "./undocumented.ts";
import { ObjectByUuidResource } from "./uuid.ts";

export { ClientError } from "./runtime/errors.ts";
export type { Call, CallOptions, Result } from "./runtime/contract.ts";
export { connectDevice, type DeviceOptions } from "./connect.ts";

/** Connects to the service that the document calls "Device management interface". Nothing is sent yet. */
export function createDevice(options: DeviceOptions): Device {
  return new Device(connectDevice(options));
}

/** The service: what it has, from here on by its paths. It is a connection as well, for the functions of single modules. */
export class Device implements Connection {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** The URL under which all paths stand. */
  get base(): string {
    return this.#connection.base;
  }

  /** Prepares a call, as the verbs do. */
  call<Answer>(operation: Operation, place: Path, options?: CallOptions, body?: unknown): Call<Answer> {
    return this.#connection.call(operation, place, options, body);
  }

  /** Gives up the credential that was obtained; calls that follow are refused. */
  close(): Promise<void> {
    return this.#connection.close();
  }

  /**
   * What the document does not list, by its path below the service: `at("/a/path")` as it goes over the wire, or as a
   * template whose holes are the parts of keys, which are then encoded.
   */
  at(path: string | readonly string[], ...parts: readonly Part[]): Undocumented {
    return undocumented(this.#connection, path, ...parts);
  }

  /** Login authentication. `/authentication` */
  get authentication(): AuthenticationResource {
    return new AuthenticationResource(this.#connection, below(root)`/authentication`);
  }

  /** Command authorization. `/authorization` */
  get authorization(): AuthorizationResource {
    return new AuthorizationResource(this.#connection, below(root)`/authorization`);
  }

  /** The elements and collections below `slb`. `/slb` */
  get slb(): SlbResource {
    return new SlbResource(this.#connection, below(root)`/slb`);
  }

  /**
   * Any object by its identifier. `/uuid/{id}`
   *
   * @param id The identifier of the object.
   */
  objectByUuid(id: string): ObjectByUuidResource {
    return new ObjectByUuidResource(this.#connection, below(root)`/uuid/${{ id }}`);
  }

  /**
   * Any collection, with its elements and their data. `/{+parent}/{collection}`
   *
   * @param parent The path of the resource that the collection belongs to; it can have several segments.
   * @param collection The collection's own segment; that of the ports is the name of their type, `port`.
   */
  anyObjects(parent: string, collection: string): AnyObjectsResource {
    return new AnyObjectsResource(this.#connection, below(along(root, parent))`/${{ collection }}`);
  }

  /**
   * Any intermediate resource. `/{name}`
   *
   * @param name The name of the resource.
   */
  anyIntermediateResource(name: string): AnyIntermediateResource {
    return new AnyIntermediateResource(this.#connection, below(root)`/${{ name }}`);
  }

  /**
   * Any configuration resource. `/{feature}/{name}`
   *
   * @param feature The feature that the resource configures.
   * @param name The name of the resource.
   */
  anyConfigurationResource(feature: string, name: string): AnyConfigurationResource {
    return new AnyConfigurationResource(this.#connection, below(root)`/${{ feature }}/${{ name }}`);
  }
}
