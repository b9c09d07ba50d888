/** Sections and rows that are about several things at once, and paths that point elsewhere: drafted, and without drift. */
import { expect, test } from "vitest";
import { drafted, draftOf, underTitle, type Drafted } from "./drafted.ts";

function requestsOf({ service }: Drafted): readonly string[] {
  return service.resources.flatMap(({ operations }) => operations.map(({ method, uri, response, query }) => [method, uri.template, response.status, ...query.map(({ name }) => `?${name}`)].join(" "))).sort();
}

const own = (draft: Drafted): string => [...draft.files].filter(([path]) => path.endsWith(".ts")).map(([, text]) => text).join("\n");

test("a heading of several requests heads a section of each; what begins with the names of some is told of these", () => {
  const draft = underTitle("### `GET /alarm/armed`, `POST /alarm/arm`, `POST /alarm/disarm`\n\nThe alarm on or off. `arm`/`disarm` return 202 at once.\n");
  expect(requestsOf(draft)).toEqual(["GET /alarm/armed 2XX", "POST /alarm/arm 202", "POST /alarm/disarm 202"]);
});

test("a row of several names is a row of each", () => {
  const draft = underTitle("### `GET /safety`\n\nThe verdict.\n\n| Field | Type | Meaning |\n|---|---|---|\n| `safe` | boolean | The verdict. |\n| `reasons` / `flags` | string | Why. |\n");
  expect(own(draft)).toMatch(/safe\?: boolean;[^]*reasons\?: string;[^]*flags\?: string;/);
});

test("a row of several paths is a row of each, with the same parameters", () => {
  const draft = underTitle("## Create or change a room\n\n| Method | Path | Produces |\n|---|---|---|\n| `POST` | `/room/:room` <br /> `/room` | `application/json` |\n\n### Parameters\n\n- `Name` `(string: <required>)`- The room.\n\n- `Description` `(string: \"\")` - What it is for.\n");
  expect(requestsOf(draft)).toEqual(["POST /room 2XX", "POST /room/{room} 2XX"]);
  const [first, ...others] = [...own(draft).matchAll(/Body: (?!object)(\w+);/g)].map(([, type]) => type);
  expect(others).toEqual([first]);
  expect(own(draft)).toMatch(new RegExp(`interface ${first} \\{[^}]*Name: string;[^}]*Description\\?: Default<string, "">;`));
});

