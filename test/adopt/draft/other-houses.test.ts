/** Documents in the manners of yet other houses: types behind names in italics or in paragraphs, statuses with fields, members that hold what is listed. */
import { describe, expect, test } from "vitest";
import { plainMarkdown } from "../../../generator/adopt/draft/markdown/plain-markdown.ts";
import { draftOf, underTitle, type Drafted } from "./drafted.ts";

function written({ files }: Drafted): string {
  return [...files].flatMap(([path, own]) => (path.endsWith(".ts") ? [own] : [])).join("\n");
}

function statuses({ service }: Drafted): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(service.resources.flatMap(({ operations }) => operations.map(({ method, uri, response, failures }) => [`${method} ${uri.template}`, [response, ...failures].map(({ status }) => status)])));
}

test("a paragraph that begins with a name in bold and a type as code is a field, be what it means below it or behind it", () => {
  const draft = underTitle(`## Retrieve a payout

\`GET /payouts/:id\`

Returns a Payout object.

## The Payout object

### Attributes

**id** \`string\`
Its identifier.

**currency** \`enum\`
Possible enum values: \`usd\`, \`eur\`

**reason** \`nullable enum\`

One of \`late\` or \`wrong\`.

**count** \`integer\` *Required*

How many.
`);
  const text = written(draft);
  for (const line of ["  id: string;", '  currency?: "usd" | "eur";', '  reason?: "late" | "wrong" | null;', "  count: Integer;"]) expect(text).toContain(`${line}\n`);
  expect(text).not.toMatch(/^ {2}(?:usd|eur|late)/m);
});

test("types in italics, with what brackets say of them, and words that require", () => {
  const { text } = plainMarkdown("# A\n\n* `all` _boolean_, default `false`. Show all.\n* `size` _integer (int64)_. How large.\n* `labels` _object (string → string)_. Some.\n- **charge** string REQUIRED\n\n  What is charged.\n");
  expect(text).toContain("* `all` (boolean, default `false`): Show all.");
  expect(text).toContain("* `size` (int64): How large.");
  expect(text).toContain("* `labels` (map of string to string): Some.");
  expect(text).toContain("- `charge` (string REQUIRED): What is charged.");
});

test("items of several paragraphs have their type, their place and what they mean; a type with a heading is that of an object", () => {
  const draft = underTitle(`## Cradle

- **metadata** (Meta)

  Standard metadata.

- **pillows** ([]Pillow)

- **labels** (map[string]string)

  Labels of it.

- **strength** (int32), required

  How strong. Must be between 1 and 10.

## Meta

- **name** (string)

  Its name.

## Pillow

- **color** (string), required

  Its colour.

## Operations

### read a cradle

GET /cradles/{name}

#### Parameters

- **name** (*in path*): string, required

  name of the cradle

- **pretty** (*in query*): boolean

#### Response

200 (Cradle): OK

401: Unauthorized

### make a cradle

POST /cradles

#### Parameters

- **body**: Cradle, required

- **dryRun** (*in query*): string

#### Response

201 (Cradle): Created

### remove a cradle

DELETE /cradles/{name}

#### Response

200 (Outcome): OK
`);
  const text = written(draft);
  for (const line of ["  metadata?: Meta;", "  pillows?: Pillow[];", "  labels?: { [name: string]: string };", "  strength: Range<1, 10> & Integer;", "  color: string;", "  pretty?: boolean;"]) expect(text).toContain(`${line}\n`);
  expect(statuses(draft)).toMatchObject({ "GET /cradles/{name}": ["200", "401"], "DELETE /cradles/{name}": ["200"], "POST /cradles": ["201"] });
  expect(text).toContain('  make: Post<Of["uri"], Of["fields"], Of["fields"]> & Status<201>;\n');
  expect(text).toContain('Delete<Of["uri"], NotShown<"see Outcome">>');
});

