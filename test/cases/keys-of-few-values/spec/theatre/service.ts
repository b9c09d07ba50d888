import type { Server, Service } from "specwright/http";

/** @source Theatre */
export type Theatre = Service<{
  title: "Theatre";
  version: "1";
  document: "document.md";
  servers: {
    /** @source Theatre */
    main: Server<"https://api.example", {}>;
  };
}>;
