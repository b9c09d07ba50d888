import type { Server, Service } from "specwright/http";

/** @source Registry */
export type TheService = Service<{
  title: "Registry";
  version: "1";
  document: "document.md";
  servers: {
    /** @source Registry */
    main: Server<"https://api.example", {}>;
  };
}>;
