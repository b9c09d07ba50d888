/** Drafts of documents of few lines, each of which says one thing in its own way. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { plainMarkdown } from "../../../generator/adopt/draft/markdown/plain-markdown.ts";
import { openapi31 } from "../../../generator/openapi/dialect.ts";
import { emitDocument } from "../../../generator/openapi/emit.ts";
import { adopt } from "../../../generator/pipeline/adopt.ts";
import { repository } from "../../support/definitions.ts";
import { compiled, draftOf, drafted, underTitle, type Drafted } from "./drafted.ts";

test("the document that the README shows is drafted as the README defines it", () => {
  const shown = /^```md \S*heating\/document\.md\n(.*?)^```/ms.exec(readFileSync(`${repository}/README.md`, "utf8"))![1]!;
  const { files, left } = draftOf(shown);
  expect(left).toEqual([]);
  expect([...files.keys()].sort()).toEqual(["document.md", "rooms.ts", "service.ts"]);
  const rooms = files.get("rooms.ts")!;
  expect(rooms).toContain(`  list: Get<Of["uri"], Of["fields"][], "list">;`);
  expect(rooms).toContain(`  read: Get<Of["uri"], Of["fields"]>;`);
  expect(rooms).toContain(`  replace: Put<Of["uri"], Of["fields"], Silent>;`);
  expect(rooms).toContain(`export interface Room {
  /** Key. */
  name: Text<32>;
  /** The temperature in degrees. */
  wanted?: Range<5, 30, 20>;
  mode?: Default<"auto" | "manual" | "off", "auto">;
  alarms?: Bits<{ 1: "window open"; 2: "frost" }>;
  /** All values: not shown. */
  valve?: OpenEnum<"open" | "closed", "the other values">;
}`);
});

test("a sentence that lists things says that an array is answered, which is a guess where nothing tells how", () => {
  const things = underTitle("## Things\n\n`GET /things` lists things.\n\nFields of a thing:\n\n- `name` (string, required): its name.\n").files.get("things.ts")!;
  expect(things).toContain(`// Guessed: that "lists things" answers with an array of objects`);
  expect(things).toContain(`  list: Get<Of["uri"], Of["fields"][], "list">;`);
});

const things = "## Things\n\n| Purpose | Method | Path |\n|---|---|---|\n| List things | GET | /things |\n";

test.each([
  ["Version 1, JSON over HTTPS at https://demo.example/v1.", "https://demo.example/v1"],
  ["The API is served at `https://api.demo.example`. A sandbox is at `https://sandbox.demo.example`.", "https://api.demo.example"],
  ["The service listens at https://demo.example/v1.", "https://demo.example/v1"],
])("the address stands in: %s", (text, url) => {
  const { files, guesses } = draftOf(`# Demo interface\n\n${text}\n\n${things}`);
  expect(files.get("service.ts")).toContain(`Server<"${url}", {}>`);
  expect(guesses.filter((one) => one.startsWith("the address"))).toEqual([]);
});

test("of an address that nothing says to be that of the service, no draft says that there is none", () => {
  const { files } = draftOf(`# Demo interface\n\nVersion 1. More about it: https://demo.example/news.\n\n${things}`);
  expect(files.get("service.ts")).toContain(`// Guessed: the address of the service, which is not understood in what the document says: "More about it: https://demo.example/news."`);
});

test.each([
  ["**API version:** 2024-06", "2024-06"],
  ["This text describes version 3.2 of the interface. Everything is reached below https://demo.example/api/v3.", "3.2"],
  ["Version 1.4. The base address is https://demo.example/v1.", "1.4"],
])("the version stands in: %s", (text, version) => {
  const { files, guesses } = draftOf(`# Demo interface\n\n${text}\n\n${things}`);
  expect(files.get("service.ts")).toContain(`version: "${version}";`);
  expect(guesses.filter((one) => one.includes("version"))).toEqual([]);
});

test("of a version that is said in other words, no draft says that there is none", () => {
  const { files } = draftOf(`# Demo interface\n\nWhat follows holds from release 7 on.\n\n${things}`);
  expect(files.get("service.ts")).toContain(`// Guessed: the version, which is not understood in what the document says: "What follows holds from release 7 on."`);
});

const thing = "### The Thing object\n\n| Field | Type | Required | Description |\n|---|---|---|---|\n| id | string | yes | Read-only. |\n| title | string | yes | 1–40 characters. |\n";

function answersOf({ service }: Drafted): Readonly<Record<string, string>> {
  return Object.fromEntries(service.resources.flatMap(({ operations }) => operations.map(({ method, uri, response: { payload } }) => [`${method} ${uri.template}`, payload.is === "not-shown" ? `${payload.mediaType ?? ""} ${payload.what}`.trim() : payload.is === "json" ? `${payload.mediaType ?? ""} ${payload.shape.is}`.trim() : payload.is])));
}

