/** What there is at `/authentication`. Generated from spec-src/mgmt-v3/authentication.ts. */
import { AuthenticationConsoleResource } from "./authentication/console.ts";
import type { AuthenticationConsole, AuthenticationConsoleInput } from "./authentication/console.ts";
import type { Call, CallOptions, Connection, Path } from "./runtime/contract.ts";
import { json } from "./runtime/json.ts";
import { below, root } from "./runtime/path.ts";

/** Login authentication. `/authentication` */
export function authentication(connection: Connection): AuthenticationResource {
  return new AuthenticationResource(connection, below(root)`/authentication`);
}

/**
 * Create the settings (Authentication).
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
 * `POST /authentication`
 *
 * The call puts the body under `authentication`, and gives what the answer holds under `authentication`.
 *
 * Source: Configuration resources: authentication and authorization › Create.
 *
 * Docs: `docs/reference/authentication.html#operation:create-authentication`.
 */
export function createAuthentication(
  connection: Connection,
  body: AuthenticationInput,
  options?: CallOptions,
): Call<Authentication> {
  return connection.call(
    { id: "createAuthentication", method: "POST", effect: "create", sends: json("authentication"), answers: "authentication" },
    below(root)`/authentication`,
    options,
    body,
  );
}

/**
 * Read the settings (Authentication).
 *
 * The answer holds the attributes.
 *
 * `GET /authentication`
 *
 * The call gives what the answer holds under `authentication`.
 *
 * Source: Configuration resources: authentication and authorization › Get.
 *
 * Docs: `docs/reference/authentication.html#operation:get-authentication`.
 */
export function getAuthentication(connection: Connection, options?: CallOptions): Call<Authentication> {
  return connection.call(
    { id: "getAuthentication", method: "GET", effect: "read", answers: "authentication" },
    below(root)`/authentication`,
    options,
  );
}

/**
 * Modify the settings (Authentication).
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
 * `POST /authentication`
 *
 * The call puts the body under `authentication`, and gives what the answer holds under `authentication`.
 *
 * Source: Configuration resources: authentication and authorization › Modify.
 *
 * Docs: `docs/reference/authentication.html#operation:modify-authentication`.
 */
export function modifyAuthentication(
  connection: Connection,
  body: AuthenticationInput,
  options?: CallOptions,
): Call<Authentication> {
  return connection.call(
    { id: "modifyAuthentication", method: "POST", effect: "modify", sends: json("authentication"), answers: "authentication" },
    below(root)`/authentication`,
    options,
    body,
  );
}

/**
 * Replace the settings (Authentication).
 *
 * The body holds the attributes, and so does the answer.
 *
 * `PUT /authentication`
 *
 * The call puts the body under `authentication`, and gives what the answer holds under `authentication`.
 *
 * Source: Configuration resources: authentication and authorization › Replace.
 *
 * Docs: `docs/reference/authentication.html#operation:replace-authentication`.
 */
export function replaceAuthentication(
  connection: Connection,
  body: AuthenticationInput,
  options?: CallOptions,
): Call<Authentication> {
  return connection.call(
    { id: "replaceAuthentication", method: "PUT", effect: "replace", sends: json("authentication"), answers: "authentication" },
    below(root)`/authentication`,
    options,
    body,
  );
}

/**
 * Delete the settings (Authentication).
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
 * `DELETE /authentication`
 *
 * The call gives what the answer holds under `authentication`.
 *
 * Source: Configuration resources: authentication and authorization › Delete.
 *
 * Docs: `docs/reference/authentication.html#operation:delete-authentication`.
 */
export function deleteAuthentication(connection: Connection, options?: CallOptions): Call<Authentication> {
  return connection.call(
    { id: "deleteAuthentication", method: "DELETE", effect: "delete", answers: "authentication" },
    below(root)`/authentication`,
    options,
  );
}

/**
 * Login authentication.
 *
 * Partition visibility: none.
 *
 * `/authentication`
 *
 * Source: authentication.
 *
 * Docs: `docs/reference/authentication.html#resource:authentication`.
 */
