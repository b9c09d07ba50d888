/** What changes in documents from one version to the next: each fact is told once, with what it says now. */
import { expect, test } from "vitest";
import { withoutConsequences } from "../../generator/drift/findings/without-consequences.ts";
import { driftFrom, subjects } from "./subjects.ts";

type Service = "mgmt-v3" | "controller-v2";
type Edit = readonly [from: string, to: string];

function told(service: Service, edits: readonly Edit[]): readonly string[] {
  const subject = subjects.find(({ name }) => name === service)!;
  const text = edits.reduce((edited, [from, to]) => {
    expect(edited).toContain(from);
    return edited.replaceAll(from, () => to);
  }, subject.text);
  return withoutConsequences(driftFrom(subject, text)).map(({ change, fact, place: { row }, from, to, also }) =>
    [change, fact, row, from, to, also.length === 0 ? undefined : `also ${also.length}`].filter((one) => one !== undefined).join(" | "),
  );
}

const device = subjects.find(({ name }) => name === "mgmt-v3")!;
const stats = /^curr_conn, total_l4_conn.*$/m.exec(device.text)![0];

const schemes: readonly Edit[] = [
  ["in one of two schemes", "in one scheme"],
  ["its two Authorization schemes", "its Authorization scheme"],
];

test.each<readonly [string, Service, readonly Edit[], string]>([
  ["a gap that closes, and one that opens beside it", "mgmt-v3", [["The way to obtain a session token: not shown.", "A session token is obtained with a login call. Its lifetime: not shown."]], "changed | notShown | 4 | not shown: The way to obtain a session token | A session token is obtained with a login call. | also 1"],
  ["a gap that narrows beside a sentence", "controller-v2", [["Any states and transitions: not shown.", "An object is a draft or active. Further states: not shown."]], "changed | notShown | not shown: Any states and transitions | not shown: Further states | also 1"],
  ["a header that is called otherwise, with the word before its credential", "mgmt-v3", [["header Authorization", "header X-Auth-Token"], ["the Authorization header", "the X-Auth-Token header"], ["the scheme word Device", "the scheme word Token"]], "changed | mention | 2 | Authorization | X-Auth-Token | also 2"],
  ["a segment of paths, wherever it is written", "mgmt-v3", [["/mgmt/v3/slb", "/mgmt/v3/lb"], ["under slb", "under lb"]], "changed | path | Element | /mgmt/v3/slb/virtual-server/{name}/port/{port-number}+{protocol} | /mgmt/v3/lb/virtual-server/{name}/port/{port-number}+{protocol} | also 4"],
  ["a path, with rows that are called after its object", "mgmt-v3", [["/mgmt/v3/authorization", "/mgmt/v3/command-authorization"], ["### authorization (", "### command-authorization ("], ["| authorization commands |", "| command-authorization commands |"], ["| authorization debug |", "| command-authorization debug |"]], "changed | path | /mgmt/v3/authorization | /mgmt/v3/command-authorization | also 3"],
  ["a default with what it was in brackets", "mgmt-v3", [["| none | boolean | Commands go without authorization. Default 0.", "| none | boolean | Commands go without authorization. Default 1 (0 before release 3.1)."]], "changed | default | none | 0 | 1"],
  ["a default with the version in which it was corrected", "mgmt-v3", [["| none | boolean | Commands go without authorization. Default 0.", "| none | boolean | Commands go without authorization. Default 1 (corrected in 3.1)."]], "changed | default | none | 0 | 1"],
  ["a row whose name is struck out", "mgmt-v3", [["| multiple-auth-reject |", "| ~~multiple-auth-reject~~ (removed) |"]], "removed | row | multiple-auth-reject | multiple-auth-reject"],
  ["a field that something can also carry", "mgmt-v3", [["In addition, every item of the array carries the string field svc-url,", "Each array item can also carry the string field svc-url,"]], "added | mention | may"],
  ["a body that is an envelope", "controller-v2", [["| none | the objects of the collection |", "| none | object with results, an array of the objects, and next (string) |"]], "changed | response | List objects of a collection | the objects of the collection | object with results, an array of the objects, and next (string)"],
  ["values in a list of their own, which says of which field", "mgmt-v3", [["### authorization (", "Values of enable-auth-type:\n\n- local: the local password.\n- tacplus: the servers.\n\n### authorization ("]], "added | values | enable-auth-type | local, tacplus"],
  ["values in a table of their own, which says of which field", "mgmt-v3", [["### authorization (", "Allowed values of enable-auth-type:\n\n| Value | Meaning |\n|---|---|\n| local | The local password. |\n| tacplus | The servers. |\n\n### authorization ("]], "added | values | enable-auth-type | local, tacplus"],
  ["values in a table without a label, below the one row of another", "mgmt-v3", [["### authorization (", "| Value | Meaning |\n|---|---|\n| local | The local password. |\n| tacplus | The servers. |\n\n### authorization ("]], "added | values | enable-auth-type | local, tacplus"],
  ["one more value in a table below its field", "mgmt-v3", [[/Allowed values: multiple, single\. .*tried\. \|\n/.exec(device.text)![0], "Default single. |\n\n| Value | Meaning |\n|---|---|\n| multiple | When one authentication method rejects, the one after it is tried. |\n| single | When a method rejects, that is the end of it and no other is tried. |\n| retry | It is tried again. |\n"]], "changed | values | mode | multiple, single | multiple, single, retry"],
  ["bits in a table that its row speaks of", "mgmt-v3", [["Bitwise OR of: 1 (common), 2 (packet), 4 (packet detail), 8 (md5). |", "A bit mask, see the table. |"], ["method block:\n", "| Bit | Meaning |\n|---|---|\n| 0x1 | common |\n| 0x2 | packet |\n| 0x4 | packet header |\n| 0x8 | md5 |\n\nmethod block:\n"]], "changed | bits | debug | 1 (common), 2 (packet), 4 (packet detail), 8 (md5) | 1 (common), 2 (packet), 4 (packet header), 8 (md5)"],
  ["a bit in a table that is called after its row", "mgmt-v3", [["Bitwise OR of: 1 (common), 2 (packet), 4 (packet detail), 8 (md5). |", "A bitwise OR of the values below. |"], ["method block:\n", "Debug bits:\n\n| Value | Meaning |\n|---|---|\n| 1 | common |\n| 2 | packet |\n| 4 | packet detail |\n| 8 | sha1 |\n\nmethod block:\n"]], "changed | bits | debug | 1 (common), 2 (packet), 4 (packet detail), 8 (md5) | 1 (common), 2 (packet), 4 (packet detail), 8 (sha1)"],
  ["a bit in sentences that tell the positions of all", "mgmt-v3", [["Bitwise OR of: 1 (common), 2 (packet), 4 (packet detail), 8 (md5). |", "Bit 0: common. Bit 1: packet. Bit 2: packet detail. Bit 3: sha1. |"]], "changed | bits | debug | 1 (common), 2 (packet), 4 (packet detail), 8 (md5) | 1 (common), 2 (packet), 4 (packet detail), 8 (sha1)"],
  ["values of several words", "mgmt-v3", [["string (the value Down appears)", "string (one of Up, Down, Partially Up, Disabled)"]], "changed | values | state | Down | Up, Down, Partially Up, Disabled"],
  ["a counter that leaves a table of them, which has remarks and no types", "mgmt-v3", [[stats, `| Counter | Description |\n|---|---|\n${stats.replace(/\.$/, "").split(", ").filter((name) => name !== "loc_permit").map((name) => `| ${name} | |`).join("\n")}`]], "removed | row | loc_permit | loc_permit"],
  ["a default, where descriptions begin with the types", "mgmt-v3", [["| Field | Type | Notes |\n|---|---|---|\n| local | boolean | ", "| Field | Description |\n|---|---|\n| local | Boolean. "], ["| privilege-mode | boolean | ", "| privilege-mode | Boolean. "], [/\S+ the entering of privilege mode\. Default 0\./.exec(device.text)![0], "Configures the entering of privilege mode. Default 1."]], "changed | default | privilege-mode | 0 | 1"],
  ["a header that comes in two places, in one of them for other words", "mgmt-v3", [["The header Content-Type: application/json is on all requests, and so is the Authorization header", "All requests carry the headers Content-Type: application/json, Accept: application/json and the Authorization header"], ["3. The header Content-Type: application/json is on each request.", "3. Each request carries Content-Type: application/json and Accept: application/json."]], "added | mention | 3 | Accept | also 1"],
  ["a status, in the first of rows that have other paths than before", "mgmt-v3", [["| Create | POST | /mgmt/v3/authentication or /mgmt/v3/authorization | attributes | attributes |\n| Get | GET | same | none | attributes |", "| Get | GET | /mgmt/v3/authentication or /mgmt/v3/authorization | none | attributes, with status 200 |\n| Create | POST | same | attributes | attributes |"]], "added | mention | Get | 200"],
  ["a value that leaves a list, which joins the others by another word", "mgmt-v3", [["The values true, false, 1, 0 are accepted by boolean fields", "Boolean fields accept the values true, false"]], "removed | mention | 4 | 1"],
  ["a parameter of a media type", "mgmt-v3", [["Content-Type: application/json", "Content-Type: application/json; charset=utf-8"]], "changed | mention | application/json | application/json; charset=utf-8 | also 1"],
  ["a row, where a single one is left and no longer counted", "controller-v2", [...schemes, [/\| Basic \|.*\n/.exec(subjects.find(({ name }) => name === "controller-v2")!.text)![0], ""]], "removed | row | Basic | Basic | also 2"],
  ["a version, in an address and in words", "controller-v2", [["(version 2)", "(version 3)"], ["/api/v2", "/api/v3"]], "changed | path | /api/v2 | /api/v3 | also 2"],
  ["parameters of a request in a sentence, with what they are without one", "mgmt-v3", [["The methods that update and delete", "A GET on a collection takes the query parameters start (default 0) and count (default 100).\n\nThe methods that update and delete"]], "added | statement | A GET on a collection takes the query parameters start (default 0) and count (default 100)."],
  ["a value that is deprecated, in a sentence of its own", "mgmt-v3", [["| Allowed values: multiple, single.", "| The value multiple is deprecated. Allowed values: multiple, single."]], "added | statement | mode | The value multiple is deprecated."],
  ["a body that stands in another one", "controller-v2", [["| GET | /{object_collection}/{object_name} | none | the object |", "| GET | /{object_collection}/{object_name} | none | an object whose key data holds the object |"]], "changed | response | Read one object | the object | an object whose key data holds the object"],
])("%s", (_, service, edits, expected) => {
  expect(told(service, edits)).toEqual([expected]);
});