test("of names that begin alike, fields are those of the resource that is called as their section; of what is called otherwise, of none", () => {
  const { files, left } = drafted(plainMarkdown(`# Demo interface

Version 1. The base address is https://demo.example/v1.

| Method | Path | Description |
|---|---|---|
| GET | /transactions | Lists them |
| GET | /transport-modes | Lists them |

## Transport

| Name | Type |
|---|---|
| wheels | integer |

## Transport mode

| Name | Type |
|---|---|
| speed | integer |

## Transaction

| Name | Type |
|---|---|
| amount | integer |
`).text);
  expect(files.get("transactions.ts")).toContain("amount?: Integer;");
  expect(files.get("transport-modes.ts")).toContain("speed?: Integer;");
  expect([...files.values()].join("\n")).not.toContain("wheels?");
  expect(left).toEqual([expect.stringContaining('the fields of "Transport"')]);
});

test("sentences behind a status say what is answered", () => {
  const draft = underTitle(`## Things

### POST /things

Create a thing.

| Name | In | Type | Required | Description |
|---|---|---|---|---|
| title | body | string | yes | 1–40 characters. |

**Response 201**: the Thing. **Response 422**: validation failed.

### GET /things/{id}

Retrieve one. The service answers with 200 (OK) and the thing.

### DELETE /things/{id}

Remove one. **Response 204**: no body.

### GET /things/{id}/label

Read the label. **Response 200**: the label as \`application/pdf\`.

### GET /things/{id}/picture

Read the picture. **Response 200**: the picture as \`image/png\` or \`image/jpeg\`.

### POST /things/{id}/lock

Lock one. **Response 202**: the request is queued.

${thing}`);
  expect(answersOf(draft)).toEqual({
    "POST /things": "reference",
    "GET /things/{id}": "reference",
    "DELETE /things/{id}": "none",
    "GET /things/{id}/label": "application/pdf string",
    "GET /things/{id}/picture": "the picture as image/png or image/jpeg",
    "POST /things/{id}/lock": "what is answered: Response 202: the request is queued",
  });
  expect(draft.guesses.filter((one) => one.includes("not understood"))).toEqual([expect.stringContaining('what "Lock one" answers, which is not understood in what the document says: "Response 202: the request is queued."')]);
});

test("a header that a table of all requests lists and one request again is one of all requests, which is a guess", () => {
  const { files, service } = underTitle(`## Common headers

| Header | Description |
|---|---|
| \`Idempotency-Key\` | A repeated POST returns the first answer. |

## Things

### POST /things

Create a thing.

| Name | In | Type | Required | Description |
|---|---|---|---|---|
| idempotency-key | header | string | no | See Common headers. |
| X-Trace | header | string | no | A trace. |
| title | body | string | yes | Its title. |
`);
  expect(files.get("service.ts")).toContain("// Guessed: that every request has Idempotency-Key: line 19 lists it for one again");
  expect(files.get("service.ts")).toContain(`"Idempotency-Key"?: string;`);
  expect(service.resources.flatMap(({ operations }) => operations.flatMap(({ headers }) => headers.map(({ name }) => name)))).toEqual(["X-Trace"]);
});

test("a key whose field has a type that is not understood is not shown what it is, as a guess", () => {
  const draft = underTitle("## Bookings\n\n`GET /bookings` lists bookings. `GET /bookings/{id}` reads one.\n\nFields of a booking:\n\n- `id` (Snowflake, read-only): assigned by the service.\n- `place` (string, required): the place.\n");
  expect(draft.files.get("bookings.ts")).toContain('// Guessed: the type of id, which the document calls "Snowflake"\n');
  expect(draft.files.get("bookings.ts")).toContain('placeholders: Pick<Booking, "id">;');
  expect(draft.left).toEqual([]);
  expect(compiled(draft.files)).toEqual([]);
});

test("a field that two lists of a section have is what the first says of it, which is a guess", () => {
  const draft = drafted(plainMarkdown("# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n## Things\n\n`GET /things/{name}` reads a thing.\n\nA thing has these fields:\n\n- `name` (string, required): its name.\n- `colour` (string, optional): its colour.\n\nA thing that is broken has these as well:\n\n- `colour` (string, optional): what colour it had.\n- `since` (integer, required): the year.\n").text);
  expect(compiled(draft.files)).toEqual([]);
  expect(draft.files.get("things.ts")).toContain("// Guessed: that colour is what line 12 says: line 16 lists it again");
  expect(draft.files.get("things.ts")).toContain("  since: Integer;");
});

