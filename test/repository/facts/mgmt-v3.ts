/** The facts of the device management document, written by hand in the order of its sections. */
import type { Facts } from "./facts.ts";
import { common, port, portOper, portStats } from "./mgmt-v3-fields.ts";

const ports = "/slb/virtual-server/{name}/port";
const onePort = "/slb/virtual-server/{name}/port/{port-number}+{protocol}";
const anyCollection = "/{+parent}/{collection}";
const anyElement = "/{+parent}/{collection}/{key}";

const flag = "0 | 1 or boolean, default 0";
const uuid = "string, at most 64 characters, read-only, assigned";
const enumList = "string, format enum-list";
const allowedValues = "not shown: the allowed values";

const configuration = "Configuration resources: authentication and authorization";
const generic = "Generic resource endpoints";
const baseline = [`${generic} > Read baseline`, "Baseline and rate entries > baseline", "Limits > baseline window"] as const;
const rate = [`${generic} > Read rate`, "Baseline and rate entries > rate", "Limits > rate windows"] as const;

const nesting = "not shown: how the representations of the elements and collections below are nested; with all that lies below";
const noEnvelope = "not shown: the envelope of a collection's data: an element's key fields, which the envelope of an element holds, cannot apply";
const portData = (data: string) => `{ port: { ${data}, svc-url: string, port-number: number, protocol: string, … } }`;
const anyData = (data: string) => `{ one key: { ${data}, svc-url: string, … } }`;
const anyObject = "{ any key: anything }";
const portCounters = "of sampling-enable.counters1";
const counterNames = "curr_conn | slowest_rsp_time | total_dns_pkts | total_ssl_conn | string, counter-name, not shown: the full set of counter names";

/** The five operations of a configuration resource: Create and Modify share one. */
function fiveOperations(path: string, type: string, schema: string): Facts["operations"] {
  const payload = `{ ${type}: ${schema} }`;
  return {
    [`POST ${path}`]: [`create or modify: ${payload} → ${payload}`, `${configuration} > Create`, `${configuration} > Modify`],
    [`GET ${path}`]: [`read: → ${payload}`, `${configuration} > Get`],
    [`PUT ${path}`]: [`replace: ${payload} → ${payload}`, `${configuration} > Replace`],
    [`DELETE ${path}`]: [`delete: → ${payload}`, `${configuration} > Delete`],
  };
}

