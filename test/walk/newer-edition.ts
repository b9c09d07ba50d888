/** A newer edition of the document of a shipped service, and what is new in it. */
import { withChanges } from "../adopt/support.ts";

/** Of rows: added, removed, renamed, a range narrowed; what was not shown stated; a resource; a collection with statistics. */
const changes: readonly (readonly [from: string, to: string])[] = [
  ["| tacplus | boolean | The TACACS+ protocol is used. Default 0. |", "| tacplus | boolean | The TACACS+ protocol is used. Default 0. |\n| server | string | The address of the server. Maximum length 63 characters. |"],
  ["| local | boolean | Configures a local user for entering privilege mode. Default 0. |\n", ""],
  ["| enable-auth-type |", "| enable-type |"],
  ["Range 0-15.", "Range 0-7."],
  ["| authorization commands | 0 to 15 |", "| authorization commands | 0 to 7 |"],
  ["Any events: not shown.", "Events are sent as webhooks."],
  ["or /mgmt/v3/authorization |", "or /mgmt/v3/authorization or /mgmt/v3/accounting |"],
  [
    "### Virtual port element (shape of an element)",
    `### accounting (configuration resource)

The element URI is /mgmt/v3/accounting. Partition visibility: shared. This feature configures accounting.

| Field | Type | Notes |
|---|---|---|
| level | number | The level of what is accounted for. Range 0-7. |
| local | boolean | Accounts are kept on the device. Default 1. |
| uuid | string | Maximum length 64 characters. |

### Virtual port element (shape of an element)`,
  ],
  [
    "## States and transitions",
    `### Service group element (shape of an element)

The element type is service-group, and its key field is name. The element URI is /mgmt/v3/slb/service-group/{name}. A group of servers that share the load.

| Field | JSON type |
|---|---|
| name | string |
| protocol | string |
| health-check-disable, reset | number (0 or 1) |
| uuid | string |

### Statistics data fields (service-group stats), all numbers

curr_conn, total_conn, total_reset.

## States and transitions`,
  ],
];

export function newerEdition(text: string): string {
  return withChanges(text, changes);
}
