/** What there is at `/authorization`. Generated from spec-src/mgmt-v3/authorization.ts. */
import type { Call, CallOptions, Connection, Path } from "./runtime/contract.ts";
import { json } from "./runtime/json.ts";
import { below, root } from "./runtime/path.ts";

/** Command authorization. `/authorization` */
export function authorization(connection: Connection): AuthorizationResource {
  return new AuthorizationResource(connection, below(root)`/authorization`);
}

/**
 * Create the settings (Authorization).
 *
 * The body holds the attributes, and so does the answer.
 *
 * Applies when the settings are absent.
 *
 * **Not shown:** how the service tells Create from Modify, which share one method and URI.
 *
 * **In doubt:** What a POST does.
 *
 * - It creates the settings. (Configuration resources: authentication and authorization › Create)
 * - It modifies the settings. (Configuration resources: authentication and authorization › Modify)
 *
 * Followed here: It creates the settings where they are absent, and modifies them where they exist.
 *
 * `POST /authorization`
 *
 * The call puts the body under `authorization`, and gives what the answer holds under `authorization`.
 *
 * Source: Configuration resources: authentication and authorization › Create.
 *
 * Docs: `docs/reference/authorization.html#operation:create-authorization`.
 */
export function createAuthorization(
  connection: Connection,
  body: AuthorizationInput,
  options?: CallOptions,
): Call<Authorization> {
  return connection.call(
    { id: "createAuthorization", method: "POST", effect: "create", sends: json("authorization"), answers: "authorization" },
    below(root)`/authorization`,
    options,
    body,
  );
}

/**
 * Read the settings (Authorization).
 *
 * The answer holds the attributes.
 *
 * `GET /authorization`
 *
 * The call gives what the answer holds under `authorization`.
 *
 * Source: Configuration resources: authentication and authorization › Get.
 *
 * Docs: `docs/reference/authorization.html#operation:get-authorization`.
 */
export function getAuthorization(connection: Connection, options?: CallOptions): Call<Authorization> {
  return connection.call(
    { id: "getAuthorization", method: "GET", effect: "read", answers: "authorization" },
    below(root)`/authorization`,
    options,
  );
}

/**
 * Modify the settings (Authorization).
 *
 * The body holds the attributes, and so does the answer.
 *
 * Applies when the settings exist.
 *
 * **Not shown:**
 *
 * - how the service tells Create from Modify, which share one method and URI.
 * - what becomes of the settings that a modification leaves out.
 *
 * **In doubt:** What a POST does.
 *
 * - It creates the settings. (Configuration resources: authentication and authorization › Create)
 * - It modifies the settings. (Configuration resources: authentication and authorization › Modify)
 *
 * Followed here: It creates the settings where they are absent, and modifies them where they exist.
 *
 * `POST /authorization`
 *
 * The call puts the body under `authorization`, and gives what the answer holds under `authorization`.
 *
 * Source: Configuration resources: authentication and authorization › Modify.
 *
 * Docs: `docs/reference/authorization.html#operation:modify-authorization`.
 */
export function modifyAuthorization(
  connection: Connection,
  body: AuthorizationInput,
  options?: CallOptions,
): Call<Authorization> {
  return connection.call(
    { id: "modifyAuthorization", method: "POST", effect: "modify", sends: json("authorization"), answers: "authorization" },
    below(root)`/authorization`,
    options,
    body,
  );
}

/**
 * Replace the settings (Authorization).
 *
 * The body holds the attributes, and so does the answer.
 *
 * `PUT /authorization`
 *
 * The call puts the body under `authorization`, and gives what the answer holds under `authorization`.
 *
 * Source: Configuration resources: authentication and authorization › Replace.
 *
 * Docs: `docs/reference/authorization.html#operation:replace-authorization`.
 */
export function replaceAuthorization(
  connection: Connection,
  body: AuthorizationInput,
  options?: CallOptions,
): Call<Authorization> {
  return connection.call(
    { id: "replaceAuthorization", method: "PUT", effect: "replace", sends: json("authorization"), answers: "authorization" },
    below(root)`/authorization`,
    options,
    body,
  );
}

