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
 * How users log in.
 * @source authentication
 */
export interface Authentication {
  /** Authentication at the console. */
  console?: AddressedAt<Console, "/authentication/console">;
  /** Authentication for the enable password. */
  "enable-cfg"?: {
    /** How the enable password is authenticated. */
    "enable-auth-type"?: EnumList<"local">;
  };
  /** What a local user may enter at login. */
  "login-cfg"?: {
    /** Lets a local user enter privilege mode. */
    local?: Flag;
    /** Lets a user enter privilege mode. */
    "privilege-mode"?: Flag;
  };
  /** How several authentication methods work together. */
  "mode-cfg"?: {
    /**
     * What follows when a method rejects a login:
     *
     * - `multiple`: the next method is tried.
     * - `single`: no other method is tried.
     */
    mode?: Default<"multiple" | "single", "single">;
  };
  /** Rejects a user's further logins while one is open. */
  "multiple-auth-reject"?: Flag;
  /** The type of login authentication. */
  "type-cfg"?: {
    /** How a login is authenticated. */
    type?: EnumList<"local">;
  };
  /** The identifier of the settings. */
  uuid?: Uuid;
}