test("a matrix of methods has the methods themselves for marks, and sections that are called by method and row", () => {
  const draft = underTitle(`## Overview

|Endpoint|URL|GET|POST|DELETE|
|---|---|---|---|---|
|Layers|\`/layers\`|[GET](#get-layers)| x | x |
|Space Layers|\`/spaces/<space_name>/layers\`|[GET](#get-space-layers)|[POST](#post-space-layers)| x |

## Layers
### GET Layers
Lists layers.

#### Request
Query parameters:
- *limit*: Non-negative Integer. No more than these.
- *order_by*: String. Can be one of these values:
  - \`title\` Layers in the order of their titles.
  - \`last_change\` Layers in the order of their times.

#### Response
JSON array of objects with the following structure:
- **name**: String. The name.
- **rights**:
  - **read**: Array of strings. Who reads.
`);
  expect(requestsOf(draft)).toEqual(["GET /layers 2XX ?limit ?order_by", "GET /spaces/{space_name}/layers 2XX", "POST /spaces/{space_name}/layers 2XX"]);
  expect(own(draft)).toContain('order_by?: "title" | "last_change";');
  expect(own(draft)).toContain('Get<Of["uri"], Of["getAnswer"][], "list">');
  expect(own(draft)).toMatch(/name\?: string;[^]*rights\?: \{[^]*read\?: string\[\];/);
});

test("names that a query and an answer have in common are two things", () => {
  const draft = underTitle("## Show reports\n\n`GET /reports`\n\n**URL parameters:**\n\n* `limit`: integer - How many. Defaults to `100`.\n* `id`: string - Only those.\n\n**Response**\n\nThe following fields are returned in the JSON response body:\n\n* `id`: integer - The number.\n* `total`: integer - How many there are.\n");
  expect(requestsOf(draft)).toEqual(["GET /reports 2XX ?limit ?id"]);
  expect(own(draft)).toMatch(/limit\?: Integer<100>|limit\?: Default<Integer, 100>/);
  expect(own(draft)).toMatch(/id\?: Integer;[^]*total\?: Integer;/);
});

test("sentences point to paths of others, and shorten those of this service", () => {
  const draft = draftOf(`# Demo interface

### \`POST /demo/v1/zones\`

Creates a zone. The same object goes to every \`/ws/live\` listener. Look at \`/demo/v1/recent\` for the result.

| Name | Type | Required | Description |
|---|---|---|---|
| \`name\` | string | no | Defaults to \`slug\` if left out. |
| \`slug\` | string | no | Defaults to \`name\`. |
| \`code\` | string | no | A code. Default: randomly generated. |

### \`PUT /demo/v1/zones/{id}\`

Changes a zone. The body has the fields of \`POST /zones\`.
`);
  expect(requestsOf(draft)).toEqual(["POST /demo/v1/zones 2XX", "PUT /demo/v1/zones/{id} 2XX"]);
  expect(own(draft)).toMatch(/name\?: string;[^]*slug\?: string;[^]*code\?: string;/);
});

test("fields that only an example shows are none that a sentence beside it has to list", () => {
  const draft = underTitle("### `PUT /doors/{id}/lock`\n\nLocks a door.\n\n**Response:**\n\n```json\n{ \"door\": 12, \"timeout\": 30, \"max_period\": 600 }\n```\n\n`timeout` and `max_period` can be set in the `door_timeout` of the service.\n");
  expect(own(draft)).toMatch(/door\?: number;[^]*timeout\?: number;[^]*max_period\?: number;/);
});

test("front matter whose lists end in a line of their own, and calls of templates, say nothing", () => {
  const draft = draftOf(`---\ntitle: plans API methods\naliases: [\n  "/methods/plans",\n  "/api/methods/plans",\n]\n---\n\n# Plans\n\n\`GET /plans\` lists plans.\n\n## See also\n\n{{< link ref="methods/others#create" caption="POST /others (\`at\` parameter)" >}}\n`);
  expect(requestsOf(draft)).toEqual(["GET /plans 2XX"]);
});

test("an address with a query is that of a request", () => {
  const draft = draftOf("# Demo interface\n\n# GET: /settings\n\nThe settings.\n\nNote: parameters are passed like this:\ncurl -X GET http://device.test/endpoint?param1=value1\n\n# POST: /reboot\n\nReboots the device.\n");
  expect(requestsOf(draft)).toEqual(["GET /settings 2XX", "POST /reboot 2XX"]);
  expect(draft.files.get("service.ts")).toContain(`Server<"{address}"`);
});

test("limits in brackets go on behind a semicolon", () => {
  const draft = underTitle("### POST /jobs\n\nTakes jobs.\n\n**Fields:**\n- `topic` (string, required) — The topic\n- `count` (int, optional) — Number of jobs to take (1–1000); defaults to 1\n");
  expect(own(draft)).toMatch(/count\?: Range<1, 1000, 1> & Integer;/);
});

test("values of a query stand in brackets", () => {
  const draft = underTitle("### `POST /alerts/test?channel=<mqtt|mail|all>`\n\nSends a test.\n");
  expect(own(draft)).toContain('channel?: "mqtt" | "mail" | "all";');
});

test("a row is that of the field that names no other place, where an answer has one of its name", () => {
  const draft = underTitle("### `GET /search`\n\nSearches.\n\n| Parameter | Default | Description |\n|---|---|---|\n| `offset` | `0` | What to skip. |\n| `limit` | `page_size` | How many at most. |\n\n```json\n{ \"results\": [], \"offset\": 0, \"limit\": 50 }\n```\n");
  expect(requestsOf(draft)).toEqual(["GET /search 2XX ?offset ?limit"]);
});

test("who may call is said in a section below that of the request", () => {
  const draft = underTitle("All requests send a bearer token: `Authorization: Bearer <token>`.\n\n## Health\n\nTells the state.\n\n### Request\n\n```\nGET /health\n```\n\nNo authentication required.\n\n## Rooms\n\nLists rooms.\n\n### Request\n\n```\nGET /rooms\n```\n");
  expect(own(draft)).toContain('Get<Of["uri"], Silent> & Access<[]>');
});

test("labels that a backslash breaks stand each for themselves", () => {
  const draft = underTitle("## View plans\n\n```http\nGET /plans HTTP/1.1\n```\n\n**Returns:** Array of plans\\\n**Added:** 2.7\n\n### Query parameters\n\n| Name | Type |\n|---|---|\n| at | string |\n");
  expect(draft.files.get("document.md")).toContain("**Returns:** Array of plans\n\n**Added:** 2.7");
});

test("items that words follow say what they are in items below", () => {
  const draft = underTitle("## POST /layers\n\nAdds a layer.\n\nBody parameters:\n- *name*, string\n   - identifier of the layer\n   - must be unique\n- *mode*, string\n   - supported values are: `near`, `far`\n");
  expect(own(draft)).toMatch(/name\?: string;[^]*mode\?: "near" \| "far";/);
});

test("rows above all headings stand below one", () => {
  const draft = draftOf("Requests: `GET /lamps/{id}` returns a lamp.\n\n| Field | Type |\n|---|---|\n| name | string |\n| lit | boolean |\n\n## Notes\n\nNothing else.\n");
  expect(draft.files.get("document.md")).toMatch(/^## Introduction\n/);
  expect(own(draft)).toContain("lit?: boolean;");
});

test("a row without a name has the place of its section, and a dot is no field", () => {
  const draft = drafted("# Demo interface\n\n## Lamps\n\n| Object | URI | Methods |\n|---|---|---|\n|  | /lamps | GET |\n| Lamp | /lamps/{id} | GET |\n\n### Lamp\n\n| Field | Type |\n|---|---|\n| name | string |\n| . | string |\n");
  expect(requestsOf(draft)).toEqual(["GET /lamps 2XX", "GET /lamps/{id} 2XX"]);
  expect(own(draft)).not.toContain('"."');
});
