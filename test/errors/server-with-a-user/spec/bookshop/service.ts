import type { BearerCredential, Server, Service } from "specwright/http";
import type { NotShown } from "specwright/words";

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
    shop: Server<"https://reader:secret@bookshop.example/v1", {}>;
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
