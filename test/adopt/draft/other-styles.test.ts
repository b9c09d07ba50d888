/** Documents as guides of devices, of standards and of services beside the well-known ones write them. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { adopt } from "../../../generator/pipeline/adopt.ts";
import { draftOf, underTitle, type Drafted } from "./drafted.ts";

function written({ files }: Drafted): string {
  return [...files].flatMap(([path, own]) => (path.endsWith(".ts") ? [own] : [])).join("\n");
}

function requests({ service }: Drafted): readonly string[] {
  return service.resources.flatMap(({ operations }) => operations.map(({ method, uri }) => `${method} ${uri.template}`)).toSorted();
}

test("a type with a section is declared once for all files, by the name of its section, and so are the fields of another resource", () => {
  const draft = underTitle(`## Gates

\`GET /gates/{id}\`

### Response fields

| Field | Type |
|---|---|
| lock | Bolt |
| keys | array of Bolt |

## Doors

\`GET /doors/{id}\`

### Response fields

| Field | Type |
|---|---|
| lock | Bolt |

## Bolt

| Field | Type |
|---|---|
| width | integer |
`);
  expect(draft.files.get("types.ts")).toContain("export interface Bolt {\n  width?: Integer;\n}");
  expect(draft.files.get("gates.ts")).toContain('import type { Bolt } from "./types.ts";');
  expect(draft.files.get("doors.ts")).toContain("lock?: Bolt;");
  expect(written(draft).match(/interface \w*(?:Bolt|Lock)\w*/g)).toEqual(["interface Bolt"]);
});

test("requests on one path that call what stands in it by different names are of one resource, which tells how the document writes it", () => {
  const draft = underTitle("## Create lease\n\n`POST /leases/:job`\n\n## Revoke lease\n\n`DELETE /leases/:lease_id`\n");
  expect(requests(draft)).toEqual(["DELETE /leases/{job}", "POST /leases/{job}"]);
  expect(written(draft)).toContain("The document writes its path as `/leases/:lease_id`.");
  expect(draft.left).toEqual([expect.stringContaining('what "DELETE /leases/{lease_id}" calls what stands in its path')]);
});

test("maps, files, texts of databases, limits of a text and references are read as what they are", () => {
  const text = written(
    underTitle(`## POST /parcels

| Field | Type | Range / values | Description |
|---|---|---|---|
| label | varchar(45) | | |
| server | string | 1-127 | |
| monitor | reference | /health/monitor | |
| sizes | map of string to integer | | |
| tags | map<string, string> | | |
| photo | file | | |
`),
  );
  expect(text).toContain("label?: Text<45>;");
  expect(text).toContain("server?: Text<127> & Says<{ minLength: 1 }>;");
  expect(text).not.toContain('"/health"');
  expect(text).toContain("sizes?: { [name: string]: Integer };");
  expect(text).toContain("tags?: { [name: string]: string };");
  expect(text).toContain('photo?: Format<"binary">;');
  expect(text).toContain('MediaType<"multipart/form-data", ');
});

test("forms that calls send, texts and bytes that are answered, and the fields of another request are those of the request", () => {
  const draft = underTitle(`## POST /media

\`\`\`
curl https://demo.example/v1/media -F "file=@cat.png" -F "title=A cat"
\`\`\`

| Field | Type | Required |
|---|---|---|
| file | file | yes |
| title | string | yes |

## PUT /media/{id}

Takes the same fields as POST /media, but for \`file\`.

## POST /notes

\`\`\`
curl https://demo.example/v1/notes -d title=x -d size=1
\`\`\`

## GET /media/{id}/checksum

Returns the checksum as \`text/plain\`.

## GET /media/{id}/content

Returns the file as \`application/octet-stream\`.
`);
  expect(written(draft)).toContain('Guessed: that "POST /media" sends multipart/form-data, which only a call shows');
  expect(written(draft)).toContain('MediaType<"application/x-www-form-urlencoded", ');
  expect(written(draft)).toContain('MediaType<"text/plain", string>');
  expect(written(draft)).toContain('MediaType<"application/octet-stream", Format<"binary">>');
  const put = draft.service.resources.flatMap(({ operations }) => operations).find(({ method }) => method === "PUT")!;
  const shape = put.request.is === "json" ? put.request.shape : undefined;
  const schema = draft.service.schemas.find(({ id }) => shape?.is === "reference" && id === shape.to)?.shape;
  expect(schema?.is === "object" ? schema.fields.map(({ name, required }) => [name, required]) : []).toEqual([["title", true]]);
});

test("scopes that a list names are those of the flow that its section tells, and a table of permissions says who may call", () => {
  const draft = underTitle(`Authenticate with OAuth 2.0. Authorization code flow: \`https://demo.example/authorize\`, token URL \`https://demo.example/token\`. Scopes:

- \`media:read\` – Read media.
- \`media:write\` – Change media.

## Permissions

| Request | Scope |
|---|---|
| GET /media | media:read |
| POST /media | media:write |

## GET /media

Lists media.

## POST /media

Adds a file.
`);
  expect(written(draft)).toContain('"media:write": "Change media.";');
  expect(written(draft)).toContain('Access<[{ oauth2: ["media:read"] }]>');
  expect(written(draft)).toContain('Access<[{ oauth2: ["media:write"] }]>');
  expect(written(draft)).not.toMatch(/\bmedia2\b/);
});

