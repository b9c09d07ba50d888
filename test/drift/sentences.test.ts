/** Sentences that came, went or say something else by one word: each is one finding, at its line, with the definition that it concerns. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { repository } from "../support/definitions.ts";
import { driftFrom, driftSince, shown, subjectOf, subjects, type Subject } from "./subjects.ts";

type Case = readonly [from: string, to: string, finding: object];

const lineOf = (file: string, text: string): number => readFileSync(`${repository}/${file}`, "utf8").split("\n").findIndex((line) => line.includes(text)) + 1;

const service = (name: string): Subject => subjects.find((one) => one.name === name)!;

const mgmt: readonly Case[] = [
  ["There is exactly one per type.", "At most one exists per type.", { change: "changed", fact: "mention", from: "exactly one", to: "At most one" }],
  ["The statistics of an element or of a collection. Some elements and collections have one, others do not.", "The statistics of an element or of a collection. Every element and collection has one.", { change: "changed", fact: "mention", from: "only some", to: "Every" }],
  ["is assigned to every object automatically when it is created.", "is assigned to every object automatically.", { change: "removed", fact: "mention", from: "when it is created" }],
  ["that is the end of it and no other is tried", "no further method except local is tried", { to: expect.stringContaining("except local") as string }],
  ["takes its values from an enumerated list", "takes its values from a case-sensitive enumerated list", { change: "added", fact: "mention", to: "case-sensitive" }],
  ["the one after it is tried", "the one after it is tried immediately", { change: "added", fact: "mention", to: "immediately" }],
  ["its value is an array of element objects.", "its value is an array of element objects, ordered by key.", { change: "added", fact: "mention", to: "ordered by key" }],
  [" There can be several, and each of them is inside a collection.", "", { change: "removed", fact: "statement", definition: { file: "spec-src/mgmt-v3/kinds.ts" } }],
  ["Some have one, others do not. Certain", "All have one. Certain", { fact: "mention", from: "only some" }],
  ["its minimum, maximum and average", "its minimum and average", { fact: "mention", from: "maximum" }],
  ["A unique identifier", "An identifier", { fact: "mention", from: "unique" }],
  ["as it is.", "as it is. Idle sessions are closed.", { change: "added", fact: "statement" }],
  ["Several logins of one and the same user are rejected. ", "", { change: "removed", fact: "statement", definition: { file: "spec-src/mgmt-v3/authentication.ts" } }],
  ["Allowed values: multiple, single.", "Allowed values: multiple.", { fact: "values", from: "multiple, single", to: "multiple" }],
  ["Maximum length 64 characters. |\n\nconsole block", "Maximum length 64 bytes. |\n\nconsole block", { fact: "length", to: "at most 64 bytes" }],
  ["average over the last 1, 5, 10 and 30 seconds", "average over the last 1, 5, 10 and 30 minutes", { fact: "windows", to: "60, 300, 600, 1800" }],
  ["Names of counters that appear: curr_conn, slowest_rsp_time, total_dns_pkts, total_ssl_conn. ", "", { change: "removed", fact: "known", definition: { file: "spec-src/mgmt-v3/slb/virtual-server/port.ts" } }],
  [" The transitions between states: not shown.", " Transitions: as RFC 9110 describes.", { fact: "notShown", to: "Transitions: as RFC 9110 describes." }],
  [" The transitions between states: not shown.", "", { change: "removed", fact: "notShown", definition: { file: "spec-src/mgmt-v3/service.ts" } }],
  ["is a state string", "is a state number", { fact: "member", from: "string" }],
  ["Maximum length 64 characters. |\n\nconsole block", "Length 64 characters. |\n\nconsole block", { change: "changed", fact: "length", from: "at most 64", to: "exactly 64" }],
  ["Bitwise OR of:", "One of:", { fact: "bits" }],
  ["Bitwise OR of:", "A bitwise XOR of:", { fact: "bits" }],
  ["Bitwise OR of:", "A bitwise AND of:", { fact: "bits" }],
  ["with string field counters1 (a counter name)", "with string fields counters1 and counters2", { change: "added", fact: "member", to: "counters2 (string)" }],
  ["(port oper)", "(vport oper)", { change: "changed", fact: "mention", from: "port", to: "vport" }],
  ["(common, under slb)", "(global, under slb)", { change: "changed", fact: "mention", from: "common", to: "global" }],
  ["can be created or replaced in one go", "can be created in one go", { change: "removed", fact: "mention", from: "replaced" }],
  ["| rate | rate | counter_name", "| peak | peak | counter_name (string), peak_value (number) |\n| rate | rate | counter_name", { change: "added", fact: "row", to: "peak" }],
  ["| Create | POST | /mgmt/v3/authentication or /mgmt/v3/authorization | attributes | attributes |", "| Create | POST | /mgmt/v3/authentication or /mgmt/v3/authorization | not shown | attributes |", { fact: "request", from: "attributes" }],
  ["template-tcp, template-virtual-port |", "template-tcp |", { change: "removed", fact: "row", from: "template-virtual-port" }],
  ["Each of the two resources", "Each of the three resources", { fact: "mention", from: "2", to: "3" }],
  ["segment after the base", "segment before the base", { fact: "mention", from: "after", to: "before" }],
  ["the one after it is tried", "the one before it is tried", { fact: "values", to: "multiple: when one authentication method rejects, the one before it is tried" }],
  ["one and the same user are rejected.", "one and the same user are allowed.", { fact: "mention", from: "rejected", to: "allowed" }],
  ["one and the same user are rejected.", "one and the same user are permitted.", { change: "changed", fact: "mention", from: "rejected", to: "permitted" }],
  ["A configured instance of", "Several configured instances of", { change: "changed", fact: "mention", from: "a", to: "several" }],
  ["the one after it is tried", "the previous one is tried", { fact: "values", to: "multiple: when one authentication method rejects, the previous one is tried" }],
  ["of a network device", "of a storage device", { change: "changed", fact: "mention", from: "network", to: "storage" }],
  ["takes its default value", "takes its last value", { change: "changed", fact: "mention", from: "default value", to: "last" }],
  ["takes its default value", "is left out", { change: "removed", fact: "mention", from: "default value" }],
  ["This feature configures the authentication of logins.", "The configuration feature for login encryption.", { change: "changed", fact: "mention", from: "authentication", to: "encryption" }],
  ["identifier, uuid (string), is assigned to every object automatically", "identifier, uuid (string), is given to every element automatically", { change: "changed", fact: "mention", from: "object", to: "element" }],
  ["and with it svc-url (string) and the key fields of the element (those", "and with it svc-url (string) (for", { change: "removed", fact: "mention", from: "key fields" }],
  ["the field is a nested object", "the field is a string", { change: "changed", fact: "mention", from: "object", to: "string" }],
  ["automatically when it is created", "automatically when it is saved", { change: "changed", fact: "mention", from: "created", to: "saved" }],
  [" single: when a method rejects, that is the end of it and no other is tried.", "", { change: "removed", fact: "values", from: "single: when a method rejects, that is the end of it and no other is tried" }],
  ["Authorization is on each request; its", "Authorization is on each write request; its", { change: "added", fact: "mention", to: "write" }],
  ["and no other is tried", "and another is tried", { fact: "values", to: "single: when a method rejects, that is the end of it and another is tried" }],
  ["the one after it is tried", "the login is refused", { change: "changed", fact: "values", to: "multiple: when one authentication method rejects, the login is refused" }],
  ["when one authentication method rejects", "when one authentication method cannot be reached", { change: "changed", fact: "values" }],
  ["when a method rejects, that is the end of it and no other is tried", "only local users may log in", { change: "changed", fact: "values", to: "single: only local users may log in" }],
  ["a reload or a failover leaves the uuid as it is", "a reload leaves the uuid as it is, but not across a failover", { change: "added", fact: "mention", to: "but not across a failover" }],
  ["with string field counters1 (a counter name)", "with string fields counters1 (a counter name) and counters2 (a counter name)", { change: "added", fact: "member", to: "counters2 (string)" }],
  ["can be created or replaced in one go", "can be created or deleted in one go", { change: "changed", fact: "mention", from: "replaced", to: "deleted" }],
  ["a single object is an object with one key", "a single object is an array with one key", { change: "changed", fact: "mention", from: "object", to: "array" }],
  ["which is the path of that element", "which is the name of that element", { change: "changed", fact: "mention", from: "path", to: "name" }],
  ["its body holds the element key fields and sampling-enable", "its body holds sampling-enable", { change: "removed", fact: "mention", from: "key fields" }],
  ["The statistics of an element or of a collection.", "The statistics of an element.", { change: "removed", fact: "mention", from: "collection" }],
  ["(shape of an element)", "(shape of a collection)", { change: "changed", fact: "mention", from: "element", to: "collection" }],
  ["In a baseline or rate response no counters appear but those", "In a baseline or rate response not only those counters appear", { fact: "mention", from: "only the counters" }],
  ["others (dynamic sessions, for instance) can be reset.", "others (dynamic sessions, for instance) can be deleted.", { fact: "mention", from: "can be reset" }],
  ["the object, keyed by its type name |", "the object, keyed by its uuid |", { fact: "mention" }],
  ["| <element or collection path>/rate |", "| <element path>/rate |", { change: "changed", fact: "path", to: "<element path>/rate" }],
  ["automatically when it is created", "automatically when it is deleted", { fact: "mention", from: "created", to: "deleted" }],
  ["and each of them is inside a collection", "and each of them is inside an element", { change: "changed", fact: "mention", from: "collection", to: "element" }],
  ["Any object, addressed by", "Any element, addressed by", { change: "changed", fact: "mention", from: "object", to: "element" }],
  ["A parameter that is not configured explicitly", "A parameter configured explicitly", { change: "removed", fact: "mention", from: "not" }],
  ["are accepted by boolean fields", "are accepted by number fields", { change: "changed", fact: "mention", from: "boolean", to: "number" }],
  ["Once the running configuration", "Before the running configuration", { change: "changed", fact: "mention", from: "once", to: "before" }],
  ["the configuration, the statistics and the operational status", "the configuration and the operational status", { fact: "mention", from: "the statistics" }],
  ["For each enabled counter, its minimum", "For each disabled counter, its minimum", { fact: "mention", from: "enabled", to: "disabled" }],
  ["nested representation", "flat representation", { fact: "mention", from: "nested", to: "flat" }],
  ["as the neutral word mgmt", "as the fixed word mgmt", { fact: "property", from: "mgmt" }],
  ["| range, conn-limit,", "| range, extra-one, conn-limit, extra-two,", { change: "added", fact: "row", to: "extra-one, extra-two" }],
  ["Range 0-15. |", "Range 0-15. Required. |", { change: "added", fact: "required", to: "true" }],
  ["Level of commands for authorization.", "Commands level for encryption.", { change: "changed", fact: "mention", from: "authorization", to: "encryption" }],
  ["and each of them is inside a collection", "and all of them are inside a group", { change: "changed", fact: "mention", from: "collection", to: "group" }],
  ["There is exactly one per type.", "There is exactly one per partition.", { change: "changed", fact: "mention", from: "type", to: "partition" }],
  ["The settings of a single feature.", "Settings of one partition.", { change: "changed", fact: "mention", from: "feature", to: "partition" }],
  ["A configured instance of", "One or more configured instances of", { change: "changed", fact: "mention", from: "a", to: "several" }],
  ["enables sampling; its body", "disables sampling; its body", { change: "changed", fact: "mention", from: "enables", to: "disables" }],
  ["Configures the entering of privilege mode.", "Configure leaving privilege mode.", { change: "changed", fact: "mention", from: "entering", to: "leaving" }],
  ["configures the authentication of logins", "configures the accounting of logins", { change: "changed", fact: "mention", from: "authentication", to: "accounting" }],
  ["Commands go without authorization.", "No command encryption.", { change: "changed", fact: "mention", from: "authorization", to: "encryption" }],
  ["listed under Resources and their fields,", "listed under Resources and their fields (without the envelope),", { change: "added", fact: "mention", to: "without the envelope" }],
  ["holds the element key fields and sampling-enable.", "holds the element key fields, sampling-enable and sampling-interval.", { change: "added", fact: "mention", to: "sampling-interval" }],
  ["Configures the entering of privilege mode.", "Configure entering configuration mode.", { change: "changed", fact: "mention", from: "privilege", to: "configuration" }],
  ["Commands go without authorization.", "Local command authorization.", { change: "removed", fact: "mention", from: "without" }],
  ["element and collection below it", "element and collection directly below it", { change: "added", fact: "mention", to: "directly" }],
  ["its minimum, maximum and average over", "its minimum, maximum, average and sum over", { change: "added", fact: "mention", to: "sum" }],
  ["has been saved", "has been loaded", { change: "changed", fact: "mention", from: "saved", to: "loaded" }],
  ["the field is a nested object", "the field is an optional nested object", { change: "added", fact: "mention", to: "optional" }],
  ["HTTP methods read, create,", "HTTP methods list, read, create,", { change: "added", fact: "mention", to: "list" }],
  ["with key fields and changed fields", "with key fields and all fields", { change: "changed", fact: "mention", from: "changed", to: "all" }],
  ["| last 1, 5, 10 and 30 seconds |", "| first 1, 5, 10 and 30 seconds |", { fact: "windows" }],
  ["carries the string field svc-url", "may carry the string field svc-url", { change: "added", fact: "mention", to: "may" }],
  ["Holds representations of every element", "May contain representations of every element", { change: "added", fact: "mention", to: "may" }],
  ["when one authentication method rejects, the one after it is tried", "when one authentication method times out, the one after it is tried", { change: "changed", fact: "values" }],
  ["| Get | GET | same | none | attributes |", "| Get | GET | same | none | attributes, without defaults |", { change: "changed", fact: "response", to: "attributes, without defaults" }],
  ["with key fields and changed fields", "with key fields and all other fields", { change: "changed", fact: "mention", from: "changed", to: "all" }],
  ["whose default is 0 where nothing else is stated", "which have no default where nothing else is stated", { change: "removed", fact: "default", from: "0" }],
  ["Level of debugging for command authorization.", "Level of debugging for accounting.", { change: "changed", fact: "mention", from: "authorization", to: "accounting" }],
  ["Among the operational data of a port is a state string,", "Among the statistics of a port is a state string,", { change: "changed", fact: "mention", from: "operational", to: "statistics" }],
  ["The methods that update and delete through the identifier URI: not shown.", "Update through the identifier URI uses PUT. The method for delete: not shown.", { change: "added", fact: "statement", to: "Update through the identifier URI uses PUT." }],
  ["\nmethod block:", "\nmethod block (at least one of its fields must be 1):", { change: "added", fact: "mention", to: "at least one" }],
  ["\nmode-cfg block:", "\nmode-config block:", { change: "changed", fact: "mention", from: "mode-cfg", to: "mode-config" }],
  ["Fields that were observed in the representation", "All fields of the representation", { change: "changed", fact: "mention", from: "observed", to: "all" }],
];

const controller: readonly Case[] = [
  ["Any states and transitions: not shown.", "States: not shown.", { change: "removed", fact: "mention", from: "transitions", definition: { file: "spec-src/controller-v2/service.ts", line: lineOf("spec-src/controller-v2/service.ts", 'transitions: NotShown<') } }],
  ["| none | the objects of the collection |", "| none | an array of the objects of the collection |", { change: "changed", fact: "response", to: "an array of the objects of the collection" }],
  ["| none | the objects of the collection |", "| none | the objects of the collection, sorted by name |", { change: "changed", fact: "response", to: "the objects of the collection, sorted by name" }],
  ["it is served over HTTPS alone", "its text is UTF-8, and it is served over HTTPS alone", { to: "UTF-8" }],
  ["| POST | /{object_collection} | JSON object | the object |", "| POST | /{object_collection} | JSON object | the object with its generated id |", { change: "changed", fact: "response", definition: { file: "spec-src/controller-v2/kinds.ts" } }],
  ["Before a call is accepted, it is authenticated and checked for authorization; this goes for each call.", "Each call is authenticated and checked for authorization.", { change: "removed", fact: "mention", from: "Before a call is accepted" }],
  ["that the session call got back", "that the latest session call got back", { change: "added", fact: "mention", to: "latest" }],
  ["with a child collection under a parent object", "with a child collection under exactly one parent object", { change: "added", fact: "mention", to: "exactly one" }],
  ["A family of network products", "A family of network security products", { change: "added", fact: "mention", to: "security" }],
  ["and each object supports GET", "and each object, unless it is read-only, supports GET", { change: "added", fact: "mention", to: "unless it is read-only" }],
  ["it carries tenant information.", "it carries tenant information if the provider has more than one tenant.", { change: "added", fact: "mention", to: "if the provider has more than one tenant" }],
  ["Exactly what payload the session call has in its request and in its response: not shown.", "The session call has no request payload. Its exact response payload: not shown.", { change: "added", fact: "statement", to: "The session call has no request payload." }],
  ["| Update one object | PUT | /{object_collection}/{object_name} | JSON object | the object |", "| Update one object | PUT | /{object_collection}/{object_name} | JSON object | the object as it was before the update |", { change: "changed", fact: "response", from: "the object", to: "the object as it was before the update" }],
  ["| the provider name, <PROVIDER> |", "| the provider name in lower case, <PROVIDER> |", { change: "added", fact: "mention", to: "in lower case" }],
  ["it is authenticated and checked for authorization;", "it is authenticated, and after it is accepted, it is checked for authorization;", { change: "added", fact: "mention", to: "after" }],
  ["a string that is username,", "a string that is account,", { fact: "mention", from: "username" }],
  ["a colon, then password", "a semicolon, then password", { fact: "mention", from: "a colon" }],
  ["and each call is authenticated", "and no call is authenticated", { change: "changed", fact: "mention", from: "each", to: "no" }],
  ["username, a colon, then password", "password, a colon, then username", { change: "changed", fact: "mention", from: "username, then password" }],
  ["| none | the objects of the collection |", "| none | the names of the objects of the collection |", { change: "changed", fact: "response" }],
  ["| Delete one object | DELETE", "| Delete all objects | DELETE", { change: "renamed", fact: "row", from: "Delete one object", to: "Delete all objects" }],
  ["| Add an object | POST", "| Register an object | POST", { change: "renamed", fact: "row", from: "Add an object" }],
  ["The version is what the server URL ends in,", "The version is what the server URL begins with,", { fact: "mention", from: "ends", to: "begins" }],
  ["and each call is authenticated", "and each call is anonymous", { change: "changed", fact: "mention", from: "authenticated", to: "anonymous" }],
  ["it is served over HTTPS alone", "it is served over HTTP and HTTPS", { change: "changed", fact: "mention", from: "only over HTTPS", to: "HTTP" }],
  ["each call is authenticated.", "each call but the session call is authenticated.", { change: "added", fact: "mention", to: "but the session" }],
  ["in its request and in its response: not shown", "in its request: not shown", { change: "removed", fact: "mention", from: "response" }],
  [" The name of that header: not shown.", "", { change: "removed", fact: "notShown", definition: { file: "spec-src/controller-v2/service.ts" } }],
  ["One more header is required, and it carries tenant information. ", "", { change: "removed", fact: "statement" }],
  ["One more header is required, and", "One more header is allowed, and", { change: "changed", fact: "mention", from: "required", to: "allowed" }],
  ["(hosts under an application, for example)", "(hosts under a domain, for example)", { fact: "mention", from: "applications" }],
  ["JSON objects are the payloads.", "JSON arrays are the payloads.", { change: "changed", fact: "mention", from: "objects", to: "arrays" }],
  ["JSON objects are the payloads.", "The payloads are XML documents.", { change: "changed", fact: "statement" }],
  ["Configuration, management tasks and analytics", "Configuration and analytics", { fact: "mention", from: "management tasks" }],
  ["is already the end of", "is already the beginning of", { fact: "mention", from: "end", to: "beginning" }],
  ["JSON objects are the payloads.", "JSON objects or arrays are the payloads.", { change: "added", fact: "mention", to: "arrays" }],
  ["Objects can also be nested, with a child collection under", "Objects can be nested: a child object sits under", { change: "changed", fact: "mention", from: "collection", to: "object" }],
  ["within its collection, an object is identified by its name", "an object is identified by name across all collections", { change: "changed", fact: "mention", from: "within", to: "across" }],
  ["The header example has", "The response example has", { change: "changed", fact: "mention", from: "header", to: "response" }],
  ["Named collections (applications, for example) are where", "Numbered collections (applications, for example) are where", { change: "changed", fact: "mention", from: "named", to: "numbered" }],
  ["beyond name and description", "beyond name and title", { fact: "mention" }],
  ["3. Headers that are required on each call:", "3. Headers that are recommended on each call:", { change: "changed", fact: "mention", from: "required", to: "recommended" }],
  ["in one of two schemes", "in both of two schemes", { change: "changed", fact: "mention", from: "one", to: "both" }],
  ["and each call is authenticated", "and each call that changes something is authenticated", { change: "added", fact: "mention", to: "that changes something" }],
  ["The version segment /api/v2 is already the end of the server URL {controller_base_url}.", "The server URL {controller_base_url} does not contain the version segment /api/v2.", { change: "added", fact: "mention", to: "not" }],
  ["What an object in a request body looks like, according to", "What an object in a response body looks like, according to", { change: "changed", fact: "mention", from: "request", to: "response" }],
  ["\nThe fields that objects have beyond name and description: not shown.\n", "", { change: "removed", fact: "notShown" }],
];

describe.each([["mgmt-v3", mgmt], ["controller-v2", controller]] as const)("%s", (name, cases) => {
  const subject = service(name);

  test.each(cases)("%j > %j", (from, to, finding) => {
    const [before] = subject.text.split(from);
    const line = before!.split("\n").length;
    for (const drift of [driftFrom, driftSince]) {
      const found = drift(subject, subject.text.replace(from, to));
      expect(found.map(shown)).toHaveLength(1);
      expect(found[0]).toMatchObject(finding);
      expect(Math.abs(found[0]!.document.line - line)).toBeLessThanOrEqual(from.startsWith("\n") ? 2 : 0);
    }
  });
});

test("a row that was lacking where another place named it is one that came", () => {
  const subject = service("mgmt-v3");
  const row = "| console-type | string | Format enum-list. |\n";
  expect(subject.text).toContain(row);
  const text = subject.text.replace(row, `${row}| uuid | string | Maximum length 64 characters. |\n`);
  const found = driftFrom(subject, text);
  expect(found.map(shown)).toHaveLength(1);
  expect(found[0]).toMatchObject({ change: "added", fact: "row", to: "uuid", document: { line: text.slice(0, text.indexOf(row)).split("\n").length + 1 }, definition: { file: "spec-src/mgmt-v3/authentication/console.ts" } });
});

test("what is mentioned in the meaning of a value is part of it, where one sentence tells all meanings", () => {
  const device = service("mgmt-v3");
  const text = device.text.replace(/Allowed values: multiple, single\. Default single\. multiple: ([^.]*)\. single: ([^.]*)\./, "'multiple': $1; 'single': $2; allowed values: multiple, single. Default single.");
  const joined = subjectOf(device.name, device.modules, text);
  expect(text).not.toBe(device.text);
  expect(driftFrom(joined, text)).toEqual([]);
  const found = driftFrom(joined, text.replace(/'multiple': [^;]*;/, "'multiple': plain TCP decides;"));
  expect(found).toMatchObject([{ change: "changed", fact: "values", to: "multiple: plain TCP decides" }]);
  expect(found).toHaveLength(1);
});
