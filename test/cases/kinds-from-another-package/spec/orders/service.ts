import type { Server, Service } from "specwright/http";

/** @source Orders */
export type Orders = Service<{
  title: "Orders";
  version: "1";
  document: "document.md";
  servers: {
    /** @source Orders */
    main: Server<"https://api.example", {}>;
  };
}>;
