/** Documents in the manners of further houses: exported collections, callouts, command references, histories, tables of two columns. */
import { expect, test } from "vitest";
import { draftOf, drafted, underTitle, type Drafted } from "./drafted.ts";

function written({ files }: Drafted): string {
  return [...files].flatMap(([path, own]) => (path.endsWith(".ts") ? [own] : [])).join("\n");
}

function requestsIn({ service }: Drafted): readonly string[] {
  return service.resources.flatMap(({ operations }) => operations.map(({ method, uri }) => `${method} ${uri.template}`)).sort();
}

test("an exported collection has the method in the heading and the URL below it", () => {
  const draft = underTitle("## Items\n\n### `GET` List items\n\n`{{baseUrl}}/items?page=1`\n\n**Query Params**\n\n| Key | Value | Description |\n|---|---|---|\n| page | 1 | Integer. Which page. |\n\n### `DEL` Delete item\n\n`{{baseUrl}}/items/:sku`\n\n**Example Response** · 204 No Content\n");
  expect(requestsIn(draft)).toEqual(["DELETE /items/{sku}", "GET /items"]);
  expect(written(draft)).toContain("Status<204>");
});

test("a paragraph begins with a name as code and a type in italics; a term of a definition list ends in a colon", () => {
  const text = written(underTitle("## Create a beam\n\n`POST /beams`\n\n**Request body**\n\n`color` *string* — **required** — Its color. One of: `white`, `red`.\n\n`span.period` *number* — optional — Seconds.\n\n## Change a beam\n\nA client sends a PUT request to `/beams/{id}`. The request body is a JSON object with the following members:\n\nseconds (integer, OPTIONAL):\n: How long. The value must be between 60 and 86400.\n"));
  for (const line of ['  color: "white" | "red";', "    period?: number;", "  seconds?: Range<60, 86400> & Integer;"]) expect(text).toContain(`${line}\n`);
});

test("the column of what requests call it names the rows; limits and values of a command's syntax are those of its field", () => {
  const draft = underTitle("## Set the server\n\n`POST /servers`\n\n| CLI | JSON key | Type | Description |\n|---|---|---|---|\n| `minpoll <4-17>` | `poll` | integer | How often, <4-17>. |\n| `speed` | `speed` | string | {auto \\| 10-full}. |\n");
  const text = written(draft);
  for (const line of ["  poll?: Range<4, 17> & Integer;", '  speed?: "auto" | "10-full";']) expect(text).toContain(`${line}\n`);
  expect(draft.service.security ?? []).toEqual([]);
});

test("rows of two columns tell the statuses of a request", () => {
  const text = written(underTitle("## Create a VLAN\n\n| Item | Value |\n|---|---|\n| Method | POST |\n| URL | /vlans |\n| Response code | 201 Created |\n| Error codes | 400 Bad Request, 409 Conflict |\n"));
  expect(text).toContain("Status<201>");
  expect(text.match(/^ +4\d\d(?=:)/gm)?.map(Number)).toEqual([400, 409]);
});

test("items of a cell are values, what is called a list is one, and the context path is that of all requests", () => {
  const draft = draftOf("# Badges\n\nVersion: **1.4**. Host: `https://badges.example`. Context path: `/rest`.\n\n## Find badges\n\n`GET /badges`\n\n### Response\n\nA list of:\n\n<table>\n<tr><th>Field</th><th>Type</th><th>Remarks</th></tr>\n<tr><td>kind</td><td>Enum</td><td><ul><li>STAFF</li><li>GUEST</li></ul></td></tr>\n<tr><td>until</td><td>Date</td><td>When it ends</td></tr>\n</table>\n");
  expect(draft.service.servers.map(({ url }) => url)).toEqual(["https://badges.example/rest"]);
  const text = written(draft);
  for (const line of ['  kind?: "STAFF" | "GUEST";', '  until?: Format<"date">;']) expect(text).toContain(`${line}\n`);
  expect(text).toMatch(/Get<Of\["uri"\], Of\["\w+"\]\[\](?:, "list")?>/);
});

