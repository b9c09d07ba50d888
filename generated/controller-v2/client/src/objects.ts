/** What there is at `/{object_collection}` and `/{parent_object_collection}/{parent_object_name}/{child_object_collection}/{child_object_name}`. Generated from spec-src/controller-v2/objects.ts. */
import type { Call, CallOptions, Connection, Path } from "./runtime/contract.ts";
import { json } from "./runtime/json.ts";
import { below, root } from "./runtime/path.ts";

/**
 * The objects of a collection, for example of `applications`. `/{object_collection}`
 *
 * @param objectCollection The name of the collection.
 */
export function objects(connection: Connection, objectCollection: string): ObjectsResource {
  return new ObjectsResource(connection, below(root)`/${{ objectCollection }}`);
}

/**
 * An object, identified by its name within its collection. `/{object_collection}/{object_name}`
 *
 * @param objectCollection The name of the collection.
 * @param objectName The name of the object in its collection.
 */
export function object(connection: Connection, objectCollection: string, objectName: string): ControllerObjectResource {
  return new ControllerObjectResource(connection, below(root)`/${{ objectCollection }}/${{ objectName }}`);
}

/**
 * An object of a child collection, for example of the `hosts` of an application.
 * `/{object_collection}/{object_name}/{child_object_collection}/{child_object_name}`
 *
 * @param objectCollection The name of the collection.
 * @param objectName The name of the object in its collection.
 * @param childObjectCollection The child collection.
 * @param childObjectName The name of the nested object.
 */
export function nestedObject(
  connection: Connection,
  objectCollection: string,
  objectName: string,
  childObjectCollection: string,
  childObjectName: string,
): NestedObjectResource {
  return new NestedObjectResource(connection, below(root)`/${{ objectCollection }}/${{ objectName }}/${{ childObjectCollection }}/${{ childObjectName }}`);
}

/**
 * List the objects of a collection (Objects).
 *
 * The answer holds the objects of the collection.
 *
 * `GET /{object_collection}`
 *
 * **Not shown:** how the answer holds the objects of the collection.
 *
 * Source: Endpoints › List objects of a collection.
 *
 * Docs: `docs/reference/objects.html#operation:list-objects`.
 *
 * @param objectCollection The name of the collection.
 */
export function listObjects(connection: Connection, objectCollection: string, options?: CallOptions): Call<unknown> {
  return connection.call(
    { id: "listObjects", method: "GET", effect: "list", empty: true },
    below(root)`/${{ objectCollection }}`,
    options,
  );
}

/**
 * Add an object (Objects).
 *
 * The body is the object, and so is the answer.
 *
 * `POST /{object_collection}`
 *
 * Source: Endpoints › Add an object.
 *
 * Docs: `docs/reference/objects.html#operation:add-controller-object`.
 *
 * @param objectCollection The name of the collection.
 */
export function addControllerObject(
  connection: Connection,
  objectCollection: string,
  body: ControllerObject,
  options?: CallOptions,
): Call<ControllerObject> {
  return connection.call(
    { id: "addControllerObject", method: "POST", effect: "create", sends: json() },
    below(root)`/${{ objectCollection }}`,
    options,
    body,
  );
}

/**
 * Read one object (Controller Object).
 *
 * The answer is the object.
 *
 * `GET /{object_collection}/{object_name}`
 *
 * Source: Endpoints › Read one object.
 *
 * Docs: `docs/reference/objects.html#operation:get-controller-object`.
 *
 * @param objectCollection The name of the collection.
 * @param objectName The name of the object in its collection.
 */
export function getControllerObject(
  connection: Connection,
  objectCollection: string,
  objectName: string,
  options?: CallOptions,
): Call<ControllerObject> {
  return connection.call(
    { id: "getControllerObject", method: "GET", effect: "read" },
    below(root)`/${{ objectCollection }}/${{ objectName }}`,
    options,
  );
}

/**
 * Update one object (Controller Object).
 *
 * The body is a JSON object; the answer is the object.
 *
 * **Not shown:** what becomes of the fields that an update leaves out.
 *
 * `PUT /{object_collection}/{object_name}`
 *
 * Source: Endpoints › Update one object.
 *
 * Docs: `docs/reference/objects.html#operation:update-controller-object`.
 *
 * @param objectCollection The name of the collection.
 * @param objectName The name of the object in its collection.
 */