test.each([
  ["Only the fields that are sent are changed.", []],
  ["Fields that are left out keep their values.", []],
  ["A PATCH changes the fields that are given.", []],
  ["Only the values that are given here can be sent.", ['ThingElementKind: that "Change a thing" requires none of the fields']],
  ["It has a label.", ['ThingElementKind: that "Change a thing" requires none of the fields']],
])("a request that modifies an object requires none of its fields, which is no guess where the document says so: %s", (sentence, guesses) => {
  const draft = underTitle(`## Thing

| Purpose | Request | Answer |
|---|---|---|
| Read a thing | GET /things/{name} | the thing |
| Change a thing | PATCH /things/{name} | the thing |

${sentence}

| Field | Type | Required | Notes |
|---|---|---|---|
| name | string | yes | Its name. |
| label | string | yes | A label. |
`);
  expect(draft.files.get("things.ts")).toContain(`Patch<Of["uri"], Partial<Of["fields"]>, Of["fields"]>`);
  expect(draft.guesses.filter((one) => one.includes("requires"))).toEqual(guesses);
  const emitted = emitDocument(draft.service, openapi31);
  const { paths } = (emitted.ok ? emitted.value.document : {}) as { paths: Record<string, Record<string, { requestBody: { content: Record<string, { schema: { required?: readonly string[] } }> } }>> };
  expect(paths["/things/{name}"]!["patch"]!.requestBody.content["application/json"]!.schema.required).toBeUndefined();
});

test("rows whose address has no operation that is understood are stated, and told of with the reason", async () => {
  const root = mkdtempSync(`${tmpdir()}/specwright-small-`);
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(`${root}/spec-src`);
  writeFileSync(`${root}/api.md`, "# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n## Clock\n\nAddress: /system/clock\n\n| Field | Type | Notes |\n|---|---|---|\n| zone | string | At most 64 characters. |\n\nIt is read and replaced as a whole.\n");
  const { diagnostics } = await adopt({ root, definitions: "spec-src", out: "generated", cache: ".cache" }, { documents: new Map([["clock", `${root}/api.md`]]), mode: "write" });
  expect(diagnostics.filter(({ code }) => code === "not-adopted")).toEqual([]);
  expect(diagnostics.filter(({ code }) => code === "not-drafted").map(({ message }) => message)).toEqual([`The draft leaves out the facts of line 11, "| zone | string | At most 64 characters. |", which a statement alone has, since no operation on "/system/clock" is understood, which would send or answer it.`]);
});

function operationsOf({ service }: Drafted): Readonly<Record<string, string>> {
  return Object.fromEntries(service.resources.flatMap(({ operations }) => operations.map(({ method, uri, response, failures, effect }) => [`${method} ${uri.template}`, [effect, response.status, ...failures.map(({ status, description }) => `${status} ${description}`.trim())].join(", ")])));
}

test("sentences behind that of a request tell of its answers, down to the next request", () => {
  const draft = underTitle("## Things\n\n`POST /things` creates a thing. Returns 201 with the created thing; 409 if the name is taken; 404 when there is no shelf.\n\n`GET /things/{id}` reads one (`DELETE /things/{id}` removes it). Fails with 423 if it is locked.\n\n| Field | Type | Notes |\n|---|---|---|\n| id | string | Read-only. |\n\nReturns 507 when the shelf is full.\n");
  expect(operationsOf(draft)).toEqual({ "POST /things": "create, 201, 404 When there is no shelf, 409 If the name is taken", "GET /things/{id}": "read, 2XX", "DELETE /things/{id}": "delete, 2XX" });
  expect(draft.files.get("things.ts")).toContain(`create: Post<Of["uri"], Of["fields"], Of["fields"]> &`);
});

test("what a bullet says behind its purpose are statuses, parameters or remarks", () => {
  const draft = underTitle("## Endpoints\n\n- `GET /things` – list things; `?limit=` (1–200, default 50) and `?after=` page the list\n- `POST /things` – add a thing; it is never empty; answers 201, or 409 if there is one of that name\n- `DELETE /things/{name}` – remove it (204)\n- `POST /things/{name}/print` – print it; 202, or 503 while the printer is off\n");
  expect(operationsOf(draft)).toEqual({ "GET /things": "list, 2XX", "POST /things": "create, 201, 409 If there is one of that name", "DELETE /things/{name}": "delete, 204", "POST /things/{name}/print": "act, 202, 503 While the printer is off" });
  const things = draft.files.get("things.ts")!;
  expect(things).toContain("   * add a thing\n   *\n   * It is never empty.\n");
  expect(things).toContain("  limit?: Range<1, 200, 50>;");
  expect(things).toContain(`  after?: NotShown<"the type of the field">;`);
});