test("since when there is a request is not what it is for; what was before the migration is no request", () => {
  const draft = underTitle("## Migrating from 3.x\n\nCalls to `PUT /v3/parcels/{id}` have to be replaced by `PATCH /parcels/{id}`.\n\n## POST /parcels/{id}/hold\n\n*Since 2.0, deprecated since 3.9*\n\nHolds a parcel.\n");
  expect(requestsIn(draft)).toEqual(["POST /parcels/{id}/hold"]);
  const text = draft.files.get("parcels/hold.ts")!;
  expect(text).toContain("* Holds a parcel\n");
  expect(text).toContain("@deprecated since 3.9\n");
});

test.each([
  ["Current version: 4.1", "4.1"],
  ["Document version 1.9 — November 2026.", "1.9"],
  ["`v2.3` · Base URL `https://demo.example`", "2.3"],
  ["Version 1.7 of the guide.", "1.7"],
])("a version: %s", (text, version) => {
  expect(draftOf(`# Demo\n\n${text}\n\n\`GET /things\`\n`).files.get("service.ts")).toContain(`version: "${version}";`);
});

test("fields stand in the section that is called as the row of their request, and in no other one around them", () => {
  const table = "| Object | Path | Methods |\n|---|---|---|\n| Pool | /pools/{id} | GET |\n| Pool counters | /pools/{id}/counters | GET |\n";
  const fields = (name: string): string => `| Field | Type | Notes |\n|---|---|---|\n| ${name} | number | How many. |\n`;
  const { files, left } = drafted(`# Demo\n\nVersion 1. The base address is https://demo.example/v1.\n\n## Objects\n\n${table}\n## Pool\n\n${fields("size")}\n### members\n\n${fields("weight")}\n## Pool counters\n\n${fields("octets")}`);
  expect(left).toEqual(['the fields of "members": the document gives no URI for them in a way that is understood']);
  expect(files.get("pools/counters.ts")).toContain("octets?: number;");
  expect([...files].filter(([path]) => path.endsWith(".ts")).map(([, text]) => text).join("\n")).not.toContain("weight?:");
});

test("what cannot be read as an address is none", () => {
  expect(draftOf("# Demo\n\nVersion 1. The base address is http://[/v1.\n\n`GET /things`\n").files.get("service.ts")).not.toContain("http://[");
});

test("what stands above the first heading is said where it goes by that heading, and lists no fields", () => {
  draftOf("Clients SHOULD use TLS 1.3 on https://demo.example/v1.\n\n# Demo\n\nVersion 1.\n\n## Things\n\n`GET /things`\n");
  const { files } = drafted("| Field | Type |\n|---|---|\n| size | integer |\n\n## Things\n\n`GET /things/{id}`\n");
  expect([...files].filter(([path]) => path.endsWith(".ts")).map(([, text]) => text).join("\n")).not.toContain("size?:");
});

test.each(["/things//size", "/things/../size", "/things/a\\\\b", "/things/%zz"])("%s is no path that a request can be sent to, and is told", (path) => {
  const { left, files } = drafted(`# Demo\n\nVersion 1. The base address is https://demo.example/v1.\n\n## Read\n\n\`GET /things\`\n\n## Other\n\n\`PUT ${path}\`\n`);
  expect(left.filter((one) => one.includes("no request can be sent"))).toHaveLength(1);
  expect([...files.keys()]).toEqual(["service.ts", "things.ts", "document.md"]);
});

test("a heading that shows nothing heads no section", () => {
  draftOf("# Demo\n\nVersion 1. The base address is https://demo.example/v1.\n\n## \u200b\n\n| Purpose | Method | Path |\n|---|---|---|\n| Read things | GET | /things |\n\n##\n\n| Purpose | Method | Path |\n|---|---|---|\n| Write things | PUT | /things |\n");
});

test("a path with a brace that encloses no name is left out and told; so are limits of a row without a type that leave no value", () => {
  const { left, findings, files } = drafted("# Demo\n\nVersion 1. The base address is https://demo.example/v1.\n\n## Read\n\n`GET /things/{id}`\n\nReturns:\n\n| Field | Type | Notes |\n|---|---|---|\n| size | integer | How large. |\n| len |%2F string | 9 to 3 characters |\n\n## Write\n\n`PUT /}/things`\n");
  expect(left).toContain('"PUT /}/things": no request can be sent to its path');
  expect(findings.every((finding) => !finding.includes("size"))).toBe(true);
  expect(files.get("things.ts")).toContain("size?: Integer;");
});
