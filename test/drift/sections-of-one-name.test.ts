/** Sections of one name below several headings: `Body parameters` of each request. */
import { describe, expect, test } from "vitest";
import { draftedSubject } from "../adopt/draft/drafted.ts";
import { driftFrom, driftInPlace } from "./subjects.ts";

const request = (title: string, path: string, rows: string, status: number): string => `## ${title}\n\n\`POST ${path}\`\n\n### Body parameters\n\n| Name | Type | Description |\n|---|---|---|\n${rows}\n\n### Statuses\n\n| Status | Description |\n|---|---|\n| ${status} | Done |\n\n`;
const text = `# Demo\n\nVersion 1.\n\n${request("Create a bin", "/bins", "| name | string | Its name. |\n| zone | string | Its zone. |", 201)}${request("Create a fan", "/fans", "| name | string | Its name. |\n| watts | integer | Its power. |", 200)}`;
const subject = draftedSubject("demo", text);

const found = (changed: string): readonly unknown[] => driftFrom(subject, changed).map(({ change, fact, from, to, place }) => [change, fact, from, to, place.section]);

test("each is compared with the one below the same heading", () => {
  expect(found(text)).toEqual([]);
  expect(found(text.replace("| watts | integer | Its power. |", "| watts | integer | Its power. Range 1-9. |"))).toEqual([["added", "range", undefined, "1 to 9", "Demo > Create a fan > Body parameters"]]);
});

test("below a heading that is called otherwise now, with the one that stood there", () => {
  expect(found(text.replace("## Create a fan", "## Making a fan"))).toEqual([]);
});

const turns = `# Demo

Version 1. The base address is https://demo.example/v1.

## Bins

### Request

\`GET /bins/{id}\`

### Response

| Field | Type | Description |
|---|---|---|
| zone | string | Its zone. |

### Request

\`PUT /bins/{id}\`

| Field | Type | Description |
|---|---|---|
| depth | integer | Its depth. Range 0-10. |

### Response

Status 204.

## Fans

### Request

\`GET /fans/{id}\`

### Response

| Field | Type | Description |
|---|---|---|
| watts | integer | Its power. Range 0-90. |
`;
const inTurn = draftedSubject("turns", turns);

describe.each([["with the own edition", driftFrom], ["in place", driftInPlace]] as const)("%s", (_, drift) => {
  const foundIn = (changed: string): readonly unknown[] => drift(inTurn, changed).map(({ change, fact, from, to, place }) => [change, fact, from, to, place.section, place.row]);

  test("of two below one heading, each is compared with its own", () => {
    expect(foundIn(turns)).toEqual([]);
    expect(foundIn(turns.replace("Range 0-10", "Range 0-11"))).toEqual([["changed", "range", "0 to 10", "0 to 11", "Demo > Bins > #2 > Request", "depth"]]);
  });

  test("they are known below a heading without words of its own that is called otherwise now", () => {
    const renamed = turns.replace("## Bins", "## All the bins").replace("## Fans", "## Ventilation");
    expect(foundIn(renamed)).toEqual([]);
    expect(foundIn(renamed.replace("Range 0-90", "Range 0-80"))).toEqual([["changed", "range", "0 to 90", "0 to 80", "Demo > Fans > Response", "watts"]]);
  });
});