test.each([
  ["Address: `/things/{id}`. GET reads it, PUT replaces it, DELETE removes it.", { "GET /things/{id}": "read, 2XX", "PUT /things/{id}": "replace, 2XX", "DELETE /things/{id}": "delete, 2XX" }],
  ["Path: /things/{id}\n\nGET reads it; answers 404 if there is none.\n\nPUT replaces it; a thing that does not exist is created and the answer is 201.", { "GET /things/{id}": "read, 2XX, 404 If there is none", "PUT /things/{id}": "replace, 2XX" }],
  ["### /things/{id}\n\nA GET reads it and a DELETE removes it.", { "GET /things/{id}": "read, 2XX" }],
  ["Address: `/things/{id}`. GET requests are cached. A GET of a thing that is gone fails.", {}],
])("where the path stands apart, clauses that begin with a method say what it does: %s", (text, operations) => {
  expect(operationsOf(drafted(`# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n## Things\n\n${text}\n\n| Field | Type | Notes |\n|---|---|---|\n| id | string | Read-only. |\n`))).toEqual(operations);
});

test("sentences elsewhere tell of requests that a table lists", () => {
  const draft = underTitle("## Calls\n\n| | GET | POST | DELETE |\n|---|---|---|---|\n| /things | ✓ | ✓ | x |\n| /things/{id} | ✓ | — | ✓ |\n\n## Things\n\nAdding one (`POST /things`) returns 201 with the new thing; 409 if the name is taken.\n\n| Field | Type | Notes |\n|---|---|---|\n| id | string | Read-only. |\n");
  expect(operationsOf(draft)).toEqual({ "GET /things": "list, 2XX", "POST /things": "create, 201, 409 If the name is taken", "GET /things/{id}": "read, 2XX", "DELETE /things/{id}": "delete, 2XX" });
});

test("in a matrix of methods a cross says yes where nothing else does", () => {
  expect(Object.keys(operationsOf(underTitle("## Calls\n\n| Path | GET | POST |\n|---|---|---|\n| /things | x | x |\n| /shelves | x | |\n"))).sort()).toEqual(["GET /shelves", "GET /things", "POST /things"]);
});

function queriesOf({ service }: Drafted): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(service.resources.flatMap(({ operations }) => operations.flatMap(({ method, uri, query }) => (query.length === 0 ? [] : [[`${method} ${uri.template}`, query.map(({ name }) => name)]]))));
}

const lists = "`GET /things` lists things. `GET /things/{id}` reads one. `POST /things` adds one.";

test.each([
  ["`limit` (1-100, default 20) and `offset` page the list.", ["limit", "offset"], 2],
  ["The list takes the query parameters `near` (string, up to 8 characters) and `radius`.", ["near", "radius"], 2],
  ["The list takes the query parameters `from` and `to`, both dates and both required.", ["from", "to"], 2],
  ["It has the query parameters of every list.", undefined, 0],
  ["All list calls take `limit` (1-100) as a query parameter.", ["limit"], 1],
  ["`?sort=` orders the list.", ["sort"], 1],
  ["It filters the list. A cursor pages the list. The query is `a=b`.", undefined, 0],
])("sentences name what goes into the query of a list: %s", (sentence, names, guesses) => {
  const draft = underTitle(`## Things\n\n${lists}\n\n| Field | Type | Notes |\n|---|---|---|\n| id | string | Read-only. |\n| offset | integer | How far off. |\n\n${sentence}\n`);
  expect(queriesOf(draft)).toEqual(names === undefined ? {} : { "GET /things": names });
  expect(draft.guesses.filter((one) => one.includes("in its query"))).toHaveLength(guesses);
});

test("beside a table of the query sentences name what it lacks", () => {
  const draft = underTitle("## GET /things\n\nLists things. Supports `?expand=shelf`.\n\n| Query parameter | Type | Notes |\n|---|---|---|\n| limit | integer | At most 100. |\n");
  expect(queriesOf(draft)).toEqual({ "GET /things": ["limit", "expand"] });
});

test("of what sentences name of a query and no request takes is told", () => {
  const { left } = underTitle("## Things\n\n`GET /things/{id}` reads a thing.\n\n`limit` (1-100) and `offset` page the list.\n");
  expect(left).toEqual(['limit, offset in the query (line 9): of which request they are is not understood in "limit (1-100) and offset page the list."']);
});

