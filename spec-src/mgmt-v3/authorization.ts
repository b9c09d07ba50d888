import type { Bits, Range } from "specwright/words";
import type { Configuration } from "./kinds.ts";
import type { Flag, Uuid } from "./words.ts";

/**
 * Command authorization.
 * @source authorization
 */
export type AuthorizationSettings = Configuration<{
  uri: "/authorization";
  settings: Authorization;
  "partition-visibility": "shared";
}>;

/**
 * The settings of command authorization.
 * @source authorization
 */
export interface Authorization {
  /**
   * The level of commands for authorization.
   * @source Limits > authorization commands
   */
  commands?: Range<0, 15>;
  /**
   * The debug level of command authorization.
   * @source Limits > authorization debug
   */
  debug?: Bits<{ 1: "common"; 2: "packet"; 4: "packet detail"; 8: "md5" }, 1, 15>;
  /** The method of authorization. */
  method?: {
    /** There is no command authorization. */
    none?: Flag;
    /** Uses the TACACS+ protocol. */
    tacplus?: Flag;
  };
  /** The identifier of the settings. */
  uuid?: Uuid;
}
