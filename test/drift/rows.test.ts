/** What rows say by the definitions alone that no single value of a fact shows. */
import { expect, test } from "vitest";
import { draftedSubject } from "../adopt/draft/drafted.ts";
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

test("a field that one request has to carry is optional where it is declared so", () => {
  const required = subject.text.replace("| port-number | number |", "| port-number | number, required |");
  expect(required).not.toBe(subject.text);
  expect(driftInPlace(subject, required)).toEqual([]);
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

test("a row that says no longer that its field is required, where others say whether theirs are", () => {
  const rows = (...lines: readonly string[]): string => ["# Jobs", "", "Base URL: https://jobs.example/v1", "", "## POST /jobs", "", "| Field | Type | Required | Description |", "|---|---|---|---|", ...lines, ""].join("\n");
  const text = rows("| title | string | yes | What it is called. |", "| copies | integer | yes | How many. |", "| duplex | boolean | no | On both sides. |");
  const jobs = draftedSubject("jobs", text);
  const foundIn = (from: string | RegExp, to: string) => driftInPlace(jobs, text.replace(from, to)).map(({ change, fact, from: old, place: { row }, document: { line } }) => [change, fact, old, row, line]);
  expect(foundIn("", "")).toEqual([]);
  expect(foundIn("| copies | integer | yes |", "| copies | integer | |")).toEqual([["removed", "required", "true", "copies", 10]]);
  expect(foundIn("| yes | How many. |", "| | How many. It must be given. |")).toEqual([]);
  expect(foundIn("| Required |", "| To be given |")).toEqual([]);
  const items = "# Tags\n\nBase URL: https://tags.example/v1\n\n## POST /tags\n\n- `text` (string, required): what it says.\n- `colour` (string, required): how it looks.\n- `note` (string): more.\n";
  const tags = draftedSubject("tags", items);
  expect(driftInPlace(tags, items)).toEqual([]);
  expect(driftInPlace(tags, items.replace("`text` (string, required)", "`text` (string)"))).toMatchObject([{ change: "removed", fact: "required", place: { row: "text" } }]);
});

test("a field that the row of a list names beside one that its items have", () => {
  const text = subject.text.replace("each with string field counters1 (a counter name)", "each with string fields counters1 and counters2 (counter names)");
  expect(driftInPlace(subject, text)).toMatchObject([{ change: "added", fact: "member", to: "counters2 (string)", place: { row: "sampling-enable" }, definition: { file: "spec-src/mgmt-v3/slb/virtual-server/port.ts" } }]);
});
