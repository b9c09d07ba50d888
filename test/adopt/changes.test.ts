import { describe, expect, test } from "vitest";
import { adoptIn, changedLines, textsOf, withChanges } from "./support.ts";

interface Case {
  readonly says: string;
  readonly service?: string;
  readonly changes: readonly (readonly [string, string])[];
  /** What changes wherever it stands. */
  readonly every?: readonly (readonly [string, string])[];
}

const nestedPath = "/{parent_object_collection}/{parent_object_name}/{child_object_collection}/{child_object_name}";
const nested = `| Nested object | GET, PUT, DELETE | ${nestedPath} | as above | as above |`;

const controller = textsOf("controller-v2").get("spec-src/controller-v2/document.md")!;

/** What an edition changes, and the only lines that change with it: all other lines of all files stay as they were. */
const cases: readonly Case[] = [
  { says: "numbers whose digits stand in groups of three", changes: [["Range 0-15.", "Range 0-65,535."], ["| authorization commands | 0 to 15 |", "| authorization commands | 0 to 65,535 |"], ["| debug | number |", "| depth | number (1-10,000) | How deep. |\n| width | number | How wide. 1,000 or more. |\n| debug | number |"]] },
  {
    says: "what stands beside facts: units, exceptions, single words, what a cell says behind its type",
    changes: [
      [
        "| debug | number |",
        [
          ["warn-at", "number", "Temperature, -40 to 125 °C."],
          ["offset", "number", "Offset −12 to +14."],
          ["idle", "number", "Default is 5 minutes."],
          ["retries", "number", "Retries (1-10, default 3)."],
          ["tcp-port", "number", "1-65535, except 22."],
          ["label", "string, nullable", "Label"],
          ["mac", "string (hex)", "Max. 17."],
          ["tag", "string(1..63)", "Tag."],
          ["rate-limit", "int32", "Speed; 0 disables it."],
          ["labels", "map of strings", "Labels."],
          ["audit", "boolean", "True or false; default false."],
        ]
          .map((cells) => `| ${cells.join(" | ")} |\n`)
          .join("") + "| debug | number |",
      ],
    ],
  },
  { says: "a sentence that begins with words that are set off", changes: [["in which the value Down appears. Through", "in which the value Down appears. **Each device**: it reports the state of its own ports. Through"]] },
  { says: "a range narrowed, stated twice", changes: [["Range 0-15.", "Range 0-7."], ["| authorization commands | 0 to 15 |", "| authorization commands | 0 to 7 |"]] },
  { says: "the sign between the keys of an element", service: "mgmt-v3", changes: [["/port/{port-number}+{protocol} |", "/port/{port-number},{protocol} |"], ["a port key is {port-number}+{protocol}", "a port key is {port-number},{protocol}"]] },
  { says: "the values of a header", service: "controller-v2", changes: [["<PROVIDER> |", "<PROVIDER>: one of local, ldap, tacacs |"]] },
  { says: "a word on a header", service: "controller-v2", changes: [["<PROVIDER> |", "<PROVIDER>. Not needed on small controllers. |"]] },
  { says: "a word on a scheme", service: "controller-v2", changes: [["then password |", "then password. Accepted by the session call only. |"]] },
  { says: "a row added", changes: [["| tacplus | boolean |", "| radius | boolean | Use the RADIUS protocol. Default 1. |\n| tacplus | boolean |"]] },
  { says: "a row added at the end", changes: [["| tacplus | boolean | The TACACS+ protocol is used. Default 0. |", "| tacplus | boolean | The TACACS+ protocol is used. Default 0. |\n| server | string | Maximum length 31 characters. |"]] },
  { says: "a row removed", changes: [["| none | boolean | Commands go without authorization. Default 0. |\n", ""]] },
  { says: "a row renamed", changes: [["| privilege-mode | boolean |", "| priv-mode | boolean |"]] },
  { says: "values and their default", changes: [["Allowed values: multiple, single. Default single.", "Allowed values: multiple, single, all. Default all."]] },
  { says: "values as code", changes: [["Allowed values: multiple, single. Default single.", "Allowed values: `multiple`, `single`, `sequential`. Default `single`."]] },
  { says: "columns of what is required and how long it may be", service: "controller-v2", changes: [["| Field | Type |\n|---|---|\n| name | string |\n| description | string |", "| Field | Type | Required | Notes |\n|---|---|---|---|\n| name | string | yes | |\n| description | string | no | At most 255 characters. |"]] },
  { says: "a default alone", changes: [["| multiple-auth-reject | boolean | Several logins of one and the same user are rejected. Default 0. |", "| multiple-auth-reject | boolean | Several logins of one and the same user are rejected. Default 1. |"]] },
  { says: "bits, with the range that holds them", changes: [["Range 1-15. Bitwise OR of: 1 (common), 2 (packet), 4 (packet detail), 8 (md5).", "Range 1-31. Bitwise OR of: 1 (common), 2 (packet), 4 (packet detail), 8 (md5), 16 (sha)."], ["| authorization debug | 1 to 15 |", "| authorization debug | 1 to 31 |"]] },
  {
    says: "an element whose collection is not listed",
    service: "controller-v2",
    changes: [
      ["## States and transitions", "### Tasks\n\nChanges are carried out by tasks. A task is a read-only object:\n\n| Field | Type | Notes |\n|---|---|---|\n| id | string | A UUID. |\n| status | string | Allowed values: queued, running. |\n\n## States and transitions"],
      ["| Session | not shown", "| Read a task | GET | /tasks/{task_id} | none | the task |\n| Session | not shown"],
    ],
  },
  {
    says: "fields of a new path beside its row",
    service: "controller-v2",
    changes: [["\nJSON objects are the payloads.", "| Health of the controller | GET | /health | none | JSON object, see below |\n\nThe response of the health call:\n\n| Field | Type | Notes |\n|---|---|---|\n| status | string | Allowed values: ok, degraded. |\n| uptime | number | Seconds. |\n\nJSON objects are the payloads."]],
  },
  {
    says: "further fields of a new path among those of all objects",
    service: "controller-v2",
    changes: [
      ["## States and transitions", "API keys are objects of the collection api-keys. Beside name and description they have:\n\n| Field | Type | Notes |\n|---|---|---|\n| role | string | Required. Allowed values: viewer, operator. |\n| secret | string | 40 characters. Read-only. |\n\n## States and transitions"],
      ["| Session | not shown", "| List or create API keys | GET, POST | /api-keys | as above | as above |\n| Read or revoke an API key | GET, DELETE | /api-keys/{api_key_name} | none | as above |\n| Session | not shown"],
    ],
  },
  {
    says: "a table of what goes into a query",
    service: "controller-v2",
    changes: [["\nJSON objects are the payloads.", "\nQuery parameters of List objects of a collection:\n\n| Parameter | Type | Notes |\n|---|---|---|\n| page_size | number | Range 1-200. Default 50. |\n| cursor | string | The cursor of the page before. |\n\nJSON objects are the payloads."]],
  },
  { says: "a section of what goes into queries", changes: [["## Authentication", "### Query parameters\n\n| Parameter | Used with | Type | Notes |\n|---|---|---|---|\n| start | Read a collection | number | Default 0. |\n| limit | Read a collection | number | Range 1-500. Default 100. |\n\n## Authentication"]] },
  {
    says: "settings with statistics, whose path a general row gives",
    changes: [
      ["### Operational data fields", "### accounting (configuration resource)\n\nElement URI /mgmt/v3/accounting. Partition visibility: shared. Configures the record of logins.\n\n| Field | Type | Notes |\n|---|---|---|\n| commands | number | Range 0-15. |\n| uuid | string | Maximum length 64 characters. |\n\n### Statistics data fields (accounting stats), all numbers\n\nrecords_sent, records_lost, server_timeouts.\n\n### Operational data fields"],
      ["<element or collection path>/stats |", "<element or collection path>/stats or /mgmt/v3/accounting/stats |"],
    ],
  },
  {
    says: "which headers are required",
    service: "controller-v2",
    changes: [["| Header | Value |\n|---|---|\n| Authorization | as above |\n| Content-Type | application/json |\n| provider | the provider name, <PROVIDER> |", "| Header | Value | Required |\n|---|---|---|\n| Authorization | as above | yes |\n| Content-Type | application/json | yes |\n| provider | the provider name, <PROVIDER> | no |\n| tenant | the tenant name, <TENANT> | yes |\n| X-Correlation-Id | a UUID of the caller's | no |"]],
  },
  { says: "an exception in an item of a list", service: "controller-v2", changes: [["1. Before a call is accepted, it is authenticated and checked for authorization; this goes for each call.", "1. Each call except the health call is authenticated and checked for authorization before it is accepted."]] },
  { says: "a limit of a field by its name", changes: [["| uuid field |", "| sampling-enable of a port | at most 16 entries |\n| uuid field |"]] },
  { says: "what a kind is of", changes: [["The statistics of an element or of a collection.", "Statistics of an element, a collection or a configuration resource."]] },
  { says: "a thing in an example of a sentence", service: "controller-v2", changes: [["(hosts under an application, for example)", "(endpoints under an application, for example)"]] },
  { says: "how many there are of a kind", changes: [["There can be several, and each of them is inside a collection.", "Up to 256 can exist in a collection; none lives outside one."]] },
  { says: "names that a block no longer holds", changes: [["JSON block with console-type, type and uuid, which are", "JSON block with console-type and type, which are"]] },
  { says: "how many items a list may have", changes: [["counters1 (a counter name) |", "counters1 (a counter name), at most 16 of them |"]] },
  { says: "what a value means", changes: [["single: when a method rejects, that is the end of it and no other is tried.", "single: when a method rejects, the local database alone is still tried."]] },
  { says: "a value by another name, with what it means", changes: [["Allowed values: multiple, single. Default single. multiple:", "Allowed values: sequential, single. Default single. sequential:"]] },
  { says: "a list of what had a format", changes: [["| console-type | string |", "| console-type | array of strings |"]] },
  { says: "an element of what is no collection", service: "controller-v2", changes: [["\nJSON objects are the payloads.", "| Close the session | DELETE | /session/{session_id} | none | none |\n\nJSON objects are the payloads."]] },
  { says: "one more header on all requests", changes: [["The header Content-Type: application/json is on all requests,", "The header Content-Type: application/json is on all requests, the header Accept: application/json as well,"]] },
  { says: "what a row says besides its limits", changes: [["| tacplus | boolean | The TACACS+ protocol is used. Default 0. |", "| tacplus | boolean | The TACACS+ protocol is used. Default 0. |\n| secret | string | The shared secret. Write-only. Length 8-64 characters. |\n| share | number | Percent, 0.1 to 99.9. |\n| banner | string | Default empty. |"]] },
  { says: "a condition of a default", changes: [["Type of authentication by enable-password. Default local.", "Type of authentication by enable-password. Default local, or radius where a server is set."]] },
  { says: "what stands behind a name in a list", changes: [["msl-time, ", "msl-time (1 to 40), "], ["dns-cache-age, ", "dns-cache-age (in seconds), "]] },
  { says: "a least length beside the greatest", changes: [["| method | object | JSON block, listed below |\n| uuid | string | Maximum length 64 characters. |", "| method | object | JSON block, listed below |\n| uuid | string | Minimum length 32 characters. Maximum length 64 characters. |"]] },
  { says: "a part of what was not shown", service: "controller-v2", changes: [["Any states and transitions: not shown.", "An object is in one of the states pending, active and failed. Transitions: not shown."]] },
  { says: "a table of some of what was not shown", service: "controller-v2", changes: [["Any errors: not shown.", "| Status | When |\n|---|---|\n| 409 | an object with the same name is already in the collection |\n\nOther errors: not shown."]] },
  { says: "a type that says more besides", service: "controller-v2", changes: [["| description | string |", "| description | object (a text for each language) |"]] },
  { says: "what is said behind a type", service: "controller-v2", changes: [["| name | string |\n| description | string |", "| name | string (letters, digits and hyphens only) |\n| description | string (deprecated; use label instead) |"]] },
  { says: "a type", changes: [["| range, conn-limit, scaleout-bucket-count | number |", "| conn-limit, scaleout-bucket-count | number |"], ["| action, def-selection", "| range, action, def-selection"]] },
  { says: "names that come into a list and go out of one", changes: [["total_l7_conn, total_tcp_conn", "total_l7_conn, total_quic_conn, total_tcp_conn"], ["gateway-health-check, ", ""]] },
  { says: "a name before the others of its cell", changes: [["| range, conn-limit, scaleout", "| burst-limit, range, conn-limit, scaleout"]] },
  { says: "values that a list names", changes: [["curr_conn, slowest_rsp_time, total_dns_pkts, total_ssl_conn. The", "curr_conn, last_rsp_time, total_dns_pkts, total_ssl_conn, total_conn. The"]] },
  { says: "a value that a list no longer names", changes: [["slowest_rsp_time, total_dns_pkts, total_ssl_conn. The", "slowest_rsp_time, total_dns_pkts. The"]] },
  { says: "a property", changes: [["Partition visibility: shared", "Partition visibility: none"]] },
  { says: "a path", changes: [["The element URI is /mgmt/v3/authorization.", "The element URI is /mgmt/v3/authz."], ["or /mgmt/v3/authorization |", "or /mgmt/v3/authz |"]] },
  { says: "a method", changes: [["| Replace | PUT |", "| Replace | PATCH |"]] },
  { says: "a window, stated twice", changes: [["average over the last 30 seconds.", "average over the last 60 seconds."], ["| baseline window | last 30 seconds |", "| baseline window | last 60 seconds |"]] },
  { says: "a window, where the row of the kind alone gives another", changes: [["average over the last 30 seconds.", "average over the last 60 seconds."]] },
  { says: "windows that are among the limits no more", changes: [["| rate windows | last 1, 5, 10 and 30 seconds |\n", ""]] },
  { says: "a request of which alone a generic resource was made", changes: [["| Read an intermediate resource | GET | /mgmt/v3/<name> | response: nested representation of the elements and collections in it |\n", ""]] },
  { says: "a scheme, with what the document said twice because of it", service: "controller-v2", changes: [["| Session | Session <SESSION_ID> | the session ID that the session call got back from the controller |\n", ""]] },
  { says: "a header that an entry of notes names as well", service: "controller-v2", changes: [["| Content-Type | application/json |\n", ""]] },
  { says: "another value that appears, in one of two places", changes: [["string (the value Down appears)", "string (the value Up appears)"]] },
  { says: "a value that one of two places no longer says to appear", changes: [["string (the value Down appears)", "string"]] },
  { says: "the word of a scheme", changes: [["the scheme word Device", "the scheme word Token"]] },
  { says: "the word of a scheme gone", changes: [["the scheme word Device, then a space, then <SESSION_TOKEN>", "the value <SESSION_TOKEN>"]] },
  { says: "what was not shown is stated", changes: [["Any events: not shown.", "Events are sent as webhooks."]] },
  { says: "a default that is not shown any more", changes: [["Several logins of one and the same user are rejected. Default 0. |", "Several logins of one and the same user are rejected. Default: not shown. |"]] },
  { says: "something more is not shown", changes: [["1. HTTPS is used for all requests.", "1. HTTPS is used for all requests. The lifetime of a session token: not shown."]] },
  {
    says: "a block with its row",
    changes: [
      ["| method | object | JSON block, listed below |", "| method | object | JSON block, listed below |\n| level-cfg | object | JSON block, listed below |"],
      ["method block:", "level-cfg block:\n\n| Field | Type | Notes |\n|---|---|---|\n| top | number | The top level. Range 1-9. Default 3. |\n| names | string | Maximum length 12 characters. |\n\nmethod block:"],
    ],
  },
  {
    says: "a key field renamed, wherever it is named",
    changes: [
      ["key fields are port-number and protocol", "key fields are port-no and protocol"],
      ["| port-number | number |", "| port-no | number |"],
      ["/port/{port-number}+{protocol} |", "/port/{port-no}+{protocol} |"],
      ["a port key is {port-number}+", "a port key is {port-no}+"],
      ["(those of a port: port-number, a number,", "(those of a port: port-no, a number,"],
    ],
  },
  {
    says: "a resource",
    changes: [
      [
        "### Virtual port element",
        "### accounting (configuration resource)\n\nElement URI /mgmt/v3/accounting. Partition visibility: shared. Configures accounting.\n\n| Field | Type | Notes |\n|---|---|---|\n| level | number | The level. Range 0-7. |\n| local | boolean | Account locally. Default 1. |\n| uuid | string | Maximum length 64 characters. |\n\n### Virtual port element",
      ],
      ["or /mgmt/v3/authorization |", "or /mgmt/v3/authorization or /mgmt/v3/accounting |"],
    ],
  },
  {
    says: "a collection with statistics, in sections that are called like others",
    changes: [
      [
        "## States and transitions",
        "### Service group element (shape of an element)\n\nThe element type is service-group, and its key field is name. The element URI is /mgmt/v3/slb/service-group/{name}. A group of servers that share the load.\n\n| Field | JSON type |\n|---|---|\n| name | string |\n| conn-limit | number |\n| reset, health-check-disable | number (0 or 1) |\n| uuid | string |\n\n### Statistics data fields (service-group stats), all numbers\n\ncurr_conn, total_conn, total_reset.\n\n## States and transitions",
      ],
    ],
  },
  {
    says: "a section gone with all that one file defines, wherever it was stated",
    changes: [
      [
        "### authorization (configuration resource)\n\nThe element URI is /mgmt/v3/authorization. Partition visibility: shared. What it configures is the authorization of commands.\n\n| Field | Type | Notes |\n|---|---|---|\n| commands | number | Level of commands for authorization. Range 0-15. |\n| debug | number | Level of debugging for command authorization. Range 1-15. Bitwise OR of: 1 (common), 2 (packet), 4 (packet detail), 8 (md5). |\n| method | object | JSON block, listed below |\n| uuid | string | Maximum length 64 characters. |\n\nmethod block:\n\n| Field | Type | Notes |\n|---|---|---|\n| none | boolean | Commands go without authorization. Default 0. |\n| tacplus | boolean | The TACACS+ protocol is used. Default 0. |\n\n",
        "",
      ],
      ["| authorization commands | 0 to 15 |\n| authorization debug | 1 to 15 |\n", ""],
      ["/mgmt/v3/authentication or /mgmt/v3/authorization |", "/mgmt/v3/authentication |"],
    ],
  },
  { says: "the word of a scheme in its row", service: "controller-v2", changes: [["| Session | Session <SESSION_ID> |", "| Session | Token <SESSION_ID> |"]] },
  { says: "a scheme that is called otherwise, wherever it is a source", service: "controller-v2", changes: [["| Session | Session <SESSION_ID> |", "| Token | Token <TOKEN> |"]] },
  { says: "an answer that is an object of its own", service: "controller-v2", changes: [["| none | the objects of the collection |", "| none | an object with the array objects and the number total |"]] },
  { says: "an answer that is the object with more in it", service: "controller-v2", changes: [["| POST | /{object_collection} | JSON object | the object |", "| POST | /{object_collection} | JSON object | the object with its number |"]] },
  {
    says: "a request that came, beside the statuses of all failures",
    service: "controller-v2",
    changes: [
      ["| DELETE | /{object_collection}/{object_name} | none | none |", "| DELETE | /{object_collection}/{object_name} | none | none |\n| Count the objects of a collection | GET | /{object_collection}/count | none | a number |"],
      ["Any errors: not shown.", "The status codes of errors: 400, 401, 403, 404. Their bodies: not shown."],
    ],
  },
  { says: "a scheme among others", service: "controller-v2", changes: [["| Session | Session <SESSION_ID> |", "| Bearer | Bearer <JWT> | a token of the identity provider |\n| Session | Session <SESSION_ID> |"]] },
  { says: "the version in a heading", changes: [["# Device Management REST Interface (version 3)", "# Device Management REST Interface (version 4)"]] },
  { says: "the address of a service and its version, wherever they stand", service: "controller-v2", every: [["/api/v2", "/api/v3"]], changes: [["# Central Controller REST Interface (version 2)", "# Central Controller REST Interface (version 3)"]] },
  { says: "the address that all paths begin with", every: [["/mgmt/v3", "/mgmt/v4"]], changes: [["the path segment v3", "the path segment v4"]] },
  { says: "the address that all paths begin with, which has one segment more before the others", every: [["/mgmt/v3", "/api/mgmt/v3"]], changes: [] },
  { says: "the address that all paths begin with, which has one segment more and another version", every: [["/mgmt/v3", "/api/mgmt/v4"]], changes: [["the path segment v3", "the path segment v4"]] },
  { says: "a segment of a path, in all that is below it", every: [["/slb/virtual-server/", "/slb/vip/"]], changes: [] },
  { says: "a key of more fields, which are then required", every: [["{port-number}+{protocol}", "{port-number}+{protocol}+{range}"]], changes: [["key fields are port-number and protocol", "key fields are port-number, protocol and range"]] },
  { says: "a column for what notes said", changes: [["| Field | Type | Notes |\n|---|---|---|\n| commands | number | Level", "| Field | Type | Default | Notes |\n|---|---|---|---|\n| commands | number | 3 | Level"], ["| debug | number | Level", "| debug | number | | Level"], ["| method | object | JSON block, listed below |\n| uuid | string | Maximum", "| method | object | | JSON block, listed below |\n| uuid | string | | Maximum"]] },
  { says: "a column of what its title tells nothing of", changes: [["| Field | Type | Notes |\n|---|---|---|\n| none | boolean | Commands go without authorization. Default 0. |\n| tacplus | boolean | The TACACS+ protocol is used. Default 0. |", "| Field | Type | Notes | Module |\n|---|---|---|---|\n| none | boolean | Commands go without authorization. Default 0. | |\n| tacplus | boolean | The TACACS+ protocol is used. Default 0. | the daemon of accounts |"]] },
  { says: "a second column of notes", changes: [["| Field | Type | Notes |\n|---|---|---|\n| none | boolean | Commands go without authorization. Default 0. |\n| tacplus | boolean | The TACACS+ protocol is used. Default 0. |", "| Field | Type | Notes | Remarks |\n|---|---|---|---|\n| none | boolean | Commands go without authorization. Default 0. | |\n| tacplus | boolean | The TACACS+ protocol is used. Default 0. | Slow on large devices. |"]] },
  { says: "a row that is read-only now", changes: [["| tacplus | boolean | The TACACS+ protocol is used.", "| tacplus | boolean | Read-only. The TACACS+ protocol is used."]] },
  { says: "an item of a list that shows nothing", changes: [["4. The way to obtain a session token: not shown.", "4. The way to obtain a session token: not shown.\n5. How long a session token lasts: not shown."]] },
  { says: "a limit in a sentence, where there was none to be seen", changes: [["Any rate limits: not shown.", "At most 100 requests per second are answered."], ["The transitions between states: not shown.", "The state changes from Up to Down when the health check fails."]] },
  { says: "a name that shares the remark of those before it", changes: [["min, max, avg (numbers)", "min, max, avg, median (numbers)"]] },
  { says: "a header and a field", service: "controller-v2", changes: [["| provider | the provider name, <PROVIDER> |", "| provider | the provider name, <PROVIDER> |\n| X-Trace | the trace id, <TRACE> |"], ["| description | string |", "| description | string |\n| owner | string |"]] },
  { says: "a field removed", service: "controller-v2", changes: [["| description | string |\n", ""]] },
  { says: "a table in the place of what was not shown", changes: [["Any errors: not shown.", "An error answers with an object that has code (number) and msg (string).\n\n| Status | Meaning |\n|---|---|\n| 400 | The request is not valid. |\n| 404 | There is no such object. |"]] },
  { says: "a media type that has a name of the service in it", changes: [["3. The header Content-Type: application/json is on each request.", "3. The header Content-Type: application/vnd.mgmt+json is on each request."], ["The header Content-Type: application/json is on all requests", "The header Content-Type: application/vnd.mgmt+json is on all requests"]] },
  { says: "a header that holds the credential alone", changes: [["2. The header Authorization is on each request; its value is the scheme word Device, then a space, then <SESSION_TOKEN>.", "2. The header X-Auth-Token is on each request; its value is <SESSION_TOKEN>."], ["and so is the Authorization header", "and so is the X-Auth-Token header"]] },
  { says: "a header of every request, before an item that definitions name by its number", changes: [["4. The way to obtain", "4. The header X-Partition: shared is on each request.\n5. The way to obtain"]] },
  { says: "the name of a header that was not shown", service: "controller-v2", changes: [["The name of that header: not shown.", "Its name is tenant."]] },
  { says: "a row for a header that an item said nothing of", service: "controller-v2", changes: [["| provider | the provider name, <PROVIDER> |", "| provider | the provider name, <PROVIDER> |\n| tenant | the tenant name, <TENANT> |"], ["4. One more header is required, and it carries tenant information. The name of that header: not shown.\n5. The header", "4. The header"]] },
  { says: "a scheme that has a word of its own in the vocabulary", service: "controller-v2", changes: [["| Session | Session <SESSION_ID> |", "| Bearer | Bearer <SESSION_ID> |"]] },
  { says: "a number in a sentence, which is no version", service: "controller-v2", changes: [["| Session | Session <SESSION_ID> |", "| Token | Token <API_TOKEN> | an API token of the user |\n| Session | Session <SESSION_ID> |"], ["in one of two schemes:", "in one of three schemes:"], ["and its two Authorization schemes", "and its three Authorization schemes"]] },
  { says: "an operation of every object of a kind", changes: [["| Read rate | GET |", "| Clear statistics | DELETE | <element or collection path>/stats | none |\n| Read rate | GET |"]] },
  { says: "an operation of two kinds, with bodies that others have", changes: [["| Create elements | POST |", "| Replace one element | PUT | /mgmt/v3/<parent path>/<collection>/<key> | request: object keyed by type name. Response: object keyed by type name |\n| Create elements | POST |"]] },
  { says: "an operation called like another one of its table", service: "controller-v2", changes: [["| Read one object | GET |", "| Delete all objects | DELETE | /{object_collection} | none | none |\n| Read one object | GET |"]] },
  { says: "a method among others of a row", service: "controller-v2", changes: [["| Nested object | GET, PUT, DELETE |", "| Nested object | GET, PUT, PATCH |"]] },
  {
    says: "a collection with data in sections whose titles others have, and an array in a row",
    changes: [
      [
        "## States and transitions",
        "### Server element (shape of an element)\n\nThe element type is server, and its key field is name. The element URI is /mgmt/v3/slb/server/{name}. A real server.\n\n| Field | JSON type |\n|---|---|\n| name | string |\n| uuid | string |\n| sampling-enable | array of objects, each with string field counters1 (a counter name) |\n\n### Statistics data fields (server stats), all numbers\n\ncurr_conn, total_conn.\n\n### Operational data fields (server oper)\n\n| Field | JSON type |\n|---|---|\n| state | string |\n\n## States and transitions",
      ],
    ],
  },
  {
    says: "a collection that only the paths of others had shown",
    changes: [
      [
        "### Virtual port element",
        "### Virtual server element (shape of an element)\n\nThe element type is virtual-server, and its key field is name. The element URI is /mgmt/v3/slb/virtual-server/{name}. A virtual server.\n\n| Field | JSON type |\n|---|---|\n| name | string |\n| ip-address | string |\n\n### Operational data fields (virtual-server oper)\n\n| Field | JSON type |\n|---|---|\n| state | string |\n\n### Virtual port element",
      ],
    ],
  },
  { says: "a section gone of which one declaration of a file was made, and its fact with it", changes: [["### Operational data fields (port oper)\n\n| Field | JSON type |\n|---|---|\n| state | string (the value Down appears) |\n| loc_list, geo_location, level_str, loc_last | string |\n| group_id, loc_max_depth, loc_success, loc_error, loc_override | number |\n\n", ""]] },
  { says: "a resource moved below a new segment, with what is below it", changes: [["The element URI is /mgmt/v3/authentication.", "The element URI is /mgmt/v3/aaa/authentication."], ["| POST | /mgmt/v3/authentication or", "| POST | /mgmt/v3/aaa/authentication or"], ["/mgmt/v3/slb/common, /mgmt/v3/authentication |", "/mgmt/v3/slb/common, /mgmt/v3/aaa/authentication |"], ["Reference object: /mgmt/v3/authentication/console", "Reference object: /mgmt/v3/aaa/authentication/console"], ["reference path /mgmt/v3/authentication/console.", "reference path /mgmt/v3/aaa/authentication/console."]] },
  { says: "an operation whose row is called otherwise, and which keeps its own name", changes: [["| Read rate | GET |", "| Poll averages | GET |"]] },
  { says: "a row that came, beside an operation with another name for the same", changes: [["| Read rate | GET |", "| Get rates | GET |"], ["| rate windows |", "| URL length | 2048 characters |\n| rate windows |"]] },
  { says: "what stands for the address of a service", every: [["{base_url}", "{device_url}"]], changes: [] },
  { says: "what stands for the address of a service, with its name in a sentence", service: "controller-v2", every: [["{controller_base_url}", "{api_base_url}"]], changes: [] },
  { says: "a limit in a row of its own", changes: [["| rate windows |", "| URL length | 2048 characters |\n| rate windows |"]] },
  { says: "a segment before the placeholder that a URI begins with", service: "controller-v2", every: [["| /{object_collection}", "| /objects/{object_collection}"]], changes: [] },
  { says: "a block within a block", changes: [["| tacplus | boolean | The TACACS+ protocol is used. Default 0. |", "| tacplus | boolean | The TACACS+ protocol is used. Default 0. |\n| radius-cfg | object | JSON block, listed below |\n\nradius-cfg block:\n\n| Field | Type | Notes |\n|---|---|---|\n| port | number | Range 1-65535. Default 1812. |\n| secret | string | Maximum length 128 characters. |"]] },
  {
    says: "a block that came within a block that came",
    changes: [
      ["| method | object | JSON block, listed below |", "| method | object | JSON block, listed below |\n| failover-cfg | object | JSON block, listed below |"],
      ["### Virtual port element", "failover-cfg block:\n\n| Field | Type | Notes |\n|---|---|---|\n| order | string | Allowed values: first, last. Default first. |\n| timer-cfg | object | JSON block, listed below |\n\ntimer-cfg block:\n\n| Field | Type | Notes |\n|---|---|---|\n| dead-time | number | Range 1-60. Default 5. |\n\n### Virtual port element"],
    ],
  },
  {
    says: "a block renamed, with those within it and all that name it",
    every: [["/authentication/console", "/authentication/terminal"]],
    changes: [["| console | object |", "| terminal | object |"], ["console block:", "terminal block:"], ["console type-cfg block:", "terminal type-cfg block:"]],
  },
  { says: "a field that is deprecated, and why", changes: [["| commands | number | Level", "| commands | number | Deprecated since 3.2: use debug. Level"]] },
  { says: "a value with a remark on it, and two remarks on a block", changes: [["Allowed values: multiple, single. Default", "Allowed values: multiple, single, ordered. Default"], ["and no other is tried. |", "and no other is tried. ordered: the methods are tried in their order. |"], ["| method | object | JSON block, listed below |", "| method | object | JSON block, listed below. The first method that answers decides. At least one method is on. |"]] },
  { says: "a placeholder that the URI of another resource has", every: [["/virtual-server/{name}", "/virtual-server/{server-name}"]], changes: [] },
  { says: "a placeholder that a kind adds to its URIs", every: [["/uuid/{id}", "/uuid/{uuid}"]], changes: [] },
  { says: "a segment before a URI that its kind ends", every: [["/uuid/{id}", "/objects/uuid/{id}"]], changes: [] },
  { says: "all placeholders of a service", service: "controller-v2", every: [["object_collection}", "item_collection}"], ["object_name}", "item_name}"]], changes: [] },
  { says: "the values of a format", changes: [["| type | string | Format enum-list. Type", "| type | string | Format enum-list. Allowed values: local, ldap, radius. Type"]] },
  { says: "the values of every field of a format, which were not shown", changes: [["| console-type | string | Format enum-list. |", "| console-type | string | Format enum-list. Allowed values: local, radius. |"], ["| type | string | Format enum-list. Type", "| type | string | Format enum-list. Allowed values: local, radius. Type"], ["| enable-auth-type | string | Format enum-list. Type", "| enable-auth-type | string | Format enum-list. Allowed values: local, radius. Type"], [" The values that each enum-list field allows: not shown.", ""]] },
  { says: "a list that is whole now", changes: [["The full set of names that counters have in sampling-enable: not shown.", "No other names are used."]] },
  { says: "a collection on paths of its own, with its fields", service: "controller-v2", changes: [["## States and transitions", "### licenses\n\nA license of the controller. The URI is /licenses/{license_name}.\n\n| Field | Type | Notes |\n|---|---|---|\n| license_name | string | Maximum length 63 characters. |\n| seats | number | Range 1-1000. |\n\n## States and transitions"], ["| Session | not shown", "| List licenses | GET | /licenses | none | the objects of the collection |\n| Read a license | GET | /licenses/{license_name} | none | the object |\n| Session | not shown"]] },
  { says: "operations on a path of placeholders that another resource has", service: "controller-v2", changes: [["| Session | not shown", "| List nested objects | GET | /{parent_object_collection}/{parent_object_name}/{child_object_collection} | none | the objects of the collection |\n| Add a nested object | POST | /{parent_object_collection}/{parent_object_name}/{child_object_collection} | JSON object | the object |\n| Session | not shown"]] },
  { says: "an operation on a path of its own, which answers something of its own", service: "controller-v2", changes: [["| Session | not shown", "| Server health | GET | /health | none | the health of the server |\n| Session | not shown"]] },
  { says: "a kind with its path and an operation there", changes: [["| UUID resource |", "| Job resource | A task that runs in the background. | /mgmt/v3/job/{job-id} |\n| UUID resource |"], ["| Read, update or delete", "| Read a job | GET | /mgmt/v3/job/{job-id} | response: object keyed by type name |\n| Cancel the job | DELETE | /mgmt/v3/job/{job-id} | none |\n| Read, update or delete"]] },
  { says: "an intermediate resource that only a path shows", changes: [["| /mgmt/v3/slb |", "| /mgmt/v3/slb, /mgmt/v3/cgnv6 |"]] },
  { says: "an intermediate resource that has a section", changes: [["### Virtual port element", "### cgnv6 (intermediate resource)\n\nThe element URI is /mgmt/v3/cgnv6.\n\n### Virtual port element"]] },
  { says: "the method of a request that had none", service: "controller-v2", changes: [["| Session | not shown beyond its existence |", "| Session | POST |"]] },
  { says: "the method of a request, its path and the fields of its bodies", service: "controller-v2", changes: [["| Session | not shown beyond its existence | /session (the address example) or 'sessions' (the prose) | see below |", "| Session | POST | /session | see below |"], ["Exactly what payload the session call has in its request and in its response: not shown.", "\n\nRequest payload of the session call:\n\n| Field | Type |\n|---|---|\n| username | string |\n| password | string |\n\nResponse payload of the session call:\n\n| Field | Type |\n|---|---|\n| session_id | string |\n| expires_in | number |"]] },
  { says: "a header that a sentence gives without the word", changes: [["4. The way to obtain", "4. Each request carries Accept: application/json.\n5. The way to obtain"]] },
  { says: "a block where what is not shown is worded otherwise", service: "controller-v2", changes: [["| description | string |", "| description | string |\n| owner | object |\n\nThe owner block:\n\n| Field | Type |\n|---|---|\n| user | string |"], ["The fields that objects have beyond name and description: not shown.", "Fields of objects beyond name and description: not shown."]] },
  { says: "a table alone in the place of what was not shown", changes: [["Any errors: not shown.", "| Status | Meaning |\n|---|---|\n| 400 | The request is not valid. |\n| 404 | There is no such object. |"]] },
  { says: "a kind that is called otherwise", changes: [["| UUID resource |", "| Identifier resource |"]] },
  { says: "an answer that holds nothing now", changes: [["| Delete | DELETE | same | none | attributes |", "| Delete | DELETE | same | none | none |"]] },
  { says: "an answer that was not shown, in the words of a body that is known", changes: [["Response: not shown, except that creation is said to go through the collection URI", "Response: object keyed by type name"]] },
  { says: "how something is obtained, by a request to a path that nothing else has", changes: [["4. The way to obtain a session token: not shown.", "4. A session token is obtained by a POST to /mgmt/v3/auth with username and password."]] },
  { says: "a limit for a field, beside its own table", changes: [["| authorization debug | 1 to 15 |", "| authorization debug | 1 to 15 |\n| port-number | 1 to 65535 |"]] },
  { says: "a limit that a field's own table alone states now", changes: [["| authorization debug | 1 to 15 |\n", ""]] },
  { says: "an operation gone of two on one request", changes: [["| Modify | POST | same | attributes | attributes |\n", ""]] },
  { says: "a kind gone with its resource", service: "controller-v2", changes: [["| Session | not shown beyond its existence | /session (the address example) or 'sessions' (the prose) | see below | a session ID |\n", ""]] },
  { says: "a kind gone from the table of kinds and from the endpoints", changes: [["| UUID resource | Any object, addressed by the identifier that was generated for it automatically. | /mgmt/v3/uuid/{id} |\n", ""], ["| Read, update or delete by identifier | GET shown | /mgmt/v3/uuid/{id} | GET response: the object, keyed by its type name |\n", ""], ["The methods that update and delete through the identifier URI: not shown.\n", ""]] },
  { says: "an operation of a resource that has none", service: "controller-v2", changes: [["| Session | not shown", "| End a session | DELETE | /session | none | none |\n| Session | not shown"]] },
  { says: "a resource whose settings nothing shows", changes: [["| /mgmt/v3/slb/common, /mgmt/v3/authentication |", "| /mgmt/v3/slb/common, /mgmt/v3/authentication, /mgmt/v3/system/dns |"]] },
  { says: "a section without fields", changes: [["### Virtual port element", "### dns (configuration resource)\n\nThe element URI is /mgmt/v3/system/dns.\n\n### Virtual port element"]] },
  { says: "a path among those of operations, and nothing else of it", changes: [["/mgmt/v3/authentication or /mgmt/v3/authorization |", "/mgmt/v3/authentication or /mgmt/v3/authorization or /mgmt/v3/accounting |"]] },
  { says: "data of a resource whose kind had none", changes: [["### Virtual port element", "### Statistics data fields (authorization stats), all numbers\n\ntotal_requests, total_denied.\n\n### Virtual port element"]] },
  { says: "data of elements of which only the key was known", changes: [["## States and transitions", "### Statistics data fields (virtual-server stats), all numbers\n\ncurr_conn, total_conn.\n\n## States and transitions"]] },
  { says: "a resource with data of its own and a property that its pattern has not", changes: [["### authorization (configuration resource)", "### ldap (configuration resource)\n\nThe element URI is /mgmt/v3/authentication/ldap. Partition visibility: none. What it configures is LDAP.\n\n| Field | Type | Notes |\n|---|---|---|\n| timeout | number | Range 1-60. |\n| uuid | string | Maximum length 64 characters. |\n\n### Statistics data fields (ldap stats), all numbers\n\ntotal_bind, bind_fail.\n\n### authorization (configuration resource)"]] },
  { says: "a field, and the list of all fields in a sentence", service: "controller-v2", changes: [["| description | string |", "| description | string |\n| owner | string |"], ["The fields that objects have beyond name and description: not shown.", "The fields that objects have beyond name, description and owner: not shown."]] },
  { says: "a header among those of a sentence", changes: [["The header Content-Type: application/json is on all requests, and so is", "The header Content-Type: application/json is on all requests, the header X-Request-Id as well, and so is"]] },
  { says: "a body where there was none, and none where there was one", service: "controller-v2", changes: [["| Delete one object | DELETE | /{object_collection}/{object_name} | none | none |", "| Delete one object | DELETE | /{object_collection}/{object_name} | none | the object |"], ["| Add an object | POST | /{object_collection} | JSON object | the object |", "| Add an object | POST | /{object_collection} | JSON object | none |"]] },
  { says: "fields that are all that there are", service: "controller-v2", changes: [["The fields that objects have beyond name and description: not shown.", "Objects have no other fields."]] },
  { says: "names that went out of one list, and others that came", changes: [["dns-cache-age, dns-cache-entry-size,", "dns-cache-age, dns-cache-sync,"], ["extended-stats, stats-data-disable, graceful", "extended-stats, stats-data-enable, graceful"]] },
  { says: "a range in the row of its field, and not where its limit is said again", changes: [["Range 0-15.", "Range 0-31."]] },
  { says: "a limit that is said again, and not the range in the row of its field", changes: [["| authorization debug | 1 to 15 |", "| authorization debug | 1 to 7 |"]] },
  {
    says: "a resource gone and one that came, introduced in the same words",
    changes: [
      [
        "### authorization (configuration resource)\n\nThe element URI is /mgmt/v3/authorization. Partition visibility: shared. What it configures is the authorization of commands.\n\n| Field | Type | Notes |\n|---|---|---|\n| commands | number | Level of commands for authorization. Range 0-15. |\n| debug | number | Level of debugging for command authorization. Range 1-15. Bitwise OR of: 1 (common), 2 (packet), 4 (packet detail), 8 (md5). |\n| method | object | JSON block, listed below |\n| uuid | string | Maximum length 64 characters. |\n\nmethod block:\n\n| Field | Type | Notes |\n|---|---|---|\n| none | boolean | Commands go without authorization. Default 0. |\n| tacplus | boolean | The TACACS+ protocol is used. Default 0. |\n\n",
        "### dns (configuration resource)\n\nThe element URI is /mgmt/v3/dns. Partition visibility: none. What it configures is the name servers.\n\n| Field | Type | Notes |\n|---|---|---|\n| primary | string | Maximum length 63 characters. |\n| suffix | string | Maximum length 255 characters. |\n| uuid | string | Maximum length 64 characters. |\n\n",
      ],
      ["| authorization commands | 0 to 15 |\n| authorization debug | 1 to 15 |\n", ""],
      ["/mgmt/v3/authentication or /mgmt/v3/authorization |", "/mgmt/v3/authentication or /mgmt/v3/dns |"],
    ],
  },
  { says: "the method of a row, and what it answers", service: "controller-v2", changes: [["| Update one object | PUT | /{object_collection}/{object_name} | JSON object | the object |", "| Update one object | PATCH | /{object_collection}/{object_name} | JSON object | none |"]] },
  { says: "a value gone with what was said of it", changes: [["Allowed values: multiple, single. Default single. multiple: when one authentication method rejects, the one after it is tried. single:", "Allowed values: single. Default single. single:"]] },
  { says: "two fields in the place of one", changes: [["| commands | number | Level of commands for authorization. Range 0-15. |", "| commands-min | number | Lowest level of commands. Range 0-15. |\n| commands-max | number | Highest level of commands. Range 0-15. |"], ["| authorization commands | 0 to 15 |\n", ""]] },
  { says: "two names that share the remark of those before them", changes: [["min, max, avg (numbers)", "min, max, avg, median, samples (numbers)"]] },
  { says: "a section of sentences, items and rows of which nothing else is made", changes: [["## Versioning", "## Licensing\n\nThe device needs a license. How a license is obtained: not shown.\n\n1. A license is bound to one device.\n2. A license ends after a year.\n\n| Edition | What it allows |\n|---|---|\n| basic | 2 partitions |\n| full | 32 partitions |\n\n## Versioning"]] },
  { says: "a method of which rows above say what it is sent", service: "controller-v2", changes: [["| Nested object | GET, PUT, DELETE |", "| Nested object | GET, POST, PUT, DELETE |"]] },
  { says: "a media type that has a parameter now", service: "controller-v2", changes: [["| Content-Type | application/json |", "| Content-Type | application/json; charset=utf-8 |"]] },
  { says: "a table beside what is not shown", changes: [["Any errors: not shown.", "Any errors: not shown.\n\n| Status | Meaning |\n|---|---|\n| 400 | The request is malformed. |\n| 404 | There is no such resource. |"]] },
  { says: "a table in the place of what was not shown, and less that is not", changes: [["Any errors: not shown.", "| Status | Meaning |\n|---|---|\n| 400 | The request is malformed. |\n| 404 | There is no such resource. |\n\nThe body of an error: not shown."]] },
  { says: "what a kind writes behind the path of another", every: [["path>/stats |", "path>/statistics |"]], changes: [] },
  { says: "a property that is not shown any more", changes: [["Partition visibility: none.", "Partition visibility: not shown."]] },
  { says: "the first segment of all paths, and what the document calls it", every: [["/mgmt/v3", "/api/v3"], ["word mgmt", "word api"], ["prefix mgmt", "prefix api"]], changes: [] },
  { says: "how the service is reached, which an entry says in words of its own", service: "controller-v2", changes: [["it is served over HTTPS alone", "it is served over HTTP and HTTPS"]] },
  { says: "several words of a sentence, which others around them make one", service: "controller-v2", changes: [["usually needs no body", "never has a body"]] },
  { says: "what an item says of a value, and not what another item does", service: "controller-v2", changes: [["whose value is a controller host name", "whose value is *"]] },
  {
    says: "objects that have fields of their own, and objects within them, where the service had any objects alone",
    service: "controller-v2",
    changes: [["## States and transitions", "### Applications\n\nThe URI is /applications/{application_name}.\n\n| Field | Type | Notes |\n|---|---|---|\n| name | string | Maximum length 63 characters. |\n| enabled | boolean | Default true. |\n\n### Hosts\n\nThe URI is /applications/{application_name}/hosts/{host_name}.\n\n| Field | Type | Notes |\n|---|---|---|\n| name | string | |\n| port | number | Range 1-65535. Default 443. |\n\n## States and transitions"]],
  },
  { says: "a list of all names in the place of what was not shown", changes: [["The full set of names that counters have in sampling-enable: not shown.", "The full set of names that counters have in sampling-enable: curr_conn, total_conn, slowest_rsp_time, total_dns_pkts, total_ssl_conn, peak_conn."]] },
  { says: "a table in the place of what was not shown, beside another one", changes: [["Any rate limits: not shown.", "| Limit | Value |\n|---|---|\n| requests per second | 50 |\n| sessions | 20 |"]] },
  { says: "headers in a table of their own", changes: [["3. The header Content-Type: application/json is on each request.", "3. The header Content-Type: application/json is on each request.\n\n| Header | Value |\n|---|---|\n| X-Request-Id | any UUID |"]] },
  { says: "a list of sentences in the place of what was not shown", changes: [["Any events: not shown.", "These events are sent:\n\n- port up\n- port down"]] },
  { says: "one mention for another in a cell that has several", changes: [["object keyed by type name with key fields and changed fields", "object keyed by type name with the uuid and changed fields"]] },
  { says: "several mentions for others in a cell", changes: [["object keyed by type name with key fields and changed fields", "object with <type>-list array of key fields and changed fields"]] },
  { says: "a resource gone from a heading that calls several by a label", changes: [["### Configuration resources: authentication and authorization\n\nEach of the two resources has one URI and, on it, the same five operations.", "### Configuration resources: authentication\n\nThe resource has one URI and, on it, five operations."]] },
  { says: "a convention gone in the midst of others: those after it are known by other numbers", changes: [["\n6. Where the type of a field is written 'JSON block', the field is a nested object.\n7. ", "\n6. "]] },
  { says: "numbers and literals as defaults of strings", changes: [["| multiple-auth-reject | boolean |", "| retries | string | Tries of a login. Default 0. |\n| banner | string | Shown at a login. Default true. |\n| multiple-auth-reject | string |"]] },
  { says: "a convention gone that a word and notes name", changes: [["\n7. A field in the format enum-list takes its values from an enumerated list. The values that each enum-list field allows: not shown.", ""]] },
  { says: "the method of a request that had none, with another path and a body", service: "controller-v2", changes: [["| Session | not shown beyond its existence | /session (the address example) or 'sessions' (the prose) | see below |", "| Session | POST | /sessions | JSON object |"]] },
  { says: "one of several things of a resource that were not shown", service: "controller-v2", changes: [["Exactly what payload the session call has in its request and in its response: not shown.", "The request of the session call holds username (string) and password (string)."]] },
  { says: "what was not shown of a resource, said in a section that others name first", changes: [["The methods that update and delete through the identifier URI: not shown.", "Methods for update and delete through the identifier URI: PUT and DELETE."]] },
  { says: "a column for sentences on fields that had none", service: "controller-v2", changes: [["| Field | Type |\n|---|---|\n| name | string |\n| description | string |", "| Field | Type | Notes |\n|---|---|---|\n| name | string | Maximum length 63 characters. |\n| description | string | Maximum length 255 characters. |"]] },
  { says: "a limit of one field of a word that says more than the limit", changes: [["| method | object | JSON block, listed below |\n| uuid | string | Maximum length 64 characters. |", "| method | object | JSON block, listed below |\n| uuid | string | Maximum length 36 characters. |"]] },
  { says: "a limit that came for a field of a word that has none", changes: [["| console-type | string | Format enum-list. |", "| console-type | string | Format enum-list. Maximum length 31 characters. |"]] },
  { says: "the key of a list, made of the name of a type", changes: [["one key, <type>-list;", "one key, <type>-items;"], ["object with <type>-list array", "object with <type>-items array"]] },
  { says: "a member beside the data, wherever it is named", changes: [["the string field svc-url,", "the string field self-url,"], ["with it svc-url (string)", "with it self-url (string)"]] },
  { says: "a name gone, and one that came elsewhere in another list", changes: [["rtp-sip-call-id-match, ", ""], ["conn-limit, scaleout", "conn-limit, conn-limit-reset, scaleout"]] },
  { says: "a method of some of the fields, and the sentence that lists the methods", service: "controller-v2", changes: [["GET, POST, PUT and DELETE", "GET, POST, PUT, PATCH and DELETE"], ["| Delete one object |", "| Change one object | PATCH | /{object_collection}/{object_name} | changed fields | the object |\n| Delete one object |"]] },
  { says: "an operation whose body is called by more words", changes: [["| Delete | DELETE | same |", "| Patch | PATCH | same | changed attributes | attributes |\n| Delete | DELETE | same |"]] },
  { says: "one more of what a sentence lists", changes: [["Once the running configuration has been saved, a reload or a failover leaves the uuid as it is.", "After the running configuration is saved, the uuid stays the same across a reload, a failover or an upgrade."]] },
  { says: "methods that went, and the sentences that list them", service: "controller-v2", changes: [["GET, POST, PUT and DELETE", "GET, POST and DELETE"], ["| Update one object | PUT | /{object_collection}/{object_name} | JSON object | the object |\n", ""], ["| Nested object | GET, PUT, DELETE |", "| Nested object | GET, DELETE |"]] },
  { says: "an answer that was not shown, called by more words than the request", changes: [["Response: not shown, except that creation is said to go through the collection URI", "Response: the created object, keyed by type name"]] },
  { says: "fields of which is no longer said that there are more", service: "controller-v2", changes: [["| description | string |", "| description | string |\n| created_at | string |"], ["\nThe fields that objects have beyond name and description: not shown.\n", ""]] },
  { says: "a header that had no name, named where it was not shown", service: "controller-v2", changes: [["4. One more header is required, and it carries tenant information. The name of that header: not shown.", "4. The header X-Tenant-Id, which carries tenant information, is also required."]] },
  { says: "a header with a length", changes: [["4. The way to obtain", "4. Each request may carry the header X-Request-Id, a string of at most 64 characters.\n5. The way to obtain"]] },
  { says: "a header that any request may carry", changes: [["4. The way to obtain", "4. A request can carry the header X-Partition with the name of a partition.\n5. The way to obtain"]] },
  { says: "a port in the address of all paths", changes: [["{base_url}/mgmt/v3/<resource path>", "{base_url}:8443/mgmt/v3/<resource path>"]] },
  { says: "headers in a table of a section that came", changes: [["## Events", "## Optional headers\n\n| Header | Meaning |\n|---|---|\n| X-Request-Id | A name of the request, for the log. |\n| X-Partition | The partition to use. |\n\n## Events"]] },
  { says: "headers in a table of a section that came, with a column for those that are required", service: "controller-v2", changes: [["## Events", "## Tracing\n\nCalls can be traced.\n\n| Header | Required | Meaning |\n|---|---|---|\n| X-Trace-Id | no | A name of the call, for the log. |\n| X-Span | yes | The part of the call. |\n\n## Events"]] },
  { says: "headers of answers, which are none of requests", changes: [["## Events", "## Headers of responses\n\n| Header | Meaning |\n|---|---|\n| X-Request-Id | A name of the request, for the log. |\n\n## Events"]] },
  { says: "a header that requests may carry, by a row", service: "controller-v2", changes: [["| provider | the provider name, <PROVIDER> |", "| provider | the provider name, <PROVIDER> |\n| X-Trace-Id | optional, an identifier of the caller's own |"]] },
  { says: "a header in the place of another that has nothing in common with it", service: "controller-v2", changes: [["| provider | the provider name, <PROVIDER> |", "| X-Request-Id | an identifier of the caller's own |"]] },
  { says: "a header that is called otherwise", service: "controller-v2", changes: [["| provider | the provider name, <PROVIDER> |", "| X-Vendor | the provider name, <PROVIDER> |"]] },
  { says: "a header that two sentences give", changes: [["3. The header Content-Type: application/json is on each request.", "3. Each request carries Content-Type: application/json and Accept: application/json."], ["The header Content-Type: application/json is on all requests, and so is", "All requests carry Content-Type: application/json and Accept: application/json, and so they do"]] },
  { says: "the method of a request whose row is called otherwise", service: "controller-v2", changes: [["| Session | not shown beyond its existence | /session (the address example) or 'sessions' (the prose) | see below |", "| Open a session | POST | /session | none |"], [" Exactly what payload the session call has in its request and in its response: not shown.", ""]] },
  { says: "more methods of a row, and no gap beside it", changes: [["| GET shown |", "| GET, PUT, DELETE |"], ["\nThe methods that update and delete through the identifier URI: not shown.\n", ""]] },
  { says: "a type that another row no longer contradicts", changes: [["| type | boolean | Type of login authentication. Default 0. |", "| type | string | Format enum-list. Type of login authentication. |"]] },
  { says: "elements of which a section gives the path of the collection, and the key", changes: [["### Virtual port element", "### RADIUS server element\n\nElement type radius-server, key field host. The collection is at /mgmt/v3/radius-server.\n\n| Field | Type | Notes |\n|---|---|---|\n| host | string | Maximum length 63 characters. |\n| port | number | Range 1-65535. Default 1812. |\n\n### Virtual port element"]] },
  { says: "elements whose key a clause follows", changes: [["### Virtual port element", "### Virtual server element\n\nElement type virtual-server, key field name, at /mgmt/v3/slb/virtual-server/{name}.\n\n| Field | JSON type |\n|---|---|\n| name | string |\n| netmask | string |\n\n### Virtual port element"]] },
  { says: "a string as long as those that the service assigns, which is none of them", changes: [["| tacplus | boolean |", "| server-name | string | Maximum length 64 characters. |\n| tacplus | boolean |"]] },
  { says: "a method of a row that has a row of its own now", service: "controller-v2", changes: [[nested, `| Read a nested object | GET | ${nestedPath} | none | the object |\n| Nested object | PUT, DELETE | ${nestedPath} | as above | as above |`]] },
  { says: "a row of its own for each method of a row", service: "controller-v2", changes: [[nested, `| Read a nested object | GET | ${nestedPath} | none | the object |\n| Update a nested object | PUT | ${nestedPath} | JSON object | the object |\n| Delete a nested object | DELETE | ${nestedPath} | none | none |`]] },
  { says: "parameters of the query behind a path", service: "controller-v2", changes: [["| List objects of a collection | GET | /{object_collection} |", "| List objects of a collection | GET | /{object_collection}?start={start}&count={count} |"]] },
  { says: "a length that no row states any more, of a word that says more", every: [[" Maximum length 64 characters.", ""]], changes: [["| uuid field | maximum length 64 characters |\n", ""]] },
  { says: "a length that one row of a word states no more", changes: [["| method | object | JSON block, listed below |\n| uuid | string | Maximum length 64 characters. |", "| method | object | JSON block, listed below |\n| uuid | string | |"]] },
  { says: "a row in a table of another section", changes: [["| privilege-mode | boolean | Configures the entering of privilege mode. Default 0. |\n", ""], ["| tacplus | boolean |", "| privilege-mode | boolean | Configures the entering of privilege mode. Default 0. |\n| tacplus | boolean |"]] },
  { says: "the last of names that share a remark", changes: [["over the last 1, 5, 10 and 30 seconds", "over the last 1, 5 and 10 seconds"], ["last 1, 5, 10 and 30 seconds |", "last 1, 5 and 10 seconds |"], ["10sec_rate, 30sec_rate (numbers)", "10sec_rate (numbers)"]] },
  { says: "an answer that is an array of what others answer", service: "controller-v2", changes: [["| none | the objects of the collection |", "| none | an array of the objects |"]] },
  { says: "a header that had no name, named in a sentence of the same words", service: "controller-v2", changes: [["4. One more header is required, and it carries tenant information. The name of that header: not shown.", "4. One more header is required, the header X-Tenant, and it carries tenant information."]] },
  { says: "a header that had no name, and has one in small letters", service: "controller-v2", changes: [["4. One more header is required, and it carries tenant information. The name of that header: not shown.", "4. The header tenant, which carries tenant information, is also required."]] },
  { says: "what is no longer said of a resource in a phrase of its own", changes: [["Partition visibility: shared. ", ""]] },
  { says: "a member of what a list holds, which a path names", every: [["counters1", "counter"]], changes: [] },
  { says: "the values of a format, which a convention lists for all fields of it", changes: [["The values that each enum-list field allows: not shown.", "The values that each enum-list field allows: local, ldap, radius, tacplus."]] },
  { says: "the values of a format, in another sentence of a convention", changes: [["The values that each enum-list field allows: not shown.", "Each enum-list field allows one of local, ldap, radius and tacplus."]] },
  { says: "the values of a format, in the place of the sentence that told of them", changes: [["A field in the format enum-list takes its values from an enumerated list. The values that each enum-list field allows: not shown.", "A field in the format enum-list allows the values local, ldap, radius, tacplus."]] },
  { says: "the name of a format, wherever it stands", every: [["enum-list", "enum-type"]], changes: [] },
  { says: "that names of counters are all there are", changes: [["The full set of names that counters have in sampling-enable: not shown.", "Other counter names do not exist."]] },
  { says: "a request that has no answer, by its method", service: "controller-v2", changes: [["| Add an object | POST", "| Check an object | HEAD | /{object_collection}/{object_name} | none | none |\n| Add an object | POST"]] },
  { says: "a method that has no answer, among others of a row", service: "controller-v2", changes: [["| Nested object | GET, PUT, DELETE |", "| Nested object | GET, HEAD, PUT, DELETE |"]] },
  { says: "a request that has no answer, of settings that answer all others", changes: [["| Modify | POST | same |", "| Check | HEAD | same | none | none |\n| Modify | POST | same |"]] },
  { says: "a row with a length in octets", changes: [["| tacplus | boolean |", "| secret | string | The shared secret. Maximum length 64 octets. |\n| tacplus | boolean |"]] },
  { says: "a length that counts octets now", changes: [["| method | object | JSON block, listed below |\n| uuid | string | Maximum length 64 characters. |", "| method | object | JSON block, listed below |\n| uuid | string | Maximum length 64 octets. |"]] },
  { says: "a length that counts bytes now, wherever it is stated", every: [["aximum length 64 characters", "aximum length 64 bytes"]], changes: [] },
  { says: "parameters of a list, in a table", service: "controller-v2", changes: [["\nJSON objects are the payloads.", "\nQuery parameters of a list:\n\n| Parameter | Type | Notes |\n|---|---|---|\n| page_size | number | Range 1-200. Default 50. |\n| cursor | string | The cursor of the page before. |\n\nJSON objects are the payloads."]] },
  { says: "parameters for listing, in a table", service: "controller-v2", changes: [["\nJSON objects are the payloads.", "\nParameters for listing:\n\n| Parameter | Type | Notes |\n|---|---|---|\n| page_size | number | Range 1-200. Default 50. |\n\nJSON objects are the payloads."]] },
  { says: "parameters of the query, beside the one request that lists", service: "controller-v2", changes: [["\nJSON objects are the payloads.", "\nQuery parameters:\n\n| Parameter | Type | Notes |\n|---|---|---|\n| page_size | number | Range 1-200. Default 50. |\n\nJSON objects are the payloads."]] },
  { says: "a section of what goes into the query of all collections", changes: [["## Authentication\n", "### Query parameters of collections\n\n| Parameter | Type | Notes |\n|---|---|---|\n| start | number | Default 0. |\n| limit | number | Range 1-500. Default 100. |\n\n## Authentication\n"]] },
  { says: "the type of the last names of a row, which get a row of their own", changes: [["| group_id, loc_max_depth, loc_success, loc_error, loc_override | number |", "| group_id, loc_max_depth | number |\n| loc_success, loc_error, loc_override | string |"]] },
  { says: "the type of the first names of a row, which get a row of their own", changes: [["| group_id, loc_max_depth, loc_success, loc_error, loc_override | number |", "| group_id, loc_max_depth | string |\n| loc_success, loc_error, loc_override | number |"]] },
  { says: "the type of names in the midst of a row, which stand in another one now", changes: [["| loc_list, geo_location, level_str, loc_last | string |\n| group_id, loc_max_depth, loc_success, loc_error, loc_override | number |", "| loc_list, geo_location, level_str, loc_last, loc_success, loc_error | string |\n| group_id, loc_max_depth, loc_override | number |"]] },
  { says: "the first names of a row removed", changes: [["| group_id, loc_max_depth, loc_success, loc_error, loc_override | number |", "| loc_success, loc_error, loc_override | number |"]] },
  { says: "a version that all paths begin with no more", every: [["/mgmt/v3", "/mgmt"]], changes: [["Directly after the neutral prefix mgmt stands the path segment v3, which is the version of the interface.", "The interface version stands in no path."]] },
  {
    says: "a version that stood at the end of the address, and stands before the paths now",
    service: "controller-v2",
    every: [["| /{", "| /api/v2/{"], ["| /session", "| /api/v2/session"]],
    changes: [["{controller_base_url}/<API URI>. The version segment /api/v2 is already the end of the server URL {controller_base_url}.", "{controller_base_url}/api/v2/<API URI>."], ["The version is what the server URL ends in, the segment /api/v2.", "The version is the segment /api/v2 that each path begins with."]],
  },
  {
    says: "a version that stood before the paths, and stands at the end of the address now",
    every: [["/mgmt/v3", ""]],
    changes: [["Directly after the neutral prefix mgmt stands the path segment v3, which is the version of the interface.", "The base address ends in /mgmt/v3, whose segment v3 is the version of the interface."]],
  },
  { says: "a kind of data below others, with the request that reads it", changes: [["| UUID resource |", "| Summary data resource | The summary of an element or of a collection. Some have one, others do not. | <element path>/summary |\n| UUID resource |"], ["| Read baseline | GET |", "| Read summary | GET | <element or collection path>/summary | object with summary |\n| Read baseline | GET |"]] },
  { says: "a list of objects that is one of them now", changes: [["| sampling-enable | array of objects, each with", "| sampling-enable | object with"]] },
  { says: "an object that is a list of them now", changes: [["| type-cfg | object | JSON block, listed below |\n| uuid", "| type-cfg | array of objects | Each a JSON block, listed below |\n| uuid"]] },
  { says: "a word of what a field is for, which its comment has as well", changes: [["The TACACS+ protocol is used.", "The RADIUS protocol is used."]] },
  { says: "the method of a row that several operations are made of", changes: [["| Replace or update elements | PUT |", "| Replace or update elements | PATCH |"]] },
  { says: "the name of a header that had none, in a sentence of its own", service: "controller-v2", changes: [["The name of that header: not shown.", "Its name: X-Tenant."]] },
  { says: "the key of an array, in a cell of its own", changes: [["| baseline | baseline | counter_name", "| baseline | samples | counter_name"]] },
  { says: "a word that the comment of a field has, and its source as well", changes: [["Level of commands for authorization.", "Level of commands for accounting."]] },
  { says: "the status of an answer, where none was told", service: "controller-v2", changes: [["| none | the objects of the collection |", "| none | 200, the objects of the collection |"], ["| PUT | /{object_collection}/{object_name} | JSON object | the object |", "| PUT | /{object_collection}/{object_name} | JSON object | the object, with status 202 |"], ["| DELETE | /{object_collection}/{object_name} | none | none |", "| DELETE | /{object_collection}/{object_name} | none | none, with status 204 |"]] },
  { says: "a length, and that the field is required", service: "controller-v2", changes: [["| name | string |", "| name | string, 1 to 63 characters, required |"]] },
  { says: "a name for another in a list of names, and one more", changes: [["loc_success, loc_error, loc_override |", "loc_success, loc_failure, loc_override, loc_total |"]] },
  { says: "a section that told of nothing but what is not shown", changes: [["## Events\n\nAny events: not shown.\n\n", ""]] },
  { says: "that the names of counters are the full set", changes: [["The full set of names that counters have in sampling-enable: not shown.", "These four are the full set of names that counters have in sampling-enable."]] },
  { says: "a credential in a header of its own, with no word before it", changes: [["2. The header Authorization is on each request; its value is the scheme word Device, then a space, then <SESSION_TOKEN>.", "2. The header X-Auth-Token is on each request; its value is <SESSION_TOKEN>."]] },
  { says: "names of a list that no others begin like", changes: [["slowest_rsp_time, loc_permit, loc_deny,", "slowest_rsp_time, geo_granted, geo_refused,"]] },
  { says: "the default of a field of whose type the document says two things", changes: [["Type of login authentication. Default 0.", "Type of login authentication. Default 1."]] },
  { says: "values that appear, beside another field of which others are not shown", changes: [["| group_id, loc_max_depth", "| role | string (the values active and standby appear) |\n| group_id, loc_max_depth"]] },
  { says: "a method that a sentence gives for what several operations do", changes: [["| Replace or update elements | PUT |", "| Replace or update elements | PATCH |"], ["A PUT on the collection URI enables", "A PATCH on the collection URI enables"]] },
  { says: "a method in the place of another, in a row of several and in the sentence that lists all", service: "controller-v2", changes: [["| Update one object | PUT |", "| Update one object | PATCH |"], ["GET, POST, PUT and DELETE", "GET, POST, PATCH and DELETE"], ["| Nested object | GET, PUT, DELETE |", "| Nested object | GET, PATCH, DELETE |"]] },
  { says: "the version of the interface beside that of another one", service: "controller-v2", every: [["/api/v2", "/api/v3"]], changes: [["# Central Controller REST Interface (version 2)", "# Central Controller REST Interface (version 3)"], ["The device management interface (version 3)", "The device management interface (version 4)"]] },
  { says: "a word in a sentence that is another one besides", service: "controller-v2", changes: [["A call with GET or DELETE usually needs no body.", "Calls with GET or DELETE have no body."]] },
  { says: "the limit of a field that came", changes: [["| tacplus | boolean | The TACACS+ protocol is used. Default 0. |", "| tacplus | boolean | The TACACS+ protocol is used. Default 0. |\n| retries | number | How often it is tried. Range 1-10. |"], ["| authorization commands | 0 to 15 |", "| authorization commands | 0 to 15 |\n| authorization method retries | 1 to 10 |"]] },
  { says: "a table of limits in the place of what was not shown", service: "controller-v2", changes: [["Any limits: not shown.", "| Item | Limit |\n|---|---|\n| name of an object | 1 to 63 characters |\n| description of an object | at most 255 characters |\n| objects in a collection | 10000 |"]] },
  { says: "a table and a sentence of names in the place of what was not shown", service: "controller-v2", changes: [["Any errors: not shown.", "Errors are answered as JSON:\n\n| Field | Type | Notes |\n|---|---|---|\n| code | number | The HTTP status. |\n| message | string | What went wrong. |\n\nStatus codes: 400, 401, 404."]] },
  { says: "a body whose fields its row names", service: "controller-v2", changes: [["| Delete one object | DELETE |", "| Rename one object | POST | /{object_collection}/{object_name}/rename | new_name (string), force (boolean) | the object |\n| Delete one object | DELETE |"]] },
  { says: "a status before the word for no body", service: "controller-v2", changes: [["| Delete one object | DELETE | /{object_collection}/{object_name} | none | none |", "| Delete one object | DELETE | /{object_collection}/{object_name} | none | 204, none |"]] },
  { says: "what is answered, in a cell that says both bodies", changes: [["request: object keyed by type name with key fields and changed fields |", "request: object keyed by type name with key fields and changed fields. Response: none |"]] },
  { says: "how many there are, told in two sections", service: "controller-v2", changes: [[/^\| Basic \| .*\n/m.exec(controller)![0], ""], ["in one of two schemes:", "in one scheme:"], ["its headers, and its two Authorization schemes.", "its headers, and its Authorization scheme."]] },
  { says: "the length of a header", service: "controller-v2", changes: [["<PROVIDER> |", "<PROVIDER>. At most 32 characters. |"]] },
  { says: "what is not shown, in other words, beside a field that came", service: "controller-v2", changes: [["| description | string |", "| description | string |\n| labels | array of strings |"], ["The fields that objects have beyond name and description: not shown.", "Fields of objects beyond these: not shown."]] },
  { says: "names and a gap in the place of what was not shown", service: "controller-v2", changes: [["Any errors: not shown.", "Status codes: 400, 401, 404. The body of an error: not shown."]] },
  { says: "what is not shown, with fewer words, and a number that is told no more", service: "controller-v2", changes: [["The fields that objects have beyond name and description: not shown.", "Further fields of objects: not shown."], ["in one of two schemes:", "in one of these schemes:"]] },
  { says: "a row for a field that another row named", changes: [["| console-type | string | Format enum-list. |\n", "| console-type | string | Format enum-list. |\n| uuid | string | Maximum length 64 characters. |\n"]] },
];