test.each([
  ["The API is served at `https://api.demo.example`. A sandbox is at `https://sandbox.demo.example`.", { drafted: "https://api.demo.example", sandbox: "https://sandbox.demo.example" }],
  ["Test system: https://test.demo.example/v1. Production: https://demo.example/v1.", { drafted: "https://demo.example/v1", test: "https://test.demo.example/v1" }],
  ["A sandbox is available at https://sandbox.demo.example.", { drafted: "https://sandbox.demo.example" }],
  ["| Environment | URL |\n|---|---|\n| Production | https://demo.example/v1 |\n| Staging | https://stage.demo.example/v1 |", { drafted: "https://demo.example/v1", staging: "https://stage.demo.example/v1" }],
  ["The base address is https://demo.example/v1. Test data are at https://demo.example/data.", { drafted: "https://demo.example/v1" }],
])("servers stand in: %s", (text, servers) => {
  const { service } = draftOf(`# Demo interface\n\n${text}\n\n${things}`);
  expect(Object.fromEntries(service.servers.map(({ name, url }) => [name, url]))).toEqual(servers);
});

function fieldWith(type: string, notes: string): string {
  const { files } = underTitle(`## Thing\n\n\`GET /thing\` reads the thing.\n\n| Field | Type | Notes |\n|---|---|---|\n| one | ${type} | ${notes} |\n`);
  const thing = files.get("thing.ts")!;
  return /one\?: (.*);/.exec(thing)![1]!;
}

test.each([
  ["string", "Up to 64 characters, matching `^[a-z]+$`.", `Text<64> & Pattern<"^[a-z]+$">`],
  ["string", "Pattern: `^[A-Z]{2}[0-9]{4}$`", `Pattern<"^[A-Z]{2}[0-9]{4}$">`],
  ["string", "Must match the regular expression `^a.b$`. Default `axb`.", `Default<string, "axb"> & Pattern<"^a.b$">`],
  ["string", "Matching names are found first.", "string"],
  ["string", "Matching `^[a-z$`.", "string"],
  ["integer", "From 1 on.", "number & Says<{ minimum: 1 }> & Integer"],
  ["integer", "In grams, from 1 on, at most 30.", "Range<1, 30> & Integer"],
  ["number", "In degrees, >= 0.", "number & Says<{ minimum: 0 }>"],
  ["integer", "A multiple of 5, 0 to 50.", "Range<0, 50> & MultipleOf<5> & Integer"],
  ["number", "In degrees, in steps of 0.5.", "MultipleOf<0.5>"],
  ["string", "Write-only, 4 to 8 characters.", "WriteOnly<Text<8> & Says<{ minLength: 4 }>>"],
  ["string", "`open` and `closed` appear.", `OpenEnum<"open" | "closed", "the other values">`],
  ["string", "open, half open and closed occur. All values: not shown.", `OpenEnum<"open" | "half open" | "closed", "the other values">`],
  ["string", "Letters appear.", "string"],
  ["string", "Letters and digits appear in it.", "string"],
])("what a row says of %s: %s", (type, notes, expected) => {
  expect(fieldWith(type, notes)).toContain(expected);
});

test("the fields of a block that a sentence with more words calls the response are those of the answer", () => {
  const { files } = underTitle("## POST /things\n\nCreates a thing.\n\nRequest body\n\n| Field | Type | Required |\n|---|---|---|\n| name | string | yes |\n\nResponse: number and shelf of the thing\n\n| Field | Type |\n|---|---|\n| shelf | string |\n| number | integer |\n");
  expect(files.get("things.ts")).toContain("export interface ThingsCreateAnswer {\n");
  expect(/interface ThingsCreateBody \{\n(.*?)\n\}/s.exec(files.get("things.ts")!)![1]).not.toContain("number");
});

test("a field that the path and the answer of a request have alike has its place in both", () => {
  const { files } = underTitle("## GET /things/{id}\n\nReads a thing.\n\nParameters\n\n| Name | In | Type |\n|---|---|---|\n| id | path | integer |\n\nResponse:\n\n| Field | Type |\n|---|---|\n| id | integer |\n| name | string |\n");
  expect(files.get("things.ts")).toContain("@source GET /things/{id} > Response");
});

test("tables of attributes with their presence, their cardinality and their content are fields", () => {
  const { files } = underTitle(`## Resources

\`GET /sensors/{id}\` reads a sensor.

### Type: Sensor

| Attribute | Qualifier | Cardinality | Content | Description |
|---|---|---|---|---|
| id | M | 1 | Identifier | Its id. |
| label | M | 0..1 | String | Its label. |
| tags | O | 0..N | String | Labels. |
| places | M | 1..4 | Identifier | Where it hangs. |
| limits | O | 0..1 | Structure (inlined) | Limits for alarms. |
| >upper | M | 1 | Number | The upper limit. |
| alarms | O | 0..N | Structure (inlined) | What it reports. |
| >at | M | 1 | TimeStamp | When. |
| >>zone | O | 0..1 | String | Where that is counted. |
| active | C | 1 | Boolean | Whether it measures. |
`);
  const fields = [...files.values()].find((text) => text.includes("interface Sensor {"))!;
  expect(/interface Sensor \{\n.*?\n\}/s.exec(fields)![0].split("\n").filter((line) => !/^\s*(?:\/|\*)/.test(line)).join("\n")).toBe(`interface Sensor {
  id: string;
  label?: string;
  tags?: string[];
  places: string[];
  limits?: {
    upper: number;
  };
  alarms?: {
    at: {
      zone?: string;
    };
  }[];
  active: boolean;
}`);
});

