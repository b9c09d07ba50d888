/** What there is at `/authentication/console`. Generated from spec-src/mgmt-v3/authentication/console.ts. */
import type { Call, CallOptions, Connection, Path } from "../runtime/contract.ts";
import { below, root } from "../runtime/path.ts";

/** The console block of login authentication, addressed by itself. `/authentication/console` */
export function console(connection: Connection): AuthenticationConsoleResource {
  return new AuthenticationConsoleResource(connection, below(root)`/authentication/console`);
}

/**
 * Read the settings (Authentication Console).
 *
 * The answer holds the settings under the name of their type.
 *
 * Follows from a general statement (Generic resource endpoints › Read a configuration resource); the document does not
 * list it for this path.
 *
 * **Not shown:** how the settings are created, modified, replaced or deleted.
 *
 * `GET /authentication/console`
 *
 * The call gives what the answer holds under `console`.
 *
 * Source: Generic resource endpoints › Read a configuration resource.
 *
 * Docs: `docs/reference/authentication/console.html#operation:get-authentication-console`.
 */
export function getAuthenticationConsole(connection: Connection, options?: CallOptions): Call<AuthenticationConsole> {
  return connection.call(
    { id: "getAuthenticationConsole", method: "GET", effect: "read", answers: "console" },
    below(root)`/authentication/console`,
    options,
  );
}

/**
 * The console block of login authentication, addressed by itself.
 *
 * `/authentication/console`
 *
 * Source: Configuration resources: authentication and authorization; authentication › console.
 *
 * Docs: `docs/reference/authentication/console.html#resource:authentication-console`.
 */
export class AuthenticationConsoleResource {
  readonly #connection: Connection;
  readonly #path: Path;

  constructor(connection: Connection, path: Path) {
    this.#connection = connection;
    this.#path = path;
  }

  /**
   * Read the settings (Authentication Console).
   *
   * The answer holds the settings under the name of their type.
   *
   * Follows from a general statement (Generic resource endpoints › Read a configuration resource); the document does not
   * list it for this path.
   *
   * **Not shown:** how the settings are created, modified, replaced or deleted.
   *
   * `GET /authentication/console`
   *
   * The call gives what the answer holds under `console`.
   *
   * Source: Generic resource endpoints › Read a configuration resource.
   *
   * Docs: `docs/reference/authentication/console.html#operation:get-authentication-console`.
   */
  get(options?: CallOptions): Call<AuthenticationConsole> {
    return this.#connection.call(
      { id: "getAuthenticationConsole", method: "GET", effect: "read", answers: "console" },
      this.#path,
      options,
    );
  }
}

/**
 * The settings of the console block.
 *
 * Source: authentication › console.
 *
 * Docs: `docs/reference/authentication/console.html#authentication-console`.
 */
export interface AuthenticationConsole {
  /** Source: authentication › console › type-cfg. */
  "type-cfg"?: {
    /**
     * **Not shown:** the allowed values. Format `enum-list`.
     *
     * Source: authentication › console type-cfg › console-type; General conventions › 7.
     */
    "console-type"?: string;
    /**
     * The type of login authentication. Default 0.
     *
     * **In doubt:** The type of `type` in the console's type-cfg.
     *
     * - The type of login authentication is an enumerated string. (authentication › type-cfg › type)
     * - The type of login authentication is a boolean. (authentication › console type-cfg › type)
     *
     * Followed here: A boolean, as the console's own table says; both rows describe it alike.
     *
     * Source: authentication › console type-cfg › type.
     */
    type?: 0 | 1 | boolean;
    /**
     * The identifier of the block. The service assigns it when the object is created.
     *
     * **In doubt:** Whether the console's type-cfg has a uuid.
     *
     * - The block holds console-type, type and uuid. (authentication › console › type-cfg)
     * - The table of the block lists console-type and type. (authentication › console type-cfg)
     *
     * Followed here: It has one, since the row that announces the block names it; nothing requires it.
     *
     * Read-only. At most 64 characters.
     *
     * Source: authentication › console › type-cfg.
     */
    readonly uuid?: string;
  };
  /**
   * The identifier of the block. The service assigns it when the object is created. Read-only. At most 64 characters.
   *
   * Source: authentication › console › uuid; General conventions › 5; Limits › uuid field.
   */
  readonly uuid?: string;
}

/**
 * The settings of the console block.
 *
 * Source: authentication › console.
 *
 * Docs: `docs/reference/authentication/console.html#authentication-console`.
 */
export interface AuthenticationConsoleInput {
  /** Source: authentication › console › type-cfg. */
  "type-cfg"?: {
    /**
     * **Not shown:** the allowed values. Format `enum-list`.
     *
     * Source: authentication › console type-cfg › console-type; General conventions › 7.
     */
    "console-type"?: string;
    /**
     * The type of login authentication. Default 0.
     *
     * **In doubt:** The type of `type` in the console's type-cfg.
     *
     * - The type of login authentication is an enumerated string. (authentication › type-cfg › type)
     * - The type of login authentication is a boolean. (authentication › console type-cfg › type)
     *
     * Followed here: A boolean, as the console's own table says; both rows describe it alike.
     *
     * Source: authentication › console type-cfg › type.
     */
    type?: 0 | 1 | boolean;
  };
}
