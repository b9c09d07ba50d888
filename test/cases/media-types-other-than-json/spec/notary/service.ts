import type { BearerCredential, Server, Service } from "specwright/http";

/**
 * Deeds and their seals.
 * @source Notary
 */
export type Notary = Service<{
  title: "Notary";
  version: "1";
  document: "document.md";
  servers: {
    /** @source Notary */
    office: Server<"https://notary.example", {}>;
  };
  security: {
    /** @source Notary */
    token: BearerCredential;
  };
}>;