export function updateControllerObject(
  connection: Connection,
  objectCollection: string,
  objectName: string,
  body: ControllerObject,
  options?: CallOptions,
): Call<ControllerObject> {
  return connection.call(
    { id: "updateControllerObject", method: "PUT", effect: "modify", sends: json() },
    below(root)`/${{ objectCollection }}/${{ objectName }}`,
    options,
    body,
  );
}

/**
 * Delete one object (Controller Object).
 *
 * Neither the call nor the answer has a body.
 *
 * `DELETE /{object_collection}/{object_name}`
 *
 * Source: Endpoints › Delete one object.
 *
 * Docs: `docs/reference/objects.html#operation:delete-controller-object`.
 *
 * @param objectCollection The name of the collection.
 * @param objectName The name of the object in its collection.
 */
export function deleteControllerObject(
  connection: Connection,
  objectCollection: string,
  objectName: string,
  options?: CallOptions,
): Call<void> {
  return connection.call(
    { id: "deleteControllerObject", method: "DELETE", effect: "delete", empty: true },
    below(root)`/${{ objectCollection }}/${{ objectName }}`,
    options,
  );
}

/**
 * Read a nested object (Nested Object).
 *
 * The answer is the object.
 *
 * `GET /{parent_object_collection}/{parent_object_name}/{child_object_collection}/{child_object_name}`
 *
 * Source: Endpoints › Nested object.
 *
 * Docs: `docs/reference/objects.html#operation:get-nested-object`.
 *
 * @param objectCollection The name of the collection.
 * @param objectName The name of the object in its collection.
 * @param childObjectCollection The child collection.
 * @param childObjectName The name of the nested object.
 */
export function getNestedObject(
  connection: Connection,
  objectCollection: string,
  objectName: string,
  childObjectCollection: string,
  childObjectName: string,
  options?: CallOptions,
): Call<ControllerObject> {
  return connection.call(
    { id: "getNestedObject", method: "GET", effect: "read" },
    below(root)`/${{ objectCollection }}/${{ objectName }}/${{ childObjectCollection }}/${{ childObjectName }}`,
    options,
  );
}

/**
 * Update a nested object (Nested Object).
 *
 * The body is a JSON object; the answer is the object.
 *
 * **Not shown:** what becomes of the fields that an update leaves out.
 *
 * `PUT /{parent_object_collection}/{parent_object_name}/{child_object_collection}/{child_object_name}`
 *
 * Source: Endpoints › Nested object.
 *
 * Docs: `docs/reference/objects.html#operation:update-nested-object`.
 *
 * @param objectCollection The name of the collection.
 * @param objectName The name of the object in its collection.
 * @param childObjectCollection The child collection.
 * @param childObjectName The name of the nested object.
 */
export function updateNestedObject(
  connection: Connection,
  objectCollection: string,
  objectName: string,
  childObjectCollection: string,
  childObjectName: string,
  body: ControllerObject,
  options?: CallOptions,
): Call<ControllerObject> {
  return connection.call(
    { id: "updateNestedObject", method: "PUT", effect: "modify", sends: json() },
    below(root)`/${{ objectCollection }}/${{ objectName }}/${{ childObjectCollection }}/${{ childObjectName }}`,
    options,
    body,
  );
}

/**
 * Delete a nested object (Nested Object).
 *
 * Neither the call nor the answer has a body.
 *
 * `DELETE /{parent_object_collection}/{parent_object_name}/{child_object_collection}/{child_object_name}`
 *
 * Source: Endpoints › Nested object.
 *
 * Docs: `docs/reference/objects.html#operation:delete-nested-object`.
 *
 * @param objectCollection The name of the collection.
 * @param objectName The name of the object in its collection.
 * @param childObjectCollection The child collection.
 * @param childObjectName The name of the nested object.
 */
export function deleteNestedObject(
  connection: Connection,
  objectCollection: string,
  objectName: string,
  childObjectCollection: string,
  childObjectName: string,
  options?: CallOptions,
): Call<void> {
  return connection.call(
    { id: "deleteNestedObject", method: "DELETE", effect: "delete", empty: true },
    below(root)`/${{ objectCollection }}/${{ objectName }}/${{ childObjectCollection }}/${{ childObjectName }}`,
    options,
  );
}

