/** Placeholders that a document calls by several names, or fills in: a request does not hold their names. */
import { expect, test } from "vitest";
import { compiled, drafted } from "./drafted.ts";

function requestsIn(text: string): readonly string[] {
  const { service, findings, files } = drafted(`# Demo interface\n\nVersion 1.\n\n${text}`);
  expect(findings).toEqual([]);
  expect(compiled(files)).toEqual([]);
  return service.resources.flatMap(({ operations }) => operations.map(({ method, uri: { template } }) => `${method} ${template}`)).sort();
}

const block = (text: string): string => `\`\`\`\n${text}\n\`\`\`\n\n`;
const row = (method: string, path: string): string => `| Method | Path | Produces |\n|---|---|---|\n| \`${method}\` | \`${path}\` | \`application/json\` |\n\n`;

test("what a call has in its place is the placeholder that the section's own request has", () => {
  const call = "export BIN=mine\n\ncurl -X POST \\\n  -d '{\"lid\":\"open\"}' \\\n  https://demo.example/api/bins/${BIN}/lid";
  expect(requestsIn(`## Open the lid\n\n${block("POST /api/bins/{token}/lid\nHTTP/1.1\nHost: demo.example")}#### Path parameters\n\n| Parameter | Description |\n|---|---|\n| token | The token of the bin |\n\n${block(call)}`)).toEqual(["POST /api/bins/{token}/lid"]);
});

test("what such a call sends below a title of its own is what the section's request sends", () => {
  const text = `## Open the lid\n\n${block("POST /api/bins/{token}/lid")}#### Path parameters\n\n| Parameter | Description |\n|---|---|\n| token | The token of the bin |\n\n${block("curl -X POST -d '{\"lid\":\"open\"}' https://demo.example/api/bins/${BIN}/lid")}`;
  const [open] = drafted(`# Demo interface\n\nVersion 1.\n\n${text}`).service.resources.flatMap(({ operations }) => operations);
  expect([open!.summary, open!.request.is]).toEqual(["Open the lid (Api Bins Lid)", "json"]);
});

test("a value in a call is the placeholder of the path in the same section, whatever it looks like", () => {
  const section = `## Empty a bin\n\n${row("PUT", "/bins/empty/:bin")}### Sample request\n\n${block("$ curl \\\n  --request PUT \\\n  https://demo.example/bins/empty/adf4238a-882b-9ddc-4a9d-5b6758e4159e")}`;
  const named = `## Wash a bin\n\n${row("PUT", "/bins/wash/:bin")}### Sample request\n\n${block("curl --request PUT https://demo.example/bins/wash/Garden")}`;
  expect(requestsIn(`${section}${named}`)).toEqual(["PUT /bins/empty/{bin}", "PUT /bins/wash/{bin}"]);
});

test("a path that goes on below a placeholder of another name is another path, and no resource stands twice where it does", () => {
  const table = "## Bins\n\n| Method | Path | Purpose |\n|---|---|---|\n| GET | /bins | List the bins |\n| GET | /bins/{id} | Read a bin |\n| GET | /bins/{serial}/state | Look up by the serial number |\n";
  expect(requestsIn(table)).toEqual(["GET /bins", "GET /bins/{id}", "GET /bins/{serial}/state"]);
});

test("two calls that differ in what their variables are called are of one path", () => {
  expect(requestsIn(`## List the lids\n\n${block("GET /bins/:id/lids")}## Add a lid to several bins\n\n${block("for bin_no in 3 4; do\n  curl --request POST -d '{\"size\": 2}' https://demo.example/bins/${bin_no}/lids\ndone")}`)).toEqual([
    "GET /bins/{id}/lids",
    "POST /bins/{id}/lids",
  ]);
});

test("an address of a page is not that of the service", () => {
  const { service } = drafted("# Demo interface\n\nVersion 1.\n\n## Read a graph\n\n`GET /graphs`\n\nQuery parameters:\n\n- from: the date on which the graph should start - see <https://tools.example/doc/graph.en.html> for more.\n");
  expect(service.servers.map(({ url }) => url)).toEqual(["{address}"]);
});
