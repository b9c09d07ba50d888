/** What is denied twice, limited twice or told in other forms is the same; beside each, what is not. */
import { describe, expect, test } from "vitest";
import { nuanceOf } from "../../generator/drift/wordings/nuances/reworded.ts";
import { draftedSubject } from "../adopt/draft/drafted.ts";
import { bothWays, driftFrom, foundWhere, subjects } from "./subjects.ts";

const nowhere = { before: () => false, now: () => false };
const nuance = (before: string, now: string) => nuanceOf(before, now, nowhere, new Set(["collection", "element"]));

test.each([
  ["Every call is authenticated.", "No call goes unauthenticated."],
  ["There is exactly one lid per box.", "There is always one lid per box, and never more than one."],
  ["Locks the box.", "If set, the box is locked."],
  ["A collection is under a parent object (hosts, for example).", "Under a parent object is a collection (hosts, for example)."],
])("%s > %s", (before, now) => expect(nuance(before, now)).toBeUndefined());

test.each([
  ["Every call is authenticated.", "No call is authenticated.", { from: "every", to: "no" }],
  ["Several locks of one box are rejected.", "Rejects multiple locks of one box from different sides.", { to: "from different sides" }],
  ["Locks the box.", "If the key is turned, the box is locked.", { to: "If the key is turned" }],
  ["A collection is under a parent object.", "An element is under a parent object.", { from: "collection", to: "element" }],
])("%s > %s says something else", (before, now, expected) => expect(nuance(before, now)).toEqual(expected));

const api = `# Boxes API

Base URL: https://boxes.example/v1

## Headers

| Header | Required | Value |
|---|---|---|
| Authorization | yes | \`Bearer <token>\` |
| Accept | no | application/json |

## POST /boxes

| Field | Type | Required | Notes |
|---|---|---|---|
| label | string | yes | The label of the box. At most 60 characters. |
| colour | string | no | Its colour. |

| Code | Meaning |
|---|---|
| 201 | The box. |
| 409 | There is one. |
`;
const boxes = draftedSubject("boxes", api);

describe.each(bothWays)("%s", (_, drift) => {
  const found = (from: string, to: string): readonly unknown[] =>
    foundWhere(drift, boxes, from, to).map(({ change, from: old, to: now, document: { line } }) => [change, old, now, line]);

  test.each([
    ["The label of the box. At most 60 characters.", "Up to 60 characters: the label of the box."],
    ["| label | string | yes | The label of the box. At most 60 characters. |\n| colour | string | no |", "| label | string | ✓ | The label of the box. At most 60 characters. |\n| colour | string | |"],
    ["| 409 | There is one. |", "| 409 Conflict | There is one. |"],
  ])("%s > %s is silent", (from, to) => expect(found(from, to)).toEqual([]));

  test.each([
    ["`Bearer <token>`", "`Ticket <token>`", ["changed", expect.stringMatching(/^bearer$/i), expect.stringMatching(/^ticket$/i), 9]],
    ["| Accept | no |", "| Accept | yes |", [expect.stringMatching(/^(?:added|changed)$/), drift === driftFrom ? "false" : undefined, "true", 10]],
    ["| application/json |", "| application/json or text/csv |", ["added", undefined, "text/csv", 10]],
    ["| 201 | The box. |\n", "", ["removed", "201", undefined, expect.any(Number)]],
  ])("%s > %s is found once", (from, to, finding) => expect(found(from, to)).toEqual([finding]));

  test("items of a list as paragraphs", () => {
    const controller = subjects.find(({ name }) => name === "controller-v2")!;
    const text = controller.text.replace(/^1\. (Before a call is accepted.*)\n2\. /m, "$1\n\n");
    expect(text).not.toBe(controller.text);
    expect(drift(controller, text)).toEqual([]);
  });
});