describe("an edition that changes", () => {
  test.each(cases)("$says", ({ says, service = "mgmt-v3", changes, every = [] }) => {
    const texts = textsOf(service);
    const whole = every.reduce((text, [from, to]) => text.replaceAll(from, to), texts.get(`spec-src/${service}/document.md`)!);
    const document = withChanges(whole, changes);
    const { found, adoption, left, again } = adoptIn(service, texts, document);
    expect(found.length).toBeGreaterThan(0);
    expect(adoption.unplaced).toEqual([]);
    expect(left).toEqual([]);
    expect(again.texts).toEqual(adoption.texts);
    expect(again.steps).toEqual([]);
    expect(changedLines(texts, adoption.texts)).toMatchSnapshot(says);
  });
});

test("a resource gets data of its own in a later edition", () => {
  const texts = textsOf("mgmt-v3");
  const own = "spec-src/mgmt-v3/document.md";
  const element = "### Rack element (shape of an element)\n\nThe element type is rack, and its key field is name. The element URI is /mgmt/v3/rack/{name}. A rack.\n\n| Field | JSON type |\n|---|---|\n| name | string |\n\n";
  const data = "### Statistics data fields (rack stats), all numbers\n\ncurr_conn, total_reset.\n\n### Operational data fields (rack oper)\n\n| Field | JSON type |\n|---|---|\n| state | string |\n\n";
  const before = adoptIn("mgmt-v3", texts, withChanges(texts.get(own)!, [["## States and transitions", `${element}## States and transitions`]])).adoption.texts;
  const { adoption, left, again } = adoptIn("mgmt-v3", before, withChanges(before.get(own)!, [["## States and transitions", `${data}## States and transitions`]]));
  expect([adoption.unplaced, left, again.steps]).toEqual([[], [], []]);
  expect(changedLines(before, adoption.texts)).toMatchSnapshot();
});

