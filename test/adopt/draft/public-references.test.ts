/** Drafts of documents in the forms of public references: what their headings, calls, boxes and items say, and what they only seem to. */
import { describe, expect, test } from "vitest";
import { drafted, draftOf, underTitle, type Drafted } from "./drafted.ts";

function operations({ service }: Drafted): readonly string[] {
  return service.resources.flatMap(({ operations: all }) => all.map(({ method, uri }) => `${method} ${uri.template}`)).sort();
}

function queryOf({ service }: Drafted): readonly (readonly unknown[])[] {
  return service.resources.flatMap(({ operations: all }) => all.flatMap(({ query }) => query.map(({ name, shape }) => [name, shape.is])));
}

const own = ({ files }: Drafted): string => [...files].flatMap(([path, text]) => (path.endsWith(".ts") ? [text] : [])).join("\n");

function statusesOf({ service }: Drafted): readonly string[] {
  return service.resources.flatMap(({ operations: all }) => all.flatMap(({ response, failures }) => [String(response.status), ...failures.map(({ status }) => String(status))]));
}

test("beside methods, a column of paths is one, whatever it is called", () => {
  const draft = underTitle("## Kites\n\n| Method | Request URI | Request body | Description |\n|---|---|---|---|\n| GET | /kites | NULL | Lists the kites. |\n| PUT | /kites/{id} | {...} | Replaces a kite. |\n");
  expect(operations(draft)).toEqual(["GET /kites", "PUT /kites/{id}"]);
});

test("an example below the heading of a request shows the same request, filled in, and its answer", () => {
  const draft = underTitle('## Kites\n\n### GET /kites/{id}\n\nReads a kite.\n\n#### Example Request\n\n```shell\ncurl -X GET \'http://localhost:9000/v1/kites/5\'\n```\n\n#### Example Response\n\n```json\n{ "kite": { "id": 5, "line": "red" } }\n```\n');
  expect(operations(draft)).toEqual(["GET /kites/{id}"]);
  expect(draft.files.get("kites.ts")).toContain("line?: string;");
});

test("labels have their values in bold, be it of underscores", () => {
  const draft = underTitle("## Flying a kite\n\n* Endpoint: __/kites/\\<kiteName\\>/fly__\n* Method: __PUT__\n* Response: HTTP 204\n\n## Landing a kite\n\n* Endpoint: __/kites/__proto__/land__\n* Method: __POST__\n");
  expect(operations(draft)).toEqual(["POST /kites/__proto__/land", "PUT /kites/{kiteName}/fly"]);
});

test("placeholders stand in any part of a segment, and a query in brackets is none of the path", () => {
  const draft = underTitle("## `GET /shots/<camera>-<shot-id>.jpg`\n\nThe picture.\n\n## `GET /cameras/<name>/latest.jpg[?h=300]`\n\nThe newest picture.\n");
  expect(operations(draft)).toEqual(["GET /cameras/{name}/latest.jpg", "GET /shots/{camera}-{shot-id}.jpg"]);
});

test("a sentence names a request with its placeholders in angle brackets", () => {
  const draft = underTitle("## GET /kites/{id}\n\nReads a kite. Move it with POST /kites/<id>/moves afterwards.\n\n## POST /kites/{id}/moves\n\nMoves a kite.\n");
  expect(operations(draft)).toEqual(["GET /kites/{id}", "POST /kites/{id}/moves"]);
});

test("the only fields of a document are none of what is only acted on", () => {
  const draft = underTitle("## Model\n\n- `title` (string): the title\n- `level` (number): how high\n\n## Methods\n\n| Method | URI | Action |\n|---|---|---|\n| GET | /kites | List kites |\n| POST | /kites/_search | Find kites |\n| GET | /kites/:id | Get a kite |\n| POST | /kites/:id/land | Land a kite |\n");
  const withFields = [...draft.files].filter(([, text]) => text.includes("  fields: Kite;")).map(([path]) => path);
  expect(withFields).toEqual(["kites.ts"]);
});

test("where a token is to be had is not where the service is", () => {
  const { files } = draftOf("# Kites\n\nGet a long-lived access token in your profile, `http://HOST:8123/profile`.\n\n## GET /kites\n\nLists kites.\n");
  expect(files.get("service.ts")).toContain('Server<"{address}"');
});

