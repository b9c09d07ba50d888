/** Facts of our own edition said as other editions may say them: what says the same is silent, what says another thing is found once. */
import { describe, expect, test } from "vitest";
import { foldUnderAddress } from "../../generator/drift/findings/one-address.ts";
import { foldReferences } from "../../generator/drift/findings/one-path.ts";
import { driftFrom, subjects } from "./subjects.ts";

type Case = readonly [service: string, own: string, other: string];

const found = ([service, own, other]: Case): readonly unknown[] => {
  const subject = subjects.find(({ name }) => name === service)!;
  expect(subject.text).toContain(own);
  return driftFrom(subject, subject.text.replace(own, () => other)).map(({ change, fact, from, to }) => [change, fact, from, to]);
};

const [mgmt, controller] = ["mgmt-v3", "controller-v2"];
const modes = "Allowed values: multiple, single. Default single.";
const tacplus = "The TACACS+ protocol is used. Default 0.";
const kept = "Once the running configuration has been saved, a reload or a failover leaves the uuid as it is.";
const list = "| Request payload | Response payload |\n|---|---|---|---|---|\n| List objects of a collection | GET | /{object_collection} | none | the objects of the collection |";
const withColumn = (title: string, text: string): string => list.replace("|\n", `| ${title} |\n|---`).replace(/$/, ` ${text} |`);
const notes = "| Field | Type | Notes |\n|---|---|---|\n| none | boolean | Commands go without authorization. Default 0. |\n| tacplus | boolean | The TACACS+ protocol is used. Default 0. |";
const typeTable = "| Field | Type | Notes |\n|---|---|---|\n| type | string |";
const fields = "Resources and their fields";
const limits = /\| Item \| Limit \|\n(?:\|.*\n)+/.exec(subjects.find(({ name }) => name === mgmt)!.text)![0];
const limitsSaid = (seconds: number): string => `- The uuid field has a maximum length of 64 characters.\n- authorization commands: 0 to 15.\n- authorization debug is 1 to 15.\n- The baseline window is the last ${seconds} seconds.\n- The rate windows are the last 1, 5, 10 and 30 seconds.\n`;
const access = (...cells: readonly string[]): string => ["| Access |", "|---|", ...cells.map((cell) => `| ${cell} |`)].map((cell, line) => notes.split("\n")[line]! + cell.slice(1)).join("\n");
const commands = "| authorization commands | 0 to 15 |";

