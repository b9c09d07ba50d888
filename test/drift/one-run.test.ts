/** Sentences that are the same word for word but in one place: another thing or number there is another fact, other words for it are none. */
import { describe, expect, test } from "vitest";
import { otherRunIn } from "../../generator/drift/wordings/nuances/one-run.ts";
import { draftedSubject } from "../adopt/draft/drafted.ts";
import { bothWays, driftInPlace, foundWhere } from "./subjects.ts";

test.each([
  ["Returns the boxes, sorted by age.", "Returns the boxes, sorted by colour.", { from: "age", to: "colour" }],
  ["Only the warden's keys open a box.", "Only the owner's keys open a box.", { from: "warden", to: "owner" }],
  ["Only the yard master's keys may do so.", "Only the owner's keys may do so.", { from: "yard master", to: "owner" }],
  ["Lowers the lid by 4 degrees.", "Lowers the lid by 6 degrees.", { from: "4", to: "6" }],
  ["The warmth of the box in degrees Celsius.", "The warmth of the box in degrees Fahrenheit.", { from: "Celsius", to: "Fahrenheit" }],
  ["A box is kept for three days.", "A box is kept for 5 days.", { from: "three", to: "5" }],
])("%s > %s", (before, now, nuance) => expect(otherRunIn(before, now)).toEqual(nuance));

test.each([
  ["The box is opened by the warden.", "The box is unlocked by the warden."],
  ["Removes the box for good.", "Deletes the box for good."],
  ["Clients may fetch the box again.", "Clients may read the box again."],
  ["A box is kept for three days.", "A box is kept for 3 days."],
  ["The box is quickly opened.", "The box is rapidly opened."],
  ["Boxes of the yard.", "Boxes in the yard."],
  ["Box of iron.", "Box of wood and stone and glass."],
  ["The box is empty.", "The box, as all know, is empty."],
])("%s > %s says the same, or is left to others", (before, now) => expect(otherRunIn(before, now)).toBeUndefined());

const api = `# Boxes API

Base URL: https://boxes.example/v1

## Manners

A key may send up to 120 requests per minute. Only the warden's keys open boxes.

## POST /boxes

Packs a box for a sender.

| Field | Type | Notes |
|---|---|---|
| warmth | number | The warmth of the box in degrees Celsius. |
| cover | string | The box is covered over TCP by the warden. |
`;

const boxes = draftedSubject("boxes", api);

describe.each(bothWays)("%s", (_, drift) => {
  const found = (from: string, to: string): readonly unknown[] =>
    foundWhere(drift, boxes, from, to).map(({ from: old, to: now, document, definition }) => [old, now, document.line, definition !== undefined]);

  test.each([
    ["up to 120 requests", "up to 60 requests", [expect.stringContaining("120"), expect.stringContaining("60"), 7, true]],
    ["the warden's keys", "the owner's keys", ["warden", "owner", 7, true]],
    ["for a sender", "for a merchant", ["sender", "merchant", 11, true]],
    ["Celsius", "Kelvin", ["Celsius", "Kelvin", 15, true]],
  ])("%s > %s is found once", (from, to, finding) => expect(found(from, to)).toEqual([finding]));

  test.each([
    ["Packs a box for a sender.", "Packs boxes for senders."],
    ["The warmth of the box in degrees Celsius.", "In degrees Celsius: the warmth of the box."],
    ["up to 120 requests per minute", "up to 120 requests each minute"],
  ])("%s > %s is silent", (from, to) => expect(found(from, to)).toEqual([]));
});

test("in place, an acronym in the place of another one is found in other words, too", () => {
  const found = driftInPlace(boxes, api.replace("The box is covered over TCP by the warden.", "The warden covers the box, over UDP."));
  expect(found).toMatchObject([{ fact: "mention", from: "TCP", document: { line: 16 } }]);
});