/**
 * Delete the settings (Authorization).
 *
 * The answer holds the attributes.
 *
 * **In doubt:** What creating and deleting mean for a resource of which exactly one exists.
 *
 * - Exactly one exists per type; parameters that are not configured have their defaults. (What the service does ›
 *   Configuration resource)
 * - The resource can be created and deleted. (Configuration resources: authentication and authorization)
 *
 * Followed here: Deleting restores the defaults, and creating configures what was absent.
 *
 * `DELETE /authorization`
 *
 * The call gives what the answer holds under `authorization`.
 *
 * Source: Configuration resources: authentication and authorization › Delete.
 *
 * Docs: `docs/reference/authorization.html#operation:delete-authorization`.
 */
export function deleteAuthorization(connection: Connection, options?: CallOptions): Call<Authorization> {
  return connection.call(
    { id: "deleteAuthorization", method: "DELETE", effect: "delete", answers: "authorization" },
    below(root)`/authorization`,
    options,
  );
}

/**
 * Command authorization.
 *
 * Partition visibility: shared.
 *
 * `/authorization`
 *
 * Source: authorization.
 *
 * Docs: `docs/reference/authorization.html#resource:authorization`.
 */
export class AuthorizationResource {
  readonly #connection: Connection;
  readonly #path: Path;

  constructor(connection: Connection, path: Path) {
    this.#connection = connection;
    this.#path = path;
  }

  /**
   * Create the settings (Authorization).
   *
   * The body holds the attributes, and so does the answer.
   *
   * Applies when the settings are absent.
   *
   * **Not shown:** how the service tells Create from Modify, which share one method and URI.
   *
   * **In doubt:** What a POST does.
   *
   * - It creates the settings. (Configuration resources: authentication and authorization › Create)
   * - It modifies the settings. (Configuration resources: authentication and authorization › Modify)
   *
   * Followed here: It creates the settings where they are absent, and modifies them where they exist.
   *
   * `POST /authorization`
   *
   * The call puts the body under `authorization`, and gives what the answer holds under `authorization`.
   *
   * Source: Configuration resources: authentication and authorization › Create.
   *
   * Docs: `docs/reference/authorization.html#operation:create-authorization`.
   */
  create(body: AuthorizationInput, options?: CallOptions): Call<Authorization> {
    return this.#connection.call(
      { id: "createAuthorization", method: "POST", effect: "create", sends: json("authorization"), answers: "authorization" },
      this.#path,
      options,
      body,
    );
  }

  /**
   * Read the settings (Authorization).
   *
   * The answer holds the attributes.
   *
   * `GET /authorization`
   *
   * The call gives what the answer holds under `authorization`.
   *
   * Source: Configuration resources: authentication and authorization › Get.
   *
   * Docs: `docs/reference/authorization.html#operation:get-authorization`.
   */
  get(options?: CallOptions): Call<Authorization> {
    return this.#connection.call(
      { id: "getAuthorization", method: "GET", effect: "read", answers: "authorization" },
      this.#path,
      options,
    );
  }

  /**
   * Modify the settings (Authorization).
   *
   * The body holds the attributes, and so does the answer.
   *
   * Applies when the settings exist.
   *
   * **Not shown:**
   *
   * - how the service tells Create from Modify, which share one method and URI.
   * - what becomes of the settings that a modification leaves out.
   *
   * **In doubt:** What a POST does.
   *
   * - It creates the settings. (Configuration resources: authentication and authorization › Create)
   * - It modifies the settings. (Configuration resources: authentication and authorization › Modify)
   *
   * Followed here: It creates the settings where they are absent, and modifies them where they exist.
   *
   * `POST /authorization`
   *
   * The call puts the body under `authorization`, and gives what the answer holds under `authorization`.
   *
   * Source: Configuration resources: authentication and authorization › Modify.
   *
   * Docs: `docs/reference/authorization.html#operation:modify-authorization`.
   */
  modify(body: AuthorizationInput, options?: CallOptions): Call<Authorization> {
    return this.#connection.call(
      { id: "modifyAuthorization", method: "POST", effect: "modify", sends: json("authorization"), answers: "authorization" },
      this.#path,
      options,
      body,
    );
  }

  /**
   * Replace the settings (Authorization).
   *
   * The body holds the attributes, and so does the answer.
   *
   * `PUT /authorization`
   *
   * The call puts the body under `authorization`, and gives what the answer holds under `authorization`.
   *
   * Source: Configuration resources: authentication and authorization › Replace.
   *
   * Docs: `docs/reference/authorization.html#operation:replace-authorization`.
   */
  replace(body: AuthorizationInput, options?: CallOptions): Call<Authorization> {
    return this.#connection.call(
      { id: "replaceAuthorization", method: "PUT", effect: "replace", sends: json("authorization"), answers: "authorization" },
      this.#path,
      options,
      body,
    );
  }

  /**
   * Delete the settings (Authorization).
   *
   * The answer holds the attributes.
   *
   * **In doubt:** What creating and deleting mean for a resource of which exactly one exists.
   *
   * - Exactly one exists per type; parameters that are not configured have their defaults. (What the service does ›
   *   Configuration resource)
   * - The resource can be created and deleted. (Configuration resources: authentication and authorization)
   *
   * Followed here: Deleting restores the defaults, and creating configures what was absent.
   *
   * `DELETE /authorization`
   *
   * The call gives what the answer holds under `authorization`.
   *
   * Source: Configuration resources: authentication and authorization › Delete.
   *
   * Docs: `docs/reference/authorization.html#operation:delete-authorization`.
   */
  delete(options?: CallOptions): Call<Authorization> {
    return this.#connection.call(
      { id: "deleteAuthorization", method: "DELETE", effect: "delete", answers: "authorization" },
      this.#path,
      options,
    );
  }
}