const otherwise: readonly (readonly [...Case, expected: readonly unknown[]])[] = [
  ...[
    "Can be multiple, single (the default) or none.",
    "Either multiple, single or none. Default single.",
    "multiple, single or none. Default single.",
    "Accepts `multiple`, `single` (default), `none`.",
    "multiple \\| single \\| none. Default single.",
    "Allowed values: multiple: the next one is tried. single: no other is. none: nobody is asked. Default single.",
  ].map((other) => [mgmt, modes, other, ["changed", "values", "multiple, single", "multiple, single, none"]] as const),
  ...["1 unless stated otherwise.", "Set to 1 unless configured otherwise.", "The initial value is 1."].map((other) => [mgmt, tacplus, `The TACACS+ protocol is used. ${other}`, ["changed", "default", "0", "1"]] as const),
  [mgmt, tacplus, "The TACACS+ protocol is used. This is on by default.", ["changed", "default", "0", "true"]],
  ...["If omitted, radius is used.", "Falls back to radius if not given."].map((other) => [mgmt, "Default local.", other, ["changed", "default", "local", "radius"]] as const),
  ...["0 up to 31", "min 0, max 31", "from 0 up to and including 31"].map((other) => [mgmt, commands, `| authorization commands | ${other} |`, ["changed", "range", "0 to 15", "0 to 31"]] as const),
  [mgmt, "| reset, no-logging,", "| reset | number (0 or 1). Sends a reset to the client. |\n| no-logging,", ["added", "statement", undefined, "Sends a reset to the client."]],
  [mgmt, "The header Content-Type: application/json is on each request.", "The header Content-Type: application/json is on each request and each response.", ["added", "mention", undefined, "response"]],
  [mgmt, limits, limitsSaid(60), ["changed", "windows", "30", "60"]],
  [mgmt, "same user are rejected. Default 0.", "same user are rejected. If omitted: 1.", ["changed", "default", "0", "1"]],
  [mgmt, commands, "| authorization commands | ≥ 0 and ≤ 31 |", ["changed", "range", "0 to 15", "0 to 31"]],
  [mgmt, commands, "| authorization commands | 0x0 to 0x1F |", ["changed", "range", "0 to 15", "0 to 31"]],
  [mgmt, "The element URI is /mgmt/v3/authorization.", "The element URI is {base_url}/mgmt/v3/authority.", ["changed", "path", "/mgmt/v3/authorization", "{base_url}/mgmt/v3/authority"]],
  [mgmt, commands, "| authorization commands | up to 31 |", ["changed", "range", "0 to 15", "at most 31"]],
  [mgmt, "Maximum length 64 characters.", "Length: 128 characters or fewer.", ["changed", "length", "at most 64", "at most 128"]],
  [mgmt, "(the value Down appears)", "(the values Down, Up and Partially Up appear)", ["changed", "known", "Down", "Down, Up, Partially Up"]],
  [mgmt, "Range 0-15.", "Range 0-31 (previously 0-15).", ["changed", "range", "0 to 15", "0 to 31"]],
  [mgmt, "Format enum-list. ", "Format enum-list: local, radius, tacplus. ", ["added", "values", undefined, "local, radius, tacplus"]],
  [mgmt, "application/json is on each request.", "application/json is on each request with a body.", ["added", "mention", undefined, "with a body"]],
  [mgmt, "path segment v3", "path segment v3.1", ["changed", "mention", "v3", "v3.1"]],
  [mgmt, "## Events", "| Header | Value |\n|---|---|\n| X-Partition | a name |\n\n## Events", ["added", "row", undefined, "X-Partition"]],
  [controller, "One more header is required, and it carries", "One more header may be sent, and it carries", ["changed", "mention", "required", "may"]],
  [controller, "| POST | /{object_collection} | JSON object |", "| POST | /{object_collection} | array of JSON objects |", ["changed", "request", "JSON object", "array of JSON objects"]],
  [controller, "/{object_name} | JSON object |", "/{object_name} | JSON object with the changed fields |", ["changed", "request", "JSON object", "JSON object with the changed fields"]],
  [controller, "| /{object_collection}/{object_name} | none | the object |", "| /{object_collection}/{object_name} | none | 200, the object |", ["added", "mention", undefined, "200"]],
  ...["does not stay the same across a reload or a failover.", "is not kept across a reload or a failover.", "changes with a reload or a failover."].map((other) => [mgmt, kept, `Once the running configuration has been saved, the uuid ${other}`, ["changed", "mention", expect.stringMatching(/^leaves\b/), expect.stringMatching(/^(?:does not stay|is not kept|changes)$/)]] as const),
  ...["Query parameters", "Query", "Asked with"].map((title) => [controller, list, withColumn(title, "limit, offset"), ["added", "statement", undefined, `${title}: limit, offset`]] as const),
  [mgmt, notes, access("read-write", "read-only"), ["added", "readOnly", undefined, "true"]],
  ...["/mgmt/v3/authentication", "/mgmt/v3/authorization"].map((path) => [mgmt, "| Modify | POST | same |", `| Modify | POST | ${path} |`, ["changed", "path", "/mgmt/v3/authentication or /mgmt/v3/authorization", path]] as const),
  [mgmt, "the scheme word Device, then a space, then <SESSION_TOKEN>", "the scheme word Device, then <SESSION_TOKEN>", ["removed", "mention", "a space", undefined]],
];