export class AuthenticationResource {
  readonly #connection: Connection;
  readonly #path: Path;

  constructor(connection: Connection, path: Path) {
    this.#connection = connection;
    this.#path = path;
  }

  /**
   * Create the settings (Authentication).
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
   * `POST /authentication`
   *
   * The call puts the body under `authentication`, and gives what the answer holds under `authentication`.
   *
   * Source: Configuration resources: authentication and authorization › Create.
   *
   * Docs: `docs/reference/authentication.html#operation:create-authentication`.
   */
  create(body: AuthenticationInput, options?: CallOptions): Call<Authentication> {
    return this.#connection.call(
      { id: "createAuthentication", method: "POST", effect: "create", sends: json("authentication"), answers: "authentication" },
      this.#path,
      options,
      body,
    );
  }

  /**
   * Read the settings (Authentication).
   *
   * The answer holds the attributes.
   *
   * `GET /authentication`
   *
   * The call gives what the answer holds under `authentication`.
   *
   * Source: Configuration resources: authentication and authorization › Get.
   *
   * Docs: `docs/reference/authentication.html#operation:get-authentication`.
   */
  get(options?: CallOptions): Call<Authentication> {
    return this.#connection.call(
      { id: "getAuthentication", method: "GET", effect: "read", answers: "authentication" },
      this.#path,
      options,
    );
  }

  /**
   * Modify the settings (Authentication).
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
   * `POST /authentication`
   *
   * The call puts the body under `authentication`, and gives what the answer holds under `authentication`.
   *
   * Source: Configuration resources: authentication and authorization › Modify.
   *
   * Docs: `docs/reference/authentication.html#operation:modify-authentication`.
   */
  modify(body: AuthenticationInput, options?: CallOptions): Call<Authentication> {
    return this.#connection.call(
      { id: "modifyAuthentication", method: "POST", effect: "modify", sends: json("authentication"), answers: "authentication" },
      this.#path,
      options,
      body,
    );
  }

  /**
   * Replace the settings (Authentication).
   *
   * The body holds the attributes, and so does the answer.
   *
   * `PUT /authentication`
   *
   * The call puts the body under `authentication`, and gives what the answer holds under `authentication`.
   *
   * Source: Configuration resources: authentication and authorization › Replace.
   *
   * Docs: `docs/reference/authentication.html#operation:replace-authentication`.
   */
  replace(body: AuthenticationInput, options?: CallOptions): Call<Authentication> {
    return this.#connection.call(
      { id: "replaceAuthentication", method: "PUT", effect: "replace", sends: json("authentication"), answers: "authentication" },
      this.#path,
      options,
      body,
    );
  }

  /**
   * Delete the settings (Authentication).
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
   * `DELETE /authentication`
   *
   * The call gives what the answer holds under `authentication`.
   *
   * Source: Configuration resources: authentication and authorization › Delete.
   *
   * Docs: `docs/reference/authentication.html#operation:delete-authentication`.
   */
  delete(options?: CallOptions): Call<Authentication> {
    return this.#connection.call(
      { id: "deleteAuthentication", method: "DELETE", effect: "delete", answers: "authentication" },
      this.#path,
      options,
    );
  }

  /** The console block of login authentication, addressed by itself. `/authentication/console` */
  get console(): AuthenticationConsoleResource {
    return new AuthenticationConsoleResource(this.#connection, below(this.#path)`/console`);
  }
}

/**
 * The settings of login authentication.
 *
 * Source: authentication.
 *
 * Docs: `docs/reference/authentication.html#authentication`.
 */