test("items that begin with a name as code and its type are fields, with what their paragraphs say", () => {
  const { files } = underTitle(`## The Thing object

- \`id\` string

  Its id. At most 32 characters,
  in small letters.

- \`frame\` nullable enum

  What it is made of.

  Possible enum values: \`steel\`, \`alloy\`.

- \`maker\` object

  Who made it.

  - \`town\` string

    Where that is: in the north, south, east or west.

### Retrieve a thing

\`GET /things/:id\`

Returns the thing.
`);
  const file = files.get("things.ts")!.replace(/^ +(?:\/\*\*|\*).*\n/gm, "");
  expect(file).toContain(`export interface Thing {
  id: Text<32>;
  frame?: "steel" | "alloy" | null;
  maker?: {
    town?: string;
  };
}`);
  expect(files.get("document.md")).toContain("Where that is: in the north, south, east or west.\n\n### Retrieve a thing");
});

const fieldIn = (notes: string): string => {
  const { files } = underTitle(`## PUT /bin\n\n| Field | Type | Notes |\n|---|---|---|\n| mark | string | ${notes} |\n`);
  return /^export interface \w+ \{\n(.*?)\n\}/ms.exec(files.get("bin.ts")!)![1]!.replace(/\s+/g, " ").trim();
};

test.each([
  ["Deprecated. Use label.", "/** @deprecated Use label. */ mark?: string;"],
  ["Deprecated: use label.", "/** @deprecated use label. */ mark?: string;"],
  ["Its mark. Deprecated. It is to go.", "/** * Its mark. It is to go. * @deprecated */ mark?: string;"],
  ["A deprecated mark.", "/** A deprecated mark. */ mark?: string;"],
])("a row says that its field is deprecated, and what to use: %s", (notes, field) => {
  expect(fieldIn(notes)).toBe(field);
});

test.each(["Assigned by the server.", "Its mark, generated by the system.", "Set by the device"])("what the service gives is read only: %s", (notes) => {
  expect(fieldIn(notes)).toContain("mark?: ReadOnly<string>;");
});

test.each(["Its default is set by the server.", "Set by the server, unless it is sent.", "The number assigned by the device to its owner."])("what the service gives of something else, or at times, is not: %s", (notes) => {
  expect(fieldIn(notes)).toContain("mark?: string;");
});

test("items that begin with a name in bold and its type are fields, and requests have those of their own", () => {
  const draft = underTitle(`## The Thing object

- **id** string. Its id.
- **frame** enum. One of \`steel\` or \`alloy\`.
- **gears** integer, at least 1. How many gears.
- **retired** nullable boolean. Defaults to false.
- **Note** string handling is slow.

## Retrieve a thing

\`GET /things/:id\`

Returns the thing.

## Update a thing

\`POST /things/:id\`

Parameters not provided are left unchanged.

Parameters

- **gears** integer.
- **retired** boolean.

## Delete a thing

\`DELETE /things/:id\`

Returns an object with \`deleted\` set to true. A 404 error is returned otherwise.
`);
  const file = draft.files.get("things.ts")!;
  expect(file).toContain(`  frame?: "steel" | "alloy";`);
  expect(file).toContain("  retired?: Default<boolean, false> | null;");
  expect(/interface \w*UpdateBody \{(.*?)\n\}/s.exec(file)![1]!.replace(/\s+/g, " ")).toBe(" gears?: Integer; retired?: boolean;");
  expect(file).toContain(`NotShown<"an object with deleted set to true">`);
  expect(draft.files.get("service.ts")).not.toContain("notShown");
});

test("a key that goes into a header is how requests authenticate", () => {
  expect(underTitle(`The key goes into the header \`X-Demo-Key\`.\n\n${things}`).files.get("service.ts")).toContain(`HeaderCredential<"X-Demo-Key", "", "<X-Demo-Key>">`);
});

const endpoints = "| Method | Path | Description |\n|---|---|---|\n| GET | /things/{id} | Read a thing |\n";

