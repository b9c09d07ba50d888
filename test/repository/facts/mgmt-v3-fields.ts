/** The long lists of fields of the device management document, name by name as it writes them. */

type Fields = { readonly [field: string]: string };

const all = (names: string, type: string): Fields => Object.fromEntries(names.split(", ").map((name) => [name, type]));

const portNumbers = "range, conn-limit, scaleout-bucket-count";
const portStrings = "action, def-selection-if-pref-failed, stats-data-action, template-tcp, template-virtual-port";
const portFlags =
  "reset, no-logging, use-alternate-port, ha-conn-mirror, skip-rev-hash, message-switching, force-routing-mode, reset-on-server-selection-fail, clientip-sticky-nat, extended-stats, snat-on-vip, syn-cookie, no-auto-up-on-aflex, auto, ipinip, rtp-sip-call-id-match, use-rcv-hop-for-resp, use-default-if-no-server, no-dest-nat";

/** A flag is the number 0 or 1 in answers, and whatever a boolean field accepts in requests. */
export function port(uuid: string, counterNames: string, flag: string): Fields {
  return {
    "": "object that always has port-number and protocol",
    "port-number": "number",
    protocol: "string",
    ...all(portNumbers, "number"),
    ...all(portStrings, "string"),
    ...all(portFlags, flag),
    uuid,
    "sampling-enable": "list, each an object that always has counters1",
    "sampling-enable[].counters1": counterNames,
  };
}

const commonNumbers =
  "extended-stats, stats-data-disable, graceful-shutdown-enable, rate-limit-logging, dsr-health-check-enable, reset-stale-session, dns-cache-enable, dns-cache-age, dns-cache-entry-size, dns-vip-stateless, buff-thresh, max-buff-queued-per-conn, gateway-health-check, msl-time, fast-path-disable, l2l3-trunk-lb-disable, snat-gwy-for-l3, disable-server-auto-reselect, enable-l7-req-acct, disable-adaptive-resource-check, snat-on-vip, mss-table, no-auto-up-on-aflex, hw-compression, max-http-header-count, scale-out, sort-res, use-mss-tab, drop-icmp-to-vip-when-vip-down";

export function common(uuid: string): Fields {
  return { "": "object", ...all(commonNumbers, "number"), uuid };
}

/** What counts and what goes up and down is a choice: the document says that they are numbers. */
export const portStats: Fields = {
  "": "object",
  ...all(
    "curr_conn, total_l4_conn, total_l7_conn, total_tcp_conn, total_conn, total_fwd_bytes, total_fwd_pkts, total_rev_bytes, total_rev_pkts, total_dns_pkts, total_mf_dns_pkts, es_total_failure_actions, compression_bytes_before, compression_bytes_after, compression_hit, compression_miss, compression_miss_no_client, compression_miss_template_exclusion, curr_req, total_req, total_req_succ, peak_conn, curr_conn_rate, last_rsp_time, fastest_rsp_time, slowest_rsp_time, loc_permit, loc_deny, loc_conn, curr_ssl_conn, total_ssl_conn",
    "number, by choice a counter",
  ),
  ...all("curr_conn, curr_req, peak_conn, curr_conn_rate, last_rsp_time, fastest_rsp_time, slowest_rsp_time, curr_ssl_conn", "number, by choice a gauge"),
};

export const portOper: Fields = {
  "": "object",
  state: "Down | string, not shown: the states other than Down",
  ...all("loc_list, geo_location, level_str, loc_last", "string"),
  ...all("group_id, loc_max_depth, loc_success, loc_error, loc_override", "number"),
};
