/** Requests of tables that have the method first, and of sections that they head: by the definitions alone. */
import { describe, expect, test } from "vitest";
import { draftedSubject } from "../adopt/draft/drafted.ts";
import { driftInPlace, subjects } from "./subjects.ts";

const table = "| Method | Path | Description |\n|---|---|---|\n";
const api = `# Shop API

Base URL: https://api.shop.example/v1

## Parcels

${table}| GET | /parcels | List parcels |
| GET | /parcels/{id} | Fetch one parcel |
| DELETE | /parcels/{id} | Remove a parcel |

### Fields

| Field | Type | Required |
|---|---|---|
| id | string | yes |
| status | string | no |
`;

const subject = draftedSubject("shop", api);
const controller = subjects.find(({ name }) => name === "controller-v2")!;

function foundIn(from: string, to: string): readonly unknown[] {
  expect(api).toContain(from);
  return driftInPlace(subject, api.replace(from, to)).map(({ change, fact, from: old, to: now, place, document }) => [change, fact, old, now, place.section, document.line]);
}

test("nothing is found where all are as they were, in any order", () => {
  expect(driftInPlace(subject, api)).toEqual([]);
  expect(foundIn("| GET | /parcels | List parcels |\n| GET | /parcels/{id} | Fetch one parcel |", "| GET | /parcels/{id} | One parcel |\n| GET | /parcels | All parcels |")).toEqual([]);
});

test.each([
  ["one that comes", "| DELETE |", "| POST | /parcels | Register a parcel |\n| DELETE |", ["added", "row", undefined, "POST /parcels", "Parcels", 11]],
  ["one that goes", "| DELETE | /parcels/{id} | Remove a parcel |\n", "", ["removed", "row", "DELETE /parcels/{id}", undefined, "Parcels", 7]],
  ["another method", "| DELETE |", "| POST |", ["changed", "methods", "DELETE", "POST", "Parcels", 11]],
  ["another path", "| DELETE | /parcels/{id}", "| DELETE | /shipments/{id}", ["changed", "path", "/parcels/{id}", "/shipments/{id}", "Parcels", 11]],
  ["a section with such a table", "### Fields", `### Depots\n\n${table}| GET | /depots | List depots |\n\n### Fields`, ["added", "section", undefined, "Depots", "Depots", 13]],
  ["a section that is headed by one", "### Fields", "### GET /depots\n\nLists depots.\n\n### Fields", ["added", "section", undefined, "GET /depots", "GET /depots", 13]],
])("%s is found once", (_, from, to, finding) => expect(foundIn(from, to)).toEqual([finding]));

test("where all have another path, each path is found", () => {
  const moved = api.replaceAll("| /parcels", "| /depot/parcels");
  expect(driftInPlace(subject, moved).map(({ change, fact, from, to }) => [change, fact, from, to])).toEqual([
    ["changed", "path", "/parcels", "/depot/parcels"],
    ["changed", "path", "/parcels/{id}", "/depot/parcels/{id}"],
  ]);
});

test("a request that several resources of a kind have stays as long as one of them has it", () => {
  const rows = (path: string): string => `| GET | ${path} | Reads one |\n| DELETE | ${path} | Removes one |\n`;
  const air = `# Air\n\nBase URL: https://air.example/v1\n\n## Devices\n\n${table}${rows("/fans/{id}")}${rows("/lamps/{id}")}`;
  expect(driftInPlace(draftedSubject("air", air), air)).toEqual([]);
});

test("a table of all requests, of which sections of their own tell as well, has no news", () => {
  const every = `# Air\n\nBase URL: https://air.example/v1\n\n## Overview\n\n${table}| GET | /fans | Lists fans |\n| GET | /lamps | Lists lamps |\n\n## GET /fans\n\nLists fans.\n\n## GET /lamps\n\nLists lamps.\n`;
  const drawn = draftedSubject("air", every);
  expect(driftInPlace(drawn, every)).toEqual([]);
  expect(driftInPlace(drawn, every.replace("## GET /lamps\n\nLists lamps.\n", "")).map(({ change, fact }) => [change, fact])).not.toContainEqual(["added", "row"]);
});