test.each(["Each response carries these headers:", "Response headers:", "The answers have these:"])("headers of answers are none of requests, and are told: %s", (lead) => {
  const { files, left, service } = drafted(plainMarkdown(`# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n## Things\n\n${endpoints}\n## Limits\n\n${lead}\n\n| Header | Type | Description |\n|---|---|---|\n| X-Left | integer | Requests left. |\n`).text);
  expect(service.headers).toEqual([]);
  expect(left).toEqual(['the headers of answers in "Limits": definitions have no word for them']);
  expect([...files.entries()].filter(([path]) => path !== "document.md").map(([, text]) => text).join("")).not.toContain("X-Left");
});

test("headers of requests are headers, beside a table of those of answers", () => {
  const table = (name: string): string => `| Header | Type | Description |\n|---|---|---|\n| ${name} | string | What it is. |\n`;
  const { service } = drafted(plainMarkdown(`# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n## Things\n\n${endpoints}\n## Headers\n\nEach request sends:\n\n${table("X-Client")}\n### Of responses\n\n${table("X-Left")}`).text);
  expect(service.headers.map(({ name }) => name)).toEqual(["X-Client"]);
});

test.each([
  ["- **2.0**: removed `GET /balance`.", []],
  ["- **2.1**: `DELETE /things` was dropped; use `DELETE /things/{id}`.", ["DELETE /things/{id}"]],
  ["- **2.1**: `POST /things/import` will be added in 3.0.", []],
  ["- **2.1**: `GET /balance` was added.", ["GET /balance"]],
  ["- **2.1**: `GET /balance` will be removed in 3.0.", ["GET /balance"]],
])("requests of other versions are none: %s", (item, requests) => {
  const { service } = underTitle(`## Things\n\n${endpoints}\n## Changelog\n\n${item}\n`);
  const drawn = service.resources.flatMap(({ operations }) => operations.map(({ method, uri }) => `${method} ${uri.template}`));
  expect(drawn.filter((request) => request !== "GET /things/{id}")).toEqual(requests);
});

const body = (lead: string): string => `## Create a thing\n\n\`POST /things\`\n\n**Body parameters**\n\n| Parameter | Type | Required | Description |\n|---|---|---|---|\n| name | string | Yes | Name. |\n\n${lead}\n\n| Field | Type | Description |\n|---|---|---|\n| secret | string | Shown once. |\n`;

test.each(["**Response** `201 Created`", "**Response (201 Created)**", "**Response**: `201 Created`", "Response 201:", "**Response** `201 Created`\n\nReturns the thing."])("what stands below the status of an answer is answered: %s", (lead) => {
  const file = underTitle(body(lead)).files.get("things.ts")!;
  expect(file).toContain('create: Post<Of["uri"], Of["createBody"], Of["createAnswer"]> & Status<201>;');
  expect(file).toMatch(/Body \{\n {2}\/\*\* Name\. \*\/\n {2}name: string;\n\}/);
  expect(file).toMatch(/Answer \{\n {2}\/\*\* Shown once\. \*\/\n {2}secret\?: string;\n\}/);
});

test("what stands below the status of a failure is neither sent nor answered", () => {
  const { files } = drafted(plainMarkdown(`# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n${body("**Response** `404 Not Found`")}`).text);
  expect(files.get("things.ts")).not.toContain("secret");
});

test.each(["Decimal(10,2)", "decimal(5, 2)", "Number(10,2)", "numeric(12,4)", "Float(8,3)"])("%s says how many digits there are, and no values", (type) => {
  const { files } = underTitle(`## Thing\n\n\`GET /thing\` reads it.\n\n| Field | Type |\n|---|---|\n| price | ${type} |\n`);
  expect(files.get("thing.ts")).toContain("price?: number;");
});

test("two numbers in brackets behind another type are its values still", () => {
  expect(underTitle("## Thing\n\n`GET /thing` reads it.\n\n| Field | Type |\n|---|---|\n| level | number (1, 2) |\n").files.get("thing.ts")).toContain("level?: 1 | 2;");
});

test.each(["Default: today.", "Default: the current user.", "Default: same as `id`.", "Default: now."])("a default that tells where a value comes from is none: %s", (words) => {
  const file = underTitle(`## Thing\n\n\`GET /thing\` reads it.\n\n| Field | Type | Description |\n|---|---|---|\n| made | string | When. ${words} |\n`).files.get("thing.ts")!;
  expect(file).toContain("made?: string;");
});

test("a value called so is a default", () => {
  const file = underTitle("## Thing\n\n`GET /thing` reads it.\n\n| Field | Type | Description |\n|---|---|---|\n| when | string | Allowed values: now, later. Default: now. |\n").files.get("thing.ts")!;
  expect(file).toContain('when?: Default<"now" | "later", "now">;');
});

