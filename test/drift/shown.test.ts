/** Requests that stand in code, as one would send them: in the service's own edition and in another one. */
import { describe, expect, test } from "vitest";
import { readDocument } from "../../generator/documents/read.ts";
import { draftedSubject } from "../adopt/draft/drafted.ts";
import { driftFrom, driftInPlace, subjects } from "./subjects.ts";

const api = `# Shop API

Base URL: https://api.shop.example/v1

## Authentication

| Header | Type | Required |
|---|---|---|
| X-Api-Key | string | yes |

## GET /parcels

Lists parcels.

| Query parameter | Type | Required |
|---|---|---|
| limit | integer | no |

\`\`\`http
GET /v1/parcels?limit=10 HTTP/1.1
Host: api.shop.example
X-Api-Key: 123
Accept: application/json
\`\`\`

## POST /parcels

Registers a parcel. Returns 201.

    curl -X POST https://api.shop.example/v1/parcels \\
      -H "X-Api-Key: $KEY" \\
      -d '{ "weight": 3 }'

\`\`\`http
HTTP/1.1 201 Created
Content-Type: application/json
\`\`\`

## GET /parcels/{id}

Reads a parcel.

\`\`\`
curl "https://api.shop.example/v1/parcels/8f14e45f" -H 'X-Api-Key: 123'
\`\`\`
`;

