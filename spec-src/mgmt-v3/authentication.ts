import type { AddressedAt } from "specwright/http";
import type { Default } from "specwright/words";
import type { Console } from "./authentication/console.ts";
import type { Configuration } from "./kinds.ts";
import type { EnumList, Flag, Uuid } from "./words.ts";

/**
 * Login authentication.
 * @source authentication
 */
export type AuthenticationSettings = Configuration<{
  uri: "/authentication";
  settings: Authentication;
  "partition-visibility": "none";
}>;

/**
 * The settings of login authentication.
 * @source authentication
 */
export interface Authentication {
  /** The console block. */
  console?: AddressedAt<Console, "/authentication/console">;
  /** The authentication by enable password. */
  "enable-cfg"?: {
    /** The type of enable-password authentication. */
    "enable-auth-type"?: EnumList<"local">;
  };
  /** How privilege mode is entered. */
  "login-cfg"?: {
    /** Configures that a local user enters privilege mode. */
    local?: Flag;
    /** Configures that privilege mode is entered. */
    "privilege-mode"?: Flag;
  };
  /** How several authentication methods work together. */
  "mode-cfg"?: {
    /**
     * What follows when an authentication method rejects:
     *
     * - `multiple`: the next method is tried.
     * - `single`: no other method is tried.
     */
    mode?: Default<"multiple" | "single", "single">;
  };
  /** Rejects several logins of one user. */
  "multiple-auth-reject"?: Flag;
  /** The type of login authentication. */
  "type-cfg"?: {
    /** The type of login authentication. */
    type?: EnumList<"local">;
  };
  /** The identifier of the settings. */
  uuid?: Uuid;
}