describe("a range that two places give differently", () => {
  const texts = textsOf("mgmt-v3");
  const own = "spec-src/mgmt-v3/document.md";
  const doubted = adoptIn("mgmt-v3", texts, withChanges(texts.get(own)!, [["| authorization commands | 0 to 15 |", "| authorization commands | 0 to 7 |"]])).adoption.texts;
  const later = (...changes: readonly (readonly [string, string])[]) => adoptIn("mgmt-v3", doubted, withChanges(doubted.get(own)!, changes));

  test("is settled where the limit is again what it was: nothing of the doubt is left", () => {
    const { found, adoption, left, again } = later(["| authorization commands | 0 to 7 |", "| authorization commands | 0 to 15 |"]);
    expect([found.length, adoption.unplaced, left, again.steps]).toEqual([1, [], [], []]);
    expect(adoption.texts).toEqual(texts);
  });

  test("is settled where the row follows: the field has the new range, and both sources", () => {
    const { adoption, left, again } = later(["Range 0-15.", "Range 0-7."]);
    expect([adoption.unplaced, left, again.steps]).toEqual([[], [], []]);
    expect(changedLines(texts, adoption.texts)).toContain("mgmt-v3/authorization.ts\n-   commands?: Range<0, 15>;\n+   commands?: Range<0, 7>;");
  });

  test("stays in doubt where the row gives a third one", () => {
    const { adoption, left, again } = later(["Range 0-15.", "Range 0-3."]);
    expect([adoption.unplaced, left, again.steps]).toEqual([[], [], []]);
    expect(changedLines(doubted, adoption.texts)).toMatchSnapshot();
  });
});

