/** Answers, bodies and statuses in the ways in which documents show them: what stands behind a call, what a sentence holds, a heading for each status. */
import { expect, test } from "vitest";
import type { Payload } from "../../../generator/model/operation.ts";
import { underTitle, type Drafted } from "./drafted.ts";

/** What each request sends and answers, by the names of the fields, and its statuses. */
function told({ service }: Drafted): Readonly<Record<string, string>> {
  const names = (payload: Payload): string => {
    if (payload.is !== "json") return payload.is;
    const outer = payload.shape.is === "array" ? payload.shape.items : payload.shape;
    const shape = outer.is === "reference" ? service.schemas.find(({ id }) => id === outer.to)?.shape : outer;
    return shape?.is === "object" ? shape.fields.map(({ name }) => name).join(" ") : (shape?.is ?? "");
  };
  return Object.fromEntries(
    service.resources.flatMap(({ operations }) =>
      operations.map(({ method, uri, request, response, failures }) => [
        `${method} ${uri.template}`,
        [names(request), "→", response.status, names(response.payload), ...failures.map(({ status }) => status)].join(" "),
      ]),
    ),
  );
}

test("a block right behind a call shows what came back, whatever the method", () => {
  const draft = underTitle(`## Calibrate\n\n\`POST /probe/calibrate\`\n\n\`\`\`bash\ncurl -X POST https://demo.example/v1/probe/calibrate\n\`\`\`\n\n\`\`\`json\n{ "offset": 1.5, "samples": 138 }\n\`\`\`\n`);
  expect(told(draft)).toEqual({ "POST /probe/calibrate": "silent → 2XX offset samples" });
});

test("a block that begins with a status is an answer; one of a failure shows none", () => {
  const draft = underTitle(`## Get a key\n\n\`\`\`\nGET /keys/{id}\n\`\`\`\n\nExample:\n\n\`\`\`\nGET /keys/abc\n\`\`\`\n\`\`\`\n200 OK\n\n{ "id": "abc", "uses": 3 }\n\`\`\`\n\n\`\`\`\n404 Not Found\n\n{ "reason": "No such key" }\n\`\`\`\n`);
  expect(told(draft)).toEqual({ "GET /keys/{id}": "none → 200 id uses 404" });
});

test("JSON right below the headers of a message is its body", () => {
  const draft = underTitle(`## Change a list\n\n\`PUT /lists/{id}\`\n\n**Example request**:\n\n\`\`\`http\nPUT /lists/1 HTTP/1.1\nAccept: application/json\nContent-Type: application/json\n  {\n    "title": "mine"\n  }\n\`\`\`\n\n**Example response**:\n\n\`\`\`http\nHTTP/1.1 200\nContent-Type: application/json\n{\n  "id": "1",\n  "title": "mine"\n}\n\`\`\`\n`);
  expect(told(draft)).toEqual({ "PUT /lists/{id}": "title → 200 id title" });
});

test("sentences show answers beside their statuses", () => {
  const draft = underTitle(`### \`POST /rain/reset\`

Resets the sum. Returns 200 \`{"done": true, "message": "..."}\`, or 502 with \`{"error": "..."}\` if the sensor is silent.

### \`POST /rain/test\`

Tries the sensor. It's refused with \`409 {"error": "..."}\` while it is busy.

### \`DELETE /rain\`

Forgets all.

**Response:** \`{ "gone": true }\` on success, \`404\` if there is nothing.

### \`POST /rain/start\`

Starts. Returns \`202\` at once.
`);
  expect(told(draft)).toEqual({
    "DELETE /rain": "none → 2XX gone 404",
    "POST /rain/reset": "silent → 200 done message 502",
    "POST /rain/start": "silent → 202 silent",
    "POST /rain/test": "silent → 2XX silent 409",
  });
});