test("an example behind a sentence about failures is that of the answer of which another one speaks", () => {
  const draft = underTitle('## GET /kites/{id}\n\nReturns a kite. Returns 404 if not found.\n\n```json\n{ "line": "red" }\n```\n');
  expect(draft.files.get("kites.ts")).toContain("line?: string;");
});

test("items assign a query parameter what stands for its value", () => {
  const draft = underTitle("## GET /kites\n\nLists kites.\n\nURL query parameters:\n\n- `name=<string>`: A part of the name.\n- `since=<rfc3339 | unix_timestamp>`: The first day. Optional.\n- `state=up|down`: Only those.\n- `tag[]=<tag>`: Repeated.\n");
  expect(queryOf(draft)).toEqual([["name", "string"], ["since", "not-shown"], ["state", "literals"], ["tag[]", "not-shown"]]);
  expect(draft.files.get("kites.ts")).toContain('state?: "up" | "down";');
});

test("GET parameters stand in the query, and words about a list of parameters name none", () => {
  const draft = underTitle("## GET /kites\n\nLists kites.\n\nYou can pass the following optional GET parameters:\n\n- `line=<kind>` to have those on one kind of line.\n- `short` to have names alone.\n\nThe query parameters included are shown above.\n");
  expect(queryOf(draft).map(([name]) => name)).toEqual(["line", "short"]);
});

test("a call whose path stands for any is no request", () => {
  const draft = underTitle("## Calls\n\n```shell\ncurl -X GET -H \"Accept: application/json\" http://HOST:8123/ENDPOINT\n```\n\n## GET /kites\n\nLists kites.\n");
  expect(operations(draft)).toEqual(["GET /kites"]);
});

test("a method stands right behind the flag of a call", () => {
  const draft = underTitle("## Remove a kite\n\n```sh\ncurl https://demo.example/v1/kites/{id} -XDELETE\n```\n");
  expect(operations(draft)).toEqual(["DELETE /kites/{id}"]);
});

test("sentences say which status will be returned, and when", () => {
  const draft = underTitle("## DELETE /kites/{id}\n\nRemoves a kite. Returns 204 with empty content when successful. If the kite is in the air an HTTP 409 will be returned. HTTP code for this should be 404 (Not Found).\n");
  expect(statusesOf(draft)).toEqual(["204", "404", "409"]);
  expect(draft.files.get("kites.ts")).toContain("If the kite is in the air");
});

test("values stand in a column for what is acceptable, and right behind a word", () => {
  const draft = underTitle("## GET /kites\n\nLists kites.\n\nQuery parameters:\n\n| Name | Type | Description | Acceptable values |\n|---|---|---|---|\n| part | string | Which part. | `line`, `sail` |\n| follow | boolean | Waits. | Enable: `1`, `true`, or `yes`. Disable: `0`, `false`, or `no` |\n\n## GET /lines\n\nLists lines.\n\nQuery parameters:\n\n| Name | Type | Description |\n|---|---|---|\n| state | Enum | The state, the possible values are`up`,`down` |\n");
  expect(draft.files.get("kites.ts")).toContain('part?: "line" | "sail";');
  expect(draft.files.get("kites.ts")).toContain("follow?: boolean;");
  expect(draft.files.get("lines.ts")).toContain('state?: "up" | "down";');
});

test("what a box holds is text below its title", () => {
  const draft = underTitle('## Read the wind\n\n**Method**: `GET`\n\n**Route**: `/wind`\n\n??? note "Example output"\n    ```json\n    { "speed": 4 }\n    ```\n\n:::tip\nThe wind changes.\n:::\n');
  expect(draft.files.get("wind.ts")).toContain("speed?: number;");
  expect(draft.files.get("wind.ts")).not.toContain(":::");
});

test("a title about cookies names none", () => {
  const { files } = underTitle("## Authentication\n\n### Session-based cookie auth\n\nOn success the cookie `kite_session` is sent with each request.\n\n## GET /kites\n\nLists kites.\n");
  expect(files.get("service.ts")).toContain('CookieCredential<"kite_session">');
});

test("a heading has the method behind its path", () => {
  expect(operations(underTitle("#### /kites [GET]\n\nLists kites.\n\n#### /kites/{id} (DELETE)\n\nRemoves a kite.\n"))).toEqual(["DELETE /kites/{id}", "GET /kites"]);
});