/**
 * The settings of command authorization.
 *
 * Source: authorization.
 *
 * Docs: `docs/reference/authorization.html#authorization`.
 */
export interface Authorization {
  /**
   * The level of commands for authorization. From 0 to 15.
   *
   * Source: authorization › commands; Limits › authorization commands.
   */
  commands?: number;
  /**
   * The debug level of command authorization. A bitwise OR of 1 (common), 2 (packet), 4 (packet detail) and 8 (md5). A
   * whole number. From 1 to 15.
   *
   * Source: authorization › debug; Limits › authorization debug.
   */
  debug?: number;
  /**
   * The method of authorization.
   *
   * Source: authorization › method.
   */
  method?: {
    /**
     * There is no command authorization. Default 0.
     *
     * Source: authorization › method › none; General conventions › 4.
     */
    none?: 0 | 1 | boolean;
    /**
     * Uses the TACACS+ protocol. Default 0.
     *
     * Source: authorization › method › tacplus; General conventions › 4.
     */
    tacplus?: 0 | 1 | boolean;
  };
  /**
   * The identifier of the settings. The service assigns it when the object is created. Read-only. At most 64 characters.
   *
   * Source: authorization › uuid; General conventions › 5; Limits › uuid field.
   */
  readonly uuid?: string;
}

/**
 * The settings of command authorization.
 *
 * Source: authorization.
 *
 * Docs: `docs/reference/authorization.html#authorization`.
 */
export interface AuthorizationInput {
  /**
   * The level of commands for authorization. From 0 to 15.
   *
   * Source: authorization › commands; Limits › authorization commands.
   */
  commands?: number;
  /**
   * The debug level of command authorization. A bitwise OR of 1 (common), 2 (packet), 4 (packet detail) and 8 (md5). A
   * whole number. From 1 to 15.
   *
   * Source: authorization › debug; Limits › authorization debug.
   */
  debug?: number;
  /**
   * The method of authorization.
   *
   * Source: authorization › method.
   */
  method?: {
    /**
     * There is no command authorization. Default 0.
     *
     * Source: authorization › method › none; General conventions › 4.
     */
    none?: 0 | 1 | boolean;
    /**
     * Uses the TACACS+ protocol. Default 0.
     *
     * Source: authorization › method › tacplus; General conventions › 4.
     */
    tacplus?: 0 | 1 | boolean;
  };
}
