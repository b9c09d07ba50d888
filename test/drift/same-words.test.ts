/** Sentences that a vendor words otherwise, one by one: nothing is said otherwise. */
import { describe, expect, test } from "vitest";
import { driftFrom, shown, subjects } from "./subjects.ts";

const subject = subjects.find(({ name }) => name === "mgmt-v3")!;
const controller = subjects.find(({ name }) => name === "controller-v2")!;

test.each([
  ["## Events\n\nAny events: not shown.\n\n## Errors\n\nAny errors: not shown.", "## Errors and events\n\nErrors: not shown. Events: not shown."],
  ["Partition visibility: shared.", "Partition visibility is shared."],
  ["over the last 1, 5, 10 and 30 seconds", "over the last one, five, ten and thirty seconds"],
  ["\n## Versioning", "\n> Note to the reader: whoever finds a mistake on this page is asked to tell.\n\n## Versioning"],
  ["\n## Versioning", "\n## Document history\n\nSecond printing, with larger type.\n\n## Versioning"],
  ["\n## Versioning", "\n## What is new\n\n- The tables are sorted.\n- Editorial changes.\n\n## Versioning"],
  ["\n## What the service does", "\nWhat changed in this edition: the tables are sorted by name.\n\n## What the service does"],
  ["\n## What the service does", "\n*Last revised in March. Please send comments to the documentation team.*\n\n## What the service does"],
  ["The policy of compatibility and deprecation: not shown.", "The policy of compatibility and deprecation: not shown.\n\n---\n\n© The vendor. All rights reserved."],
  ["Every path is of the form {base_url}/mgmt/v3/<resource path>.", "Every path is of the form\n\n    {base_url}/mgmt/v3/<resource path>\n"],
  ["For each enabled counter, its minimum, maximum and average over", "Min., max. and avg. of each enabled counter over"],
  ["## What the service does\n", "Contents: [What the service does](#what-the-service-does), [Endpoints](#endpoints), [Limits](#limits)\n\n## What the service does\n"],
  ["counter_name (string), min, max, avg (numbers)", "counter_name (string) and the numbers min, max and avg"],
  ["counter_name (string), 1sec_rate, 5sec_rate, 10sec_rate, 30sec_rate (numbers)", "the string counter_name; the numbers 1sec_rate, 5sec_rate, 10sec_rate, 30sec_rate"],
  ["\n## Limits", "\n> Note: Words in braces or angle brackets are placeholders.\n\n## Limits"],
  ["\n## Limits", "\nReaders who are new to the product may want to begin with the section on authentication.\n\n## Limits"],
  ["### General conventions\n", "### General conventions\n\nThe remarks below are gathered here so that the sections after them need not repeat them.\n"],
  ["Bitwise OR of: 1 (common), 2 (packet), 4 (packet detail), 8 (md5).", "The sum of 1 for common, 2 for packet, 4 for packet detail and 8 for md5."],
  ["in both directions", "in either direction"],
  ["a reload or a failover leaves the uuid as it is.", "neither a reload nor a failover changes the uuid."],
  ["several elements can be created or replaced in one go", "it is possible to create or replace several at once"],
  ["The header Content-Type: application/json is on all requests, and so is the Authorization header (described under Authentication).", "Send two headers with all requests: `Content-Type: application/json`, and `Authorization` as described under [Authentication](#authentication)."],
  ["In a baseline or rate response no counters appear but those that the object's sampling-enable property lists.", "A baseline or rate response holds no counters but those that the object's sampling-enable property lists."],
  ["The statistics of an element or of a collection.", "Statistics of a collection or of an element."],
  ["Commands go without authorization.", "Commands need no authorization."],
  ["are accepted by boolean fields, whose default is 0 where nothing else is stated", "a boolean field accepts, and its default is 0 where nothing else is stated"],
  ["when one authentication method rejects, the one after it is tried", "the next method is tried after a rejection by an authentication method"],
  ["when a method rejects, that is the end of it and no other is tried", "further methods are not tried once a method refuses"],
  ["The element URI is /mgmt/v3/authentication. Partition visibility: none.", "The element URI is /mgmt/v3/authentication and the partition visibility is none."],
  ["The element type is port, and its key fields are", "The type of the element is port, and its key fields are"],
  ["its body holds the element key fields and", "its body holds the element key field and"],
  ["### Configuration resources: authentication and authorization", "### Configuration resources: authentication"],
  ["In addition, every item of the array carries the string field svc-url,", "In addition, every item of the array carries svc-url, a string field with the path,"],
  ["Range 0-15.", "Min 0, max 15."],
  ["Range 0-15.", "Valid range 0 through 15."],
  ["Allowed values: multiple, single. Default single.", "Allowed values: single (default), multiple."],
  ["(numbers throughout, either 0/1 or counts, and in addition the string uuid)", "(numbers throughout, either 0/1 or counts, except uuid, which is a string)"],
  ["string (the value Down appears)", "string (the value Down is seen)"],
  ["| GET | same | none |", "| GET | /mgmt/v3/authentication or /mgmt/v3/authorization | none |"],
  ["| Field | Type | Notes |", "| Field | Type <!-- Default 7. --> | Notes |"],
  ["| commands | number | Level of commands for authorization. Range 0-15. |", "| commands | number | Level of commands for authorization. Range 0-15. <!-- Default 7. --> |"],
  ["\n## Limits", "\n<details>\n\n## Limits"],
  ["\n## Limits", "\n<div class=\"limits\">\n\n## Limits"],
  ["number (0 or 1)", "0/1"],
  ["number (0 or 1)", "boolean (0 or 1)"],
  ["number (0 or 1)", "number (1 or 0)"],
  ["number (0 or 1)", "number (0 \\| 1)"],
  ["| GET | same | none |", "| GET | same | (none) |"],
  ["| GET | same | none |", "| GET | same | no payload |"],
  ["| Maximum length 64 characters. |\n\nconsole", "| Max. length: 64 characters. |\n\nconsole"],
  ["Reference object: /mgmt", "Refers to object: /mgmt"],
  ["JSON block. Reference object:", "Reference object:"],
  ["| enable-cfg | object | JSON block, listed below |", "| enable-cfg | object | |"],
  ["| enable-cfg | object | JSON block, listed below |", "| enable-cfg | object | JSON block (see the enable-cfg block) |"],
  ["| enable-cfg | object | JSON block, listed below |", "| enable-cfg | object | Nested object; details follow |"],
  ["Format enum-list. |", "In the enum-list format. |"],
  ["| string | Format enum-list. |", "| string (enum-list) | |"],
  ["Allowed values: multiple, single.", "Either multiple or single."],
  ["Allowed values: multiple, single.", "Must be multiple or single."],
  ["Allowed values: multiple, single. Default single.", "multiple or single (default single)."],
  ["Range 0-15.", "(0-15)"],
  ["Range 0-15.", "0 <= value <= 15."],
  ["Partition visibility: none.", "Visibility in partitions: none."],
  ["The element type is port, and its key fields are port-number and protocol.", "An element of type port is identified by its key fields port-number and protocol."],
  ["string (the value Down appears)", "string (Down appears)"],
  ["string (the value Down appears)", "string; value seen: Down"],
  ["| maximum length 64 characters |", "| 64 characters |"],
  ["| last 30 seconds |", "| past 30 seconds |"],
  ["Observed fields (numbers throughout, either 0/1 or counts, and in addition the string uuid)", "Observed fields (all of them numbers, 0/1 or counts, and uuid, a string)"],
  ["### authorization (configuration resource)", "### authorization — configuration resource"],
  ["Names of counters that appear: curr_conn, slowest_rsp_time, total_dns_pkts, total_ssl_conn.", "Among the counter names, curr_conn, slowest_rsp_time, total_dns_pkts and total_ssl_conn appear."],
  ["The transitions between states: not shown.", "No transitions between states are shown."],
  ["Any rate limits: not shown.", "The document shows no rate limits."],
  ["of one and the same user are rejected. Default 0.", "of one and the same user are rejected. Off by default (0)."],
  ["A parameter that is not configured explicitly takes its default value.", "Where a parameter is not configured explicitly, its default value applies."],
  ["boolean fields, whose default is 0 where nothing else is stated.", "boolean fields. Their default is 0 unless stated otherwise."],
  ["The first path segment after the base address is written here as the neutral word mgmt. Every path is of the form {base_url}/mgmt/v3/<resource path>.", "All paths are of the form {base_url}/mgmt/v3/<resource path>, where mgmt, the first path segment after the base address, is a neutral word."],
  ["others (dynamic sessions, for instance) can be reset", "it is possible to reset others (dynamic sessions, for instance)"],
  ["(port or common, for example)", "(for instance port or common)"],
  ["Through the interface, up/down status cannot be altered.", "It is impossible to alter up/down status through the interface."],
  ["as the neutral word mgmt", "as the neutral term mgmt"],
  ["its value is the scheme word Device", "its value is the authentication scheme Device"],
  ["Commands go without authorization.", "Turns off command authorization."],
  ["Default single.", "When omitted, single applies."],
  ["Type of authentication by enable-password. Default local.", "Type of authentication by enable-password. If not configured, local is used."],
  ["Type of authentication by enable-password. Default local.", "Type of authentication by enable-password; local unless configured otherwise."],
  ["| string | Format enum-list. Type of authentication by", "| string | Takes an enum-list. Type of authentication by"],
  ["| authorization debug | 1 to 15 |", "| debug (authorization) | 1 to 15 |"],
  ["| baseline window | last 30 seconds |", "| window of the baseline | last 30 seconds |"],
  ["| rate windows | last 1, 5, 10 and 30 seconds |", "| rate windows | 1 s, 5 s, 10 s and 30 s |"],
  ["### General conventions", "### General Conventions - for all resources"],
  ["HTTP methods read, create, modify, replace and delete resources.", "With HTTP methods, resources are:\n\n- read,\n- created,\n- modified,\n- replaced, and\n- deleted."],
  ["A PUT on the collection URI enables sampling; its body holds the element key fields and sampling-enable.", "To enable sampling, PUT the element's key fields and sampling-enable to the URI of the collection."],
  ["\n## Limits\n", "\n## Limits\n\nThe table below gathers the limits that are stated elsewhere in this document.\n"],
  ["\n## States and transitions\n", "\n## States and transitions\n\nSee also the operational data fields above.\n"],
  ["The header Content-Type: application/json is on all requests, and so is the Authorization header (described under Authentication).", "Every request carries two headers: Content-Type: application/json, and Authorization (see Authentication)."],
  ["multiple: when one authentication method rejects, the one after it is tried. single: when a method rejects, that is the end of it and no other is tried.", "With multiple, the next method is tried if an authentication method rejects; with single, no further method is tried."],
])("%s > %s", (from, to) => {
  expect(subject.text).toContain(from);
  expect(driftFrom(subject, subject.text.replace(from, () => to)).map(shown)).toEqual([]);
});