test("requests that HTTPie, wget, Python, fetch and axios send are requests, and what wget installs is none", () => {
  const draft = underTitle(`## Read

\`\`\`python
r = requests.get("https://demo.example/v1/stations/{station}", params={"units": "metric"})
\`\`\`

## Send

\`\`\`js
await fetch("https://demo.example/v1/stations", { method: "POST" });
\`\`\`

## Remove

\`\`\`
http DELETE https://demo.example/v1/stations/{station}
\`\`\`

## Change

\`\`\`js
axios.patch("https://demo.example/v1/stations/{station}")
\`\`\`

## Export

\`\`\`
wget https://demo.example/v1/export
\`\`\`

## Set up

\`\`\`
wget https://demo.example/v1/tools/client.tar.gz
\`\`\`
`);
  expect(requests(draft)).toEqual(["DELETE /stations/{station}", "GET /export", "GET /stations/{station}", "PATCH /stations/{station}", "POST /stations"]);
  expect(written(draft)).toContain('that "Read" takes units in its query');
});

test("a method is a heading below a section that says the URI of its resource; a cardinality makes a list of a type", () => {
  const draft = underTitle(`## 5.1 Resource: Slices

### 5.1.1 Resource definition

The resource URI is: \`/slices\`

### 5.1.2 Resource methods

#### 5.1.2.1 POST

The POST method makes a slice.

| Response body | Data type | Cardinality | Response codes | Description |
|---|---|---|---|---|
| | Slice | 1 | 201 Created | It was made. |
| | Problem | 1 | 409 Conflict | There is one. |

## 6.1 Type: Slice

| Attribute name | Data type | Cardinality | Description |
|---|---|---|---|
| networks | Network | 1..N | Its networks. |

## 6.2 Type: Network

| Attribute name | Data type | Cardinality | Description |
|---|---|---|---|
| mcc | String | 1 | Country. |
`);
  expect(requests(draft)).toEqual(["POST /slices"]);
  expect(written(draft)).toMatch(/networks: Network\[\];/);
  expect(written(draft)).toContain("409: Silent;");
});

test("items that nothing introduces below the request of one object are its own, and so are those that an example of the answer has; each is a guess or shown", () => {
  const draft = underTitle(`## Pond

\`GET /ponds/{id}\`

- \`area\` (number) – How large it is.

## Ponds

\`GET /ponds\`

- \`page\` (integer) – Which page.

## Frogs

\`GET /frogs\`

- \`name\` (string) – What it is called.

\`\`\`json
[{ "name": "Kermit" }]
\`\`\`
`);
  const [pond, ponds, frogs] = ["/ponds/{id}", "/ponds", "/frogs"].map((uri) => draft.service.resources.flatMap(({ operations }) => operations).find((one) => one.uri.template === uri)!);
  expect([pond!.query, ponds!.query, frogs!.query].map((query) => query.map(({ name }) => name))).toEqual([[], ["page"], []]);
  expect(written(draft)).toContain('Guessed: that "Pond" answers with what is listed there');
  expect(written(draft)).toContain('Guessed: that "Ponds" takes what is listed there in its query');
});

test("a list under a title of one side of a request that has no body is its query; values in brackets and behind a colon are values", () => {
  const text = written(
    draftOf(`# Sensors

Version 1. The base address is https://demo.example/v1.

## Listing sensors

\`GET /sensors\`

### Request parameters

| Parameter | Description |
|---|---|
| \`kind\` | Kind of sensors: \`heat\`, \`water\` or \`light\`. |
| \`state\` | Must be one of [on, off]. |
`),
  );
  expect(text).toContain('kind?: "heat" | "water" | "light";');
  expect(text).toContain('state?: "on" | "off";');
});

test("schemas in blocks that are not read are told", () => {
  const draft = underTitle("## GET /lockers\n\nLists lockers.\n\n## Locker\n\n```yaml\ntype: object\nproperties:\n  number: *count\n```\n");
  expect(draft.left).toEqual([expect.stringMatching(/^the schema in the block on line \d+: /)]);
});

test("fields of a section that no request has are stated, so that nothing of them is lost and drift finds nothing", async () => {
  const root = mkdtempSync(`${tmpdir()}/specwright-styles-`);
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(`${root}/spec-src`);
  writeFileSync(`${root}/api.md`, "# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n## Runner object\n\n| Field | Type | Notes |\n|---|---|---|\n| state | string | One of `on`, `off`. |\n\n## List jobs\n\n`GET /jobs`\n\n### Response fields\n\n| Field | Type |\n|---|---|\n| size | integer |\n");
  const { diagnostics } = await adopt({ root, definitions: "spec-src", out: "generated", cache: ".cache" }, { documents: new Map([["demo", `${root}/api.md`]]), mode: "write" });
  expect(diagnostics.filter(({ code }) => code === "not-adopted")).toEqual([]);
  expect(diagnostics.filter(({ code }) => code === "not-drafted").map(({ message }) => message)).toEqual(expect.arrayContaining([expect.stringContaining("Runner object")]));
  expect(readFileSync(`${root}/spec-src/demo/service.ts`, "utf8")).toContain("state: string; One of on, off.");
});
