/** What rows say by the definitions alone that no single value of a fact shows. */
import { expect, test } from "vitest";
import { readingsOf } from "../support/in-memory.ts";
import { driftInPlace, subjectOf, subjects } from "./subjects.ts";

const subject = subjects.find(({ name }) => name === "mgmt-v3")!;

test("allowed values end where a default begins", () => {
  const text = subject.text.replace("Allowed values: multiple, single. Default single.", "Allowed values: multiple, single, third, default single.");
  expect(driftInPlace(subject, text)).toMatchObject([{ fact: "values", to: "multiple, single, third" }]);
  expect(driftInPlace(subject, text.replace("third,", "default,"))).toMatchObject([{ fact: "values", to: "multiple, single, default" }]);
});

test("a row whose notes call it required, or optional as it is", () => {
  const required = subject.text.replace("| commands | number | Level of", "| commands | number | Required. Level of");
  expect(driftInPlace(subject, required)).toMatchObject([{ change: "added", fact: "required", to: "true", place: { section: "authorization", row: "commands" } }]);
  expect(driftInPlace(subject, subject.text.replace("| commands | number | Level of", "| commands | number | Optional. Level of"))).toEqual([]);
});

test("a field that is required now, one that no longer is, and a key, which is in its path whatever its row says", () => {
  const modules = readingsOf({
    "service.ts": `import type { Facts, Get, Resource, Service } from "specwright/http";
/** @source Things */
export type Things = Service<{ title: "Things"; version: "1"; document: "document.md"; servers: {} }>;
interface ThingFacts extends Facts {
  answer: object;
}
/**
 * What has a URI.
 * @kind Thing
 * @source Things
 */
export interface Thing<Of extends ThingFacts> extends Resource<Of["uri"], { id: string }> {
  /**
   * Read it
   * @source Things
   */
  get: Get<Of["uri"], Of["answer"]>;
}
/**
 * A thing.
 * @source Things
 */
export interface Content {
  /** Its number. */
  id: string;
  /** Its colour. */
  colour?: string;
}
/**
 * One thing.
 * @source Things
 */
export type One = Thing<{ uri: "/things/{id}"; answer: Content }>;
`,
  });
  const rows = (id: string, colour: string): string => `# Things\n\n| Field | Type |\n|---|---|\n| id | ${id} |\n| colour | ${colour} |\n`;
  const small = subjectOf("service", modules, rows("string", "string"));
  const foundIn = (text: string) => driftInPlace(small, text).map(({ change, fact, from, to, place: { row } }) => [change, fact, from, to, row]);
  expect(foundIn(small.text)).toEqual([]);
  expect(foundIn(rows("string", "string, required"))).toEqual([["added", "required", undefined, "true", "colour"]]);
  expect(foundIn(rows("string, required", "string, optional"))).toEqual([]);
  expect(foundIn(rows("string, optional", "string"))).toEqual([["changed", "required", "true", "false", "id"]]);
});

test("names that came into a line of others are told without these", () => {
  expect(driftInPlace(subject, subject.text.replace("| range, conn-limit,", "| range, extra-one, conn-limit, extra-two,"))).toMatchObject([{ change: "added", fact: "row", to: "extra-one, extra-two" }]);
});
