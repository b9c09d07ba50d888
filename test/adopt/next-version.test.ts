/** What changes in documents from one version to the next, in the definitions: where these can say it they do, and what they would say wrongly is left to a person. */
import { expect, test } from "vitest";
import { adoptIn, changedLines, textsOf, withChanges } from "./support.ts";

type Service = "mgmt-v3" | "controller-v2";
type Edit = readonly [from: string, to: string];

function adopted(service: Service, edits: readonly Edit[]): { readonly lines: readonly string[]; readonly leaves: readonly string[] } {
  const texts = textsOf(service);
  const { adoption, left, again } = adoptIn(service, texts, withChanges(texts.get(`spec-src/${service}/document.md`)!, edits));
  expect([adoption.unplaced.map(({ why }) => why), left, again.steps]).toEqual([[], [], []]);
  const lines = changedLines(texts, adoption.texts).split("\n");
  return { lines: lines.filter((line) => /^[+-] {2,}(?! \*)|^[+-] +\* @/.test(line)), leaves: adoption.steps.flatMap(({ leaves = [] }) => leaves) };
}

test.each<readonly [string, Service, readonly Edit[], readonly string[]]>([
  [
    "a gap that closes while another one opens beside it",
    "mgmt-v3",
    [["The way to obtain a session token: not shown.", "A session token is obtained with a login call. Its lifetime: not shown."]],
    [
      "+     /** @source Authentication > 4 */",
      '+     "session-token-obtained-login": "A session token is obtained with a login call.";',
      "-     /** @source Authentication > 4 */",
      '-     "session-token": NotShown<"how a session token is obtained">;',
      "+     /** @source Authentication > 4 */",
      '+     "authentication-lifetime": NotShown<"authentication: its lifetime">;',
    ],
  ],
  [
    "bits in a table of their own, one of which has another name",
    "mgmt-v3",
    [
      ["Bitwise OR of: 1 (common), 2 (packet), 4 (packet detail), 8 (md5). |", "A bitwise OR of the bits below. |"],
      ["\nmethod block:\n", "\n| Bit | Meaning |\n|---|---|\n| 1 | common |\n| 2 | packet |\n| 4 | packet detail |\n| 8 | sha1 |\n\nmethod block:\n"],
    ],
    ['-   debug?: Bits<{ 1: "common"; 2: "packet"; 4: "packet detail"; 8: "md5" }, 1, 15>;', '+   debug?: Bits<{ 1: "common"; 2: "packet"; 4: "packet detail"; 8: "sha1" }, 1, 15>;'],
  ],
  [
    "values in a table without a label",
    "mgmt-v3",
    [["\n### authorization (", "\n| Value | Meaning |\n|---|---|\n| local | The local password. |\n| tacplus | The servers. |\n\n### authorization ("]],
    ['-     "enable-auth-type"?: EnumList<"local">;', '+     "enable-auth-type"?: Default<"local" | "tacplus", "local"> & Says<{ format: "enum-list" }>;'],
  ],
  ["null, in a condition", "mgmt-v3", [["| console-type | string | Format enum-list. |", "| console-type | string | Format enum-list. Null if none is configured. |"]], ['-     "console-type"?: EnumList;', '+     "console-type"?: EnumList | null;']],
  [
    "a parameter of a media type, in all sentences that have it",
    "mgmt-v3",
    [
      ["The header Content-Type: application/json is on all requests", "The header Content-Type: application/json; charset=utf-8 is on all requests"],
      ["The header Content-Type: application/json is on each request", "The header Content-Type: application/json; charset=utf-8 is on each request"],
    ],
    ['-     "Content-Type": "application/json";', '+     "Content-Type": "application/json; charset=utf-8";'],
  ],
  [
    "a sentence beside the operations of several resources is none of the one that the section tells of as well",
    "mgmt-v3",
    [["To address the console block", "Changes take effect at once.\n\nTo address the console block"]],
    ["+     /** @source Configuration resources: authentication and authorization */", '+     "changes-take-effect-at": "Changes take effect at once.";'],
  ],
  [
    "a format of a field whose type is a word of the service, beside what the word says",
    "mgmt-v3",
    [["| uuid | string | Maximum length 64 characters. |\n\nconsole block", "| uuid | string (UUID) | Maximum length 64 characters. |\n\nconsole block"]],
    ["-   uuid?: Uuid;", '+   uuid?: Uuid & Says<{ format: "uuid" }>;'],
  ],
  [
    "a status in a sentence that names a request as its row does",
    "controller-v2",
    [["JSON objects are the payloads.", "Adding an object answers with 201.\n\nJSON objects are the payloads."]],
    ['-   add: Post<Of["uri"], Of["object"], Of["object"]>;', '+   add: Post<Of["uri"], Of["object"], Of["object"]> & Status<201>;'],
  ],
  [
    "a status in a sentence that names a method which one request has",
    "controller-v2",
    [["JSON objects are the payloads.", "A POST is answered with status 201.\n\nJSON objects are the payloads."]],
    ['-   add: Post<Of["uri"], Of["object"], Of["object"]>;', '+   add: Post<Of["uri"], Of["object"], Of["object"]> & Status<201>;'],
  ],
  [
    "a status in a sentence that names a method which several have: it is said in words",
    "controller-v2",
    [["JSON objects are the payloads.", "A DELETE is answered with status 204.\n\nJSON objects are the payloads."]],
    ["+     /** @source Endpoints */", '+     "delete-answered-status-204": "A DELETE is answered with status 204.";'],
  ],
  [
    "a field that a sentence names beside others",
    "mgmt-v3",
    [["carries the string field svc-url, which is the path of that element", "carries the string field svc-url, which is the path of that element, and the number field revision"]],
    ["+   /** @source General conventions > 2 */", "+   revision: number;"],
  ],
  [
    "values of a field in a sentence below its table",
    "mgmt-v3",
    [["\nlogin-cfg block:", "\nThe allowed values of type: local, radius, tacplus.\n\nlogin-cfg block:"]],
    ['-     type?: EnumList<"local">;', '+     type?: Default<"local" | "radius" | "tacplus", "local"> & Says<{ format: "enum-list" }>;'],
  ],
  [
    "values of a field that came, in brackets",
    "mgmt-v3",
    [["| tacplus | boolean |", "| order | string | [dns, ipv4]. Default dns. |\n| lookup | string | The order of lookups: [dns, ipv4]. |\n| tacplus | boolean |"]],
    ['+     order?: Default<"dns" | "ipv4", "dns">;', "+     /** The order of lookups: [dns, ipv4]. */", '+     lookup?: "dns" | "ipv4";'],
  ],
  [
    "an operation that came is counted by a sentence, which is no statement of its own",
    "mgmt-v3",
    [["the same five operations", "the same six operations"], ["| Delete | DELETE | same | none | attributes |", "| Update | PATCH | same | attributes | attributes |\n| Delete | DELETE | same | none | attributes |"]],
    ["+   Patch,", "+   /**", "+    * Update", "+    * @source Configuration resources: authentication and authorization > Update", "+    */", '+   update: Patch<Of["uri"], Keyed<Of["uri"], Of["settings"]>, Keyed<Of["uri"], Of["settings"]>>;'],
  ],
  [
    "a default that a row no longer repeats, since a convention gives it",
    "mgmt-v3",
    [["The TACACS+ protocol is used. Default 0.", "The TACACS+ protocol is used."]],
    [],
  ],
  [
    "a boolean that came: it has the default of the convention",
    "mgmt-v3",
    [["| tacplus | boolean |", "| radius | boolean | Use the RADIUS protocol. |\n| tacplus | boolean |"]],
    ["+     /** Use the RADIUS protocol. */", "+     radius?: Flag;"],
  ],
  ["a type that a convention gives a default", "mgmt-v3", [["syn-cookie, no-auto-up", "no-auto-up"], ["| uuid | string |\n| sampling", "| syn-cookie | boolean |\n| uuid | string |\n| sampling"]], ['-   "syn-cookie"?: Bit;', '+   "syn-cookie"?: Flag;']],
  [
    "a status behind a body, in brackets, and before one",
    "controller-v2",
    [
      ["| DELETE | /{object_collection}/{object_name} | none | none |", "| DELETE | /{object_collection}/{object_name} | none | none (204) |"],
      ["| PUT | /{object_collection}/{object_name} | JSON object | the object |", "| PUT | /{object_collection}/{object_name} | JSON object | 202 and the object |"],
    ],
    ['-   update: Put<At, Of["object"], Of["object"], "modify"> &', '+   update: Put<At, Of["object"], Of["object"], "modify"> & Status<202> &', "-   delete: Delete<At, None>;", "+   delete: Delete<At, None> & Status<204>;"],
  ],
  [
    "no body any more, with the status that says so",
    "mgmt-v3",
    [["| Delete | DELETE | same | none | attributes |", "| Delete | DELETE | same | none | none (204) |"]],
    ["+   None,", "+   Status,", '-   delete: Delete<Of["uri"], Keyed<Of["uri"], Of["settings"]>> & Notes<OfOnlyOne>;', '+   delete: Delete<Of["uri"], None> & Status<204> & Notes<OfOnlyOne>;'],
  ],
  [
    "no body any more, with the status in words",
    "mgmt-v3",
    [["| Delete | DELETE | same | none | attributes |", "| Delete | DELETE | same | none | none, status 204 |"]],
    ["+   None,", "+   Status,", '-   delete: Delete<Of["uri"], Keyed<Of["uri"], Of["settings"]>> & Notes<OfOnlyOne>;', '+   delete: Delete<Of["uri"], None> & Status<204> & Notes<OfOnlyOne>;'],
  ],
  [
    "a column of statuses",
    "mgmt-v3",
    [
      ["| Request payload | Response payload |\n|---|---|---|---|---|", "| Request payload | Response payload | Status |\n|---|---|---|---|---|---|"],
      ["/mgmt/v3/authorization | attributes | attributes |", "/mgmt/v3/authorization | attributes | attributes | 201 |"],
      ["| Get | GET | same | none | attributes |", "| Get | GET | same | none | attributes | 200 OK |"],
      ["| Modify | POST | same | attributes | attributes |", "| Modify | POST | same | attributes | attributes | |"],
      ["| Replace | PUT | same | attributes | attributes |", "| Replace | PUT | same | attributes | attributes | |"],
      ["| Delete | DELETE | same | none | attributes |", "| Delete | DELETE | same | none | attributes | |"],
    ],
    [
      "+   Status,",
      '-   create: Post<Of["uri"], Keyed<Of["uri"], Of["settings"]>, Keyed<Of["uri"], Of["settings"]>, "create"> &',
      '+   create: Post<Of["uri"], Keyed<Of["uri"], Of["settings"]>, Keyed<Of["uri"], Of["settings"]>, "create"> & Status<201> &',
      '-   get: Get<Of["uri"], Keyed<Of["uri"], Of["settings"]>>;',
      '+   get: Get<Of["uri"], Keyed<Of["uri"], Of["settings"]>> & Status<200>;',
    ],
  ],
  [
    "a type as its new line has it, and not as names in other sections are like it",
    "mgmt-v3",
    [["geo_location, level_str, loc_last | string", "geo_location, level_str | string"], ["loc_override | number", "loc_override, loc_last | number"]],
    ["-   loc_last?: string;", "+   loc_last?: number;"],
  ],
  [
    "a field, and the limit that is called after it",
    "mgmt-v3",
    [["| debug | number |", "| debug-level | number |"], ["| authorization debug |", "| authorization debug-level |"]],
    [
      "-    * @source Limits > authorization debug",
      "+    * @source Limits > authorization debug-level",
      '-   debug?: Bits<{ 1: "common"; 2: "packet"; 4: "packet detail"; 8: "md5" }, 1, 15>;',
      '+   "debug-level"?: Bits<{ 1: "common"; 2: "packet"; 4: "packet detail"; 8: "md5" }, 1, 15>;',
    ],
  ],
  [
    "a value in the place of one that meant something else, beside one that means something else now",
    "mgmt-v3",
    [["Allowed values: multiple, single. Default single. multiple: when one authentication method rejects, the one after it is tried. single: when a method rejects, that is the end of it and no other is tried.", "Allowed values: single, none. Default single. single: the first method alone decides. none: no method is asked."]],
    [
      "-      * - `multiple`: the next method is tried.",
      "-      * - `single`: no other method is tried.",
      "+      * - `single`: the first method alone decides.",
      "+      * - `none`: no method is asked.",
      '-     mode?: Default<"multiple" | "single", "single">;',
      '+     mode?: Default<"single" | "none", "single">;',
    ],
  ],
  [
    "a value before all others, with what it means",
    "mgmt-v3",
    [["Allowed values: multiple, single. Default single. multiple:", "Allowed values: any, multiple, single. Default single. any: one method has to accept. multiple:"]],
    ["+      * - `any`: one method has to accept.", '-     mode?: Default<"multiple" | "single", "single">;', '+     mode?: Default<"any" | "multiple" | "single", "single">;'],
  ],
  [
    "answers that hold what they held under names",
    "controller-v2",
    [["| List objects of a collection | GET | /{object_collection} | none | the objects of the collection |", "| List objects of a collection | GET | /{object_collection} | none | an object with `items`, an array of the objects, and `next` (string) |"]],
    [
      '-   list: Get<Of["uri"], NotShown<"how the answer holds the objects of the collection">, "list">;',
      '+   list: Get<Of["uri"], {',
      "+     /** @source Endpoints > List objects of a collection */",
      '+     items?: Of["object"][];',
      "+     /** @source Endpoints > List objects of a collection */",
      "+     next?: string;",
      '+   }, "list">;',
    ],
  ],
  [
    "a note that calls a field deprecated",
    "mgmt-v3",
    [["\nmethod block:\n", "\n> **Deprecated:** `commands` is deprecated; use the method block.\n\nmethod block:\n"]],
    ["+    * @deprecated commands is deprecated; use the method block."],
  ],
  [
    "a sentence in a row that is set off",
    "mgmt-v3",
    [["| tacplus | boolean | The TACACS+ protocol is used. Default 0. |", "| tacplus | boolean | The TACACS+ protocol is used. Default 0. *Changed in 3.2.* |"]],
    ["-     /** Uses the TACACS+ protocol. */", "+     /** Uses the TACACS+ protocol. Changed in 3.2. */"],
  ],
  [
    "a body that is a name, and no object",
    "controller-v2",
    [["| Delete one object |", "| Move an object | POST | /{object_collection}/{object_name}/move | the name of another collection | the object |\n| Delete one object |"]],
    [
      "+   fields: object;",
      "+  * A resource of a kind that the document gives no name.",
      "+  * @source Endpoints > Move an object",
      "+  */",
      "+   /**",
      "+    * Move an object",
      "+    * @source Endpoints > Move an object",
      "+    */",
      '+   move: Post<Of["uri"], NotShown<"the name of another collection">, Of["fields"], "act">;',
      "+  * What is at `/{object_collection}/{object_name}/move`.",
      "+  * @source Endpoints > Move an object",
      "+  */",
      '+   uri: "/{object_collection}/{object_name}/move";',
      "+   fields: ControllerObject;",
    ],
  ],
  [
    "a name that came into a list and another one that went elsewhere in it",
    "mgmt-v3",
    [["mss-table, ", "mss-table, mss-clamp, "], ["use-mss-tab, ", ""]],
    ['+   "mss-clamp"?: number;', '-   "use-mss-tab"?: number;'],
  ],
  [
    "a row that moves to the head of another block",
    "mgmt-v3",
    [["| local | boolean | Configures a local user for entering privilege mode. Default 0. |\n", ""], ["| enable-auth-type |", "| local | boolean | Configures a local user for entering privilege mode. Default 0. |\n| enable-auth-type |"]],
    ["+     /** Configures that a local user enters privilege mode. */", "+     local?: Flag;", "-     /** Configures that a local user enters privilege mode. */", "-     local?: Flag;"],
  ],
  [
    "names of one line that move to another section, with their comments",
    "mgmt-v3",
    [["| group_id, loc_max_depth, loc_success, loc_error, loc_override | number |\n", ""], ["| action, def-selection-if-pref-failed,", "| group_id, loc_max_depth, loc_success, loc_error, loc_override | number |\n| action, def-selection-if-pref-failed,"]],
    ["+", "-"].flatMap((sign) => ["group_id", "loc_max_depth", "loc_success", "loc_error", "loc_override"].map((name) => `${sign}   ${name}?: number;`)),
  ],
  [
    "a gap of two things of which one is left",
    "mgmt-v3",
    [["The policy of compatibility and deprecation: not shown.", "Deprecation policy: not shown."]],
    ['-     compatibility: NotShown<"the policy of compatibility and deprecation">;', '+     compatibility: NotShown<"deprecation policy">;'],
  ],
  [
    "an array of what was not shown to be one",
    "controller-v2",
    [["| none | the objects of the collection |", "| none | an array of the objects of the collection |"]],
    ['-   list: Get<Of["uri"], NotShown<"how the answer holds the objects of the collection">, "list">;', '+   list: Get<Of["uri"], Of["object"][], "list">;'],
  ],
  [
    "one of something, or an array of such",
    "controller-v2",
    [["| POST | /{object_collection} | JSON object | the object |", "| POST | /{object_collection} | JSON object or array of JSON objects | the object |"]],
    ['-   add: Post<Of["uri"], Of["object"], Of["object"]>;', '+   add: Post<Of["uri"], Of["object"] | Of["object"][], Of["object"]>;'],
  ],
  [
    "a column of descriptions, in a table that has types alone",
    "mgmt-v3",
    [["| Field | JSON type |\n|---|---|\n| port-number | number |\n| protocol | string |", "| Field | JSON type | Description |\n|---|---|---|\n| port-number | number | Where clients connect. |\n| protocol | string | |"]],
    ["-    * Key. The number of the port.", "+    * Key. The number of the port. Where clients connect."],
  ],
  [
    "a column of limits, in a table whose rows share lines",
    "mgmt-v3",
    [
      [
        "| Field | JSON type |\n|---|---|\n| port-number | number |\n| protocol | string |\n| range, conn-limit, scaleout-bucket-count | number |",
        "| Field | JSON type | Range |\n|---|---|---|\n| port-number | number | 0-65534 |\n| protocol | string | |\n| range, scaleout-bucket-count | number | |\n| conn-limit | number | 1-64000000 |\n| conn-rate | number | 1-1000 |",
      ],
    ],
    ['-   "port-number": number;', '+   "port-number": Range<0, 65534>;', '-   "conn-limit"?: number;', '+   "conn-limit"?: Range<1, 64000000>;', '+   "conn-rate"?: Range<1, 1000>;'],
  ],
  [
    "a sentence that came among numbered ones, of what a request names and nobody knows",
    "mgmt-v3",
    [["\n6. Where the type", "\n6. Fields that are not known are ignored.\n7. Where the type"], ["\n7. A field in the format", "\n8. A field in the format"]],
    ["+     /** @source General conventions > 8 */", '+     "fields-not-known-ignored": "Fields that are not known are ignored.";'],
  ],
  [
    "a format beside a word whose limit stands elsewhere",
    "mgmt-v3",
    [["| uuid | string |\n| sampling", "| uuid | string (UUID) |\n| sampling"]],
    ["-   uuid?: Uuid;", '+   uuid?: Uuid & Says<{ format: "uuid" }>;'],
  ],
  ["null beside a word whose limit stands elsewhere", "mgmt-v3", [["| uuid | string |\n| sampling", "| uuid | string or null |\n| sampling"]], ["-   uuid?: Uuid;", "+   uuid?: Uuid | null;"]],
  [
    "a value that is deprecated, where the row lists it",
    "mgmt-v3",
    [["Allowed values: multiple, single.", "Allowed values: multiple (deprecated), single."]],
    ["+      *", "+      * `multiple` is deprecated."],
  ],
  [
    "a field and a path that came, of which the one tells of the other",
    "controller-v2",
    [
      ["| description | string |", "| description | string |\n| created | string |"],
      ["| Delete one object |", "| Copy one object | POST | /{object_collection}/{object_name}/copy | none | the object |\n| Delete one object |"],
    ],
    [
      "+  * What is at `/{object_collection}/{object_name}/copy`.",
      "+  * @source Endpoints > Copy one object",
      "+  */",
      '+   uri: "/{object_collection}/{object_name}/copy";',
      "+   fields: ControllerObject;",
      "+   fields: object;",
      "+  * A resource of a kind that the document gives no name.",
      "+  * @source Endpoints > Copy one object",
      "+  */",
      "+   /**",
      "+    * Copy one object",
      "+    * @source Endpoints > Copy one object",
      "+    */",
      '+   copy: Post<Of["uri"], None, Of["fields"], "act">;',
      "+   created?: string;",
    ],
  ],
  [
    "a table in the place of a gap, with the sentence that leads to it",
    "controller-v2",
    [["Any errors: not shown.", "An error is answered with one of these statuses.\n\n| Status | Meaning |\n|---|---|\n| 401 | The credential is not known. |"]],
    [
      "+     /** @source Errors > 401 */",
      '+     401: "The credential is not known.";',
      "+     /** @source Errors */",
      '+     "error-answered-one-these": "An error is answered with one of these statuses.";',
      "-     /** @source Errors */",
      '-     errors: NotShown<"errors: their status codes and bodies">;',
    ],
  ],
  [
    "a request whose body and answer are told together",
    "mgmt-v3",
    [["| Read a collection | GET |", "| Replace one element | PUT | /mgmt/v3/<parent path>/<collection>/<key> | request and response: object keyed by type name |\n| Read a collection | GET |"]],
    [
      "+   /**",
      "+    * Replace one element",
      "+    * @source Generic resource endpoints > Replace one element",
      "+    */",
      '+   replaceOneElement: Put<At, Keyed<Of["uri"], Of["element"]>, Keyed<Of["uri"], Of["element"]>>;',
      "+   /**",
      "+    * Replace one element",
      "+    * @source Generic resource endpoints > Replace one element",
      "+    */",
      "+   replaceOneElement: Put<At, OneKeyed<AnyObject>, OneKeyed<AnyObject>>;",
    ],
  ],
])("%s", (_, service, edits, expected) => {
  const { lines, leaves } = adopted(service, edits);
  expect([leaves, lines]).toEqual([[], expected]);
});