const same: readonly Case[] = [
  ...["stays the same across a reload or a failover.", "does not change with a reload or a failover.", "survives a reload or a failover.", "is kept across a reload or a failover."].map((other): Case => [mgmt, kept, `Once the running configuration has been saved, the uuid ${other}`]),
  [controller, list, withColumn("Query parameters", "")],
  [mgmt, notes, access("read-write", "R/W")],
  [mgmt, modes, "Can be multiple or single. Default single."],
  [mgmt, "Maximum length 64 characters.", "Length: 64 characters or fewer."],
  [mgmt, "| authorization debug | 1 to 15 |", "| authorization debug | from 1 up to and including 15 |"],
  [mgmt, "Default local.", "Default local (formerly radius)."],
  [mgmt, "Default local.", "If omitted: local."],
  [mgmt, "Range 1-15.", "≥ 1 and ≤ 15."],
  [mgmt, "Range 1-15.", "Range 0x1-0xF."],
  ...["Not below 1 or above 15.", "1 is the minimum and 15 the maximum.", "1 (lowest) to 15 (highest).", "Between 1 and 15, both included.", "No smaller than 1 and no larger than 15."].map((other): Case => [mgmt, "Range 1-15.", other]),
  ...["0 unless set.", "If not given, it is 0.", "Factory setting: 0.", "False unless set."].map((other): Case => [mgmt, tacplus, `The TACACS+ protocol is used. ${other}`]),
  [mgmt, "Maximum length 64 characters.", "Length: 0-64 characters."],
  ...["Errors aren't shown.", "Errors are not covered here.", "Errors: not in this document."].map((other): Case => [controller, "Any errors: not shown.", other]),
  [mgmt, "The element URI is /mgmt/v3/authentication.", "The element URI is {base_url}/mgmt/v3/authentication."],
  [mgmt, limits, limitsSaid(30)],
  [mgmt, typeTable, typeTable.replace("| Field | Type | Notes |", "| Attribute | Data type | Remarks |")],
  [mgmt, "| Field | Type | Notes |\n|---|---|---|\n| enable-auth-type | string |", "| Attribute | enable-auth-type |\n|---|---|\n| Type | string |\n| Notes |"],
  [mgmt, "Partition visibility: shared", "Partition visibility: “shared”"],
  [mgmt, "the scheme word Device", 'the word "Device"'],
  [mgmt, "\ncurr_conn, total_l4_conn", "\nThe following fields are returned: curr_conn, total_l4_conn"],
  [mgmt, "compression_bytes_before,", "\n\nCompression: compression_bytes_before,"],
  [mgmt, "## States and transitions", 'Example:\n\n```json\n{ "authorization": { "commands": 3 } }\n```\n\n## States and transitions'],
  [mgmt, "### General conventions", "### General conventions\n\n> Note: Read this section together with the others."],
  [controller, "served over HTTPS alone", "served exclusively over HTTPS"],
  ...["Document revision B, May 2024.", "Note: This edition corrects spelling mistakes.", "The present revision only clarifies the wording."].map((text): Case => [mgmt, "(version 3)\n", `(version 3)\n\n${text}\n`]),
  [mgmt, "### Statistics data fields (port stats), all numbers", "### Port statistics (all numbers)"],
  [mgmt, "### Operational data fields (port oper)", "### Fields of the operational data of a port (oper)"],
  [mgmt, "login-cfg block:", "### login-cfg block"],
  [mgmt, "Any rate limits: not shown.", "There is no statement on rate limits."],
  [controller, "The name of that header: not shown.", "The document does not name it."],
  [mgmt, "| JSON block. Reference object", "| JSON object. Reference object"],
  [mgmt, "| <element or collection path>/stats |", "| {element or collection path}/stats |"],
  [controller, "| GET | /{object_collection}/{object_name} |", "| GET | /<object_collection>/<object_name> |"],
  [mgmt, "takes its default value", "has its default"],
  [mgmt, "its value is the scheme word Device, then a space, then <SESSION_TOKEN>", "its value is `Device <SESSION_TOKEN>`"],
  [controller, "base64 encoding of a string that is username, a colon, then password", "the string `username:password`, base64-encoded"],
  [mgmt, "| Modify | POST | same |", "| Modify | POST | /mgmt/v3/authentication or /mgmt/v3/authorization |"],
];

