import type { Server, Service } from "specwright/http";

/** @source Mailbox */
export type TheService = Service<{
  title: "Mailbox";
  version: "1";
  document: "document.md";
  servers: {
    /** @source Mailbox */
    main: Server<"https://api.example", {}>;
  };
}>;
