import type { HeaderCredential, Server, Service } from "specwright/http";
import type { NotShown } from "specwright/words";

/**
 * Sites, and what stands in them.
 * @source Data centre inventory
 */
export type Inventory = Service<{
  title: "Data centre inventory";
  version: "2.0.0-rc.1+build.7";
  document: "document.md";
  servers: {
    /**
     * The address at which the inventory is installed.
     * @source Data centre inventory
     */
    installed: Server<"https://{host}:{port}/inventory", { host: "inventory.example"; port: "8443" }>;
  };
  security: {
    /**
     * The key, which never expires.
     * @source Credentials > X-Inventory-Key
     */
    key: HeaderCredential<"X-Inventory-Key", "", "<KEY>">;
    /**
     * A ticket, which expires.
     * @source Credentials > Authorization
     */
    ticket: HeaderCredential<"Authorization", "Ticket", "<TICKET>">;
  };
  notShown: {
    /** @source Credentials */
    ticket: NotShown<"how a ticket is drawn">;
  };
}>;
