/** What there is at `/slb/virtual-server/{name}`. Generated from spec-src/mgmt-v3/slb/virtual-server.ts. */
import type { Connection, Path } from "../runtime/contract.ts";
import { below, root } from "../runtime/path.ts";
import { SlbVirtualServerPortResource, SlbVirtualServerPortsResource } from "./virtual-server/port.ts";

/**
 * An element that the document shows only within the paths of others. `/slb/virtual-server/{name}`
 *
 * @param name The name of the virtual server.
 */
export function virtualServer(connection: Connection, name: string): SlbVirtualServerResource {
  return new SlbVirtualServerResource(connection, below(root)`/slb/virtual-server/${{ name }}`);
}

/**
 * An element that the document shows only within the paths of others.
 *
 * `/slb/virtual-server/{name}`
 *
 * Source: What the service does › Element.
 *
 * Docs: `docs/reference/slb/virtual-server.html#resource:slb-virtual-server`.
 */
export class SlbVirtualServerResource {
  readonly #connection: Connection;
  readonly #path: Path;

  constructor(connection: Connection, path: Path) {
    this.#connection = connection;
    this.#path = path;
  }

  /** The ports of a virtual server. `/slb/virtual-server/{name}/port` */
  get ports(): SlbVirtualServerPortsResource {
    return new SlbVirtualServerPortsResource(this.#connection, below(this.#path)`/port`);
  }

  /**
   * One configured instance of an object type. There can be several; each lives in a collection.
   * `/slb/virtual-server/{name}/port/{port-number}+{protocol}`
   *
   * @param portNumber Key. The number of the port.
   * @param protocol Key. The protocol of the port.
   */
  port(portNumber: number, protocol: string): SlbVirtualServerPortResource {
    return new SlbVirtualServerPortResource(this.#connection, below(this.#path)`/port/${{ portNumber }}+${{ protocol }}`);
  }
}
