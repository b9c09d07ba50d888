/** Drafts of documents of few lines, each of which says one thing in its own way. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { plainMarkdown } from "../../generator/adopt/draft/markdown/plain-markdown.ts";
import { openapi31 } from "../../generator/openapi/dialect.ts";
import { emit } from "../../generator/openapi/emit.ts";
import { adopt } from "../../generator/pipeline/adopt.ts";
import { repository } from "../support/definitions.ts";
import { compiled, drafted, type Drafted } from "./drafted.ts";

function draftOf(text: string): Drafted {
  const draft = drafted(plainMarkdown(text).text);
  expect(draft.findings).toEqual([]);
  expect(compiled(draft.files)).toEqual([]);
  return draft;
}

function underTitle(text: string): Drafted {
  return draftOf(`# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n${text}`);
}

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
  /** open and closed appear. All values: not shown. */
  valve?: Partly<string, "the values">;
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
  expect(guesses.filter((one) => one.includes("address"))).toEqual([]);
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
  return Object.fromEntries(service.resources.flatMap(({ operations }) => operations.map(({ method, uri, response: { payload } }) => [`${method} ${uri.template}`, payload.is === "not-shown" ? `${payload.mediaType ?? ""} ${payload.what}`.trim() : payload.is === "json" ? payload.shape.is : payload.is])));
}

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
    "GET /things/{id}/label": "application/pdf the label as application/pdf",
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
  const emitted = emit(draft.service, openapi31);
  const { paths } = (emitted.ok ? emitted.value.document : {}) as { paths: Record<string, Record<string, { requestBody: { content: Record<string, { schema: { required?: readonly string[] } }> } }>> };
  expect(paths["/things/{name}"]!["patch"]!.requestBody.content["application/json"]!.schema.required).toBeUndefined();
});

test("of rows whose address has no operation that is understood, no draft says that it does not have them", async () => {
  const root = mkdtempSync(`${tmpdir()}/specwright-small-`);
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(`${root}/spec-src`);
  writeFileSync(`${root}/api.md`, "# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n## Clock\n\nAddress: /system/clock\n\n| Field | Type | Notes |\n|---|---|---|\n| zone | string | At most 64 characters. |\n\nIt is read and replaced as a whole.\n");
  const { diagnostics } = await adopt({ root, definitions: "spec-src", out: "generated", cache: ".cache" }, { documents: new Map([["clock", `${root}/api.md`]]), mode: "write" });
  expect(diagnostics.filter(({ code }) => code === "not-adopted").map(({ message }) => message)).toEqual([`Not taken over: Clock > zone (added: nothing → zone), since no operation on "/system/clock" is understood, which would send or answer it.`]);
});
