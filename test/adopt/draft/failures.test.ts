/** What failures carry, and those that any request can have. */
import { describe, expect, test } from "vitest";
import { underTitle, type Drafted } from "./drafted.ts";

/** By method and URI, each failure with the schema that it carries and what is said of it. */
function failures({ service }: Drafted): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    service.resources.flatMap(({ operations }) =>
      operations.map(({ method, uri, failures: own }) => [
        `${method} ${uri.template}`,
        own.map(({ status, description, payload }) => [status, payload.is === "json" && payload.shape.is === "reference" ? payload.shape.to.split("#").at(-1)! : payload.is, description].join(" ").trim()),
      ]),
    ),
  );
}

const problem = `## Problem

| Field | Type |
|---|---|
| title | string |
| code | integer |
`;

test("failures that a sentence about all errors lists are those of every request", () => {
  const requests = "## Kilns\n\n`GET /kilns` lists kilns.\n\n`DELETE /kilns/{id}` takes one away. 409 if it burns.\n\n";
  const said = "## Errors\n\nErrors have the status 400, 401 or 404 and this body:\n\n| Field | Type |\n|---|---|\n| title | string |\n";
  expect(failures(underTitle(requests + said))).toEqual({
    "GET /kilns": ["400 ErrorBody", "401 ErrorBody", "404 ErrorBody"],
    "DELETE /kilns/{id}": ["400 ErrorBody", "401 ErrorBody", "404 ErrorBody", "409 ErrorBody If it burns"],
  });
});

describe("failures carry the type that is named", () => {
  test("in the table of statuses, in sentences, in a column beside what they mean", () => {
    const draft = underTitle(`## Kilns

### Add a kiln

\`POST /kilns\`

| Status | Body |
|---|---|
| 201 | Kiln |
| 409 | Problem |

### Read a kiln

\`GET /kilns/{id}\`

Returns a Kiln. Returns 404 with a Problem.

### Remove a kiln

\`DELETE /kilns/{id}\`

| Status | Meaning | Body |
|---|---|---|
| 204 | It is removed. | |
| 423 | It is hot. | Problem |
| 404 | There is none. | |

### Kiln

| Field | Type |
|---|---|
| name | string |

${problem}`);
    expect(failures(draft)).toEqual({ "POST /kilns": ["409 Problem"], "GET /kilns/{id}": ["404 Problem"], "DELETE /kilns/{id}": ["404 silent There is none.", "423 Problem It is hot."] });
    const [created] = draft.service.resources.flatMap(({ operations }) => operations.filter(({ method }) => method === "POST"));
    expect(created?.response).toMatchObject({ status: "201", payload: { is: "json", shape: { is: "reference", to: expect.stringMatching(/#Kiln$/) } } });
  });

  const requests = "## Kilns\n\n### Read a kiln\n\n`GET /kilns/{id}`\n\nReturns 404 if there is none.\n\n";

  test("by a sentence about all errors", () => {
    expect(failures(underTitle(`${requests}${problem}\n## Notes\n\nAll errors have a Problem as their body.\n`))).toEqual({ "GET /kilns/{id}": ["404 Problem If there is none"] });
  });

  test("by the section about errors: its fields, or what it shows", () => {
    const listed = underTitle(`${requests}## Errors\n\n| Field | Type |\n|---|---|\n| message | string |\n`);
    const shown = underTitle(`${requests}## Errors\n\nAn error looks like this:\n\n\`\`\`json\n{ "error": { "message": "No such kiln" } }\n\`\`\`\n`);
    for (const draft of [listed, shown]) expect(failures(draft)).toEqual({ "GET /kilns/{id}": ["404 ErrorBody If there is none"] });
    expect(shown.service.schemas.find(({ id }) => id.endsWith("#ErrorBody"))?.shape).toMatchObject({ is: "object", fields: [{ name: "error" }] });
  });
});

test("what is said to be a failure of every request is one of each; codes that are only explained are none", () => {
  const table = "| Status | Meaning |\n|---|---|\n| 401 | The token is missing |\n| 404 | No such thing |\n";
  const requests = "## Kilns\n\n### Read a kiln\n\n`GET /kilns/{id}`\n\nReturns 404 if there is none.\n\n### List kilns\n\n`GET /kilns`\n\n";
  expect(failures(underTitle(`${requests}## Errors\n\nEvery request can fail with:\n\n${table}`))).toEqual({
    "GET /kilns/{id}": ["401 silent The token is missing", "404 silent If there is none"],
    "GET /kilns": ["401 silent The token is missing", "404 silent No such thing"],
  });
  const explained = underTitle(`${requests}## Status codes\n\n${table}`);
  expect(failures(explained)["GET /kilns"]).toEqual([]);
  expect([...explained.files].find(([path]) => path === "service.ts")?.[1]).toContain('401: "The token is missing"');
});

test("what a sentence requires of a body is required of that request alone", () => {
  const draft = underTitle(`## Kilns

### Add a kiln

\`POST /kilns\`

Body: a Kiln; \`name\` and \`size\` are required.

### Change a kiln

\`PATCH /kilns/{id}\`

Body: a Kiln.

### Kiln

| Field | Type |
|---|---|
| name | string |
| size | integer |
| note | string |
`);
  const text = [...draft.files].map(([, own]) => own).join("\n");
  expect(text).toMatch(/Body \{\n(?: {2}\/\*.*\n)?  name: string;\n(?: {2}\/\*.*\n)?  size: Integer;\n(?: {2}\/\*.*\n)?  note\?: string;\n\}/);
  expect(text).toMatch(/export interface Kiln \{\n  name\?: string;\n  size\?: Integer;/);
});

test("where a document states no failure of a request and what all errors carry, that is what any of them has", () => {
  const draft = underTitle("## Kilns\n\n### List kilns\n\n`GET /kilns`\n\n## Error object\n\n| Field | Type |\n|---|---|\n| message | string |\n");
  expect(failures(draft)).toEqual({ "GET /kilns": ["4XX Error", "5XX Error"] });
});
