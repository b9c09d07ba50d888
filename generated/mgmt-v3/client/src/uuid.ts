/** What there is at `/uuid/{id}`. Generated from spec-src/mgmt-v3/uuid.ts. */
import type { Call, CallOptions, Connection, Path } from "./runtime/contract.ts";
import { below, root } from "./runtime/path.ts";

/**
 * Any object by its identifier. `/uuid/{id}`
 *
 * @param id The identifier of the object.
 */
export function objectByUuid(connection: Connection, id: string): ObjectByUuidResource {
  return new ObjectByUuidResource(connection, below(root)`/uuid/${{ id }}`);
}

/**
 * Read the object with an identifier (Object By UUID).
 *
 * The answer holds the object under the name of its type.
 *
 * `GET /uuid/{id}`
 *
 * Source: Generic resource endpoints › Read, update or delete by identifier.
 *
 * Docs: `docs/reference/uuid.html#operation:get-object-by-uuid`.
 *
 * @param id The identifier of the object.
 */
export function getObjectByUuid(
  connection: Connection,
  id: string,
  options?: CallOptions,
): Call<GetObjectByUuidAnswer> {
  return connection.call(
    { id: "getObjectByUuid", method: "GET", effect: "read" },
    below(root)`/uuid/${{ id }}`,
    options,
  );
}

/**
 * Any object by its identifier.
 *
 * `/uuid/{id}`
 *
 * **Not shown:** the methods that update and delete an object through its identifier.
 *
 * **In doubt:** What can be done with an object through its identifier.
 *
 * - It is read, updated or deleted. (Generic resource endpoints › Read, update or delete by identifier)
 * - Of the methods only GET is shown. (Generic resource endpoints)
 *
 * Followed here: It can be read; how it is updated and deleted is not shown.
 *
 * Source: What the service does › UUID resource.
 *
 * Docs: `docs/reference/uuid.html#resource:object-by-uuid`.
 */
export class ObjectByUuidResource {
  readonly #connection: Connection;
  readonly #path: Path;

  constructor(connection: Connection, path: Path) {
    this.#connection = connection;
    this.#path = path;
  }

  /**
   * Read the object with an identifier (Object By UUID).
   *
   * The answer holds the object under the name of its type.
   *
   * `GET /uuid/{id}`
   *
   * Source: Generic resource endpoints › Read, update or delete by identifier.
   *
   * Docs: `docs/reference/uuid.html#operation:get-object-by-uuid`.
   */
  get(options?: CallOptions): Call<GetObjectByUuidAnswer> {
    return this.#connection.call(
      { id: "getObjectByUuid", method: "GET", effect: "read" },
      this.#path,
      options,
    );
  }
}

/** The answer to `getObjectByUuid`. */
export interface GetObjectByUuidAnswer {
  [key: string]: {
    [key: string]: unknown;
  };
}