export interface Authentication {
  /**
   * The console block. A resource of its own as well: `/authentication/console`.
   *
   * Source: authentication › console.
   */
  console?: AuthenticationConsole;
  /**
   * The authentication by enable password.
   *
   * Source: authentication › enable-cfg.
   */
  "enable-cfg"?: {
    /**
     * The type of enable-password authentication. **Not shown:** the allowed values. Format `enum-list`. Default `local`.
     *
     * Source: authentication › enable-cfg › enable-auth-type; General conventions › 7.
     */
    "enable-auth-type"?: string;
  };
  /**
   * How privilege mode is entered.
   *
   * Source: authentication › login-cfg.
   */
  "login-cfg"?: {
    /**
     * Configures that a local user enters privilege mode. Default 0.
     *
     * Source: authentication › login-cfg › local; General conventions › 4.
     */
    local?: 0 | 1 | boolean;
    /**
     * Configures that privilege mode is entered. Default 0.
     *
     * Source: authentication › login-cfg › privilege-mode; General conventions › 4.
     */
    "privilege-mode"?: 0 | 1 | boolean;
  };
  /**
   * How several authentication methods work together.
   *
   * Source: authentication › mode-cfg.
   */
  "mode-cfg"?: {
    /**
     * What follows when an authentication method rejects:
     *
     * - `multiple`: the next method is tried.
     * - `single`: no other method is tried.
     *
     * One of `multiple` and `single`. Default `single`.
     *
     * Source: authentication › mode-cfg › mode.
     */
    mode?: "multiple" | "single";
  };
  /**
   * Rejects several logins of one user. Default 0.
   *
   * Source: authentication › multiple-auth-reject; General conventions › 4.
   */
  "multiple-auth-reject"?: 0 | 1 | boolean;
  /**
   * The type of login authentication.
   *
   * Source: authentication › type-cfg.
   */
  "type-cfg"?: {
    /**
     * The type of login authentication. **Not shown:** the allowed values. Format `enum-list`. Default `local`.
     *
     * Source: authentication › type-cfg › type; General conventions › 7.
     */
    type?: string;
  };
  /**
   * The identifier of the settings. The service assigns it when the object is created. Read-only. At most 64 characters.
   *
   * Source: authentication › uuid; General conventions › 5; Limits › uuid field.
   */
  readonly uuid?: string;
}

/**
 * The settings of login authentication.
 *
 * Source: authentication.
 *
 * Docs: `docs/reference/authentication.html#authentication`.
 */
export interface AuthenticationInput {
  /**
   * The console block. A resource of its own as well: `/authentication/console`.
   *
   * Source: authentication › console.
   */
  console?: AuthenticationConsoleInput;
  /**
   * The authentication by enable password.
   *
   * Source: authentication › enable-cfg.
   */
  "enable-cfg"?: {
    /**
     * The type of enable-password authentication. **Not shown:** the allowed values. Format `enum-list`. Default `local`.
     *
     * Source: authentication › enable-cfg › enable-auth-type; General conventions › 7.
     */
    "enable-auth-type"?: string;
  };
  /**
   * How privilege mode is entered.
   *
   * Source: authentication › login-cfg.
   */
  "login-cfg"?: {
    /**
     * Configures that a local user enters privilege mode. Default 0.
     *
     * Source: authentication › login-cfg › local; General conventions › 4.
     */
    local?: 0 | 1 | boolean;
    /**
     * Configures that privilege mode is entered. Default 0.
     *
     * Source: authentication › login-cfg › privilege-mode; General conventions › 4.
     */
    "privilege-mode"?: 0 | 1 | boolean;
  };
  /**
   * How several authentication methods work together.
   *
   * Source: authentication › mode-cfg.
   */
  "mode-cfg"?: {
    /**
     * What follows when an authentication method rejects:
     *
     * - `multiple`: the next method is tried.
     * - `single`: no other method is tried.
     *
     * One of `multiple` and `single`. Default `single`.
     *
     * Source: authentication › mode-cfg › mode.
     */
    mode?: "multiple" | "single";
  };
  /**
   * Rejects several logins of one user. Default 0.
   *
   * Source: authentication › multiple-auth-reject; General conventions › 4.
   */
  "multiple-auth-reject"?: 0 | 1 | boolean;
  /**
   * The type of login authentication.
   *
   * Source: authentication › type-cfg.
   */
  "type-cfg"?: {
    /**
     * The type of login authentication. **Not shown:** the allowed values. Format `enum-list`. Default `local`.
     *
     * Source: authentication › type-cfg › type; General conventions › 7.
     */
    type?: string;
  };
}
