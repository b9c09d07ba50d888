import type { Server, Service } from "specwright/http";

/**
 * The locks of a building, at https://doors.example.
 * @source Doors, version 2
 */
export type DoorsService = Service<{
  title: "Doors";
  /** @source Doors, version 2 */
  version: "2";
  document: "document.md";
  servers: {
    /** @source Doors, version 2 */
    service: Server<"https://doors.example", {}>;
  };
}>;