test("the word before a credential, and what the credential is called", () => {
  const edits: readonly Edit[] = [["the scheme word Device", "the scheme word Token"], ["<SESSION_TOKEN>", "<ACCESS_TOKEN>"]];
  expect(told("mgmt-v3", edits)).toEqual(["changed | property | 2 | Device | Token", "changed | mention | 2 | <SESSION_TOKEN> | <ACCESS_TOKEN>"]);
});

test("a length whose word stands behind the number, and an edition with its date", () => {
  expect(told("mgmt-v3", [["Maximum length 64 characters.", "Length: 64 characters max."]])).toEqual([]);
  expect(told("controller-v2", [["(version 2)\n", "(version 2)\n\nEdition of May 2025\n"]])).toEqual([]);
});

test("fields as terms, each with its definition on the next line", () => {
  const rows = ["local", "privilege-mode"].map((name) => new RegExp(`\\| ${name} \\| boolean \\| (.*) \\|\\n`).exec(device.text)!);
  const table = `| Field | Type | Notes |\n|---|---|---|\n${rows.map(([row]) => row).join("")}`;
  const terms = rows.map(([, notes], index) => `${["local", "privilege-mode"][index]} (boolean)\n: ${notes}\n`).join("\n");
  expect(told("mgmt-v3", [[table, terms]])).toEqual([]);
  expect(told("mgmt-v3", [[table, terms.replace(/0\.\n$/, "1.\n")]])).toEqual(["changed | default | privilege-mode | 0 | 1"]);
});

