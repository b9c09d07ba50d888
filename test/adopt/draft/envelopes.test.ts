/** What examples show around the fields that rows list, and what rows tell of two requests at once. */
import { expect, test } from "vitest";
import { openapi31 } from "../../../generator/openapi/dialect.ts";
import { emitDocument } from "../../../generator/openapi/emit.ts";
import { compiled, drafted } from "./drafted.ts";

function schemasOf(text: string): Readonly<Record<string, any>> {
  const draft = drafted(`# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n${text}`);
  expect(draft.findings).toEqual([]);
  expect(draft.left).toEqual([]);
  expect(compiled(draft.files)).toEqual([]);
  const emitted = emitDocument(draft.service, openapi31);
  if (!emitted.ok) throw new Error(emitted.diagnostics.map(({ message }) => message).join("\n"));
  return emitted.value.document.components!.schemas!;
}

const rows = "| Field | Type | Description |\n|---|---|---|\n| id | string | Read-only. |\n| power | integer | 0 to 100. |\n";
const pumps = (example: string): string => `## GET /pumps\n\nLists pumps.\n\nResponse:\n\n\`\`\`json\n${example}\n\`\`\`\n\n${rows}`;

test.each([
  ['{ "data": [ { "id": "p1", "power": 20 } ], "total": 3 }', "array"],
  ['{ "data": { "id": "p1", "power": 20 }, "total": 3 }', "object"],
])("the fields that rows list stand where an example has them: %s", (example, type) => {
  const { properties } = schemasOf(pumps(example))["PumpsListAnswer"];
  expect(Object.keys(properties)).toEqual(["data", "total"]);
  expect(properties.data.type).toBe(type);
  const { id, power } = (type === "array" ? properties.data.items : properties.data).properties;
  expect([id.readOnly, power]).toMatchObject([true, { type: "integer", minimum: 0, maximum: 100 }]);
  expect(properties.total.type).toBe("number");
});

test("an example with some of the fields is no envelope of them", () => {
  const answer = schemasOf(pumps('{ "id": "p1", "power": 20, "last": { "id": "p0", "power": 10 } }'))["PumpsListAnswer"];
  expect(Object.keys(answer.properties)).toEqual(["id", "power", "last"]);
});

test("what a request has to send that changes an object stands in a column of its own", () => {
  const table = "| Name | Type | Mandatory on Create | Mandatory on Update | Description |\n|---|---|---|---|---|\n| code | string | Yes | Yes | The code. |\n| owner | string | Yes | No | Who wears it. |\n| note | string | No | No | Text. |\n";
  const { Badge, BadgeElementChangeBody } = schemasOf(`## Badges\n\n### POST /badges\n\nCreates a badge.\n\n### PUT /badges/{code}\n\nChanges a badge.\n\n### Badge\n\n${table}`);
  expect(Badge.required).toEqual(["code", "owner"]);
  expect(BadgeElementChangeBody.required).toEqual(["code"]);
  expect(BadgeElementChangeBody.properties.owner.description).toBe("Who wears it.");
});

test("a word for a format is the name of a type where rows list what is in it", () => {
  const { EventGetAnswer } = schemasOf("## GET /events/{id}\n\nReturns an event.\n\n| Field | Type | Description |\n|---|---|---|\n| at | DateTime | When it was. |\n| at.zone | string | The zone. |\n| end | DateTime | When it ended. |\n");
  expect(EventGetAnswer.properties).toMatchObject({ at: { type: "object", properties: { zone: { type: "string" } } }, end: { type: "string", format: "date-time" } });
});
