/**
 * The whole of "Central controller interface", as one object. A program that calls few resources imports their modules
 * instead, and pays for these alone.
 */
import { connectController } from "./connect.ts";
import type { ControllerOptions } from "./connect.ts";
import { ObjectsResource } from "./objects.ts";
import type { Call, CallOptions, Connection, Operation, Part, Path } from "./runtime/contract.ts";
import { below, root } from "./runtime/path.ts";
import { Undocumented, undocumented } from "./undocumented.ts";

export { ClientError } from "./runtime/errors.ts";
export type { Call, CallOptions, Result } from "./runtime/contract.ts";
export { connectController, type ControllerOptions } from "./connect.ts";

/** Connects to the service that the document calls "Central controller interface". Nothing is sent yet. */
export function createController(options: ControllerOptions): Controller {
  return new Controller(connectController(options));
}

/** The service: what it has, from here on by its paths. It is a connection as well, for the functions of single modules. */
export class Controller implements Connection {
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

  /** The session, whose identifier the scheme `Session` needs. `/session` */
  get session(): Undocumented {
    return new Undocumented(this.#connection, below(root)`/session`);
  }

  /**
   * The objects of a collection, for example of `applications`. `/{object_collection}`
   *
   * @param objectCollection The name of the collection.
   */
  objects(objectCollection: string): ObjectsResource {
    return new ObjectsResource(this.#connection, below(root)`/${{ objectCollection }}`);
  }
}