export const device: Facts = {
  operations: {
    ...fiveOperations("/authentication", "authentication", "Authentication"),
    ...fiveOperations("/authorization", "authorization", "Authorization"),
    "GET /authentication/console": ["read: → { console: AuthenticationConsole }; derived", `${generic} > Read a configuration resource`],
    "GET /slb/common": ["read: → { common: SlbCommon }; derived", `${generic} > Read a configuration resource`],
    "GET /slb": [`read: → ${nesting}`, `${generic} > Read an intermediate resource`],
    [`GET ${onePort}`]: ["read: → { port: SlbVirtualServerPort }", `${generic} > Read one element`],
    [`GET ${ports}`]: [
      "list: → { port-list: (SlbVirtualServerPort & { svc-url: string, read-only, path-of the element, … })[] }",
      `${generic} > Read a collection`,
    ],
    [`POST ${ports}`]: ["create: { port: SlbVirtualServerPortInput } → not shown: the answer to the creation of an element", `${generic} > Create elements`],
    [`PUT ${ports}`]: [
      `modify or modify: { port: SlbVirtualServerPortInput } | { port: { port-number: number, protocol: string, sampling-enable: { counters1: ${counterNames}, … }[], … } } → not said`,
      `${generic} > Replace or update elements`,
      "Baseline and rate entries",
    ],
    [`GET ${onePort}/stats`]: [`observe: → ${portData("stats: SlbVirtualServerPortStats")}`, `${generic} > Read statistics`],
    [`GET ${onePort}/oper`]: [`observe: → ${portData("oper: SlbVirtualServerPortOper")}`, `${generic} > Read operational data`],
    [`GET ${onePort}/baseline`]: [`observe: → ${portData("baseline: BaselineEntry[]")}; min max avg over 30 seconds ${portCounters}`, ...baseline],
    [`GET ${onePort}/rate`]: [`observe: → ${portData("rate: RateEntry[]")}; avg over 1 5 10 30 seconds ${portCounters}`, ...rate],
    [`GET ${ports}/stats`]: [`observe: → ${noEnvelope}; derived`, `${generic} > Read statistics`],
    [`GET ${ports}/oper`]: [`observe: → ${noEnvelope}; derived`, `${generic} > Read operational data`],
    [`GET ${ports}/baseline`]: [`observe: → ${noEnvelope}; min max avg over 30 seconds ${portCounters}; derived`, ...baseline],
    [`GET ${ports}/rate`]: [`observe: → ${noEnvelope}; avg over 1 5 10 30 seconds ${portCounters}; derived`, ...rate],
    "GET /uuid/{id}": [`read: → { one key: ${anyObject} }; looks up id`, `${generic} > Read, update or delete by identifier`],
  },
  without: ["/slb/virtual-server", "/slb/virtual-server/{name}"],
  generic: {
    [`GET ${anyElement}`]: [`read: → { one key: ${anyObject} }`, `${generic} > Read one element`],
    [`GET ${anyCollection}`]: ["list: → { one key: { svc-url: string, read-only, path-of the element, any key: anything }[] }", `${generic} > Read a collection`],
    "GET /{name}": [`read: → ${nesting}`, `${generic} > Read an intermediate resource`],
    "GET /{feature}/{name}": [`read: → { one key: ${anyObject} }`, `${generic} > Read a configuration resource`],
    [`POST ${anyCollection}`]: [`create: { one key: ${anyObject} } → not shown: the answer to the creation of an element`, `${generic} > Create elements`],
    [`PUT ${anyCollection}`]: [`modify: { one key: ${anyObject} } → not said`, `${generic} > Replace or update elements`],
    [`GET ${anyElement}/stats`]: [`observe: → ${anyData(`stats: ${anyObject}`)}`, `${generic} > Read statistics`],
    [`GET ${anyElement}/oper`]: [`observe: → ${anyData(`oper: ${anyObject}`)}`, `${generic} > Read operational data`],
    [`GET ${anyElement}/baseline`]: [`observe: → ${anyData("baseline: BaselineEntry[]")}; min max avg over 30 seconds of sampling-enable`, ...baseline],
    [`GET ${anyElement}/rate`]: [`observe: → ${anyData("rate: RateEntry[]")}; avg over 1 5 10 30 seconds of sampling-enable`, ...rate],
    [`GET ${anyCollection}/stats`]: [`observe: → ${noEnvelope}`, `${generic} > Read statistics`],
    [`GET ${anyCollection}/oper`]: [`observe: → ${noEnvelope}`, `${generic} > Read operational data`],
    [`GET ${anyCollection}/baseline`]: [`observe: → ${noEnvelope}; min max avg over 30 seconds of sampling-enable`, ...baseline],
    [`GET ${anyCollection}/rate`]: [`observe: → ${noEnvelope}; avg over 1 5 10 30 seconds of sampling-enable`, ...rate],
  },
  fields: {
    Authentication: {
      "": "object",
      console: "AuthenticationConsole, addressed-at /authentication/console",
      "enable-cfg": "object",
      "enable-cfg.enable-auth-type": `${enumList}, default local, ${allowedValues}`,
      "login-cfg": "object",
      "login-cfg.local": flag,
      "login-cfg.privilege-mode": flag,
      "mode-cfg": "object",
      "mode-cfg.mode": "multiple | single, default single",
      "multiple-auth-reject": flag,
      "type-cfg": "object",
      "type-cfg.type": `${enumList}, default local, ${allowedValues}`,
      uuid,
    },
    AuthenticationConsole: {
      "": "object",
      "type-cfg": "object",
      "type-cfg.console-type": `${enumList}, ${allowedValues}`,
      "type-cfg.type": flag,
      "type-cfg.uuid": uuid,
      uuid,
    },
    Authorization: {
      "": "object",
      commands: "number, 0 to 15",
      debug: "integer, 1 to 15, a sum of 1 (common), 2 (packet), 4 (packet detail), 8 (md5)",
      method: "object",
      "method.none": flag,
      "method.tacplus": flag,
      uuid,
    },
    BaselineEntry: { "": "object that always has counter_name and min and max and avg", counter_name: "string", min: "number", max: "number", avg: "number" },
    RateEntry: {
      "": "object that always has counter_name and 1sec_rate and 5sec_rate and 10sec_rate and 30sec_rate",
      counter_name: "string",
      "1sec_rate": "number",
      "5sec_rate": "number",
      "10sec_rate": "number",
      "30sec_rate": "number",
    },
    SlbCommon: common(uuid),
    SlbVirtualServerPort: port(uuid, counterNames, "0 | 1"),
    SlbVirtualServerPortInput: port(uuid, counterNames, flag),
    SlbVirtualServerPortStats: portStats,
    SlbVirtualServerPortOper: portOper,
  },
  placeholders: { name: "string", "port-number": "number", protocol: "string", id: "string, at most 64 characters" },
  servers: { "{base_url}/mgmt/v3": ["Device Management REST Interface", "Versioning"] },
  security: { device: "Authorization: Device <SESSION_TOKEN>" },
  headers: { "Content-Type": "application/json" },
  kindFacts: {
    "/authentication": { "partition-visibility": "none" },
    "/authorization": { "partition-visibility": "shared" },
    "/slb/virtual-server": { key: "{name}" },
    [ports]: { key: "{port-number}+{protocol}", sampled: "sampling-enable.counters1" },
  },
  kinds: {
    Element: [/One configured instance of an object type/, /several/, /in a collection/],
    Collection: [/all elements of one type/, /new ones are created/, /Several elements can be created or replaced\s+at once/],
    "Intermediate resource": [/representations of all elements and collections below it/, /no configurable parameters of its own/],
    "Configuration resource": [/settings of one feature/, /Exactly one exists per type/, /its default/],
    "Statistics data resource": [/statistics of an element or a collection/, /Only some/],
    "Operational data resource": [/operational status of an element or a collection/, /Only some/, /up or down cannot be altered/, /dynamic sessions, can be reset/],
    "Baseline data resource": [/Minimum, maximum and average of each enabled counter over the last 30 seconds/, /Only some/],
    "Rate data resource": [/average of each enabled counter over the last 1, 5, 10 and 30 seconds/, /Only some/],
    "UUID resource": [/Any object, addressed by the identifier/],
  },
  sentences: [
    ["/info/description", /Configuration, statistics and operational status of a network device as REST resources/],
    ["/info/description", /JSON over HTTPS/],
    ["/info/description", /HTTP methods read, create, modify, replace and delete resources/],
    ["/info/description", /Every request uses HTTPS/],
    ["/info/description", /Once the running configuration has been saved, an object keeps its `uuid` across a reload or a failover/],
    ["/info/description", /Every object has an identifier, `uuid`, that no other has; the service assigns it when the object is created/],
    ["/info/description", /boolean field accepts true, false, 1 and 0, and defaults to 0 where nothing else is stated/],
    ["/info/description", /Beside the data of an element, .* stand `svc-url` and the element's key fields/],
    ["/info/description", /nested object a JSON block/],
    ["/info/description", /format `enum-list` takes its values from an enumerated list/],
    ["/info/description", /Sampling is enabled by a PUT on the collection, whose body holds the key fields of the element and `sampling-enable`/],
    ["/info/description", /central controller's interface, version 2, is an API of its own at another base address/],
    ["/info/version", /^3$/],
    ["/info/description", /segment `v3`, directly after the neutral prefix, is the version/],
    ["/servers/0/description", /`mgmt` is the neutral word by which the document writes the first segment of every path/],
    ["/servers/0/description", /`\{base_url\}`.*stands in/],
    ["/components/securitySchemes/device/description", /^A session token, after the scheme word `Device` and a space\./],
    ["/paths/~1authentication/description", /Login authentication/],
    ["/paths/~1authorization/description", /Command authorization/],
    ["/components/schemas/Authentication/properties/multiple-auth-reject/description", /^Rejects several logins of one user\. Default 0\.$/],
    ["/components/schemas/Authentication/properties/mode-cfg/properties/mode/description", /authentication method rejects[^]*`multiple`: the next method is tried[^]*`single`: no other method is tried/],
    ["/components/schemas/Authentication/properties/login-cfg/properties/local/description", /^Configures that a local user enters privilege mode/],
    ["/components/schemas/Authentication/properties/login-cfg/properties/privilege-mode/description", /^Configures that privilege mode is entered/],
    ["/components/schemas/Authentication/properties/enable-cfg/properties/enable-auth-type/description", /^The type of enable-password authentication/],
    ["/components/schemas/Authentication/properties/uuid/description", /assigns it when the object is created/],
    ["/components/schemas/Authorization/properties/commands/description", /^The level of commands for authorization\.$/],
    ["/components/schemas/Authorization/properties/debug/description", /debug level of command authorization\. A bitwise OR of 1 \(common\), 2 \(packet\), 4 \(packet detail\) and 8 \(md5\)\.$/],
    ["/x-generic-operations/0/description", /in an array under the name of their type and `-list`, each with its own path/],
    ["/components/schemas/Authorization/properties/method/properties/none/description", /^There is no command authorization/],
    ["/components/schemas/Authorization/properties/method/properties/tacplus/description", /TACACS\+ protocol/],
    ["/components/schemas/SlbVirtualServerPort/description", /fields that were observed/],
    ["/components/schemas/SlbCommon/description", /observed.*0 or 1, or counts/],
    ["/components/schemas/Authentication/properties/type-cfg/properties/type/description", /^The type of login authentication\. \*\*Not shown/],
    ["/components/schemas/AuthenticationConsole/properties/type-cfg/properties/type/description", /^The type of login authentication\. Default 0/],
    ["/components/schemas/AuthenticationConsole/properties/type-cfg/properties/console-type/description", /^\*\*Not shown:\*\* the allowed values\.$/],
    ["/components/schemas/SlbVirtualServerPortOper/properties/state/description", /cannot be altered through the interface/],
    [`/paths/${ports.replaceAll("/", "~1")}/description`, /only the counters that the element lists in `sampling-enable`/],
    [`/paths/${onePort.replaceAll("/", "~1")}~1baseline/get/description`, /in an array, under `baseline`/],
    [`/paths/${onePort.replaceAll("/", "~1")}~1rate/get/description`, /in an array, under `rate`/],
    [`/paths/${ports.replaceAll("/", "~1")}/put/description`, /key fields and the fields that change/],
  ],
  gaps: [
    [generic, /methods that update and delete an object through its identifier/],
    ["Authentication > 4", /how a session token is obtained/],
    ["States and transitions", /transitions/],
    ["Events", /events/],
    ["Errors", /errors/],
    ["Limits", /rate limits/],
    ["Versioning", /policy of compatibility and deprecation/],
    // What the tables leave open without a word.
    [configuration, /tells Create from Modify/],
    [`${configuration} > Modify`, /settings that a modification leaves out/],
    ["What the service does", /whether this collection has statistics, as only some have/],
    ["What the service does", /whether this collection has operational data, as only some have/],
    ["What the service does", /whether this collection has a baseline, as only some have/],
    ["What the service does", /whether this collection has rates, as only some have/],
    ...["a collection", "an element"].flatMap((whose) =>
      ["statistics", "operational data", "a baseline", "rates"].map((data): [string, RegExp] => ["What the service does", new RegExp(`whether ${whose} has ${data}, as only some have`)]),
    ),
    [generic, /how the settings are created, modified, replaced or deleted/],
    [generic, /configuration resource other than authentication and authorization/],
    [generic, /single element is modified, replaced or deleted through its own URI/],
    ["What the service does > Collection", /creates several elements at once/],
    ["What the service does > Collection", /replaces several elements at once/],
    ["What the service does > Operational data resource", /status that can be reset/],
    ["What the service does > Element", /virtual server itself/],
    ["Global settings configuration resource", /0 or 1, and which are counts/],
  ],
  contradictions: {
    "payload-of-a-configuration-resource": ["General conventions > 1", configuration, `${generic} > Read a configuration resource`],
    "methods-of-a-resource": ["What the service does", generic],
    "data-under-the-type": ["General conventions > 3", `${generic} > Read statistics`],
    "uuid-in-a-request": ["General conventions > 5", configuration],
    "numbers-or-booleans": ["General conventions > 4", "Virtual port element > reset"],
    "one-post": [`${configuration} > Create`, `${configuration} > Modify`],
    "only-one": ["What the service does > Configuration resource", configuration],
    "content-type-without-body": ["Endpoints", configuration],
    type: ["authentication > type-cfg > type", "authentication > console type-cfg > type"],
    uuid: ["authentication > console > type-cfg", "authentication > console type-cfg"],
    "put-replaces-or-updates": ["What the service does > Collection", `${generic} > Replace or update elements`],
    "sampling-body": ["General conventions > 1", "Baseline and rate entries"],
    "data-or-element": [`${generic} > Read one element`, `${generic} > Read statistics`],
    "path-with-or-without-feature": ["What the service does > Configuration resource", `${generic} > Read a configuration resource`],
    "read-or-more": [`${generic} > Read, update or delete by identifier`, generic],
  },
};