test("methods in a column of requests are methods", () => {
  const { service } = underTitle("## Hub\n\n| Request | URL | Purpose |\n|---|---|---|\n| GET | /hub | State of the hub |\n| PUT | /hub | Set the hub |\n");
  expect(service.resources.flatMap(({ operations }) => operations.map(({ method, uri }) => `${method} ${uri.template}`))).toEqual(["GET /hub", "PUT /hub"]);
});

test.each([
  ["Ledger API 2.4", "2.4"],
  ["Sensor Service - Interface Specification V2.1.1", "2.1.1"],
])("the version stands in the title: %s", (title, version) => {
  expect(draftOf(`# ${title}\n\nThe base address is https://demo.example/v2.\n\n## Things\n\n${endpoints}`).files.get("service.ts")).toContain(`version: "${version}";`);
});

test("an operation is not named by what it answers, unless it reads", () => {
  const { files } = underTitle("### GET /things/{id}\n\nReturns the thing.\n\n### PATCH /things/{id}\n\nReturns the changed thing.\n\n### DELETE /things/{id}\n\nReturns 204.\n\n### POST /things/{id}/reset\n\nNo request body. Resets it.\n");
  const members = [...files].filter(([path]) => path !== "document.md").flatMap(([, text]) => text.match(/^ {2}\w+: (?:Get|Patch|Delete|Post)</gm) ?? []).map((line) => line.trim());
  expect(members.toSorted()).toEqual(["delete: Delete<", "get: Get<", "patch: Patch<", "post: Post<"]);
});

test("items below a request say what it takes and answers", () => {
  const { files } = underTitle("## Builds\n\n- `GET /builds` - list builds\n    - Query params\n        - `max` (int, 1..200, default 25) - how many\n        - `branch` (string, default `main`) - of which branch\n- `POST /builds` - start a build\n    - Body\n        - `project` (string, required) - what to build\n    - Responses\n        - 201 - queued\n        - 429 - too many\n- `GET /builds/{id}` - one build\n    - `tail` (int, optional) - only the last lines\n    - 404 - no such build\n\n## Notes\n\nNothing else.\n");
  const all = [...files].filter(([path]) => path !== "document.md").map(([, text]) => text).join("\n");
  expect(all).toContain('list: Get<Of["uri"], Silent, "list"> & Query<Of["listQuery"]>;');
  expect(all).toContain("max?: Range<1, 200, 25> & Integer;");
  expect(all).toContain('branch?: Default<string, "main">;');
  expect(all).toContain('start: Post<Of["uri"], Of["startBody"], Silent> &\n    Status<201> &\n    Failures<{');
  expect(all).toMatch(/Body \{\n {2}\/\*\* what to build\. \*\/\n {2}project: string;\n\}/);
  expect(all).toMatch(/404: Silent;/);
  expect(all).toMatch(/tail\?: Integer;/);
});

test.each([
  ["with nothing below its items", "- `GET /builds` - list builds\n- `GET /builds/{id}` - one build\n\n## Notes\n"],
  ["with more behind it", "- `GET /builds` - list builds\n    - 200 - fine\n\nAll of them are kept.\n"],
  ["among other items", "- `GET /builds` - list builds\n    - 200 - fine\n- And so on.\n"],
  ["in code", "```\n- GET /builds - list builds\n    - 200 - fine\n```\n"],
  ["in code that goes on like a heading", "```\n- GET /builds - list builds\n    - 200 - fine\n# a comment\n```\n"],
])("a list of requests stays as it is %s", (_, list) => expect(plainMarkdown(`# Api\n\n## Builds\n\n${list}`).text).toBe(`# Api\n\n## Builds\n\n${list}`));

test.each([
  ["string", "A colour, e.g. `red` or `blue`.", "string"],
  ["string", "Not `none` or `null`.", "string"],
  ["integer", "Seconds. Usually 30 to 60.", "Integer"],
  ["integer", "Seconds. 30 to 60.", "Range<30, 60> & Integer"],
  ["string", "`pdf`, `png` or `zpl` (default `pdf`).", 'Default<"pdf" | "png" | "zpl", "pdf">'],
  ["string", "The form: `pdf` or `png`.", '"pdf" | "png"'],
])("%s, %s", (type, words, drawn) => {
  const file = underTitle(`## Thing\n\n\`GET /thing\` reads it.\n\n| Field | Type | Description |\n|---|---|---|\n| form | ${type} | ${words} |\n`).files.get("thing.ts")!;
  expect(file).toContain(`form?: ${drawn};`);
});

test("a field whose values are methods is none of what the resource takes", () => {
  const { files } = underTitle(`## Monitors

URI: /monitors. Methods: GET, PUT.

| Field | Type | Description |
|---|---|---|
| name | string | The name. |
| method | string | What is sent. Allowed values: GET, POST. |
`);
  expect(files.get("monitors.ts")).toContain(`method?: "GET" | "POST";`);
});