/**
 * The objects of a collection, for example of `applications`.
 *
 * Key: `{object_name}`.
 *
 * `/{object_collection}`
 *
 * **In doubt:** Whether POST goes to an object or to its collection.
 *
 * - Each object has an endpoint that supports GET, POST, PUT and DELETE. (What the service does)
 * - An object is added by a POST to its collection. (Endpoints › Add an object)
 *
 * Followed here: To the collection alone, as the table of endpoints gives it.
 *
 * Source: Resources and their fields.
 *
 * Docs: `docs/reference/objects.html#resource:objects`.
 */
export class ObjectsResource {
  readonly #connection: Connection;
  readonly #path: Path;

  constructor(connection: Connection, path: Path) {
    this.#connection = connection;
    this.#path = path;
  }

  /**
   * List the objects of a collection (Objects).
   *
   * The answer holds the objects of the collection.
   *
   * `GET /{object_collection}`
   *
   * **Not shown:** how the answer holds the objects of the collection.
   *
   * Source: Endpoints › List objects of a collection.
   *
   * Docs: `docs/reference/objects.html#operation:list-objects`.
   */
  list(options?: CallOptions): Call<unknown> {
    return this.#connection.call(
      { id: "listObjects", method: "GET", effect: "list", empty: true },
      this.#path,
      options,
    );
  }

  /**
   * Add an object (Objects).
   *
   * The body is the object, and so is the answer.
   *
   * `POST /{object_collection}`
   *
   * Source: Endpoints › Add an object.
   *
   * Docs: `docs/reference/objects.html#operation:add-controller-object`.
   */
  add(body: ControllerObject, options?: CallOptions): Call<ControllerObject> {
    return this.#connection.call(
      { id: "addControllerObject", method: "POST", effect: "create", sends: json() },
      this.#path,
      options,
      body,
    );
  }

  /**
   * An object, identified by its name within its collection. `/{object_collection}/{object_name}`
   *
   * @param objectName The name of the object in its collection.
   */
  object(objectName: string): ControllerObjectResource {
    return new ControllerObjectResource(this.#connection, below(this.#path)`/${{ objectName }}`);
  }
}

/**
 * An object, identified by its name within its collection.
 *
 * `/{object_collection}/{object_name}`
 *
 * Source: Resources and their fields.
 *
 * Docs: `docs/reference/objects.html#resource:controller-object`.
 */
export class ControllerObjectResource {
  readonly #connection: Connection;
  readonly #path: Path;

  constructor(connection: Connection, path: Path) {
    this.#connection = connection;
    this.#path = path;
  }

  /**
   * Read one object (Controller Object).
   *
   * The answer is the object.
   *
   * `GET /{object_collection}/{object_name}`
   *
   * Source: Endpoints › Read one object.
   *
   * Docs: `docs/reference/objects.html#operation:get-controller-object`.
   */
  get(options?: CallOptions): Call<ControllerObject> {
    return this.#connection.call(
      { id: "getControllerObject", method: "GET", effect: "read" },
      this.#path,
      options,
    );
  }

  /**
   * Update one object (Controller Object).
   *
   * The body is a JSON object; the answer is the object.
   *
   * **Not shown:** what becomes of the fields that an update leaves out.
   *
   * `PUT /{object_collection}/{object_name}`
   *
   * Source: Endpoints › Update one object.
   *
   * Docs: `docs/reference/objects.html#operation:update-controller-object`.
   */
  update(body: ControllerObject, options?: CallOptions): Call<ControllerObject> {
    return this.#connection.call(
      { id: "updateControllerObject", method: "PUT", effect: "modify", sends: json() },
      this.#path,
      options,
      body,
    );
  }

  /**
   * Delete one object (Controller Object).
   *
   * Neither the call nor the answer has a body.
   *
   * `DELETE /{object_collection}/{object_name}`
   *
   * Source: Endpoints › Delete one object.
   *
   * Docs: `docs/reference/objects.html#operation:delete-controller-object`.
   */
  delete(options?: CallOptions): Call<void> {
    return this.#connection.call(
      { id: "deleteControllerObject", method: "DELETE", effect: "delete", empty: true },
      this.#path,
      options,
    );
  }

  /**
   * `/{object_collection}/{object_name}/{child_object_collection}`
   *
   * @param childObjectCollection The child collection.
   */
  objects(childObjectCollection: string): ChildObjectCollectionResources {
    return new ChildObjectCollectionResources(this.#connection, below(this.#path)`/${{ childObjectCollection }}`);
  }
}

