import type { CookieCredential, QueryCredential, Server, Service } from "specwright/http";

/**
 * Berths and who has them.
 * @source Marina
 */
export type Marina = Service<{
  title: "Marina";
  version: "1";
  document: "document.md";
  servers: {
    /** @source Marina */
    harbour: Server<"https://marina.example/v1", {}>;
  };
  security: {
    /**
     * The key of a program.
     * @source Authentication > 1
     */
    key: QueryCredential<"key">;
    /**
     * A visitor who has signed in.
     * @source Authentication > 2
     */
    visit: CookieCredential<"VISIT">;
  };
}>;