test.each([
  ["1. Before a call is accepted, it is authenticated and checked for authorization; this goes for each call.", "1. Each call is accepted only after it is authenticated and checked for authorization."],
  ["1. Before a call is accepted, it is authenticated and checked for authorization; this goes for each call.", "1. No call is accepted before it is authenticated and checked for authorization."],
  ["There is a REST endpoint for each object, and each object supports GET,", "Each object has a REST endpoint and offers the methods GET,"],
  ["base64 encoding of a string that is username,", "the base64-encoded string of username,"],
  ["it is served over HTTPS alone", "it is served only over HTTPS"],
  ["it is served over HTTPS alone", "HTTPS is the only way in"],
  ["whose value is a controller host name", "with the name of a host, a controller, as its value"],
  ["Any states and transitions: not shown.", "Neither states nor transitions are shown."],
  ["within its collection, an object is identified by its name.", "the name identifies an object within its collection."],
  ["There is a REST endpoint for each object, and each object supports GET,", "Every object has a REST endpoint, which offers GET,"],
  ["There is a REST endpoint for each object, and each object supports GET, POST, PUT and DELETE.", "Each object has a REST endpoint. It supports the following methods:\n\n- GET\n- POST\n- PUT\n- DELETE"],
  ["base64 encoding of a string that is username, a colon, then password", "the Base64-encoded string `username:password`"],
])("%s > %s", (from, to) => {
  expect(controller.text).toContain(from);
  expect(driftFrom(controller, controller.text.replace(from, () => to)).map(shown)).toEqual([]);
});

