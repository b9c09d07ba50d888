import type { NotShown } from "specwright/words";
import type { ReadableConfiguration } from "../kinds.ts";
import type { Uuid } from "../words.ts";

/**
 * The global settings of `slb`.
 * @source Global settings configuration resource
 */
export type CommonSettings = ReadableConfiguration<{
  uri: "/slb/common";
  settings: Common;
  notShown: {
    /** @source Global settings configuration resource */
    "flags-or-counts": NotShown<"which of the numbers are 0 or 1, and which are counts">;
  };
}>;

/**
 * The settings that were observed. The numbers are 0 or 1, or counts.
 * @source Global settings configuration resource
 */
export interface Common {
  "extended-stats"?: number;
  "stats-data-disable"?: number;
  "graceful-shutdown-enable"?: number;
  "rate-limit-logging"?: number;
  "dsr-health-check-enable"?: number;
  "reset-stale-session"?: number;
  "dns-cache-enable"?: number;
  "dns-cache-age"?: number;
  "dns-cache-entry-size"?: number;
  "dns-vip-stateless"?: number;
  "buff-thresh"?: number;
  "max-buff-queued-per-conn"?: number;
  "gateway-health-check"?: number;
  "msl-time"?: number;
  "fast-path-disable"?: number;
  "l2l3-trunk-lb-disable"?: number;
  "snat-gwy-for-l3"?: number;
  "disable-server-auto-reselect"?: number;
  "enable-l7-req-acct"?: number;
  "disable-adaptive-resource-check"?: number;
  "snat-on-vip"?: number;
  "mss-table"?: number;
  "no-auto-up-on-aflex"?: number;
  "hw-compression"?: number;
  "max-http-header-count"?: number;
  "scale-out"?: number;
  "sort-res"?: number;
  "use-mss-tab"?: number;
  "drop-icmp-to-vip-when-vip-down"?: number;
  uuid?: Uuid;
}
