import type { Server, Service } from "specwright/http";

/** @source Files */
export type TheService = Service<{
  title: "Files";
  version: "1";
  document: "document.md";
  servers: {
    /** @source Files */
    main: Server<"https://api.example", {}>;
  };
}>;
