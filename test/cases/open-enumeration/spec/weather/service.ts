import type { Server, Service } from "specwright/http";

/** @source Weather */
export type TheService = Service<{
  title: "Weather";
  version: "1";
  document: "document.md";
  servers: {
    /** @source Weather */
    main: Server<"https://api.example", {}>;
  };
}>;
