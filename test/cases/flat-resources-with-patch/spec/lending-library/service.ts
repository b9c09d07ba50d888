import type { BearerCredential, Server, Service } from "specwright/http";
import type { NotShown } from "specwright/words";

/**
 * The books of a public library, its members and what they borrow.
 * @source Lending library API, edition 2025-11
 */
export type LendingLibrary = Service<{
  title: "Lending library API";
  version: "2025-11";
  document: "document.md";
  servers: {
    /**
     * The library.
     * @source Lending library API, edition 2025-11
     */
    library: Server<"https://api.library.example/v1", {}>;
  };
  security: {
    /**
     * A token of the library.
     * @source Authentication
     */
    token: BearerCredential;
  };
  notShown: {
    /** @source Authentication */
    token: NotShown<"how a token is obtained">;
    /** @source Limits */
    "rate-limits": NotShown<"rate limits">;
  };
}>;
