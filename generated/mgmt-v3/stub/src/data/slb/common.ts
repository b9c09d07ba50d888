/** What slb/common adds to the service. */
// @ts-nocheck: they are data, of which a compiler makes gigabytes of types where a service has thousands of resources.
import type { PartData } from "../../runtime/data.ts";

export const part: PartData = {
  shapes: {
    SlbCommon: {
      is: "object",
      fields: [
        { name: "extended-stats", shape: { is: "number" } },
        { name: "stats-data-disable", shape: { is: "number" } },
        { name: "graceful-shutdown-enable", shape: { is: "number" } },
        { name: "rate-limit-logging", shape: { is: "number" } },
        { name: "dsr-health-check-enable", shape: { is: "number" } },
        { name: "reset-stale-session", shape: { is: "number" } },
        { name: "dns-cache-enable", shape: { is: "number" } },
        { name: "dns-cache-age", shape: { is: "number" } },
        { name: "dns-cache-entry-size", shape: { is: "number" } },
        { name: "dns-vip-stateless", shape: { is: "number" } },
        { name: "buff-thresh", shape: { is: "number" } },
        { name: "max-buff-queued-per-conn", shape: { is: "number" } },
        { name: "gateway-health-check", shape: { is: "number" } },
        { name: "msl-time", shape: { is: "number" } },
        { name: "fast-path-disable", shape: { is: "number" } },
        { name: "l2l3-trunk-lb-disable", shape: { is: "number" } },
        { name: "snat-gwy-for-l3", shape: { is: "number" } },
        { name: "disable-server-auto-reselect", shape: { is: "number" } },
        { name: "enable-l7-req-acct", shape: { is: "number" } },
        { name: "disable-adaptive-resource-check", shape: { is: "number" } },
        { name: "snat-on-vip", shape: { is: "number" } },
        { name: "mss-table", shape: { is: "number" } },
        { name: "no-auto-up-on-aflex", shape: { is: "number" } },
        { name: "hw-compression", shape: { is: "number" } },
        { name: "max-http-header-count", shape: { is: "number" } },
        { name: "scale-out", shape: { is: "number" } },
        { name: "sort-res", shape: { is: "number" } },
        { name: "use-mss-tab", shape: { is: "number" } },
        { name: "drop-icmp-to-vip-when-vip-down", shape: { is: "number" } },
        {
          name: "uuid",
          shape: { is: "string", maxLength: 64, readOnly: true, role: { role: "assigned" } },
        },
      ],
    },
  },
  resources: [
    {
      uri: "/slb/common",
      object: { name: "common", shape: { is: "reference", to: "SlbCommon" }, key: [] },
      operations: [
        {
          id: "getSlbCommon",
          method: "GET",
          effect: "read",
          request: { is: "none" },
          status: "2XX",
          answer: { is: "json", shape: { is: "reference", to: "SlbCommon" }, envelope: { named: "common" } },
          gaps: ["how the settings are created, modified, replaced or deleted"],
        },
      ],
      gaps: ["which of the numbers are 0 or 1, and which are counts"],
    },
  ],
};
