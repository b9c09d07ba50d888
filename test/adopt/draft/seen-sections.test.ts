/** Sections that the row of a request calls by their number. */
import { expect, test } from "vitest";
import { compiled, drafted, type Drafted } from "./drafted.ts";

function draftOf(text: string): Drafted {
  const draft = drafted(`# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n${text}`);
  expect(draft.findings).toEqual([]);
  expect(draft.left).toEqual([]);
  expect(compiled(draft.files)).toEqual([]);
  return draft;
}

const rows = (...lines: readonly string[]): string => `| Name | Type | Required | Description |\n|---|---|---|---|\n${lines.map((line) => `| ${line} |\n`).join("")}`;
const details = `## 3 Details\n\n### 3.1 Listing racks\n\n${rows("label | string | | Its label.", "height | integer | | 1 to 52 units.")}\n### 3.2 Adding a rack\n\n${rows("label | string | yes | Its label.", "height | integer | no | 1 to 52 units. Default 42.")}`;

test.each([
  "| Operation | Request | Section |\n|---|---|---|\n| List racks | GET /racks | 3.1 |\n| Add a rack | POST /racks | 3.2 |",
  "| Operation | Method | Path | See |\n|---|---|---|---|\n| List racks | GET | /racks | Section 3.1 |\n| Add a rack | POST | /racks | Section 3.2 |",
])("lists what the request sends: %s", (table) => {
  const { service, files } = draftOf(`## 2 Overview\n\n${table}\n\n${details}`);
  expect(service.resources.flatMap(({ operations }) => operations.map(({ method, effect, request }) => [method, effect, request.is]))).toEqual([["GET", "list", "none"], ["POST", "create", "json"]]);
  const racks = files.get("racks.ts")!;
  expect(racks).toMatch(/AddBody \{\n(?:.*\n)? *label: string;/);
  expect(racks).toContain("label?: string;");
  expect(racks).toMatch(/height\?: Range<1, 52, 42> & Integer;/);
});

test("a section to which several requests point is that of their object", () => {
  const { files } = draftOf(`## 2 Overview\n\n| Operation | Request | Section |\n|---|---|---|\n| List racks | GET /racks | 3.1 |\n| Add a rack | POST /racks | 3.1 |\n\n## 3 Details\n\n### 3.1 Racks\n\n${rows("label | string | yes | Its label.")}`);
  expect([...files.values()].join("\n")).not.toContain("AddBody");
});

test("a line that tells of several statuses is a statement, though it ends in no stop", () => {
  const { files } = draftOf("## GET /racks\n\nLists racks.\n\n## Failures\n\n400 value out of range; 403 wrong key; 404 unknown\n");
  expect(files.get("service.ts")).toContain('"400 value out of range; 403 wrong key; 404 unknown"');
});

test("that a boolean is true or false is said by its type", () => {
  const { files } = draftOf("## GET /racks/{id}\n\nReturns a rack.\n\n| Field | Type | Range / Values | Description |\n|---|---|---|---|\n| locked | Boolean | true / false | Whether it is locked. |\n");
  expect(files.get("racks.ts")).toContain("/** Whether it is locked. */\n  locked?: boolean;");
});