test("a way to authenticate that goes, where a single one is left and no longer counted", () => {
  const text = textsOf("controller-v2").get("spec-src/controller-v2/document.md")!;
  const { lines, leaves } = adopted("controller-v2", [
    ["in one of two schemes", "in one scheme"],
    ["its two Authorization schemes", "its Authorization scheme"],
    [/\| Basic \|.*\n/.exec(text)![0], ""],
  ]);
  expect(leaves).toEqual([]);
  expect(lines).toContain("-     basic: BasicCredential;");
});

test("values that a sentence lists of a word are not in the notes alone", () => {
  const { leaves } = adopted("mgmt-v3", [["The values true, false, 1, 0 are accepted by boolean fields", "Boolean fields accept the values true, false"]]);
  expect(leaves).toEqual(["Flag at spec-src/mgmt-v3/words.ts:9 takes true, false, 0, 1: write there which values the document lists now"]);
});

test("a section of a request that lists what it is sent and answers", () => {
  const fields = (name: string): string => `| Field | Type | Notes |\n|---|---|---|\n| ${name} | number | Range 0-600. |\n`;
  const { lines, leaves } = adopted("mgmt-v3", [
    ["\n## Authentication\n", `\n### Reload the device\n\nPOST /mgmt/v3/reload\n\nRequest body:\n\n${fields("delay")}\nResponse:\n\n${fields("left")}\n## Authentication\n`],
  ]);
  expect(leaves).toEqual([]);
  expect(lines).toEqual(
    expect.arrayContaining([
      '+   reload: Post<Of["uri"], Of["reloadBody"], Of["reloadAnswer"], "act">;',
      "+   reloadBody: ReloadResourceReloadBody;",
      "+   reloadAnswer: ReloadResourceReloadAnswer;",
      "+   delay?: Range<0, 600>;",
      "+   left?: Range<0, 600>;",
    ]),
  );
});

test("a table that is taken over has a label, and a blank line around each", () => {
  const texts = textsOf("mgmt-v3");
  const file = "spec-src/mgmt-v3/document.md";
  const table = "| Value | Meaning |\n|---|---|\n| local | The local password. |\n| tacplus | The servers. |";
  const { adoption } = adoptIn("mgmt-v3", texts, withChanges(texts.get(file)!, [["\n### authorization (", `\n${table}\n\n### authorization (`]]));
  expect(adoption.texts.get(file)).toContain(`|\n\nValues of enable-auth-type:\n\n${table}\n\n### authorization (`);
});
