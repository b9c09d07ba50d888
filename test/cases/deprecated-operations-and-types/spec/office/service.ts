import type { BasicCredential, BearerCredential, Server, Service } from "specwright/http";

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
    /**
     * The old house.
     * @deprecated The office has moved.
     * @source Office
     */
    house: Server<"https://house.example", {}>;
  };
  security: {
    /** @source Office */
    token: BearerCredential;
    /**
     * @deprecated
     * @source Office
     */
    password: BasicCredential;
  };
}>;