test("one of several names that stand within a sentence is another one", () => {
  const list = "Names of counters that appear: curr_conn, slowest_rsp_time, total_dns_pkts, total_ssl_conn.";
  expect(subject.text).toContain(list);
  const found = driftFrom(subject, subject.text.replace(list, "Among the counter names, curr_conn, slowest_rsp_time, total_dns_packets and total_ssl_conn appear."));
  expect(found.map(shown)).toHaveLength(1);
  expect(found[0]).toMatchObject({ change: "renamed", fact: "known", from: "total_dns_pkts", to: "total_dns_packets" });
  expect(found[0]!.document.line).toBe(subject.text.split(list)[0]!.split("\n").length);
});

describe("tables in another form", () => {
  const windows = subject.text.slice(subject.text.indexOf("| Resource | Array key |")).split("\n\n")[0]!;
  const headers = controller.text.slice(controller.text.indexOf("| Header | Value |")).split("\n\n")[0]!;
  const turnedWindows = ["| | baseline | rate |", "|---|---|---|", "| Array key | baseline | rate |", "| Entry fields | counter_name (string), min, max, avg (numbers) | counter_name (string), 1sec_rate, 5sec_rate, 10sec_rate, 30sec_rate (numbers) |"].join("\n");
  const bulletedHeaders = ["   - Authorization: as above", "   - Content-Type: application/json", "   - provider: the provider name, <PROVIDER>"].join("\n");

  test("one that stands the other way round", () => {
    expect(driftFrom(subject, subject.text.replace(windows, () => turnedWindows)).map(shown)).toEqual([]);
    expect(driftFrom(subject, subject.text.replace(windows, () => turnedWindows.replace(" min,", " least,")))).toMatchObject([{ change: "renamed", fact: "row", from: "min", to: "least" }]);
  });

  test("one of two columns, as items of an item", () => {
    expect(driftFrom(controller, controller.text.replace(headers, () => bulletedHeaders)).map(shown)).toEqual([]);
    expect(driftFrom(controller, controller.text.replace(headers, () => bulletedHeaders.replace("<PROVIDER>", "<PROVIDER>. May be omitted")))).toMatchObject([{ change: "added", place: { row: "provider" } }]);
  });

  test("a method that is new among items is found", () => {
    const text = controller.text.replace("supports GET, POST, PUT and DELETE.", "supports the following methods:\n\n- GET\n- POST\n- PUT\n- PATCH\n- DELETE");
    expect(driftFrom(controller, text)).toMatchObject([{ change: "added", fact: "mention", to: "PATCH", document: { line: text.split("\n").indexOf("- PATCH") + 1 } }]);
  });
});

test("a section of changes that has a table is news", () => {
  const text = subject.text.replace("\n## Versioning", "\n## Release notes\n\n| Field | Type |\n|---|---|\n| note | string |\n\n## Versioning");
  expect(driftFrom(subject, text).map(({ change, fact }) => `${change} ${fact}`)).toEqual(["added section"]);
});
