/** Documents in which several sections have one heading in the same place: `Request`, `Response`, and both again. */
import { expect, test } from "vitest";
import { draftOf, underTitle, type Drafted } from "./drafted.ts";

function written({ files }: Drafted): string {
  return [...files].flatMap(([path, own]) => (path.endsWith(".ts") ? [own] : [])).join("\n");
}

test("requests and answers that take turns under one heading are those of their own request", () => {
  const draft = underTitle(`## Lamps

### Request

\`GET /lamps/{id}\`

### Response

| Field | Type | Description |
|---|---|---|
| id | string | The lamp. |
| power | integer | Range 0-10. |

### Request

\`PUT /lamps/{id}\`

| Field | Type | Description |
|---|---|---|
| power | integer | Range 0-9. |

### Response

Status 204.
`);
  const text = written(draft);
  expect(draft.left).toEqual([]);
  expect(text).toMatch(/ \* @source Demo interface > Lamps > Response\n \*\/\nexport interface LampGetAnswer \{[^}]*power\?: Range<0, 10> & Integer;/);
  expect(text).toMatch(/ \* @source Demo interface > Lamps > #2 > Request\n \*\/\nexport interface LampPutBody \{[^}]*power\?: Range<0, 9> & Integer;/);
  expect(text).toContain("put: Put<Of[\"uri\"], Of[\"putBody\"], Silent> & Status<204>;");
});

test("a heading beside a request says what the request is for, where its own is called as any request is", () => {
  const draft = draftOf(`# Lamps

Version 1. The base address is https://demo.example/v1.

## List the lamps

## Request

\`GET /lamps\`

## Response

| Field | Type |
|---|---|
| id | string |

## Read a lamp

## Request

\`GET /lamps/{id}\`

## Response

| Field | Type |
|---|---|
| power | integer |
`);
  const text = written(draft);
  expect(text).toMatch(/\/\*\*\n {3}\* List the lamps\n {3}\* @source Lamps > Request\n {3}\*\/\n {2}list: /);
  expect(text).toMatch(/\/\*\*\n {3}\* Read a lamp\n {3}\* @source Lamps > #2 > Request\n {3}\*\//);
});

test("parameters and answers beside headings of requests are those of the request before them; what is there once is of all", () => {
  const draft = draftOf(`# Lamps

Version 1. The base address is https://demo.example/v1.

## GET /lamps

### Example

## Query parameters

| Parameter | Type |
|---|---|
| size | integer |

## GET /rooms

## Query parameters

| Parameter | Type |
|---|---|
| floor | integer |

## Errors

The service answers with status 404 where nothing is there.
`);
  const text = written(draft);
  expect(text).toMatch(/@source Lamps > Query parameters\n[^}]*size\?: /);
  expect(text).toMatch(/@source Lamps > #2 > Query parameters\n[^}]*floor\?: /);
  expect(text).toContain("/** @source Errors */");
});
