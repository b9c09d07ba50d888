import type { Server, Service } from "specwright/http";

/** @source Sensor */
export type TheService = Service<{
  title: "Sensor";
  version: "1";
  document: "document.md";
  servers: {
    /** @source Sensor */
    main: Server<"https://api.example", {}>;
  };
}>;
