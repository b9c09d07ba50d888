/** What there is at `/slb`. Generated from spec-src/mgmt-v3/slb.ts. */
import type { Call, CallOptions, Connection, Path } from "./runtime/contract.ts";
import { below, root } from "./runtime/path.ts";
import { SlbCommonResource } from "./slb/common.ts";
import { SlbVirtualServerResource } from "./slb/virtual-server.ts";

/** The elements and collections below `slb`. `/slb` */
export function slb(connection: Connection): SlbResource {
  return new SlbResource(connection, below(root)`/slb`);
}

/**
 * Read everything below (Slb).
 *
 * The answer holds what lies below the resource.
 *
 * `GET /slb`
 *
 * **Not shown:** how the representations of the elements and collections below are nested.
 *
 * Source: Generic resource endpoints › Read an intermediate resource.
 *
 * Docs: `docs/reference/slb.html#operation:get-slb`.
 */
export function getSlb(connection: Connection, options?: CallOptions): Call<unknown> {
  return connection.call(
    { id: "getSlb", method: "GET", effect: "read", empty: true },
    below(root)`/slb`,
    options,
  );
}

/**
 * The elements and collections below `slb`.
 *
 * `/slb`
 *
 * Source: What the service does › Intermediate resource.
 *
 * Docs: `docs/reference/slb.html#resource:slb`.
 */
export class SlbResource {
  readonly #connection: Connection;
  readonly #path: Path;

  constructor(connection: Connection, path: Path) {
    this.#connection = connection;
    this.#path = path;
  }

  /**
   * Read everything below (Slb).
   *
   * The answer holds what lies below the resource.
   *
   * `GET /slb`
   *
   * **Not shown:** how the representations of the elements and collections below are nested.
   *
   * Source: Generic resource endpoints › Read an intermediate resource.
   *
   * Docs: `docs/reference/slb.html#operation:get-slb`.
   */
  get(options?: CallOptions): Call<unknown> {
    return this.#connection.call(
      { id: "getSlb", method: "GET", effect: "read", empty: true },
      this.#path,
      options,
    );
  }

  /** The global settings of `slb`. `/slb/common` */
  get common(): SlbCommonResource {
    return new SlbCommonResource(this.#connection, below(this.#path)`/common`);
  }

  /**
   * An element that the document shows only within the paths of others. `/slb/virtual-server/{name}`
   *
   * @param name The name of the virtual server.
   */
  virtualServer(name: string): SlbVirtualServerResource {
    return new SlbVirtualServerResource(this.#connection, below(this.#path)`/virtual-server/${{ name }}`);
  }
}
