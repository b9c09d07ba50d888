/** Statuses that documents state for a request, in the ways of several vendors. */
import { describe, expect, test } from "vitest";
import { compiled, drafted, type Drafted } from "./draft/drafted.ts";
import { adoptIn, changedLines, withChanges } from "./support.ts";

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
  ["a verb without a preposition", "Reads it. Responds `204 No Content`.", ["204"]],
  ["several that stand side by side", "Fails with 400, 401 or 404.", ["2XX", "400", "401", "404"]],
  ["a condition", "Returns the thing. 404 if there is none.", ["2XX", "404 If there is none"]],
  ["several in a sentence", "Responds with 200 on success, 404 if there is none, or 409 Conflict.", ["200", "404 If there is none", "409 Conflict"]],
  ["codes without a word for them", "Reads it.\n\nResponse codes: 200, 401.", ["200", "401"]],
  ["names with remarks", "Reads it.\n\nResponses: `200` (found), `404` (no such thing).", ["200", "404 no such thing"]],
  ["a list", "Reads it.\n\nErrors:\n\n- 401 Unauthorized\n- 404: no such thing", ["2XX", "401 Unauthorized", "404 no such thing"]],
  ["a section below", "Reads it.\n\n### Success Response\n\n**Code** : `201 CREATED`\n\n### Error Responses\n\n**Code** : `404 NOT FOUND`", ["201", "404 NOT FOUND"]],
  ["conditions with articles", "Returns the thing. Raises a 409 if it is locked, and a 422 if it is too small; a 404 error otherwise.", ["2XX", "404 Error otherwise", "409 If it is locked", "422 If it is too small"]],
  ["a status alone", "It is queued; 202, or 503 while nothing runs.", ["202", "503 While nothing runs"]],
  ["what cannot be done", "What is locked cannot be read: 409.", ["2XX", "409"]],
  ["a table with names of errors behind the codes", "Reads it.\n\n| HTTP | Code | Description |\n|---|---|---|\n| 404 | NO_THING | No such thing. |\n| 403 | NO_ACCESS | It may not be seen. |", ["2XX", "403 NO_ACCESS: It may not be seen.", "404 NO_THING: No such thing."]],
  ["a table with names of errors before the codes", "Reads it.\n\n| Error | HTTP status | Description |\n|---|---|---|\n| NO_THING | 404 | No such thing. |\n| NO_ACCESS | 403 Forbidden | It may not be seen. |", ["2XX", "403 NO_ACCESS: It may not be seen.", "404 NO_THING: No such thing."]],
  ["a table of types", "Reads it.\n\n| Data type | Cardinality | Response codes | Remarks |\n|---|---|---|---|\n| Thing | 1 | 200 OK | It was there. |\n| Problem | 1 | 404 Not Found | It was not. |", ["200", "404 It was not."]],
  ["a table with several in a row", "Reads it.\n\n| Code | Meaning |\n|---|---|\n| 200 - OK | Here it is. |\n| 502, 503 - Server errors | Something went wrong. |", ["200", "502 Something went wrong.", "503 Something went wrong."]],
  ["several in a sentence without a comma between", "Returns 204 on success, 404 if there is none and 409 if it is locked.", ["204", "404 If there is none", "409 If it is locked"]],
  ["a condition behind a sentence", "Reads it. 206 on success.", ["206"]],
  ["several rows of one status", "Reads it.\n\n| Status | Code | Cause |\n|---|---|---|\n| 400 | BAD_NAME | The name is wrong. |\n| 400 | BAD_SIZE | The size is wrong |\n| 409 | LOCKED | It is locked. |", ["2XX", "400 BAD_NAME: The name is wrong. BAD_SIZE: The size is wrong", "409 LOCKED: It is locked."]],
  ["a table of labels", "| | |\n|---|---|\n| Method | GET |\n| URL | /things/{id} |\n| Success | 206 |", ["206"]],
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
  "The number of the room: 404.",
  "It has many rooms (404).",
  "Reads it.\n\n| Thing | Status |\n|---|---|\n| fridge | 200 |\n| oven | 299 |",
])("%j states none", (text) => {
  expect(stated(text)).toEqual(["2XX"]);
});

test("what is drafted compiles, and says nothing else than the document", () => {
  const draft = drafted(documentWith("Returns the thing. 404 if there is none.\n\n| Code | Meaning |\n|---|---|\n| 200 | Found. |\n| 409 | Busy. |"));
  expect(draft.findings).toEqual([]);
  expect(draft.left).toEqual([]);
  expect(compiled(draft.files)).toEqual([]);
});