/** What tells in no code what there is. */
const plain = api.replace(/\`\`\`[^]*?\`\`\`\n/g, "").replace(/^ {4}.*\n/gm, "");
const edition = readDocument("shop.md", api);
if (!edition.ok) throw new Error("no document");
const subject = { ...draftedSubject("shop", plain), edition: edition.value, text: api };
const modes = [
  ["in place", driftInPlace],
  ["in another edition", driftFrom],
] as const;

describe.each(modes)("%s", (_, drift) => {
  const foundIn = (from: string, to: string): readonly unknown[] => {
    expect(api).toContain(from);
    return drift(subject, api.replace(from, () => to)).map(({ change, fact, from: old, to: now, document }) => [change, fact, old, now, document.line]);
  };

  test("what is shown as it was is silent", () => expect(drift(subject, api)).toEqual([]));

  test.each([
    ["another path", "parcels/8f14e45f", "packages/8f14e45f", ["changed", "path", "/v1/parcels/{id}", "/v1/packages/{id}", 44]],
    ["a longer path", "GET /v1/parcels?limit", "GET /v1/parcels/all/list?limit", ["changed", "path", "/v1/parcels", "/v1/parcels/all/list", 20]],
    ["another version", "https://api.shop.example/v1/parcels/8f14e45f", "https://api.shop.example/v2/parcels/8f14e45f", ["changed", "path", "/v1/parcels/{id}", "/v2/parcels/{id}", 44]],
    ["another method", "curl -X POST", "curl -X PUT", ["changed", "methods", "POST", "PUT", 30]],
    ["another method in a block of HTTP", "GET /v1/parcels?limit=10", "PATCH /v1/parcels", ["changed", "methods", "GET", "PATCH", 20]],
    ["another query parameter", "?limit=10", "?max=10", ["changed", "mention", "limit", "max", 20]],
    ["another query parameter of curl", 'curl "https://api.shop.example/v1/parcels/8f14e45f"', 'curl -G -d max=3 "https://api.shop.example/v1/parcels"', ["changed", "mention", "limit", "max", 44]],
    ["another header", "X-Api-Key: 123\nAccept", "X-Auth-Token: 123\nAccept", ["changed", "mention", "X-Api-Key", "X-Auth-Token", 22]],
    ["another header of curl", '"X-Api-Key: $KEY"', '"X-Shop-Key: $KEY"', ["changed", "mention", "X-Api-Key", "X-Shop-Key", 31]],
    ["another status", "HTTP/1.1 201 Created", "HTTP/1.1 202 Accepted", ["changed", "mention", "201", "202", 35]],
    ["another request that there is", "GET /v1/parcels?limit=10 HTTP/1.1", "GET /v1/parcels/7 HTTP/1.1", ["changed", "path", "/v1/parcels", "/v1/parcels/{id}", 20]],
    ["another request by another method", "curl -X POST https://api.shop.example/v1/parcels", "curl -X GET https://api.shop.example/v1/parcels/7", ["renamed", "row", "POST /v1/parcels", "GET /v1/parcels/{id}", 30]],
  ])("%s is found once", (_, from, to, finding) => expect(foundIn(from, to)).toEqual([finding]));

  test.each([
    ["another made-up value", "parcels/8f14e45f", "parcels/c9f0f895"],
    ["a placeholder", "parcels/8f14e45f", "parcels/{id}"],
    ["a placeholder of a shell", "parcels/8f14e45f", "parcels/$PARCEL_ID"],
    ["what a query leaves out", "?limit=10", ""],
    ["another parameter that there is", "?limit=10", "?limit=5"],
    ["what headers leave out", "X-Api-Key: 123\nAccept: application/json\n", "Accept: application/json\n"],
    ["what every client sends", "Accept: application/json", "User-Agent: curl/8\nAccept-Encoding: gzip"],
    ["another body", '{ "weight": 3 }', '{ "weight": 9, "note": "GET /lamps" }'],
    ["another service", "https://api.shop.example/v1/parcels/8f14e45f", "https://login.example/oauth/token"],
    ["an address that stands for it", "https://api.shop.example/v1/parcels/8f14e45f", "$BASE_URL/parcels/8f14e45f"],
    ["a failure", "HTTP/1.1 201 Created", "HTTP/1.1 422 Unprocessable Content"],
    ["no block at all", "    curl -X POST https://api.shop.example/v1/parcels \\\n      -H \"X-Api-Key: $KEY\" \\\n      -d '{ \"weight\": 3 }'\n", ""],
    ["a block that is no request", "```\ncurl", "```\nparcels/7 -> GET\n```\n\n```\ncurl"],
  ])("%s is silent", (_, from, to) => expect(foundIn(from, to)).toEqual([]));
});

test("in place, a header of an example's own stands for none that no example shows", () => {
  const traced = api.replaceAll("X-Api-Key: 123\n", "X-Trace: 1\n").replace(" -H 'X-Api-Key: 123'", "").replace('"X-Api-Key: $KEY"', '"X-Trace: 1"');
  expect(traced.match(/X-Api-Key/g)).toHaveLength(1);
  expect(driftInPlace(subject, traced)).toEqual([]);
});

describe.each(modes)("what curl -v prints, %s", (_, drift) => {
  const call = "curl \"https://api.shop.example/v1/parcels/8f14e45f\" -H 'X-Api-Key: 123'";
  const transcript = ["> GET /v1/parcels/8f14e45f HTTP/1.1", "> Host: api.shop.example", "> X-Api-Key: 123", ">", "< HTTP/1.1 404 Not Found"];
  const found = (lines: readonly string[]): readonly unknown[] => {
    expect(api).toContain(call);
    return drift(subject, api.replace(call, () => lines.join("\n"))).map(({ change, fact, from, to, document }) => [change, fact, from, to, document.line]);
  };

  test("is silent as it was", () => expect(found([call, ...transcript])).toEqual([]));

  test.each([
    ["another path", "parcels/8f14e45f", "packages/8f14e45f", ["changed", "path", "/v1/parcels/{id}", "/v1/packages/{id}", 44]],
    ["another method", "> GET", "> PUT", ["changed", "methods", "GET", "PUT", 44]],
    ["another header", "X-Api-Key", "X-Auth-Key", ["changed", "mention", "X-Api-Key", "X-Auth-Key", 46]],
  ])("%s is found once", (_, from, to, finding) => expect(found(transcript.map((line) => line.replace(from, to)))).toEqual([finding]));
});

describe("the failure of an answer, where a request lists its own", () => {
  const boxes = "# Boxes API\n\nBase URL: https://boxes.example/v1\n\nWithout a key, the answer is 401.\n\n## POST /boxes\n\nPacks a box.\n\n| Code | Meaning |\n|---|---|\n| 201 | The box. |\n| 409 | There is one. |\n\n```http\nHTTP/1.1 409 Conflict\n```\n";
  const found = (drift: typeof driftInPlace, status: string): readonly unknown[] =>
    drift(draftedSubject("boxes", boxes), boxes.replace("1.1 409 Conflict", `1.1 ${status}`)).map(({ change, from, to, document: { line } }) => [change, from, to, line]);

  test.each(modes)("%s", (_, drift) => {
    expect(found(drift, "409 Taken")).toEqual([]);
    expect(found(drift, "423 Locked")).toEqual([["changed", "409", "423", 17]]);
  });

  test("one of all requests is its own as well", () => expect(found(driftInPlace, "401 Unauthorized")).toEqual([]));
});

describe("an object in code, in another edition", () => {
  const device = subjects.find(({ name }) => name === "mgmt-v3")!;
  const found = (json: string, beside: (text: string) => string = (text) => text): readonly unknown[] =>
    driftFrom(device, beside(device.text).replace("### Virtual port element", `Example:\n\n\`\`\`json\n${json}\n\`\`\`\n\n### Virtual port element`)).map(({ change, fact, to, document: { length } }) => [change, fact, to, length]);

  test("of fields that are known is no news", () => {
    expect(found('{"authorization": {"commands": 3, "debug": 9, "method": {"tacplus": 1}}}')).toEqual([]);
  });

  test("has a field that nobody knows", () => {
    expect(found('{\n  "authorization": {\n    "commands": 3,\n    "priority": 4,\n    "debug": 9\n  }\n}')).toEqual([["added", "mention", "priority", 8]]);
  });

  test("with a field that a row came for is told by the row", () => {
    const row = (text: string): string => text.replace("| debug | number", "| priority | number | Which goes first. |\n| debug | number");
    expect(found('{"commands": 3, "debug": 9, "priority": 4}', row)).toEqual([["added", "row", "priority", 8]]);
  });

  test.each(["{ commands: 3, debug: 9, priority: 4 }", '{"priority": 4, "debug": 9}', '{"name": "a", "size": 4}'])("that says too little of what it is tells nothing: %s", (json) => {
    expect(found(json)).toEqual([]);
  });
});
