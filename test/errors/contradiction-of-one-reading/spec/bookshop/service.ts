import type { BearerCredential, Server, Service } from "specwright/http";
import type { NotShown, Reading } from "specwright/words";

/**
 * Books and what readers say about them.
 * @source Bookshop interface
 */
export type Bookshop = Service<{
  title: "Bookshop interface";
  version: "1";
  document: "document.md";
  servers: {
    /**
     * The shop.
     * @source Bookshop interface
     */
    shop: Server<"{base_url}/v1", { base_url: "https://bookshop.example" }>;
  };
  security: {
    /**
     * A token of the shop.
     * @source Authentication
     */
    token: BearerCredential;
  };
  contradictions: {
    /** @source Authentication */
    token: {
      about: "Whether a token is needed";
      readings: [Reading<"Each request carries one.", "Authentication">];
      choice: "It is.";
    };
  };
  notShown: {
    /** @source Authentication */
    token: NotShown<"how a token is obtained">;
  };
}>;
