/** Addresses of servers: by the definitions alone. */
import { expect, test } from "vitest";
import { draftedSubject } from "../adopt/draft/drafted.ts";
import { driftInPlace } from "./subjects.ts";

const api = `# Boxes API

The base URL is https://boxes.example/v1. Requests are JSON; https://www.json.example tells what that is.

## GET /boxes

Lists boxes.
`;

const boxes = draftedSubject("boxes", api);

function foundIn(from: string, to: string): readonly unknown[] {
  expect(api).toContain(from);
  return driftInPlace(boxes, api.replace(from, to)).map(({ change, fact, from: old, to: now, document }) => [change, fact, old, now, document.line]);
}

test("another host and another path of it are found once", () => {
  expect(foundIn("https://boxes.example/v1", "https://crates.example/v1")).toEqual([["changed", "path", "https://boxes.example/v1", "https://crates.example/v1", 3]]);
  expect(foundIn("https://boxes.example/v1", "https://boxes.example/v2")).toEqual([["changed", "path", "https://boxes.example/v1", "https://boxes.example/v2", 3]]);
});

test("an address below it and one beside it are no news", () => {
  expect(driftInPlace(boxes, api)).toEqual([]);
  expect(foundIn("The base URL is https://boxes.example/v1.", "The base URL is https://boxes.example/v1/, so that boxes are at https://boxes.example/v1/boxes.")).toEqual([]);
  expect(foundIn("Requests are JSON", "A test server has the base URL https://test.example/v1. Requests are JSON")).toEqual([]);
});
