import type { Server, Service } from "specwright/http";

/** @source Dice */
export type TheService = Service<{
  title: "Dice";
  version: "1";
  document: "document.md";
  servers: {
    /** @source Dice */
    main: Server<"https://api.example", {}>;
  };
}>;