test("each that goes is what one alone is now, the one at the path that is most like its own", () => {
  const from = "| DELETE | /parcels/{id} | Remove a parcel |\n";
  const found = foundIn(from, "| DELETE | /depots/{id} | Remove a depot |\n| DELETE | /parcels/{id}/label | Remove the label of a parcel |\n");
  expect(found).toEqual([
    ["added", "row", undefined, "DELETE /depots/{id}", "Parcels", 11],
    ["changed", "path", "/parcels/{id}", "/parcels/{id}/label", "Parcels", 12],
  ]);
});

const spoken = `# Lamps API

Base URL: https://lamps.example/v1

## Endpoints

- \`GET /lamps\` - all lamps
- \`GET /lamps/{id}\` - one lamp
- \`PUT /lamps/{id}\` - change a lamp

## POST /lamps

Adds a lamp.

| Field | Type |
|---|---|
| colour | string |

## Groups

A client makes a group by sending a POST request to \`/groups\`. \`DELETE /groups\` is not supported.

Deleting a group (\`DELETE /groups/{id}\`) leaves its lamps.

## Scenes

| Purpose | Request |
|---|---|
| List scenes | GET /scenes |
| Add a scene | POST /scenes |
`;

const lamps = draftedSubject("lamps", spoken);

function foundInSpoken(from: string, to: string): readonly unknown[] {
  expect(spoken).toContain(from);
  return driftInPlace(lamps, spoken.replace(from, to)).map(({ change, fact, from: old, to: now, place, document }) => [change, fact, old, now, place.section, document.line]);
}

test.each([
  ["an item", "`PUT /lamps/{id}`", "`PATCH /lamps/{id}`", ["changed", "methods", "PUT", "PATCH", "Endpoints", 9]],
  ["a heading", "## POST /lamps", "## PUT /lamps", ["changed", "methods", "POST", "PUT", "POST /lamps", 11]],
  ["a sentence", "sending a POST request", "sending a PUT request", ["changed", "methods", "POST", "PUT", "Groups", 21]],
  ["brackets", "(`DELETE /groups/{id}`)", "(`POST /groups/{id}`)", ["changed", "methods", "DELETE", "POST", "Groups", 23]],
  ["a row", "| GET /scenes |", "| PUT /scenes |", ["changed", "methods", "GET", "PUT", "Scenes", 29]],
  ["a row of the method that the next one has", "| GET /scenes |", "| POST /scenes |", ["changed", "methods", "GET", "POST", "Scenes", 29]],
])("another method in %s is found once", (_, from, to, finding) => expect(foundInSpoken(from, to)).toEqual([finding]));

test("another method in a heading is found beside the fields that went from its section", () => {
  const found = foundInSpoken("## POST /lamps\n\nAdds a lamp.\n\n| Field | Type |\n|---|---|\n| colour | string |\n", "## PUT /lamps\n\nReplaces the lamps.\n");
  expect(found).toEqual([["removed", "row", "colour", undefined, "POST /lamps", 11], ["changed", "methods", "POST", "PUT", "POST /lamps", 11]]);
});

test("a method that came to a known path, on an item and in a section of its own", () => {
  expect(foundInSpoken("- `PUT /lamps", "- `DELETE /lamps/{id}` - remove a lamp\n- `PUT /lamps")).toEqual([["added", "row", undefined, "DELETE /lamps/{id}", "Endpoints", 9]]);
  expect(foundInSpoken("## Groups", "## DELETE /lamps\n\nRemoves all lamps.\n\n## Groups")).toEqual([["added", "section", undefined, "DELETE /lamps", "DELETE /lamps", 19]]);
  expect(foundInSpoken("## Groups", "## Removing lamps\n\n`DELETE /lamps`\n\n## Groups")).toEqual([["added", "section", undefined, "Removing lamps", "Removing lamps", 19]]);
});