test("a heading for each status states it, and its example is that of the answer", () => {
  const draft = underTitle(`## Change a plan

\`\`\`http
PUT /plans/:id HTTP/1.1
\`\`\`

### Request

#### Form data parameters

| Name | Type | Required | Description |
|---|---|---|---|
| at | string | no | When. |

### Response

#### 200: OK

\`\`\`json
{ "id": "3", "at": "noon" }
\`\`\`

#### 404: Not found

There is no such plan.

\`\`\`json
{ "error": "none" }
\`\`\`
`);
  expect(told(draft)).toEqual({ "PUT /plans/{id}": "at → 200 id at 404" });
  const [operation] = draft.service.resources.flatMap(({ operations }) => operations);
  expect(operation!.failures.map(({ description }) => description)).toEqual(["There is no such plan"]);
});

test("a response for a case has its status", () => {
  const draft = underTitle(`### \`PUT /doors/{id}/lock\`\n\nLocks a door.\n\n**Response on success:** \`200\`\n\n\`\`\`json\n{ "id": 12, "period": 30 }\n\`\`\`\n\n**Response when the door is locked already:** \`409\`\n\n\`\`\`json\n{ "id": 12, "blocked": true }\n\`\`\`\n`);
  expect(told(draft)).toEqual({ "PUT /doors/{id}/lock": "silent → 200 id period 409" });
});

test("a list of errors has a status with each of its words", () => {
  const draft = underTitle("### `GET /logs/{name}`\n\nReads a log.\nErrors: `400` bad name, `403` outside the folder, `404` not found.\n");
  expect(told(draft)).toEqual({ "GET /logs/{name}": "none → 2XX silent 400 403 404" });
});

test("a sentence shows a body on its next line, and what is said of results is none of an answer", () => {
  const draft = underTitle(`### \`POST /streams/start\`

Starts several streams. Body:
\`{ "files": ["one.log"] }\`.

\`\`\`json
{ "started": 2 }
\`\`\`

### \`POST /export\`

Exports the results.

\`\`\`json
{ "format": "csv" }
\`\`\`
`);
  expect(told(draft)).toEqual({ "POST /export": "format → 2XX silent", "POST /streams/start": "files → 2XX started" });
});

test("a line that names a request leads to what it answers or takes", () => {
  const draft = underTitle(`| Method | Path | Description |
|---|---|---|
| GET | /clock | The clock |
| PUT | /clock | Sets the clock |

## More

\`GET /clock\` returns:

\`\`\`json
{ "time": "12:00", "zone": "UTC" }
\`\`\`

\`PUT /clock\` expects:

\`\`\`json
{ "time": "12:00" }
\`\`\`
`);
  expect(told(draft)).toEqual({ "GET /clock": "none → 2XX time zone", "PUT /clock": "time → 2XX silent" });
});

test("a call that shows what fails is no request of its own", () => {
  const draft = underTitle("## Delete a lab\n\n```\nDELETE /labs/{lab}\n```\n\n## Error handling\n\n```bash\ncurl -X DELETE https://demo.example/v1/labs/nonexistent\n```\n");
  expect(Object.keys(told(draft))).toEqual(["DELETE /labs/{lab}"]);
});

test("parameters behind an example of the answer are what is asked for, and fields there are what is answered", () => {
  const request = "## POST /login\n\nRequest:\n\n```json\n{ \"user\": \"ann\", \"secret\": \"x\" }\n```\n\nResponse: 200\n\n```json\n{ \"token\": \"t\" }\n```\n\n";
  const rows = (title: string, names: readonly string[]): string => `| ${title} | Type | Required |\n|---|---|---|\n${names.map((name) => `| ${name} | string | yes |\n`).join("")}`;
  const saying = (title: string, names: readonly string[]): string | undefined => told(underTitle(request + rows(title, names)))["POST /login"];
  expect(saying("Parameter", ["user", "secret"])).toBe("user secret → 200 token");
  expect(saying("Field", ["token"])).toBe("user secret → 200 token");
});