describe("windows that two places give differently", () => {
  const texts = textsOf("mgmt-v3");
  const own = "spec-src/mgmt-v3/document.md";
  const limit = "| rate windows | last 1, 5, 10 and 30 seconds |";
  const doubted = adoptIn("mgmt-v3", texts, withChanges(texts.get(own)!, [[limit, "| rate windows | last 1, 5 and 10 seconds |"]])).adoption.texts;
  const later = (...changes: readonly (readonly [string, string])[]) => adoptIn("mgmt-v3", doubted, withChanges(doubted.get(own)!, changes));

  test("are in doubt, both readings beside the operation", () => {
    expect(changedLines(texts, doubted)).toMatchSnapshot();
  });

  test("are settled where the limit is again what it was: nothing of the doubt is left", () => {
    const { found, adoption, left, again } = later(["| rate windows | last 1, 5 and 10 seconds |", limit]);
    expect([found.length, adoption.unplaced, left, again.steps]).toEqual([1, [], [], []]);
    expect(adoption.texts).toEqual(texts);
  });

  test("are settled where the row of the kind follows, in its comment too", () => {
    const { adoption, left, again } = later(["its average over the last 1, 5, 10 and 30 seconds.", "its average over the last 1, 5 and 10 seconds."]);
    expect([adoption.unplaced, left, again.steps]).toEqual([[], [], []]);
    const kinds = adoption.texts.get("spec-src/mgmt-v3/kinds.ts")!;
    expect(kinds).toContain('get: Get<At, Answered, "observe"> & Sampled<Counters, [1, 5, 10], ["avg"]> & Also;');
    expect(kinds).toContain("over the last 1, 5 and 10 seconds. Only some");
    expect(kinds).toContain("@source Limits > rate windows");
  });
});

