/** What slb/virtual-server/port adds to the service. */
// @ts-nocheck: they are data, of which a compiler makes gigabytes of types where a service has thousands of resources.
import type { PartData } from "../../../runtime/data.ts";

export const part: PartData = {
  shapes: {
    SlbVirtualServerPort: {
      is: "object",
      fields: [
        { name: "port-number", required: true, shape: { is: "number" } },
        { name: "protocol", required: true, shape: { is: "string" } },
        { name: "range", shape: { is: "number" } },
        { name: "conn-limit", shape: { is: "number" } },
        { name: "scaleout-bucket-count", shape: { is: "number" } },
        { name: "action", shape: { is: "string" } },
        { name: "def-selection-if-pref-failed", shape: { is: "string" } },
        { name: "stats-data-action", shape: { is: "string" } },
        { name: "template-tcp", shape: { is: "string" } },
        { name: "template-virtual-port", shape: { is: "string" } },
        {
          name: "reset",
          shape: {
            is: "literals",
            values: [0, 1],
            sent: { is: "union", default: 0, of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }] },
          },
        },
        {
          name: "no-logging",
          shape: {
            is: "literals",
            values: [0, 1],
            sent: { is: "union", default: 0, of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }] },
          },
        },
        {
          name: "use-alternate-port",
          shape: {
            is: "literals",
            values: [0, 1],
            sent: { is: "union", default: 0, of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }] },
          },
        },
        {
          name: "ha-conn-mirror",
          shape: {
            is: "literals",
            values: [0, 1],
            sent: { is: "union", default: 0, of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }] },
          },
        },
        {
          name: "skip-rev-hash",
          shape: {
            is: "literals",
            values: [0, 1],
            sent: { is: "union", default: 0, of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }] },
          },
        },
        {
          name: "message-switching",
          shape: {
            is: "literals",
            values: [0, 1],
            sent: { is: "union", default: 0, of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }] },
          },
        },
        {
          name: "force-routing-mode",
          shape: {
            is: "literals",
            values: [0, 1],
            sent: { is: "union", default: 0, of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }] },
          },
        },
        {
          name: "reset-on-server-selection-fail",
          shape: {
            is: "literals",
            values: [0, 1],
            sent: { is: "union", default: 0, of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }] },
          },
        },
        {
          name: "clientip-sticky-nat",
          shape: {
            is: "literals",
            values: [0, 1],
            sent: { is: "union", default: 0, of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }] },
          },
        },
        {
          name: "extended-stats",
          shape: {
            is: "literals",
            values: [0, 1],
            sent: { is: "union", default: 0, of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }] },
          },
        },
        {
          name: "snat-on-vip",
          shape: {
            is: "literals",
            values: [0, 1],
            sent: { is: "union", default: 0, of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }] },
          },
        },
        {
          name: "syn-cookie",
          shape: {
            is: "literals",
            values: [0, 1],
            sent: { is: "union", default: 0, of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }] },
          },
        },
        {
          name: "no-auto-up-on-aflex",
          shape: {
            is: "literals",
            values: [0, 1],
            sent: { is: "union", default: 0, of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }] },
          },
        },
        {
          name: "auto",
          shape: {
            is: "literals",
            values: [0, 1],
            sent: { is: "union", default: 0, of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }] },
          },
        },
        {
          name: "ipinip",
          shape: {
            is: "literals",
            values: [0, 1],
            sent: { is: "union", default: 0, of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }] },
          },
        },
        {
          name: "rtp-sip-call-id-match",
          shape: {
            is: "literals",
            values: [0, 1],
            sent: { is: "union", default: 0, of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }] },
          },
        },
        {
          name: "use-rcv-hop-for-resp",
          shape: {
            is: "literals",
            values: [0, 1],
            sent: { is: "union", default: 0, of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }] },
          },
        },
        {
          name: "use-default-if-no-server",
          shape: {
            is: "literals",
            values: [0, 1],
            sent: { is: "union", default: 0, of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }] },
          },
        },
        {
          name: "no-dest-nat",
          shape: {
            is: "literals",
            values: [0, 1],
            sent: { is: "union", default: 0, of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }] },
          },
        },
        {
          name: "uuid",
          shape: { is: "string", maxLength: 64, readOnly: true, role: { role: "assigned" } },
        },
        {
          name: "sampling-enable",
          shape: {
            is: "array",
            items: {
              is: "object",
              fields: [
                {
                  name: "counters1",
                  required: true,
                  shape: {
                    is: "literals",
                    values: ["curr_conn", "slowest_rsp_time", "total_dns_pkts", "total_ssl_conn"],
                    open: true,
                    role: { role: "counter-name" },
                  },
                },
              ],
            },
          },
        },
      ],
    },
    SlbVirtualServerPortStats: {
      is: "object",
      fields: [
        { name: "curr_conn", shape: { is: "number", role: { role: "gauge", chosen: true } } },
        { name: "total_l4_conn", shape: { is: "number", role: { role: "counter", chosen: true } } },
        { name: "total_l7_conn", shape: { is: "number", role: { role: "counter", chosen: true } } },
        { name: "total_tcp_conn", shape: { is: "number", role: { role: "counter", chosen: true } } },
        { name: "total_conn", shape: { is: "number", role: { role: "counter", chosen: true } } },
        { name: "total_fwd_bytes", shape: { is: "number", role: { role: "counter", chosen: true } } },
        { name: "total_fwd_pkts", shape: { is: "number", role: { role: "counter", chosen: true } } },
        { name: "total_rev_bytes", shape: { is: "number", role: { role: "counter", chosen: true } } },
        { name: "total_rev_pkts", shape: { is: "number", role: { role: "counter", chosen: true } } },
        { name: "total_dns_pkts", shape: { is: "number", role: { role: "counter", chosen: true } } },
        {
          name: "total_mf_dns_pkts",
          shape: { is: "number", role: { role: "counter", chosen: true } },
        },
        {
          name: "es_total_failure_actions",
          shape: { is: "number", role: { role: "counter", chosen: true } },
        },
        {
          name: "compression_bytes_before",
          shape: { is: "number", role: { role: "counter", chosen: true } },
        },
        {
          name: "compression_bytes_after",
          shape: { is: "number", role: { role: "counter", chosen: true } },
        },
        { name: "compression_hit", shape: { is: "number", role: { role: "counter", chosen: true } } },
        { name: "compression_miss", shape: { is: "number", role: { role: "counter", chosen: true } } },
        {
          name: "compression_miss_no_client",
          shape: { is: "number", role: { role: "counter", chosen: true } },
        },
        {
          name: "compression_miss_template_exclusion",
          shape: { is: "number", role: { role: "counter", chosen: true } },
        },
        { name: "curr_req", shape: { is: "number", role: { role: "gauge", chosen: true } } },
        { name: "total_req", shape: { is: "number", role: { role: "counter", chosen: true } } },
        { name: "total_req_succ", shape: { is: "number", role: { role: "counter", chosen: true } } },
        { name: "peak_conn", shape: { is: "number", role: { role: "gauge", chosen: true } } },
        { name: "curr_conn_rate", shape: { is: "number", role: { role: "gauge", chosen: true } } },
        { name: "last_rsp_time", shape: { is: "number", role: { role: "gauge", chosen: true } } },
        { name: "fastest_rsp_time", shape: { is: "number", role: { role: "gauge", chosen: true } } },
        { name: "slowest_rsp_time", shape: { is: "number", role: { role: "gauge", chosen: true } } },
        { name: "loc_permit", shape: { is: "number", role: { role: "counter", chosen: true } } },
        { name: "loc_deny", shape: { is: "number", role: { role: "counter", chosen: true } } },
        { name: "loc_conn", shape: { is: "number", role: { role: "counter", chosen: true } } },
        { name: "curr_ssl_conn", shape: { is: "number", role: { role: "gauge", chosen: true } } },
        { name: "total_ssl_conn", shape: { is: "number", role: { role: "counter", chosen: true } } },
      ],
    },
    SlbVirtualServerPortOper: {
      is: "object",
      fields: [
        { name: "state", shape: { is: "literals", values: ["Down"], open: true } },
        { name: "loc_list", shape: { is: "string" } },
        { name: "geo_location", shape: { is: "string" } },
        { name: "level_str", shape: { is: "string" } },
        { name: "loc_last", shape: { is: "string" } },
        { name: "group_id", shape: { is: "number" } },
        { name: "loc_max_depth", shape: { is: "number" } },
        { name: "loc_success", shape: { is: "number" } },
        { name: "loc_error", shape: { is: "number" } },
        { name: "loc_override", shape: { is: "number" } },
      ],
    },
  },
  resources: [
    {
      uri: "/slb/virtual-server/{name}/port",
      operations: [
        {
          id: "listSlbVirtualServerPorts",
          method: "GET",
          effect: "list",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "json",
            shape: {
              is: "array",
              items: {
                is: "intersection",
                parts: [
                  { is: "reference", to: "SlbVirtualServerPort" },
                  {
                    is: "object",
                    fields: [
                      {
                        name: "svc-url",
                        required: true,
                        shape: { is: "string", readOnly: true, role: { role: "path-of", of: "the element" } },
                      },
                    ],
                  },
                ],
              },
            },
            envelope: { named: "port-list" },
          },
        },
        {
          id: "createSlbVirtualServerPort",
          method: "POST",
          effect: "create",
          request: {
            is: "json",
            shape: { is: "reference", to: "SlbVirtualServerPort" },
            envelope: { named: "port" },
          },
          status: "2XX",
          answer: { is: "not-shown", what: "the answer to the creation of an element" },
          gaps: ["the body that creates several elements at once"],
        },
        {
          id: "updateSlbVirtualServerPort",
          method: "PUT",
          effect: "modify",
          request: {
            is: "json",
            shape: { is: "reference", to: "SlbVirtualServerPort" },
            envelope: { named: "port" },
          },
          status: "2XX",
          answer: { is: "silent" },
          gaps: ["the body that replaces several elements at once"],
        },
        {
          id: "sampleSlbVirtualServerPort",
          method: "PUT",
          effect: "modify",
          request: {
            is: "json",
            shape: {
              is: "object",
              fields: [
                { name: "port-number", required: true, shape: { is: "number" } },
                { name: "protocol", required: true, shape: { is: "string" } },
                {
                  name: "sampling-enable",
                  required: true,
                  shape: {
                    is: "array",
                    items: {
                      is: "object",
                      fields: [
                        {
                          name: "counters1",
                          required: true,
                          shape: {
                            is: "literals",
                            values: ["curr_conn", "slowest_rsp_time", "total_dns_pkts", "total_ssl_conn"],
                            open: true,
                            role: { role: "counter-name" },
                          },
                        },
                      ],
                    },
                  },
                },
              ],
            },
            envelope: { named: "port" },
          },
          status: "2XX",
          answer: { is: "silent" },
        },
      ],
    },
    {
      uri: "/slb/virtual-server/{name}/port/stats",
      operations: [
        {
          id: "getSlbVirtualServerPortsStats",
          method: "GET",
          effect: "observe",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "not-shown",
            what: "the envelope of a collection's data: an element's key fields, which the envelope of an element holds, cannot apply",
          },
          gaps: ["whether this collection has statistics, as only some have"],
        },
      ],
    },
    {
      uri: "/slb/virtual-server/{name}/port/oper",
      operations: [
        {
          id: "getSlbVirtualServerPortsOper",
          method: "GET",
          effect: "observe",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "not-shown",
            what: "the envelope of a collection's data: an element's key fields, which the envelope of an element holds, cannot apply",
          },
          gaps: [
            "whether this collection has operational data, as only some have",
            "how a status that can be reset, such as a dynamic session, is reset",
          ],
        },
      ],
    },
    {
      uri: "/slb/virtual-server/{name}/port/baseline",
      operations: [
        {
          id: "getSlbVirtualServerPortsBaseline",
          method: "GET",
          effect: "observe",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "not-shown",
            what: "the envelope of a collection's data: an element's key fields, which the envelope of an element holds, cannot apply",
          },
          sampling: { names: "sampling-enable.counters1", windows: [30], aggregates: ["min", "max", "avg"] },
          gaps: ["whether this collection has a baseline, as only some have"],
        },
      ],
    },
    {
      uri: "/slb/virtual-server/{name}/port/rate",
      operations: [
        {
          id: "getSlbVirtualServerPortsRate",
          method: "GET",
          effect: "observe",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "not-shown",
            what: "the envelope of a collection's data: an element's key fields, which the envelope of an element holds, cannot apply",
          },
          sampling: { names: "sampling-enable.counters1", windows: [1, 5, 10, 30], aggregates: ["avg"] },
          gaps: ["whether this collection has rates, as only some have"],
        },
      ],
    },
    {
      uri: "/slb/virtual-server/{name}/port/{port-number}+{protocol}",
      placeholders: { "port-number": { is: "number" } },
      object: {
        name: "port",
        shape: { is: "reference", to: "SlbVirtualServerPort" },
        key: [
          { placeholder: "port-number", field: "port-number" },
          { placeholder: "protocol", field: "protocol" },
        ],
      },
      operations: [
        {
          id: "getSlbVirtualServerPort",
          method: "GET",
          effect: "read",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "json",
            shape: { is: "reference", to: "SlbVirtualServerPort" },
            envelope: { named: "port" },
          },
          gaps: ["how a single element is modified, replaced or deleted through its own URI"],
        },
      ],
    },
    {
      uri: "/slb/virtual-server/{name}/port/{port-number}+{protocol}/stats",
      placeholders: { "port-number": { is: "number" } },
      operations: [
        {
          id: "getSlbVirtualServerPortStats",
          method: "GET",
          effect: "observe",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "json",
            shape: {
              is: "object",
              fields: [
                {
                  name: "stats",
                  required: true,
                  shape: { is: "reference", to: "SlbVirtualServerPortStats" },
                },
                { name: "svc-url", required: true, shape: { is: "string" } },
                { name: "port-number", required: true, shape: { is: "number" } },
                { name: "protocol", required: true, shape: { is: "string" } },
              ],
            },
            envelope: { named: "port" },
          },
        },
      ],
    },
    {
      uri: "/slb/virtual-server/{name}/port/{port-number}+{protocol}/oper",
      placeholders: { "port-number": { is: "number" } },
      operations: [
        {
          id: "getSlbVirtualServerPortOper",
          method: "GET",
          effect: "observe",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "json",
            shape: {
              is: "object",
              fields: [
                {
                  name: "oper",
                  required: true,
                  shape: { is: "reference", to: "SlbVirtualServerPortOper" },
                },
                { name: "svc-url", required: true, shape: { is: "string" } },
                { name: "port-number", required: true, shape: { is: "number" } },
                { name: "protocol", required: true, shape: { is: "string" } },
              ],
            },
            envelope: { named: "port" },
          },
          gaps: ["how a status that can be reset, such as a dynamic session, is reset"],
        },
      ],
    },
    {
      uri: "/slb/virtual-server/{name}/port/{port-number}+{protocol}/baseline",
      placeholders: { "port-number": { is: "number" } },
      operations: [
        {
          id: "getSlbVirtualServerPortBaseline",
          method: "GET",
          effect: "observe",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "json",
            shape: {
              is: "object",
              fields: [
                {
                  name: "baseline",
                  required: true,
                  shape: { is: "array", items: { is: "reference", to: "BaselineEntry" } },
                },
                { name: "svc-url", required: true, shape: { is: "string" } },
                { name: "port-number", required: true, shape: { is: "number" } },
                { name: "protocol", required: true, shape: { is: "string" } },
              ],
            },
            envelope: { named: "port" },
          },
          sampling: { names: "sampling-enable.counters1", windows: [30], aggregates: ["min", "max", "avg"] },
        },
      ],
    },
    {
      uri: "/slb/virtual-server/{name}/port/{port-number}+{protocol}/rate",
      placeholders: { "port-number": { is: "number" } },
      operations: [
        {
          id: "getSlbVirtualServerPortRate",
          method: "GET",
          effect: "observe",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "json",
            shape: {
              is: "object",
              fields: [
                {
                  name: "rate",
                  required: true,
                  shape: { is: "array", items: { is: "reference", to: "RateEntry" } },
                },
                { name: "svc-url", required: true, shape: { is: "string" } },
                { name: "port-number", required: true, shape: { is: "number" } },
                { name: "protocol", required: true, shape: { is: "string" } },
              ],
            },
            envelope: { named: "port" },
          },
          sampling: { names: "sampling-enable.counters1", windows: [1, 5, 10, 30], aggregates: ["avg"] },
        },
      ],
    },
  ],
};
