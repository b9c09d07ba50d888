import type { Server, Service } from "specwright/http";

/** @source Lamp */
export type TheService = Service<{
  title: "Lamp";
  version: "1";
  document: "document.md";
  servers: {
    /** @source Lamp */
    main: Server<"https://api.example", {}>;
  };
}>;
