import type { BearerCredential, Server, Service } from "specwright/http";
import type { NotShown } from "specwright/words";

/**
 * Books and what readers say about them.
 * @source Bookshop interface
 */
export type Bookshop = Service<{
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
  notShown: {
    /** @source Authentication */
    token: NotShown<"how a token is obtained">;
  };
}>;
