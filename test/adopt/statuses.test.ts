/** Statuses that documents state for a request, in the ways of several vendors. */
import { expect, test } from "vitest";
import { compiled, drafted, type Drafted } from "./drafted.ts";

const documentWith = (get: string, rest = ""): string => `# Things (version 1)

Base URL: https://things.example/v1

## GET /things/{id}

${get}

${rest}
`;

function statusesOf({ service }: Drafted): Readonly<Record<string, readonly string[]>> {
  const operations = service.resources.flatMap((one) => one.operations);
  return Object.fromEntries(operations.map(({ method, uri, response, failures }) => [`${method} ${uri.template}`, [response.status, ...failures.map(({ status, description }) => `${status} ${description}`.trim())]]));
}

const stated = (text: string): readonly string[] => statusesOf(drafted(documentWith(text)))["GET /things/{id}"]!;

test.each([
  ["a table", "Reads it.\n\n| Code | Description |\n|---|---|\n| 200 | Here it is. |\n| `404 Not Found` | No such thing. |\n| 5XX | The service fails. |", ["200", "404 No such thing.", "5XX The service fails."]],
  ["a bracket that nobody closes", "Reads it.\n\n| Code | Description |\n|---|---|\n| 404 (Not Found | 404 (Not Found: no such thing. |", ["2XX", "404 no such thing."]],
  ["a sentence", "Returns 204.", ["204"]],
  ["a reason", "Returns 204 No Content on success.", ["204"]],
  ["a condition", "Returns the thing. 404 if there is none.", ["2XX", "404 If there is none"]],
  ["several in a sentence", "Responds with 200 on success, 404 if there is none, or 409 Conflict.", ["200", "404 If there is none", "409 Conflict"]],
  ["codes without a word for them", "Reads it.\n\nResponse codes: 200, 401.", ["200", "401"]],
  ["names with remarks", "Reads it.\n\nResponses: `200` (found), `404` (no such thing).", ["200", "404 no such thing"]],
  ["a list", "Reads it.\n\nErrors:\n\n- 401 Unauthorized\n- 404: no such thing", ["2XX", "401 Unauthorized", "404 no such thing"]],
  ["a section below", "Reads it.\n\n### Success Response\n\n**Code** : `201 CREATED`\n\n### Error Responses\n\n**Code** : `404 NOT FOUND`", ["201", "404 NOT FOUND"]],
])("%s states them", (_, text, expected) => {
  expect(stated(text)).toEqual(expected);
});

test.each([
  "Returns 200 things at a time.",
  "Returns 200 or 300 things.",
  "It never returns 404.",
  "Takes 200 ms.",
  "Returns 250.",
  "At most 404 if there is room.",
  "Reads it.\n\n| Code | Meaning |\n|---|---|\n| 200 | Too hot. |\n| 299 | Too cold. |",
  "Reads it.\n\n- 404: the room number",
])("%j states none", (text) => {
  expect(stated(text)).toEqual(["2XX"]);
});

test("what is drafted compiles, and says nothing else than the document", () => {
  const draft = drafted(documentWith("Returns the thing. 404 if there is none.\n\n| Code | Meaning |\n|---|---|\n| 200 | Found. |\n| 409 | Busy. |"));
  expect(draft.findings).toEqual([]);
  expect(draft.left).toEqual([]);
  expect(compiled(draft.files)).toEqual([]);
});

test("two statuses of success are told, as an operation has one", () => {
  const draft = drafted(documentWith("Returns 200 if it was there, 201 if it is new."));
  expect(statusesOf(draft)).toEqual({ "GET /things/{id}": ["2XX"] });
  expect(draft.left).toEqual(['the statuses 200 and 201 of "GET /things/{id}": an operation has one status of success']);
});

test("those of all requests are statements of the service", () => {
  const draft = drafted(documentWith("Reads it.", "## Status codes\n\n| Code | Meaning |\n|---|---|\n| 404 | Not found |\n| 429 | Too many requests |"));
  expect(draft.service.notes.statements.map(({ name, says }) => `${name}: ${says}`)).toEqual(["404: Not found", "429: Too many requests"]);
  expect(draft.findings).toEqual([]);
});
