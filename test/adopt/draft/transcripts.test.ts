/** Calls of curl with what they print, as READMEs have them. */
import { expect, test } from "vitest";
import { compiled, drafted, type Drafted } from "./drafted.ts";

const console = (...lines: readonly string[]): string => `\`\`\`console\n${lines.join("\n")}\n\`\`\``;

function draftOf(...sections: readonly string[]): Drafted {
  const draft = drafted(`# pastebox\n\nVersion 2. The server listens on \`http://paste.test:8480\`.\n\n${sections.join("\n\n")}\n`);
  expect(draft.findings).toEqual([]);
  expect(compiled(draft.files)).toEqual([]);
  return draft;
}

const create = `## Create a snippet\n\n${console(`$ curl -X POST http://paste.test:8480/snippets -d '{"title": "hello"}'`, "HTTP/1.1 201 Created", "Content-Type: application/json", "", '{"id": "k3x9", "title": "hello"}')}`;
const read = `## Fetch one\n\n${console("$ curl http://paste.test:8480/snippets/k3x9", '{"id": "k3x9", "title": "hello", "size": 12}')}`;
const list = `## List snippets\n\n${console('$ curl "http://paste.test:8480/snippets?lang=python&limit=20"', "[", '  {"id": "k3x9"}', "]")}\n\n\`limit\` can be 1 to 100.`;

test("what a call prints is its answer, with its status", () => {
  const { service, files } = draftOf(create, read);
  const operations = service.resources.flatMap((one) => one.operations);
  expect(operations.map(({ method, uri, response: { status, payload } }) => [method, uri.template, status, payload.is]).sort()).toEqual([["GET", "/snippets/{id}", "2XX", "json"], ["POST", "/snippets", "201", "json"]]);
  expect([...files.values()].join("\n")).toContain("size?: number;");
});

test("a value that another call prints is one in a path", () => {
  expect([...draftOf(create, read).files.values()].join("\n")).toContain("// Guessed: that {id} stands where a request has k3x9");
});

test("a query of a call has parameters, with what a sentence says that begins with their name", () => {
  const { service, files, guesses } = draftOf(list);
  const [get] = service.resources.flatMap((one) => one.operations);
  expect(get!.query.map(({ name, required }) => [name, required])).toEqual([["lang", false], ["limit", false]]);
  expect(get!.response.payload).toMatchObject({ is: "json", shape: { is: "array" } });
  expect(files.get("snippets.ts")).toMatch(/\/\/ Guessed: the type of limit, by what else is said of it\n.*\n.*limit can be 1 to 100\.\n(?:.*\n)*? {2}limit\?: Range<1, 100>;/);
  expect(guesses.filter((one) => one.includes("query"))).toEqual([expect.stringContaining("lang"), expect.stringContaining("limit")]);
});

test("two calls in one block have an answer each", () => {
  const { service } = draftOf(`## Snippets\n\n${console("$ curl http://paste.test:8480/snippets", '[{"id": "a1"}]', "$ curl http://paste.test:8480/state", '{"up": true}')}`);
  expect(service.resources.flatMap(({ operations }) => operations.map(({ method, uri }) => `${method} ${uri.template}`)).sort()).toEqual(["GET /snippets", "GET /state"]);
});

test("a key that only a call shows is told", () => {
  expect(draftOf(`## List\n\n${console('$ curl http://paste.test:8480/snippets -H "X-Api-Key: abc"')}`).left).toEqual([expect.stringContaining('the way to authenticate, "X-Api-Key: abc", which only requests show')]);
});
