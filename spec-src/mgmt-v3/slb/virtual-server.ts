import type { NotShown } from "specwright/words";
import type { PathOnlyCollection } from "../kinds.ts";

/**
 * The virtual servers, known from the paths of their ports alone.
 * @source What the service does > Element
 */
export type VirtualServers = PathOnlyCollection<{
  uri: "/slb/virtual-server";
  key: "{name}";
  element: VirtualServer;
  notShown: {
    /** @source What the service does > Element */
    "virtual-server": NotShown<"the virtual server itself: its fields and its operations">;
  };
}>;

/**
 * A virtual server.
 * @source What the service does > Element
 */
interface VirtualServer {
  /**
   * The name of the virtual server.
   * @source What the service does > Element
   */
  name: string;
}