test.each([
  ["without a comma where a line ends", '{\n  "line": "red"\n  "wind": 4\n}'],
  ["with names as JavaScript has them", '{ line: "red", wind: <in knots>, ... }'],
  ["with a semicolon behind it", '{ "line": "red", "wind": 4 };'],
])("an example is read %s", (_, json) => {
  const draft = underTitle(`## GET /kites/{id}\n\nReads a kite.\n\nResponse:\n\n\`\`\`\n${json}\n\`\`\`\n`);
  expect(draft.files.get("kites.ts")).toContain("line?: string;");
  expect(draft.files.get("kites.ts")).toContain("wind?: ");
});

test("a list of plain values that is shown is what is answered, which is a guess", () => {
  const draft = underTitle('## GET /kites\n\nAll kites.\n\nReturn value:\n\n```json\n["/kites/red", "/kites/blue"]\n```\n');
  expect(draft.files.get("kites.ts")).toContain('Get<Of["uri"], string[]');
  expect(draft.guesses).toContainEqual(expect.stringContaining("answers with an array of strings, which only an example shows"));
});

test("items that are said to be fields of the answer are, whatever type an example shows", () => {
  const draft = underTitle('## GET /kites/{id}\n\nReads a kite.\n\nThe following fields are possible in the JSON response body:\n\n- `line` - The kind of the line. One of: red, blue.\n- `wind` - The wind in knots.\n\n```json\n{ "line": "red", "wind": 4 }\n```\n');
  expect(draft.files.get("kites.ts")).toContain('/** The kind of the line. */\n  line?: "red" | "blue";');
  expect(draft.files.get("kites.ts")).toContain("wind?: number;");
});

test("what is answered is called the created thing, below a heading of its own", () => {
  const draft = underTitle("### POST /kites\n\nMakes a kite.\n\n#### Request Body\n\n| Name | Type |\n|---|---|\n| line | string |\n\n#### Response Body\n\nThe created Kite object.\n\n## Objects\n\n### Kite\n\n| Name | Type |\n|---|---|\n| id | int |\n| line | string |\n");
  expect(draft.files.get("kites.ts")).toMatch(/Post<Of\["uri"\], Of\["\w+Body"\], Of\["fields"\]/);
});

test("code between tags of HTML is code", () => {
  const draft = underTitle('## Read a kite\n\n    GET /kites/<id>\n\n### Response\n<pre class="headers">\n<code>\nHTTP/1.1 200 OK\n</code>\n</pre>\n<pre>\n<code>\n{ "line": "a &amp; b" }\n</code>\n</pre>\n');
  expect(draft.files.get("kites.ts")).toContain("line?: string;");
  expect(draft.files.get("document.md")).toContain('```\n{ "line": "a & b" }\n```');
});

test("errors below a heading of their own are those of any request, which is a guess where nothing says so", () => {
  const errors = "\n\n## Errors\n\n| Code | Meaning |\n|---|---|\n| 200 | All is well. |\n| 404 | There is none. |\n";
  const draft = underTitle(`## GET /kites\n\nLists kites.${errors}`);
  expect(statusesOf(draft)).toContain("404");
  expect(draft.guesses).toContain('that any request can fail with what "Errors" lists');
  const ofSome = underTitle(`## Kites\n\n### GET /kites\n\nLists kites.${errors.replace("## Errors", "### Errors")}\n## Lines\n\n### GET /lines\n\nLists lines.\n`);
  expect(ofSome.guesses.filter((one) => one.startsWith("that any request"))).toEqual([]);
});

test("words before a list say that its rows are required", () => {
  const { files } = underTitle("## POST /kites\n\nMakes a kite.\n\nRequired attributes:\n\n- `line` (string): the line\n- `wind` (number): optional, the wind\n\nOptional attributes:\n\n- `tail` (string): the tail\n");
  expect(files.get("kites.ts")).toMatch(/ line: string;[^]* wind\?: number;[^]* tail\?: string;/);
});

test("values stand in brackets behind a note on a number, with bars between them in a clause, and beyond a bound", () => {
  const { files } = underTitle("## GET /kites\n\nLists kites.\n\nQuery parameters:\n\n| Name | Type | Description |\n|---|---|---|\n| boxes | int | Draw boxes (0 or 1) |\n| state | string | Optional. `up`\\|`down` Those alone. |\n| count | integer | How many. Greater than 0. |\n");
  expect(files.get("kites.ts")).toContain("boxes?: 0 | 1;");
  expect(files.get("kites.ts")).toContain('state?: "up" | "down";');
  expect(files.get("kites.ts")).toMatch(/count\?: .*minimum: 1/);
});

