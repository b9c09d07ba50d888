/** What there is at `/slb/common`. Generated from spec-src/mgmt-v3/slb/common.ts. */
import type { Call, CallOptions, Connection, Path } from "../runtime/contract.ts";
import { below, root } from "../runtime/path.ts";

/** The global settings of `slb`. `/slb/common` */
export function common(connection: Connection): SlbCommonResource {
  return new SlbCommonResource(connection, below(root)`/slb/common`);
}

/**
 * Read the settings (Slb Common).
 *
 * The answer holds the settings under the name of their type.
 *
 * Follows from a general statement (Generic resource endpoints › Read a configuration resource); the document does not
 * list it for this path.
 *
 * **Not shown:** how the settings are created, modified, replaced or deleted.
 *
 * `GET /slb/common`
 *
 * The call gives what the answer holds under `common`.
 *
 * Source: Generic resource endpoints › Read a configuration resource.
 *
 * Docs: `docs/reference/slb/common.html#operation:get-slb-common`.
 */
export function getSlbCommon(connection: Connection, options?: CallOptions): Call<SlbCommon> {
  return connection.call(
    { id: "getSlbCommon", method: "GET", effect: "read", answers: "common" },
    below(root)`/slb/common`,
    options,
  );
}

/**
 * The global settings of `slb`.
 *
 * `/slb/common`
 *
 * **Not shown:** which of the numbers are 0 or 1, and which are counts.
 *
 * Source: Global settings configuration resource.
 *
 * Docs: `docs/reference/slb/common.html#resource:slb-common`.
 */
export class SlbCommonResource {
  readonly #connection: Connection;
  readonly #path: Path;

  constructor(connection: Connection, path: Path) {
    this.#connection = connection;
    this.#path = path;
  }

  /**
   * Read the settings (Slb Common).
   *
   * The answer holds the settings under the name of their type.
   *
   * Follows from a general statement (Generic resource endpoints › Read a configuration resource); the document does not
   * list it for this path.
   *
   * **Not shown:** how the settings are created, modified, replaced or deleted.
   *
   * `GET /slb/common`
   *
   * The call gives what the answer holds under `common`.
   *
   * Source: Generic resource endpoints › Read a configuration resource.
   *
   * Docs: `docs/reference/slb/common.html#operation:get-slb-common`.
   */
  get(options?: CallOptions): Call<SlbCommon> {
    return this.#connection.call(
      { id: "getSlbCommon", method: "GET", effect: "read", answers: "common" },
      this.#path,
      options,
    );
  }
}

/**
 * The settings that were observed. The numbers are 0 or 1, or counts.
 *
 * Source: Global settings configuration resource.
 *
 * Docs: `docs/reference/slb/common.html#slb-common`.
 */
export interface SlbCommon {
  /** Source: Global settings configuration resource › extended-stats. */
  "extended-stats"?: number;
  /** Source: Global settings configuration resource › stats-data-disable. */
  "stats-data-disable"?: number;
  /** Source: Global settings configuration resource › graceful-shutdown-enable. */
  "graceful-shutdown-enable"?: number;
  /** Source: Global settings configuration resource › rate-limit-logging. */
  "rate-limit-logging"?: number;
  /** Source: Global settings configuration resource › dsr-health-check-enable. */
  "dsr-health-check-enable"?: number;
  /** Source: Global settings configuration resource › reset-stale-session. */
  "reset-stale-session"?: number;
  /** Source: Global settings configuration resource › dns-cache-enable. */
  "dns-cache-enable"?: number;
  /** Source: Global settings configuration resource › dns-cache-age. */
  "dns-cache-age"?: number;
  /** Source: Global settings configuration resource › dns-cache-entry-size. */
  "dns-cache-entry-size"?: number;
  /** Source: Global settings configuration resource › dns-vip-stateless. */
  "dns-vip-stateless"?: number;
  /** Source: Global settings configuration resource › buff-thresh. */
  "buff-thresh"?: number;
  /** Source: Global settings configuration resource › max-buff-queued-per-conn. */
  "max-buff-queued-per-conn"?: number;
  /** Source: Global settings configuration resource › gateway-health-check. */
  "gateway-health-check"?: number;
  /** Source: Global settings configuration resource › msl-time. */
  "msl-time"?: number;
  /** Source: Global settings configuration resource › fast-path-disable. */
  "fast-path-disable"?: number;
  /** Source: Global settings configuration resource › l2l3-trunk-lb-disable. */
  "l2l3-trunk-lb-disable"?: number;
  /** Source: Global settings configuration resource › snat-gwy-for-l3. */
  "snat-gwy-for-l3"?: number;
  /** Source: Global settings configuration resource › disable-server-auto-reselect. */
  "disable-server-auto-reselect"?: number;
  /** Source: Global settings configuration resource › enable-l7-req-acct. */
  "enable-l7-req-acct"?: number;
  /** Source: Global settings configuration resource › disable-adaptive-resource-check. */
  "disable-adaptive-resource-check"?: number;
  /** Source: Global settings configuration resource › snat-on-vip. */
  "snat-on-vip"?: number;
  /** Source: Global settings configuration resource › mss-table. */
  "mss-table"?: number;
  /** Source: Global settings configuration resource › no-auto-up-on-aflex. */
  "no-auto-up-on-aflex"?: number;
  /** Source: Global settings configuration resource › hw-compression. */
  "hw-compression"?: number;
  /** Source: Global settings configuration resource › max-http-header-count. */
  "max-http-header-count"?: number;
  /** Source: Global settings configuration resource › scale-out. */
  "scale-out"?: number;
  /** Source: Global settings configuration resource › sort-res. */
  "sort-res"?: number;
  /** Source: Global settings configuration resource › use-mss-tab. */
  "use-mss-tab"?: number;
  /** Source: Global settings configuration resource › drop-icmp-to-vip-when-vip-down. */
  "drop-icmp-to-vip-when-vip-down"?: number;
  /**
   * The service assigns it when the object is created. Read-only. At most 64 characters.
   *
   * Source: Global settings configuration resource › uuid; General conventions › 5; Limits › uuid field.
   */
  readonly uuid?: string;
}