/** `/{object_collection}/{object_name}/{child_object_collection}` */
export class ChildObjectCollectionResources {
  readonly #connection: Connection;
  readonly #path: Path;

  constructor(connection: Connection, path: Path) {
    this.#connection = connection;
    this.#path = path;
  }

  /**
   * An object of a child collection, for example of the `hosts` of an application.
   * `/{object_collection}/{object_name}/{child_object_collection}/{child_object_name}`
   *
   * @param childObjectName The name of the nested object.
   */
  object(childObjectName: string): NestedObjectResource {
    return new NestedObjectResource(this.#connection, below(this.#path)`/${{ childObjectName }}`);
  }
}

/**
 * An object of a child collection, for example of the `hosts` of an application.
 *
 * `/{parent_object_collection}/{parent_object_name}/{child_object_collection}/{child_object_name}`
 *
 * **Not shown:** how the objects of a child collection are listed, and how one is added.
 *
 * **In doubt:** Whether a nested object, or its collection, supports POST.
 *
 * - Each object supports GET, POST, PUT and DELETE. (What the service does)
 * - A nested object has GET, PUT and DELETE. (Endpoints › Nested object)
 *
 * Followed here: GET, PUT and DELETE, as the table of endpoints gives them.
 *
 * Source: Endpoints › Nested object.
 *
 * Docs: `docs/reference/objects.html#resource:nested-object`.
 */
export class NestedObjectResource {
  readonly #connection: Connection;
  readonly #path: Path;

  constructor(connection: Connection, path: Path) {
    this.#connection = connection;
    this.#path = path;
  }

  /**
   * Read a nested object (Nested Object).
   *
   * The answer is the object.
   *
   * `GET /{parent_object_collection}/{parent_object_name}/{child_object_collection}/{child_object_name}`
   *
   * Source: Endpoints › Nested object.
   *
   * Docs: `docs/reference/objects.html#operation:get-nested-object`.
   */
  get(options?: CallOptions): Call<ControllerObject> {
    return this.#connection.call(
      { id: "getNestedObject", method: "GET", effect: "read" },
      this.#path,
      options,
    );
  }

  /**
   * Update a nested object (Nested Object).
   *
   * The body is a JSON object; the answer is the object.
   *
   * **Not shown:** what becomes of the fields that an update leaves out.
   *
   * `PUT /{parent_object_collection}/{parent_object_name}/{child_object_collection}/{child_object_name}`
   *
   * Source: Endpoints › Nested object.
   *
   * Docs: `docs/reference/objects.html#operation:update-nested-object`.
   */
  update(body: ControllerObject, options?: CallOptions): Call<ControllerObject> {
    return this.#connection.call(
      { id: "updateNestedObject", method: "PUT", effect: "modify", sends: json() },
      this.#path,
      options,
      body,
    );
  }

  /**
   * Delete a nested object (Nested Object).
   *
   * Neither the call nor the answer has a body.
   *
   * `DELETE /{parent_object_collection}/{parent_object_name}/{child_object_collection}/{child_object_name}`
   *
   * Source: Endpoints › Nested object.
   *
   * Docs: `docs/reference/objects.html#operation:delete-nested-object`.
   */
  delete(options?: CallOptions): Call<void> {
    return this.#connection.call(
      { id: "deleteNestedObject", method: "DELETE", effect: "delete", empty: true },
      this.#path,
      options,
    );
  }
}

/**
 * An object, with the fields that the input example shows. **Not shown:** the fields of objects beyond name and
 * description.
 *
 * Source: Resources and their fields.
 *
 * Docs: `docs/reference/objects.html#controller-object`.
 */
export type ControllerObject = {
  /**
   * The name that identifies the object in its collection.
   *
   * Source: Resources and their fields › name.
   */
  name?: string;
  /** Source: Resources and their fields › description. */
  description?: string;
} & {
  [key: string]: unknown;
};