describe("statuses", () => {
  test("stand below a line of one word, and the fields of what is answered below one of them", () => {
    const draft = underTitle(`## Containers

### Create a container

\`\`\`
POST /containers/create
\`\`\`

**Request body**

* \`Image\` _string_, required. The image.

**Responses**

* **201** – It is made.
  * \`Id\` _string_, required. Its ID.
* **409** – conflict

### List containers

\`\`\`
GET /containers/json
\`\`\`

Returns a list of containers.

**Responses**

* **200** – no error. An array of Summary objects.

## Summary

* \`Names\` _array of strings_. The names.
`);
    expect(statuses(draft)).toEqual({ "POST /containers/create": ["201", "409"], "GET /containers/json": ["200"] });
    const text = written(draft);
    expect(text).toMatch(/Body \{\n(?: {2}\/\*\*.*\n)*  Image: string;\n\}/);
    expect(text).toMatch(/Answer \{\n(?: {2}\/\*\*.*\n)*  Id: string;\n\}/);
    expect(text).toContain("  Names?: string[];");
  });

  test("are named with what they are called, and one row is for all others", () => {
    const draft = underTitle("## Read a berth\n\n`GET /berths/{id}`\n\nNormal response codes: 200\n\nError response codes: unauthorized(401), itemNotFound(404)\n");
    expect(statuses(draft)).toEqual({ "GET /berths/{id}": ["200", "401", "404"] });
    const others = underTitle("## Read a pond\n\n`GET /ponds/{id}`\n\n### Responses\n\n| Name | Type | Description |\n|---|---|---|\n| 200 OK | Pond | OK |\n| Other Status Codes | Problem | It failed. |\n\n## Pond\n\n| Name | Type |\n|---|---|\n| depth | integer |\n\n## Problem\n\n| Name | Type |\n|---|---|\n| code | string |\n");
    expect(statuses(others)).toEqual({ "GET /ponds/{id}": ["200", "4XX", "5XX"] });
    expect(written(others)).toContain("failure: Problem;");
  });
});

test("what stands in a body of the answer by its row is answered", () => {
  const draft = underTitle("## Show a berth\n\n`GET /berths/{id}`\n\n### Response\n\n| Name | In | Type | Description |\n|---|---|---|---|\n| length | body | integer | In metres. |\n");
  expect(written(draft)).toMatch(/Answer \{\n(?: {2}\/\*\*.*\n)*  length\?: Integer;/);
});

test("a member is said to hold what is listed", () => {
  const draft = underTitle("## List buckets\n\nSend a GET request to `/buckets`.\n\nThe response will be a JSON object with a key called `buckets`, set to an array of bucket objects:\n\n| Name | Type | Description |\n|---|---|---|\n| name | string | Its name. |\n");
  expect(written(draft)).toMatch(/buckets\?: Doubted<\n? *\{\n[^}]*name\?: string;\n *\}\[\]|buckets\?: .*\[\]/s);
  expect(draft.guesses.join()).not.toMatch(/only an example/);
});

test("variables of a shell in paths are placeholders", () => {
  const draft = underTitle("## Delete a bucket\n\nTo delete a bucket, send a DELETE request to `/buckets/$BUCKET_ID`. The response code will be a 204.\n");
  expect(statuses(draft)).toEqual({ "DELETE /buckets/{bucket_id}": ["204"] });
});

test("words that say who gives a value stand together in a cell; an enumeration is called as its field is", () => {
  const draft = underTitle(`## Chassis

| Purpose | Method | Path |
|---|---|---|
| Read a chassis | GET | /chassis/{id} |

### Properties

| Property | Type | Attributes | Notes |
|---|---|---|---|
| Form | string (enum) | read-only required | See Form. |
| Tag | string | read-write | Its tag. |

### Form

| string | Description |
|---|---|
| Rack | In a rack. |
| Blade | A blade. |
`);
  expect(written(draft)).toMatch(/ {2}Form: ReadOnly<"Rack" \| "Blade">;/);
});

test.each([
  ["Version 3.3 of the HTTP API of the server.", "3.3"],
  ["Version 2.", "2"],
])("%s", (text, version) => {
  expect(written(draftOf(`# Server\n\n${text}\n\n## Jars\n\n\`GET /jars\`\n`))).toContain(`version: "${version}"`);
});

test("a version that only the address has is a guess; a date behind the title is a version", () => {
  expect(draftOf("# Server\n\nThe base address is https://demo.example/v4.\n\n## Jars\n\n`GET /jars`\n").guesses).toContain("the version, which only the address of the service has");
  expect(written(draftOf("# Ponds - REST API 2023-05-01\n\n## Ponds\n\n`GET /ponds`\n"))).toContain('version: "2023-05-01"');
});