test("what can be null and what cannot, of rows that came and of one that changed", () => {
  const texts = textsOf("lending-library", "test/cases/flat-resources-with-patch/spec/lending-library");
  const document = withChanges(texts.get("spec-src/lending-library/document.md")!, [
    ["| pages | integer |", "| weight | number or null | 1 to 9000; null where it is unknown. |\n| pages | integer |"],
    ["| blocked_until |", "| nick | string | |\n| blocked_until |"],
    ["| rating | number or null | 0 to 5;", "| rating | integer or null | 1 to 5;"],
  ]);
  const { adoption } = adoptIn("lending-library", texts, document);
  const lines = changedLines(texts, adoption.texts);
  expect(adoption.unplaced).toEqual([]);
  expect(lines).toContain("+   weight?: Range<1, 9000> | null;");
  expect(lines).toContain("+   nick?: string;");
  expect(lines).toContain("+   rating?: (Integer & Says<{ minimum: 1; maximum: 5 }>) | null;");
});

test("the status of an answer that is another one, in the operation of its row and in no other", () => {
  const texts = textsOf("lending-library", "test/cases/flat-resources-with-patch/spec/lending-library");
  const document = withChanges(texts.get("spec-src/lending-library/document.md")!, [["| 200 with the loan |", "| 202 with the loan |"]]);
  const { adoption, left } = adoptIn("lending-library", texts, document);
  expect(adoption.unplaced).toEqual([]);
  expect(left).toEqual([]);
  expect(changedLines(texts, adoption.texts).split("\n").filter((line) => /^[+-].*(?:Get|Post|Put|Patch|Delete)</.test(line)).map((line) => /^[+-]|Status<\d+>/g[Symbol.match](line))).toEqual([["-", "Status<200>"], ["+", "Status<202>"]]);
});

