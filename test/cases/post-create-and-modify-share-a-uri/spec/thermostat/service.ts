import type { Server, Service } from "specwright/http";

/** @source Thermostat */
export type TheService = Service<{
  title: "Thermostat";
  version: "1";
  document: "document.md";
  servers: {
    /** @source Thermostat */
    main: Server<"https://api.example", {}>;
  };
}>;
