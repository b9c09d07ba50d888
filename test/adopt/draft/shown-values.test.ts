/** Requests that are shown with values in their paths. */
import { expect, test } from "vitest";
import { compiled, drafted } from "./drafted.ts";

const call = (title: string, request: string, answer = ""): string => `## ${title}\n\n\`\`\`sh\ncurl ${request}\n\`\`\`\n\n${answer === "" ? "" : `\`\`\`json\n${answer}\n\`\`\`\n\n`}`;
const lamps = call("List the lamps", "https://demo.example/api/lamps", '[{ "id": 1, "code": "a81f" }]');

function requestsIn(text: string): readonly string[] {
  const { service, findings, files } = drafted(`# Demo interface\n\nVersion 1.\n\n${text}`);
  expect(findings).toEqual([]);
  expect(compiled(files)).toEqual([]);
  return service.resources.flatMap(({ operations }) => operations.map(({ method, uri: { template } }) => `${method} ${template}`)).sort();
}

test("numbers, UUIDs, and values of an example that have a digit are placeholders", () => {
  expect(requestsIn(`${lamps}${call("Read a lamp", "https://demo.example/api/lamps/1")}`)).toEqual(["GET /api/lamps", "GET /api/lamps/{id}"]);
  expect(requestsIn(`${lamps}${call("Remove a lamp", "-X DELETE https://demo.example/api/lamps/a81f")}`)).toEqual(["DELETE /api/lamps/{id}", "GET /api/lamps"]);
  expect(requestsIn(`${lamps}${call("Blink", "-X POST https://demo.example/api/lamps/3f2504e0-4f89-11d3-9a0c-0305e82c3301/blink")}`)).toEqual(["GET /api/lamps", "POST /api/lamps/{id}/blink"]);
});

test("several of them are named after what stands before each", () => {
  expect(requestsIn(`${lamps}${call("Read a mode", "https://demo.example/api/lamps/1/modes/2")}`)).toEqual(["GET /api/lamps", "GET /api/lamps/{lamp_id}/modes/{mode_id}"]);
});

test("the name is a guess, unless the document has one", () => {
  const guessed = drafted(`# Demo interface\n\nVersion 1.\n\n${lamps}${call("Read a lamp", "https://demo.example/api/lamps/1")}`);
  expect([...guessed.files.values()].join("\n")).toContain("// Guessed: that {id} stands where a request has 1");
  const named = `# Demo interface\n\nVersion 1.\n\n${lamps}${call("Read a lamp", "https://demo.example/api/lamps/1")}## Notes\n\nWhat is below /api/lamps/{lamp} is kept for an hour.\n`;
  const { files, service } = drafted(named);
  expect(service.resources.map(({ uri }) => uri.template)).toContain("/api/lamps/{lamp}");
  expect([...files.values()].join("\n")).not.toContain("stands where");
});

test("what all requests begin with is no value, nor is a word", () => {
  expect(requestsIn(`${call("List", "https://demo.example/api/2/lamps")}${call("Read the state", "https://demo.example/api/2/state")}`)).toEqual(["GET /api/2/lamps", "GET /api/2/state"]);
  expect(requestsIn(`${lamps}${call("Read all", "https://demo.example/api/lamps/all")}`)).toEqual(["GET /api/lamps", "GET /api/lamps/all"]);
});

test("the body of a call goes on over lines until its quotation ends", () => {
  const { service } = drafted(`# Demo interface\n\nVersion 1.\n\n${call("Add a lamp", "-X POST https://demo.example/api/lamps \\\n  -H \"Accept: it's\" -d '{\n  \"code\": \"a\",\n  \"on\": true\n}'")}`);
  const [request] = service.resources.flatMap(({ operations }) => operations.map((one) => one.request));
  expect(request).toMatchObject({ is: "json", shape: { is: "reference" } });
});

const part = (title: string, text: string): string => `#### ${title}\n\n${text}\n\n`;
const rows = (columns: string, ...lines: readonly string[]): string => `| ${columns} |\n|${columns.split("|").map(() => "---").join("|")}|\n${lines.map((line) => `| ${line} |`).join("\n")}`;

test("a request that is shown below a title of its own is that of the section around it, with what its other parts list", () => {
  const text = `### Adding a lamp\n\n${part("Request structure", rows("Path | Type | Description", "`code` | `String` | Its code"))}${part("Example request", "    $ curl 'https://demo.example/lamps' -i -X POST -d '{\"code\":\"a\"}'")}${part("HTTP request", "``` http\nPOST /lamps HTTP/1.1\nHost: demo.example\n```")}${part("Response headers", rows("Name | Description", "`Location` | Where it is"))}${part("Response structure", rows("Path | Type | Description", "`id` | `Number` | Its number"))}`;
  const { service, findings, left } = drafted(`# Demo interface\n\nVersion 1.\n\n${text}`);
  expect(findings).toEqual([]);
  expect(left).toEqual(['the headers of answers in "Response headers": definitions have no word for them']);
  const [add] = service.resources.flatMap(({ operations }) => operations);
  expect([add!.summary, add!.method, add!.uri.template, add!.headers.length, add!.request.is, add!.response.payload.is]).toEqual(["Adding a lamp (Lamps)", "POST", "/lamps", 0, "json", "json"]);
});