test("a table behind the sentence of a request is that of this request", () => {
  const draft = drafted("# Things (version 1)\n\nBase URL: https://things.example/v1\n\n## Things\n\n`GET /things` lists the things.\n\n`GET /things/{id}` reads one thing. Responses:\n\n| Status | Meaning |\n|---|---|\n| 200 | The thing. |\n| 404 | There is no such thing. |\n| 410 | It is gone. |\n\n| Field | Type |\n|---|---|\n| id | string |\n");
  expect(statusesOf(draft)).toEqual({ "GET /things": ["2XX"], "GET /things/{id}": ["200", "404 There is no such thing.", "410 It is gone."] });
  expect(draft.findings).toEqual([]);
});

test("two statuses of success are told, as an operation has one", () => {
  const draft = drafted(documentWith("Returns 200 if it was there, 201 if it is new."));
  expect(statusesOf(draft)).toEqual({ "GET /things/{id}": ["2XX"] });
  expect(draft.left).toEqual(['the statuses 200 and 201 of "GET /things/{id}": an operation has one status of success']);
});

test("those of all requests are statements of the service", () => {
  const draft = drafted(documentWith("Reads it.", "## Status codes\n\n| Code | Meaning |\n|---|---|\n| 404 | Not found |\n| 429 | Too many requests |\n| 502, 503 - Server errors | Try again. |"));
  expect(draft.service.notes.statements.map(({ name, says }) => `${name}: ${says}`)).toEqual(["404: Not found", "429: Too many requests", "502: Try again.", "503: Try again."]);
  expect(draft.findings).toEqual([]);
});

test.each([
  ["Reads a thing. Returns 200, or 404 if there is none.", ["200", "404 If there is none"]],
  ["Reads a thing; answers 200", ["200"]],
  ["Reads a thing. 206 on success, 409 if it is locked.", ["206", "409 If it is locked"]],
])("the cell that says what a request is for can state them: %s", (text, expected) => {
  const table = `# Things (version 1)\n\nBase URL: https://things.example/v1\n\n| Method | Path | Description |\n|---|---|---|\n| GET | /things/{id} | ${text} |\n`;
  const draft = drafted(table);
  expect(draft.findings).toEqual([]);
  expect(statusesOf(draft)["GET /things/{id}"]).toEqual(expected);
  expect(draft.service.resources.flatMap(({ operations }) => operations).map(({ summary }) => summary)).toEqual(["Reads a thing (Thing)"]);
});

describe("those of a table follow it", () => {
  const document = documentWith("Reads it.\n\n| Code | Meaning |\n|---|---|\n| 200 | Found. |\n| 404 | There is none. |\n| 409 | It is locked. |");
  const texts = new Map([...drafted(document).files].map(([path, text]) => [`spec-src/things/${path}`, text]));

  function linesAfter(from: string, to: string): string {
    const { before, adoption, left, again } = adoptIn("things", texts, withChanges(document, [[from, to]]));
    expect([left, again.steps, compiled(new Map([...adoption.texts].map(([path, text]) => [path.replace("spec-src/things/", ""), text])))]).toEqual([[], [], []]);
    return changedLines(before, adoption.texts).split("\n").filter((line) => !/^[-+] \|/.test(line) && !line.endsWith(".md")).join("\n");
  }

  test("one that came", () => {
    expect(linesAfter("| 409 |", "| 410 | It was there once. |\n| 409 |")).toMatchInlineSnapshot(`
      "things/things.ts
      +        * It was there once.
      +        * @source GET /things/{id} > 410
      +        */
      +       410: Silent;
      +       /**"
    `);
  });

  test("one that went", () => {
    expect(linesAfter("| 409 | It is locked. |\n", "")).toMatchInlineSnapshot(`
      "things/things.ts
      -       /**
      -        * It is locked.
      -        * @source GET /things/{id} > 409
      -        */
      -       409: Silent;"
    `);
  });

  test("one that is another now", () => {
    expect(linesAfter("| 404 |", "| 410 |")).toMatchInlineSnapshot(`
      "things/things.ts
      -        * @source GET /things/{id} > 404
      +        * @source GET /things/{id} > 410
      -       404: Silent;
      +       410: Silent;"
    `);
  });

  test("one of success that is another now", () => {
    expect(linesAfter("| 200 |", "| 203 |")).toMatchInlineSnapshot(`
      "things/things.ts
      -     Status<200> &
      +     Status<203> &"
    `);
  });
});
