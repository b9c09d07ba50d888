import type { Server, Service } from "specwright/http";

/** @source Geometry */
export type TheService = Service<{
  title: "Geometry";
  version: "1";
  document: "document.md";
  servers: {
    /** @source Geometry */
    main: Server<"https://api.example", {}>;
  };
}>;
