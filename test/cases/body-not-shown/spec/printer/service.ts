import type { Server, Service } from "specwright/http";

/** @source Printer */
export type TheService = Service<{
  title: "Printer";
  version: "1";
  document: "document.md";
  servers: {
    /** @source Printer */
    main: Server<"https://api.example", {}>;
  };
}>;
