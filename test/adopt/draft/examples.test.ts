/** Examples in JSON: each shows the part of the request that it stands behind, and is held against the fields of that part alone. */
import { expect, test } from "vitest";
import { underTitle, type Drafted } from "./drafted.ts";

function namesOf({ service }: Drafted, type: string): readonly string[] | undefined {
  const shape = service.schemas.find(({ name }) => name === type)?.shape;
  return shape?.is === "object" ? shape.fields.map(({ name }) => name) : undefined;
}

const body = "### POST /things\n\nCreates a thing.\n\n| Field | Type | Required | Description |\n|---|---|---|---|\n| name | string | yes | The name. |\n\n";
const shown = '```json\n{ "id": "t1", "state": "new" }\n```\n';

test("an example behind the rows of the answer is no body of the request", () => {
  const draft = underTitle(`${body}Response: 201 Created\n\n| Field | Type | Description |\n|---|---|---|\n| id | string | The id. |\n| state | string | The state. |\n\n${shown}`);
  expect(namesOf(draft, "ThingsCreateBody")).toEqual(["name"]);
  expect(namesOf(draft, "ThingsCreateAnswer")).toEqual(["id", "state"]);
  expect(draft.guesses.filter((one) => one.includes("example"))).toEqual([]);
});

test("an example behind the rows of the body shows the body", () => {
  const draft = underTitle(`${body}\`\`\`json\n{ "name": "a" }\n\`\`\`\n`);
  expect(namesOf(draft, "ThingsCreateBody")).toEqual(["name"]);
  expect(namesOf(draft, "ThingsCreateAnswer")).toBeUndefined();
});

test("an example of the answer contradicts no row of the request", () => {
  const draft = underTitle(`${body}Response: 201 Created\n\n${shown}`);
  expect(namesOf(draft, "ThingsCreateAnswer")).toEqual(["id", "state"]);
  expect(draft.files.get("things.ts")).not.toContain("Doubted");
});