test("what is denied or was removed, is to come, or stands elsewhere, is no news", () => {
  expect(driftInPlace(lamps, spoken)).toEqual([]);
  for (const sentence of ["`PATCH /lamps/{id}` is not supported.", "`PATCH /lamps/{id}` was removed in version 1.", "`DELETE /lamps` will be added in version 2.", "See also `GET /scenes`.", "`GET /lamps/7` reads the seventh lamp."])
    expect(foundInSpoken("- `PUT /lamps/{id}` - change a lamp\n", `- \`PUT /lamps/{id}\` - change a lamp\n\n${sentence}\n`), sentence).toEqual([]);
});

test("another method in the heading of a section, whatever stands in it, and on a line of which statements speak", () => {
  const text = "# Doors API\n\nBase URL: https://doors.example/v1\n\n## GET /doors/{id}\n\nReads a door.\n\n## PUT /doors/{id}\n\nChanges what is given.\n\n| Field | Type |\n|---|---|\n| colour | string |\n\n## Locks\n\n1.1 GET /locks/{no}: returns a lock.\n\n1.2 POST /locks/{no}/open: opens it.\n";
  const doors = draftedSubject("doors", text);
  const found = (from: string, to: string) => driftInPlace(doors, text.replace(from, to)).map(({ change, fact, from: old, to: now, document: { line } }) => [change, fact, old, now, line]);
  expect(found("", "")).toEqual([]);
  expect(found("## PUT /doors", "## PATCH /doors")).toEqual([["changed", "methods", "PUT", "PATCH", 9]]);
  expect(found("1.1 GET", "1.1 POST")).toEqual([["changed", "methods", "GET", "POST", 19]]);
});

test("another method where method and path stand apart, in headings or behind labels", () => {
  const text = "# Gates API\n\nBase URL: https://gates.example/v1\n\n## /gates\n\n### GET\n\nLists all gates.\n\n### POST\n\nAdds a gate.\n\n| Field | Type |\n|---|---|\n| colour | string |\n\n## Read one gate\n\nMethod: GET\n\nURL: /gates/{id}\n\nReads a gate.\n";
  const gates = draftedSubject("gates", text);
  const found = (from: string, to: string) => driftInPlace(gates, text.replace(from, to)).map(({ change, fact, from: old, to: now, document: { line } }) => [change, fact, old, now, line]);
  expect(found("", "")).toEqual([]);
  expect(found("### POST", "### PUT")).toEqual([["changed", "methods", "POST", "PUT", 11]]);
  expect(found("Method: GET", "Method: POST")).toEqual([["changed", "methods", "GET", "POST", 21]]);
  expect(found("Method: GET", "Method: GET (without a body)")).toEqual([]);
});

describe("methods that a statement names together", () => {
  const methods = "Each object has a REST endpoint and supports GET, POST, PUT and DELETE.";
  const bodies = "Calls with GET or DELETE usually need no body.";
  const text = controller.text.replace(/^.*supports GET, POST, PUT and DELETE.*$/m, methods).replace(/[^\n.|]*\bGET or DELETE\b[^\n.|]*\./, ` ${bodies}`);
  const found = (from: string, to: string): readonly unknown[] => {
    expect(text).toContain(from);
    return driftInPlace(controller, text.replace(from, to)).map(({ change, from: old, to: now }) => [change, old, now]);
  };

  test("as they were, in another order and in two sentences", () => {
    expect(driftInPlace(controller, text)).toEqual([]);
    expect(found("GET, POST, PUT and DELETE", "DELETE, GET, POST and PUT")).toEqual([]);
    expect(found(bodies, "Calls with GET usually need no body. Neither do those with DELETE.")).toEqual([]);
  });
  test("one more", () => expect(found("PUT and DELETE", "PUT, PATCH and DELETE")).toEqual([["added", undefined, "PATCH"]]));
  test("one less, though the section names it elsewhere", () => expect(found("GET or DELETE", "GET")).toEqual([["removed", "DELETE", undefined]]));
});
