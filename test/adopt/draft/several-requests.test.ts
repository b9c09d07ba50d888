/** Several requests in one section, and parameters whose rows say where they stand: each goes to its own request. */
import { expect, test } from "vitest";
import { plainMarkdown } from "../../../generator/adopt/draft/markdown/plain-markdown.ts";
import type { Operation } from "../../../generator/model/operation.ts";
import { drafted, underTitle, type Drafted } from "./drafted.ts";

/** Where each name stands, by request. */
function placesIn({ service }: Drafted): Readonly<Record<string, readonly string[]>> {
  const operations = service.resources.flatMap((resource) => resource.operations);
  return Object.fromEntries(operations.map((one) => [`${one.method} ${one.uri.template}`, namesIn(one, service)]).sort());
}

function namesIn({ query, headers, request, response }: Operation, { schemas }: Drafted["service"]): readonly string[] {
  const inBody = (payload: Operation["request"]): readonly string[] => {
    const shape = payload.is !== "json" ? undefined : payload.shape.is === "reference" ? schemas.find(({ id }) => payload.is === "json" && payload.shape.is === "reference" && id === payload.shape.to)?.shape : payload.shape;
    return shape?.is === "object" ? shape.fields.map(({ name }) => name) : [];
  };
  return [...query.map(({ name }) => `?${name}`), ...headers.map(({ name }) => `${name}:`), ...inBody(request), ...inBody(response.payload).map((name) => `→ ${name}`)];
}

const placed = "| Name | In | Type | Required | Description |\n|---|---|---|---|---|\n| id | path | string | yes | The id of the thing. |\n| X-Trace | header | string | no | A trace. |\n| dry | query | boolean | no | Nothing is moved. |\n| to | body | string | yes | Where to. |\n";

test.each([
  "`POST /things/{id}/move` moves a thing.",
  "To move a thing, send POST /things/{id}/move with these:",
  "- `POST /things/{id}/move`: moves a thing",
  "| Method | Path | Description |\n|---|---|---|\n| POST | /things/{id}/move | Moves a thing |",
])("a column tells where parameters stand, whatever the request stands in: %s", (request) => {
  const { left, ...draft } = underTitle(`## Move a thing\n\n${request}\n\n${placed}`);
  expect(left).toEqual([]);
  expect(placesIn({ left, ...draft })).toEqual({ "POST /things/{id}/move": ["?dry", "X-Trace:", "to"] });
});

test("where no request is known to be meant, nothing is a field of an object, and it is told", () => {
  const draft = drafted(`# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n## Things\n\n| Method | Path | Description |\n|---|---|---|\n| GET | /things | Lists things |\n| POST | /things | Creates a thing |\n\n${placed}`);
  expect(placesIn(draft)).toEqual({ "GET /things": [], "POST /things": [] });
  expect(draft.left).toEqual(['the table of "Things" (line 12): of which request it lists the parts is not understood']);
});

const limit = "| Parameter | Type | Description |\n|---|---|---|\n| limit | integer | How many. |\n";
const name = "| Parameter | Type | Required | Description |\n|---|---|---|---|\n| name | string | yes | The name. |\n\nResponse: 201 Created\n\n| Field | Type | Description |\n|---|---|---|\n| id | string | The id. |\n";

test.each([
  ["lines", `\`GET /things\`\n\nLists things.\n\n${limit}\n\`POST /things\`\n\nCreates a thing.\n\n${name}`],
  ["lines with what they are for", `\`GET /things\` – lists things\n\n${limit}\n\`POST /things\` – creates a thing\n\n${name}`],
  ["lines under titles in bold", `**List things**\n\n\`GET /things\`\n\n${limit}\n**Create a thing**\n\n\`POST /things\`\n\n${name}`],
  ["items", `- \`GET /things\`: lists things\n\n${limit.replace(/^/gm, "  ")}\n- \`POST /things\`: creates a thing\n\n${name.replace(/^/gm, "  ")}`],
])("tables behind requests in one section are of the one that they stand behind: %s", (_, text) => {
  expect(placesIn(underTitle(`## Things\n\n${text}`))).toEqual({ "GET /things": ["?limit"], "POST /things": ["name", "→ id"] });
});

test("a table behind the last of several requests alone can be about all of them", () => {
  const text = `## Things\n\n- \`GET /things\`: lists things\n- \`POST /things\`: creates a thing\n\n${limit}`;
  expect(plainMarkdown(text).text).toBe(text);
});

test("two requests in lines of their own above one table: it is of neither alone", () => {
  const { service, files } = underTitle("## Boxes\n\n`GET /boxes/{id}`\n\n`PUT /boxes/{id}`\n\n| Field | Type | Description |\n|---|---|---|\n| name | string | The name. |\n");
  expect(service.resources.flatMap(({ operations }) => operations.map(({ method }) => method))).toEqual(["GET", "PUT"]);
  expect(files.get("boxes.ts")!.match(/(?:Get|Put)<.*>/g)).toEqual(['Get<Of["uri"], Of["fields"]>', 'Put<Of["uri"], Of["fields"], Silent>']);
});

test("a list that is read is no list of things, unless a collection answers with it", () => {
  const { service } = drafted(
    "# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n## Lists\n\n| Method | Path | Description |\n|---|---|---|\n| GET | /lists | Get the list. |\n| GET | /lists/{id} | Retrieve a specific list. |\n| GET | /lists/{id}/members/{name} | Get a list of what a member wrote. |\n",
  );
  const effects = service.resources.flatMap(({ operations }) => operations.map(({ uri, effect }) => [uri.template, effect]));
  expect(Object.fromEntries(effects)).toEqual({ "/lists": "list", "/lists/{id}": "read", "/lists/{id}/members/{name}": "list" });
});

test("what an example shows to be answered as a list is one, whatever the purpose says", () => {
  const { service } = drafted(
    '# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n## Room index\n\n`GET /houses/{house}/rooms`\n\nResponse:\n\n```json\n[{ "name": "a" }]\n```\n\n## Room details\n\n`GET /houses/{house}/room`\n\nResponse:\n\n```json\n{ "name": "a" }\n```\n',
  );
  const told = service.resources.flatMap(({ operations }) => operations.map(({ uri, effect, id }) => [uri.template, effect, id]));
  expect(told).toEqual([
    ["/houses/{house}/room", "read", "getHousesRoom"],
    ["/houses/{house}/rooms", "list", "listHousesRooms"],
  ]);
});