test("where to read on, and the number of the document", () => {
  expect(told("mgmt-v3", [["## Versioning", "See also: Authentication.\n\n## Versioning"]])).toEqual([]);
  expect(told("mgmt-v3", [["(version 3)\n", "(version 3)\n\nDocument number: 310-7, revision C\n"]])).toEqual([]);
});

test("values in braces", () => {
  expect(told("mgmt-v3", [["Allowed values: multiple, single.", "Allowed values: {multiple, single}."]])).toEqual([]);
});

test("a value that appears, in other words", () => {
  expect(told("mgmt-v3", [["string (the value Down appears)", "string (`Down` appears)"]])).toEqual([]);
});

test("a section, with its path in a table and how many there are", () => {
  const section = "### accounting (configuration resource)\n\nThe element URI is /mgmt/v3/accounting. Partition visibility: shared.\n\n| Field | Type | Notes |\n|---|---|---|\n| interval | number | Range 60-3600. |\n\n### Virtual port element";
  const found = told("mgmt-v3", [
    ["### Virtual port element", section],
    ["/mgmt/v3/authentication or /mgmt/v3/authorization |", "/mgmt/v3/authentication, /mgmt/v3/authorization or /mgmt/v3/accounting |"],
  ]);
  expect(found).toEqual(["added | section | accounting (configuration resource) | also 1"]);
});
