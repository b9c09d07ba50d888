/** The synthetic service as a whole. */
import type { BearerCredential, Server, Service } from "specwright/http";
import type { NotShown } from "specwright/words";

/**
 * A service as large as it is asked for.
 * @source The service
 */
export type Synthetic = Service<{
  title: "Synthetic";
  version: "1";
  document: "document.md";
  servers: {
    /**
     * The one server.
     * @source The service
     */
    only: Server<"{base}/v1", { base: "https://service.example" }>;
  };
  security: {
    /**
     * A token.
     * @source The service
     */
    token: BearerCredential;
  };
  notShown: {
    /** @source The service */
    errors: NotShown<"errors: their status codes and bodies">;
  };
}>;
