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

test.each([
  ["in a sentence of its own", "### 2.1 GET /clock\n\nReads the clock. See 3.1.\n", ["json"]],
  ["in brackets", "### 2.1 GET /clock\n\nReads the clock (see section 3.1).\n", ["json"]],
  ["beside the word for fields", "### 2.1 GET /clock\n\nReads the clock. Its fields stand in section 3.1.\n", ["json"]],
  ["as what is answered", "| Purpose | Method | Path | Answer |\n|---|---|---|---|\n| Read the clock | GET | /clock | see 3.1 |\n", ["json"]],
])("a section of fields is led to %s", (_, request, payloads) => {
  const { service, files } = draftOf(`## 2 Requests\n\n${request}\n## 3 Objects\n\n### 3.1 What it shows\n\n| Field | Type | Notes |\n|---|---|---|\n| hour | integer | 0 to 23. |\n\n### 3.2 Words\n\nNone.\n`);
  expect(service.resources.flatMap(({ operations }) => operations.map(({ response }) => response.payload.is))).toEqual(payloads);
  expect([...files.values()].join("\n")).toContain("hour?: Range<0, 23> & Integer;");
});

test("a section of other things that a request leads to is none of its object", () => {
  const { files, left } = drafted("# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n### 2.1 GET /clock\n\nReads the clock. For failures see 3.1.\n\n### 3.1 What goes wrong\n\n| Field | Type | Notes |\n|---|---|---|\n| reason | string | Why. |\n\n### 3.2 Who goes there\n\n| Field | Type | Notes |\n|---|---|---|\n| who | string | Who. |\n");
  expect(files.get("clock.ts")).not.toContain("reason");
  expect(left.join()).toContain("3.1 What goes wrong");
});
