/** Drafts of documents that write their requests in ways of their own: in the titles of columns, in lists of code, filled in, or by several names. */
import { expect, test } from "vitest";
import { plainMarkdown } from "../../../generator/adopt/draft/markdown/plain-markdown.ts";
import { drafted, underTitle, type Drafted } from "./drafted.ts";

function operations({ service }: Drafted): readonly string[] {
  return service.resources.flatMap(({ operations: all }) => all.map(({ method, uri }) => `${method} ${uri.template}`)).sort();
}

const plain = (text: string): string => plainMarkdown(text).text;

test("requests below the title of an example show others, filled in: they are none of their own", () => {
  const api = (call: string): string =>
    `## Read a kite\n\n\`GET /kites/:id\`\n\n| Name | Type | In |\n|---|---|---|\n| id | integer | path |\n\n### Example\n\n\`GET ${call}\`\n\n#### Response\n\n\`Status: 200\`\n\n\`\`\`json\n{ "line": "red" }\n\`\`\`\n`;
  for (const call of ["/kites/1", "/kites/1?full=true"]) {
    const draft = underTitle(api(call));
    expect(operations(draft)).toEqual(["GET /kites/{id}"]);
    expect(draft.files.get("kites.ts")).toContain("line?: string;");
  }
  expect(operations(drafted(`# Kites\n\nVersion 1.\n\n${api("/kites/1&full=true")}`))).toEqual(["GET /kites/{id}"]);
  expect(operations(underTitle(api("/kites/1/tail")))).toEqual(["GET /kites/1/tail", "GET /kites/{id}"]);
});

test("requests on one path that labels give with other names are of one resource, whatever their calls are filled with", () => {
  const draft = drafted("# Kites\n\nVersion 1.\n\n## Read a kite\n\nRoute: `/kites/:name`\n\n```\ncurl https://kites.example/kites/blue\n```\n\n## Change a kite\n\nRoute: `/kites/:kite_id`\n\n```\ncurl -X PATCH -d '{\"line\":\"red\"}' https://kites.example/kites/5\n```\n\n## Remove a kite\n\nRoute: `/kites/:kite_id`\n\n```\ncurl -X DELETE https://kites.example/kites/35\n```\n");
  expect(draft.findings).toEqual([]);
  expect(operations(draft)).toEqual(["DELETE /kites/{name}", "GET /kites/{name}", "PATCH /kites/{name}"]);
  expect([...draft.left].sort()).toEqual(["DELETE", "PATCH"].map((method) => `what "${method} /kites/{kite_id}" calls what stands in its path: another request has that path as "/kites/{name}"`));
});

test("a path whose methods are headings below it is left out nowhere, be its names in angle brackets", () => {
  const draft = underTitle("## Kites\n\nURI: `/kites/<kite>/tail/<knot>`\n\n### GET\n\nReads a knot.\n\n### DELETE\n\nUnties a knot.\n");
  expect(operations(draft)).toEqual(["DELETE /kites/{kite}/tail/{knot}", "GET /kites/{kite}/tail/{knot}"]);
  expect(draft.left).toEqual([]);
  expect(drafted("# Kites\n\nVersion 1.\n\n`GET /kites`\n\n## Tails\n\nURI: `/kites/<kite>/tail`\n").left).toEqual(['the path "/kites/<kite>/tail" of "Tails": the document gives no method for it']);
});

test("names of placeholders that differ in their letters alone make no second request", () => {
  const draft = underTitle("## Requests\n\n- Read a kite: [`GET /kites/{kiteid}`](#read)\n- Remove a kite: [`DELETE /kites/{kiteID}`](#remove)\n\n## Read a kite\n\n```http\nGET /kites/{kiteid}\n```\n\n## Remove a kite\n\n```http\nDELETE /kites/{kiteID}\n```\n");
  expect(operations(draft)).toEqual(["DELETE /kites/{kiteid}", "GET /kites/{kiteid}"]);
});

test("a column that is called as its methods are says which requests there are, several in one cell", () => {
  const draft = underTitle("## List\n\n| GET/POST | Auth required | URL |\n|---|---|---|\n| Get | yes | /kites |\n| Get+Post | no | /kites/line |\n| Post | yes | /kites/land |\n");
  expect(operations(draft)).toEqual(["GET /kites", "GET /kites/line", "POST /kites/land", "POST /kites/line"]);
  const matrix = "## List\n\n| URL | GET | POST |\n|---|---|---|\n| /kites | x | |\n| /tails | x | x |\n";
  expect(plain(matrix)).toBe(matrix);
  expect(operations(underTitle(matrix))).toEqual(["GET /kites", "GET /tails", "POST /tails"]);
});

test("a method before the path of a cell is one in small letters as well; the slash at the end of a path is told", () => {
  const draft = underTitle("Name | HTTP request | Description\n--- | --- | ---\n**listKites** | **Get** /kites/ | All kites\n**removeKite** | **Delete** /kites/{id} | Removes one\n");
  expect(operations(draft)).toEqual(["DELETE /kites/{id}", "GET /kites"]);
  expect(draft.left).toEqual(['the slash at the end of "/kites/": the URIs of definitions end in none']);
  const words = "| Field | Notes |\n|---|---|\n| line | Get it first. |\n";
  expect(plain(words)).toBe(words);
});

test("a block that lists requests and what each does is a table of them; one that shows a message is none", () => {
  const draft = underTitle("## Endpoints\n\n```\nGET    /kites            Returns list of all kites\nPUT    /kites/:kite_id   Changes one kite\n\nDELETE /kites/:kite_id\n```\n");
  expect(operations(draft)).toEqual(["DELETE /kites/{kite_id}", "GET /kites", "PUT /kites/{kite_id}"]);
  const message = "```\nGET /kites HTTP/1.1\nHost: kites.example\n```\n";
  expect(plain(message)).toBe(message);
});

test("what is listed below the heading of one parameter names no others", () => {
  const draft = underTitle("## Read a kite\n\n```http\nGET /kites/{id}\n```\n\n### Parameters\n\n#### `fields` (optional in query string)\n\nWhat is answered:\n\n- **`all`:** every field\n- **`some`:** a few\n\n### Example\n\n```sh\ncurl \"https://demo.example/v1/kites/12?fields=all\"\n```\n");
  expect(draft.service.resources.flatMap(({ operations: all }) => all.flatMap(({ query }) => query.map(({ name }) => name)))).toEqual(["fields"]);
});

test("a request that is called empty sends nothing", () => {
  const request = (said: string): unknown =>
    underTitle(`## Land\n\nPath: \`/kites/land\`\n\nMethod: \`POST\`\n\nRequest: ${said}\n\nResponse: Empty\n\nResponse Code: \`202\`\n`).service.resources.flatMap(({ operations: all }) => all.map(({ request: { is } }) => is));
  expect(request("Empty")).toEqual(["none"]);
  expect(request("Kite")).toEqual(["not-shown"]);
});
