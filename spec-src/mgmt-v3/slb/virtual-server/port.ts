import type { CounterName } from "specwright/http";
import type { OpenEnum, Reading } from "specwright/words";
import type { Collection } from "../../kinds.ts";
import type { Bit, Level, Tally, Uuid } from "../../words.ts";

/**
 * The ports of a virtual server.
 * @source Virtual port element
 */
export type Ports = Collection<{
  uri: "/slb/virtual-server/{name}/port";
  key: "{port-number}+{protocol}";
  element: Port;
  stats: PortStats;
  oper: PortOper;
  sampled: "sampling-enable.counters1";
  statements: {
    /** @source States and transitions */
    "up-down": "The operational data carries a state; whether a port is up or down cannot be altered through the interface.";
    /** @source Baseline and rate entries */
    sampling: "Baseline and rates hold only the counters that the element lists in `sampling-enable`.";
  };
  contradictions: {
    /** @source Virtual port element */
    "numbers-or-booleans": {
      about: "Whether the fields of a port that are 0 or 1 are boolean fields";
      readings: [
        Reading<"Boolean fields accept true, false, 1 and 0, and default to 0.", "General conventions > 4">,
        Reading<"The fields were observed as numbers, 0 or 1.", "Virtual port element > reset">,
      ];
      choice: "They are boolean fields that an answer shows as 0 or 1: a request may carry each of the four values, and the default is 0.";
    };
  };
}>;

/**
 * A port of a virtual server, with the fields that were observed.
 * @source Virtual port element
 */
export interface Port {
  /**
   * Key. The number of the port.
   * @source General conventions > 3
   */
  "port-number": number;
  /**
   * Key. The protocol of the port.
   * @source General conventions > 3
   */
  protocol: string;
  range?: number;
  "conn-limit"?: number;
  "scaleout-bucket-count"?: number;
  action?: string;
  "def-selection-if-pref-failed"?: string;
  "stats-data-action"?: string;
  "template-tcp"?: string;
  "template-virtual-port"?: string;
  reset?: Bit;
  "no-logging"?: Bit;
  "use-alternate-port"?: Bit;
  "ha-conn-mirror"?: Bit;
  "skip-rev-hash"?: Bit;
  "message-switching"?: Bit;
  "force-routing-mode"?: Bit;
  "reset-on-server-selection-fail"?: Bit;
  "clientip-sticky-nat"?: Bit;
  "extended-stats"?: Bit;
  "snat-on-vip"?: Bit;
  "syn-cookie"?: Bit;
  "no-auto-up-on-aflex"?: Bit;
  auto?: Bit;
  ipinip?: Bit;
  "rtp-sip-call-id-match"?: Bit;
  "use-rcv-hop-for-resp"?: Bit;
  "use-default-if-no-server"?: Bit;
  "no-dest-nat"?: Bit;
  /** The identifier of the port. */
  uuid?: Uuid;
  /** The counters that baseline and rates sample. */
  "sampling-enable"?: {
    /** @source Virtual port element > sampling-enable */
    counters1: CounterName<
      OpenEnum<"curr_conn" | "slowest_rsp_time" | "total_dns_pkts" | "total_ssl_conn", "the full set of counter names">
    >;
  }[];
}

/**
 * The statistics of a port: numbers all.
 * @source Statistics data fields (port stats), all numbers
 */
export interface PortStats {
  curr_conn?: Level;
  total_l4_conn?: Tally;
  total_l7_conn?: Tally;
  total_tcp_conn?: Tally;
  total_conn?: Tally;
  total_fwd_bytes?: Tally;
  total_fwd_pkts?: Tally;
  total_rev_bytes?: Tally;
  total_rev_pkts?: Tally;
  total_dns_pkts?: Tally;
  total_mf_dns_pkts?: Tally;
  es_total_failure_actions?: Tally;
  compression_bytes_before?: Tally;
  compression_bytes_after?: Tally;
  compression_hit?: Tally;
  compression_miss?: Tally;
  compression_miss_no_client?: Tally;
  compression_miss_template_exclusion?: Tally;
  curr_req?: Level;
  total_req?: Tally;
  total_req_succ?: Tally;
  peak_conn?: Level;
  curr_conn_rate?: Level;
  last_rsp_time?: Level;
  fastest_rsp_time?: Level;
  slowest_rsp_time?: Level;
  loc_permit?: Tally;
  loc_deny?: Tally;
  loc_conn?: Tally;
  curr_ssl_conn?: Level;
  total_ssl_conn?: Tally;
}

/**
 * The operational status of a port.
 * @source Operational data fields
 */
export interface PortOper {
  /**
   * The state of the port. That a port is up or down cannot be altered through the interface.
   * @source States and transitions
   */
  state?: OpenEnum<"Down", "the states other than Down">;
  loc_list?: string;
  geo_location?: string;
  level_str?: string;
  loc_last?: string;
  group_id?: number;
  loc_max_depth?: number;
  loc_success?: number;
  loc_error?: number;
  loc_override?: number;
}
