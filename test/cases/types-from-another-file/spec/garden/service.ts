import type { Server, Service } from "specwright/http";

/** @source Garden */
export type TheService = Service<{
  title: "Garden";
  version: "1";
  document: "document.md";
  servers: {
    /** @source Garden */
    main: Server<"https://api.example", {}>;
  };
}>;
