import type { NotShown, Reading } from "specwright/words";
import type { ByUuid } from "./kinds.ts";

/**
 * Any object by its identifier.
 * @source What the service does > UUID resource
 */
export type ObjectByUuid = ByUuid<{
  uri: "/uuid";
  notShown: {
    /** @source Generic resource endpoints */
    "update-and-delete": NotShown<"the methods that update and delete an object through its identifier">;
  };
  contradictions: {
    /** @source Generic resource endpoints > Read, update or delete by identifier */
    "read-or-more": {
      about: "What can be done with an object through its identifier";
      readings: [
        Reading<"It is read, updated or deleted.", "Generic resource endpoints > Read, update or delete by identifier">,
        Reading<"Of the methods only GET is shown.", "Generic resource endpoints">,
      ];
      choice: "It can be read; how it is updated and deleted is not shown.";
    };
  };
}>;