test("values that can be null still can where the row lists others", () => {
  const texts = textsOf("lending-library", "test/cases/flat-resources-with-patch/spec/lending-library");
  const added = withChanges(texts.get("spec-src/lending-library/document.md")!, [["| pages | integer |", "| state | string or null | Allowed values: lent, kept. |\n| shelf | string | Allowed values: high, low, null. |\n| pages | integer |"]]);
  const first = adoptIn("lending-library", texts, added).adoption;
  expect(first.unplaced).toEqual([]);
  for (const line of ['+   state?: "lent" | "kept" | null;', '+   shelf?: "high" | "low" | null;']) expect(changedLines(texts, first.texts)).toContain(line);
  const { adoption } = adoptIn("lending-library", first.texts, withChanges(added, [["Allowed values: lent, kept.", "Allowed values: lent, kept, lost."], ["high, low, null.", "high, null."]]));
  expect(adoption.unplaced).toEqual([]);
  for (const line of ['+   state?: "lent" | "kept" | "lost" | null;', '+   shelf?: "high" | null;']) expect(changedLines(first.texts, adoption.texts)).toContain(line);
});

const conventions = textsOf("mgmt-v3").get("spec-src/mgmt-v3/document.md")!;

/** What only a person can write, and where it belongs. */
const left: readonly (Pick<Case, "service" | "says" | "changes"> & { readonly why: RegExp })[] = [
  { says: "which of a kind have data, where a comment says otherwise", changes: [["The statistics of an element or of a collection. Some elements and collections have one, others do not.", "The statistics of an element or of a collection. Every element and every collection has one."]], why: /at spec-src\/mgmt-v3\/kinds\.ts:\d+ is left to you, as the definitions would then say something else than the document of "What the service does > Statistics data resource"/ },
  { says: "a second operation of a method on one path", service: "controller-v2", changes: [["| Delete one object | DELETE |", "| Import objects | POST | /{object_collection} | a CSV file | the objects that were made |\n| Delete one object | DELETE |"]], why: /"import" and "add" are both a POST on one URI, and not both say how the service tells them apart/ },
  { says: "a kind", changes: [["| UUID resource |", "| Summary resource | A summary of a collection. | <collection path>/summary |\n| UUID resource |"]], why: /an interface with "@kind Summary resource" and "@source What the service does > Summary resource" above it, like that at spec-src\/mgmt-v3\/kinds\.ts:\d+/ },
  { says: "a request with a method that definitions have no word for", service: "controller-v2", changes: [["| Add an object | POST", "| Ask for the options of an object | OPTIONS | /{object_collection}/{object_name} | none | none |\n| Add an object | POST"]], why: /definitions have no word for the method OPTIONS: accept the finding with a reason/ },
  { says: "a parameter of the query of some lists", changes: [["## States and transitions", "Query parameters of a list of ports:\n\n| Parameter | Type | Notes |\n|---|---|---|\n| start | number | Default 0. |\n\n## States and transitions"]], why: /^of which request it is a parameter is told by no purpose and no path: write "& Query<…>" behind the type of the operation, with a member "start" that has "@source Baseline and rate entries > start" above it$/ },
  { says: "fields of some objects, of which no path is given", service: "controller-v2", changes: [["The fields that objects have beyond", "Hosts have these fields besides:\n\n| Field | Type |\n|---|---|\n| address | string |\n\nThe fields that objects have beyond"]], why: /^"Hosts have these fields besides" leads to it, which names no type and no path that is there: write an interface with a member "address" that has "@source Resources and their fields > address" above it, and a resource of what the words are about, like that at spec-src\/controller-v2\/objects\.ts:\d+$/ },
  { says: "what leads to the fields of others", changes: [[/^3\. A response with .*\n/m.exec(conventions)![0], ""]], why: /^stats of StatsOf at spec-src\/mgmt-v3\/kinds\.ts:\d+ holds what other definitions have, which the document still states/ },
  { says: "a method of a sentence that another operation has on the same path", changes: [["A PUT on the collection URI enables", "A POST on the collection URI enables"]], why: /^"sample of Collection: PUT → POST" at .* "sample" and "create" are both a POST on one URI, and not both say how/ },
  { says: "a method of a sentence that takes no body", changes: [["A PUT on the collection URI enables", "A GET on the collection URI enables"]], why: /^sample at spec-src\/mgmt-v3\/kinds\.ts:\d+ would take other bodies as a GET: write it there$/ },
  { says: "a row of a nested object whose fields another line names", changes: [["| console-type | string | Format enum-list. |", "| console-type | string | Format enum-list. |\n| fallback | boolean | It falls back. Default 1. |"]], why: /"fallback: added after .*" at spec-src\/mgmt-v3\/authentication\/console\.ts:\d+ is left to you, .* \(holds\), new\.md:\d+/ },
];

