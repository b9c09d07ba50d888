import type { BearerCredential, Server, Service } from "specwright/http";

/**
 * Mails and faxes.
 * @source Office
 */
export type Office = Service<{
  title: "Office";
  version: "1";
  document: "document.md";
  servers: {
    /** @source Office */
    office: Server<"https://office.example", {}>;
  };
  security: {
    /** @source Office */
    token: BearerCredential;
  };
}>;
