/** Statuses of answers: by the definitions alone. */
import { expect, test } from "vitest";
import { draftedSubject } from "../adopt/draft/drafted.ts";
import { driftInPlace } from "./subjects.ts";

const api = `# Boxes API

Base URL: https://boxes.example/v1

## GET /boxes/{id}

Reads a box.

| Code | Meaning |
|---|---|
| 200 | The box. |
| 404 | There is none. |
| 409 | It is open. |

## DELETE /boxes/{id}

Removes a box. Returns 204, or 404 if there is none.

## Labels

| Purpose | Request | Answer |
|---|---|---|
| List labels | GET /labels | 200, array of Label |
| Add a label | POST /labels | 201, Label |

## Errors

| Code | Meaning |
|---|---|
| 401 | Nobody is logged in. |
| 429 | There are too many requests. |
`;

const boxes = draftedSubject("boxes", api);

function foundIn(from: string, to: string): readonly unknown[] {
  expect(api).toContain(from);
  return driftInPlace(boxes, api.replace(from, to)).map(({ change, fact, from: old, to: now, place, document }) => [change, fact, old, now, place.section, document.line]);
}

test.each([
  ["of success in a table", "| 200 | The box. |", "| 203 | The box. |", ["changed", "mention", "200", "203", "GET /boxes/{id}", 11]],
  ["of a failure in a table", "| 404 | There is none. |", "| 410 | There is none. |", ["renamed", "row", "404", "410", "GET /boxes/{id}", 12]],
  ["of success in a sentence", "Returns 204", "Returns 202", ["changed", "mention", "204", "202", "DELETE /boxes/{id}", 17]],
  ["of a failure in a sentence", "404 if there", "410 if there", ["changed", "mention", "404", "410", "DELETE /boxes/{id}", 17]],
  ["in a row, be it one of another row", "| 200, array of Label |", "| 201, array of Label |", ["changed", "mention", "200", "201", "Labels", 23]],
  ["of all requests", "| 401 | Nobody", "| 403 | Nobody", ["renamed", "row", "401", "403", "Errors", 30]],
])("another one %s is found once", (_, from, to, finding) => expect(foundIn(from, to)).toEqual([finding]));

test("a failure that a table lists no longer is gone; one that it lists besides the others of all requests is news", () => {
  expect(foundIn("| 409 | It is open. |\n", "")).toEqual([["removed", "row", "409", undefined, "GET /boxes/{id}", 9]]);
  expect(foundIn("| 429 |", "| 403 | It may not be. |\n| 429 |")).toEqual([["added", "row", undefined, "403", "Errors", 31]]);
});

test("one that its table lists besides is news", () => {
  expect(foundIn("| 409 |", "| 403 | It may not be seen. |\n| 409 |")).toEqual([["added", "row", undefined, "403", "GET /boxes/{id}", 13]]);
});

test("other words for them and numbers that are none are no news", () => {
  expect(driftInPlace(boxes, api)).toEqual([]);
  expect(foundIn("Returns 204, or 404 if there is none.", "The answer is 204 No Content; where there is none, it is 404.")).toEqual([]);
  expect(foundIn("Reads a box.", "Reads a box. There are 500 at most.")).toEqual([]);
});