describe("what is left to a person", () => {
  test("a list of which is no longer said that it is not whole, nor that it is: the line stays in our edition as it was", () => {
    const texts = textsOf("mgmt-v3");
    const document = withChanges(texts.get("spec-src/mgmt-v3/document.md")!, [[" The full set of names that counters have in sampling-enable: not shown.", ""]]);
    const { adoption, left: stays } = adoptIn("mgmt-v3", texts, document);
    expect(adoption.texts).toEqual(texts);
    expect(stays.map(({ fact }) => fact)).toContain("notShown");
    expect(adoption.unplaced.map(({ why }) => why)).toContainEqual(expect.stringMatching(/write what the document says now, in the type at spec-src\/mgmt-v3\/slb\/virtual-server\/port\.ts:\d+ or near it/));
  });

  test("nothing but what cannot be placed: a word that many fields share changes all the same", () => {
    const texts = textsOf("mgmt-v3");
    const document = texts.get("spec-src/mgmt-v3/document.md")!.replaceAll("aximum length 64", "aximum length 36");
    const { adoption, left: stays } = adoptIn("mgmt-v3", texts, withChanges(document, [["| console-type | string | Format enum-list. |", "| console-type | string | Format enum-list. |\n| fallback | boolean | It falls back. Default 1. |"]]));
    expect(adoption.texts.get("spec-src/mgmt-v3/words.ts")).toContain("export type Uuid = Assigned<Text<36>>;");
    expect(adoption.texts.get("spec-src/mgmt-v3/authorization.ts")).toBe(texts.get("spec-src/mgmt-v3/authorization.ts"));
    expect(stays.map(({ place }) => place.row ?? place.section)).toEqual(["fallback"]);
  });

  test.each(left)("$says", ({ service = "mgmt-v3", changes, why }) => {
    const texts = textsOf(service);
    const { adoption } = adoptIn(service, texts, withChanges(texts.get(`spec-src/${service}/document.md`)!, changes));
    expect(adoption.unplaced.map((one) => one.why)).toEqual([expect.stringMatching(why)]);
    expect(adoption.texts).toEqual(texts);
  });
});