test("what has a default can be left out, whatever it is listed among; values in brackets have meanings or emphasis", () => {
  const draft = underTitle(`## POST /alarms

Required attributes:

- \`title\` (text) : title of the alarm
- \`severity\` (number) : how severe it is (1: low; 2: medium; 3: high) **default=2**
- \`level\` (AlarmLevel) : level of the alarm (*New*, *Seen*, *Gone*) **default=New**
- \`tags\` (multi-string) : its tags

Answers with 201.
`);
  for (const line of ["  title: string;", "  severity?: Default<1 | 2 | 3, 2>;", `  level?: Default<"New" | "Seen" | "Gone", "New">;`, `  tags: NotShown<"the items of the list">[];`]) expect(own(draft)).toContain(line);
});

test("items below words that lead to values are values; those that begin with no name are no fields", () => {
  const draft = underTitle(`## GET /rooms

Lists rooms.

Query parameters:

* \`order_by\` - How to sort. Valid values are:
  - \`name\` - By name. This is the default.
  - \`size\` - By size. This is deprecated.
* \`dir\` - Direction of order. Either \`f\` for forwards or \`b\` for backwards. Defaults to \`f\`.
* \`search_term\` - Rooms are selected if the term is contained in
  - the name of the room,
  - the other name of the room.
`);
  for (const line of [`  order_by?: Default<"name" | "size", "name">;`, `  dir?: Default<"f" | "b", "f">;`, `  search_term?: NotShown<"the type of the field">;`]) expect(own(draft)).toContain(line);
});

test("what any request can fail with is listed with when it does, and a section about all requests that lists none hides none", () => {
  const draft = underTitle(`All requests are sent to the port 80.

## Format

Invalid requests return one of the following HTTP response codes:

- \`400 Bad Request\` when parameters are missing.
- \`422 Unprocessable Entity\` when something can't be executed (RFC4918).

## GET /rooms

Lists rooms.
`);
  expect(statusesOf(draft).slice(1)).toEqual(["400", "422"]);
});

test("an example of which a line of dots leaves something out is still one", () => {
  const draft = underTitle('## GET /rooms\n\nLists rooms.\n\nResponse:\n\n```json\n{ "rooms": [\n  { "id": 1, "lit": true },\n  ... (8 hidden items) ...\n  { "id": 9 }\n] }\n```\n');
  expect(own(draft)).toContain("lit?: boolean;");
});

test("a column of formats has values, ranges without an end, and words that stand for the value", () => {
  const draft = underTitle(`## POST /machines

Creates a machine.

**Parameters**

| Name | Type | Format | Description |
|---|---|---|---|
| id | integer | \`<integer> (100 - 999)\` | The ID. |
| bios | enum | \`seabios \\| ovmf\` | Its BIOS. *(optional, default: \`seabios\`)* |
| memory | integer | \`<integer> (16 - N)\` | In MiB. *(optional, default: \`512\`)* |
| name | string | \`<string>\` | Its name. *(optional)* |

## GET /machines

Lists machines.

**Returns** array

| Name | Type | Format | Description |
|---|---|---|---|
| status | enum | running \\| stopped | What it does. |
`);
  for (const line of ["id?: Range<100, 999> & Integer;", `bios?: Default<"seabios" | "ovmf", "seabios">;`, "memory?: Default<number & Says<{ minimum: 16 }>, 512> & Integer;", "  name?: string;", `status?: "running" | "stopped";`]) expect(own(draft)).toContain(line);
  expect(own(draft)).toMatch(/list: Get<Of\["uri"\], Of\["\w+"\]\[\], "list">;/);
});

test("items of statuses say what is answered, and when something fails; a type in brackets is a list", () => {
  const draft = underTitle(`## Errors

Response codes:

- Invalid JSON body: 400 Bad Request
- Body is no object: 400 Bad Request
- Key missing: 401 Unauthorized

## GET /zones

Lists zones.

**Status Codes:**

- \`200 OK\` – All of them Returns: array of Zone objects

## POST /zones

Creates a zone.

**Status Codes:**

- \`201 Created\` – A zone Returns: Zone object
- \`409 Conflict\` – There is one

## Zone

- **name** (*string*) – Its name
- **masters** (*[string]*) – Their addresses
- **records** (*[Record]*) – What it holds

## Record

- **content** (*string*) – The content
- **ttl** (*integer*) – How long it lives
`);
  expect(own(draft)).toMatch(/list: Get<Of\["uri"\], Of\["fields"\]\[\], "list">/);
  for (const line of ["  masters?: string[];", "  records?: RecordType[];", "     * Invalid JSON body. Body is no object\n"]) expect(own(draft)).toContain(line);
  expect(statusesOf(draft)).toEqual(["200", "400", "401", "201", "400", "401", "409"]);
});

