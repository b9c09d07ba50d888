import type { Doubted, Reading } from "specwright/words";
import type { ReadableConfiguration } from "../kinds.ts";
import type { EnumList, Flag, Uuid } from "../words.ts";

/**
 * The console block of login authentication, addressed by itself.
 * @source Configuration resources: authentication and authorization
 * @source authentication > console
 */
export type ConsoleSettings = ReadableConfiguration<{
  uri: "/authentication/console";
  settings: Console;
}>;

/**
 * The settings of the console block.
 * @source authentication > console
 */
export interface Console {
  "type-cfg"?: {
    "console-type"?: EnumList;
    /** The type of login authentication. */
    type?: Doubted<
      Flag,
      {
        about: "The type of `type` in the console's type-cfg";
        readings: [
          Reading<"The type of login authentication is an enumerated string.", "authentication > type-cfg > type">,
          Reading<"The type of login authentication is a boolean.", "authentication > console type-cfg > type">,
        ];
        choice: "A boolean, as the console's own table says; both rows describe it alike.";
      }
    >;
    /**
     * The identifier of the block.
     * @source authentication > console > type-cfg
     */
    uuid?: Doubted<
      Uuid,
      {
        about: "Whether the console's type-cfg has a uuid";
        readings: [
          Reading<"The block holds console-type, type and uuid.", "authentication > console > type-cfg">,
          Reading<"The table of the block lists console-type and type.", "authentication > console type-cfg">,
        ];
        choice: "It has one, since the row that announces the block names it; nothing requires it.";
      }
    >;
  };
  /** The identifier of the block. */
  uuid?: Uuid;
}