describe("what says another thing is found once", () => {
  test.each(otherwise)("%s: %s → %s", (service, own, other, expected) => {
    expect(found([service, own, other])).toEqual([expected]);
  });
});

describe("another address", () => {
  const subject = subjects.find(({ name }) => name === mgmt)!;
  const findings = (text: string): readonly unknown[] => foldUnderAddress(driftFrom(subject, text)).map(({ fact, from, to, also }) => [fact, from, to, also.length > 0]);

  test("is one finding, whatever begins with it", () => {
    expect(findings(subject.text.replaceAll("/mgmt/v3", "/mgmt/v4"))).toEqual([["path", "{base_url}/mgmt/v3/<resource path>", "{base_url}/mgmt/v4/<resource path>", true]]);
  });

  test.each([
    ["one segment more", "/mgmt/v3", "/api/mgmt/v3"],
    ["one less", "/mgmt/v3", "/v3"],
    ["one more, and another one", "/mgmt/v3", "/api/mgmt/v4"],
  ])("with %s is one finding as well", (_, from, to) => {
    expect(findings(subject.text.replaceAll(from, to))).toEqual([["path", `{base_url}${from}/<resource path>`, `{base_url}${to}/<resource path>`, true]]);
  });

  test("says nothing of a path that differs otherwise as well", () => {
    expect(findings(subject.text.replaceAll("/mgmt/v3", "/mgmt/v4").replaceAll("/mgmt/v4/uuid/{id}", "/mgmt/v4/by-uuid/{id}"))).toEqual([
      ["path", "{base_url}/mgmt/v3/<resource path>", "{base_url}/mgmt/v4/<resource path>", true],
      ["path", "/mgmt/v3/uuid/{id}", "/mgmt/v4/by-uuid/{id}", true],
    ]);
  });

  test("that only the address has is that of no path", () => {
    expect(findings(subject.text.replace("{base_url}/mgmt/v3/", "{base_url}/mgmt/v4/"))).toEqual([["path", "{base_url}/mgmt/v3/<resource path>", "{base_url}/mgmt/v4/<resource path>", false]]);
  });
});

describe("another sign between the parts of a key", () => {
  const { text } = subjects.find(({ name }) => name === mgmt)!;
  const [plus, colon] = ["{port-number}+{protocol}", "{port-number}:{protocol}"];
  const found = (other: string): readonly unknown[] =>
    foldReferences(driftFrom(subjects.find(({ name }) => name === mgmt)!, other)).map(({ fact, from, also }) => [fact, from, also.length]);

  test("is one finding on the path, wherever a sentence has it as well", () => {
    expect(text.split(plus)).toHaveLength(3);
    expect(found(text.replaceAll(plus, colon))).toEqual([["path", `/mgmt/v3/slb/virtual-server/{name}/port/${plus}`, 1]]);
  });

  test("in a sentence alone is one there", () => {
    expect(found(text.replace(`a port key is ${plus}`, `a port key is ${colon}`))).toEqual([["mention", plus, 0]]);
  });

  test("that is a third one there is another finding", () => {
    expect(found(text.replaceAll(plus, colon).replace(`a port key is ${colon}`, "a port key is {port-number}-{protocol}"))).toHaveLength(2);
  });
});

describe("a section that is called otherwise", () => {
  const { text } = subjects.find(({ name }) => name === mgmt)!;
  const retitled = text.replaceAll(fields, "Resources");

  test("is referred to by its heading", () => {
    expect(text.split(fields)).toHaveLength(3);
    expect(found([mgmt, text, retitled])).toEqual([]);
  });

  test("is no excuse for words that were lost elsewhere", () => {
    const edited = retitled.replace("a reload or a failover leaves the uuid as it is", "a reload leaves the uuid as it is");
    expect(found([mgmt, text, edited])).toEqual([["removed", "mention", "failover", undefined]]);
  });
});

describe("what says the same is silent", () => {
  test.each(same)("%s: %s → %s", (...one) => {
    expect(found(one)).toEqual([]);
  });
});