test("what a call prints is the answer of its request, where a section shows several", () => {
  const draft = underTitle('## Reading\n\n```\n$ curl https://demo.example/v1/addresses\n[{"id":"a","network":"10.0.0.0"}]\n```\n\nOne of them:\n\n```\n$ curl https://demo.example/v1/addresses/{id}\n{"id":"a","network":"10.0.0.0"}\n```\n');
  expect(operations(draft)).toEqual(["GET /addresses", "GET /addresses/{id}"]);
  expect([...own(draft).matchAll(/network\?: string;/g)]).toHaveLength(2);
});

test("a default stands behind a type with a word before it", () => {
  const draft = underTitle("## PUT /checks\n\nAdds a check.\n\n### JSON Request Body Schema\n\n- `Most` `(positive int: 4096)` - The most.\n\n- `Lit` `(bool: false)` - Lit.\n");
  expect(own(draft)).toContain("Most?: Integer<4096>;");
});

test("a call with a name and a password shows how requests authenticate", () => {
  const draft = underTitle("## GET /lists\n\nReads the lists.\n\n```shell\ncurl -u \"user:secret\" -X GET 'https://demo.example/v1/lists'\n```\n");
  expect(own(draft)).toContain("basic: BasicCredential;");
});

test("the notes of a list can tell what it is of", () => {
  const draft = underTitle("## GET /sessions\n\nAll sessions.\n\n### Response Body\n\n| Name | Description | Type |\n|---|---|---|\n| total | How many | int |\n| sessions | [Session](#session) list | list |\n\n## Session\n\n| Name | Description | Type |\n|---|---|---|\n| id | The ID | int |\n");
  expect(own(draft)).toMatch(/sessions\?: Session\w*\[\];/);
});

test("rows of lists have the place of their own section, where another one has the first rows of the same answer", () => {
  const draft = drafted("# Demo interface\n\n## GET /trees\n\nLists trees.\n\n### Example response\n\n| Parameter | Description |\n|---|---|\n| `page` | The page, a number |\n\n### Response structure\n\n| Path | Type | Description |\n|---|---|---|\n| `trees` | `Array` | The trees |\n| `trees[].id` | `Number` | Identifier |\n");
  expect(own(draft)).toContain("@source Response structure > trees[].id");
});

describe("several lines below a title that every request could have", () => {
  const shelf = (...lines: readonly string[]): string => `## Put a book\n\nAdds a book to a shelf.\n\n### Request\n\n${lines.map((line) => `\`${line}\``).join("\n\n")}\n\n`;
  const purposes = ({ service }: Drafted): readonly string[] => service.resources.flatMap(({ operations: all }) => all.flatMap(({ summary }) => summary ?? []));

  test("are ways to make one: the parts beside it are of each", () => {
    const parts = "### Query parameters\n\n| Name | Type |\n|---|---|\n| refresh | boolean |\n\n### Request body\n\n| Name | Type |\n|---|---|\n| title | string |\n";
    const draft = underTitle(`${shelf("PUT /shelves/{id}/books/{book}", "POST /shelves/{id}/books")}${parts}`);
    expect(operations(draft)).toEqual(["POST /shelves/{id}/books", "PUT /shelves/{id}/books/{book}"]);
    expect(purposes(draft)).toEqual(["Put a book (Shelves Book)", "Put a book (Shelves Books)"]);
    expect(queryOf(draft)).toEqual([["refresh", "boolean"], ["refresh", "boolean"]]);
    expect(own(draft).match(/p(?:u|os)tBody: \w+;/g)).toEqual(["putBody: BookPutBody;", "putBody: object;", "postBody: BookPutBody;", "postBody: object;"]);
  });

  test("are requests of their own where some send a body and others none", () => {
    const draft = underTitle(shelf("PUT /shelves/{id}/books/{book}", "DELETE /shelves/{id}/books/{book}"));
    expect(operations(draft)).toEqual(["DELETE /shelves/{id}/books/{book}", "PUT /shelves/{id}/books/{book}"]);
    expect(purposes(draft).filter((one) => one.startsWith("Put a book"))).toEqual([]);
  });
});