test("a contradiction that stays, where its row says another thing, is to be looked at", () => {
  const texts = textsOf("mgmt-v3");
  const { adoption } = adoptIn("mgmt-v3", texts, withChanges(texts.get("spec-src/mgmt-v3/document.md")!, [["| GET shown |", "| GET, DELETE |"], ["\nThe methods that update and delete through the identifier URI: not shown.\n", ""]]));
  expect(adoption.steps.flatMap(({ guesses = [] }) => guesses).filter((one) => one.includes("two things"))).toEqual(['that the document still says two things of "read-or-more"']);
  expect(adoption.texts.get("spec-src/mgmt-v3/uuid.ts")).toContain('"read-or-more"');
});

test("a sentence gone takes no contradiction with it that says nothing of the like", () => {
  const texts = textsOf("mgmt-v3");
  const { adoption } = adoptIn("mgmt-v3", texts, withChanges(texts.get("spec-src/mgmt-v3/document.md")!, [["To address the console block there is the sub-block reference path /mgmt/v3/authentication/console.\n\n", ""]]));
  expect(adoption.texts.get("spec-src/mgmt-v3/service.ts")).toBe(texts.get("spec-src/mgmt-v3/service.ts"));
});

test.each(["port-number (a port", "port-number [0", "port-number *", "c++ port-number"])("the name of a limit is no pattern: %s", (name) => {
  const texts = textsOf("mgmt-v3");
  const document = withChanges(texts.get("spec-src/mgmt-v3/document.md")!, [["| authorization debug | 1 to 15 |", `| authorization debug | 1 to 15 |\n| ${name} | 1 to 65535 |`]]);
  const { found, adoption, again } = adoptIn("mgmt-v3", texts, document);
  expect(found).toHaveLength(1);
  expect(adoption.unplaced.length + adoption.steps.length).toBe(1);
  expect(again.texts).toEqual(adoption.texts);
});

test("a default that is shown again leaves no gap", () => {
  const texts = textsOf("mgmt-v3");
  const document = texts.get("spec-src/mgmt-v3/document.md")!;
  const rejects = "Several logins of one and the same user are rejected.";
  const { adoption } = adoptIn("mgmt-v3", texts, withChanges(document, [[`${rejects} Default 0. |`, `${rejects} Default: not shown. |`]]));
  const back = adoptIn("mgmt-v3", adoption.texts, document);
  expect(adoption.texts.get("spec-src/mgmt-v3/authentication.ts")).toContain('"multiple-auth-reject"?: Partly<boolean, "the default">;');
  expect(back.left).toEqual([]);
  expect(back.adoption.texts.get("spec-src/mgmt-v3/authentication.ts")).not.toContain("Partly");
});

test("a key whose parts another sign joins is joined by that sign with more of them", () => {
  const texts = new Map([...textsOf("mgmt-v3")].map(([path, text]) => [path, text.replaceAll("{port-number}+{protocol}", "{port-number},{protocol}")]));
  const document = texts.get("spec-src/mgmt-v3/document.md")!.replaceAll("{port-number},{protocol}", "{port-number},{protocol},{range}");
  const { adoption, left: stays } = adoptIn("mgmt-v3", texts, withChanges(document, [["key fields are port-number and protocol", "key fields are port-number, protocol and range"]]));
  expect(adoption.texts.get("spec-src/mgmt-v3/slb/virtual-server/port.ts")).toContain('key: "{port-number},{protocol},{range}";');
  expect(stays).toEqual([]);
});

test("a body that is not shown any more", () => {
  const texts = textsOf("mgmt-v3");
  const own = "spec-src/mgmt-v3/document.md";
  const { adoption, left, again } = adoptIn("mgmt-v3", texts, withChanges(texts.get(own)!, [["| Delete | DELETE | same | none | attributes |", "| Delete | DELETE | same | none | not shown |"]]));
  expect([left, adoption.unplaced, again.steps, adoption.steps.flatMap(({ leaves }) => leaves ?? [])]).toStrictEqual([[], [], [], []]);
  expect(adoption.texts.get("spec-src/mgmt-v3/kinds.ts")).toContain('delete: Delete<Of["uri"], NotShown<"the answer">>');
});
