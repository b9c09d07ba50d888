/** A project's own templates change what is generated and add to it, with the values of the tool; a bad one says where it is wrong. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { generate, type GenerateReport } from "../../generator/index.ts";
import { repository } from "../support/definitions.ts";

vi.setConfig({ testTimeout: 60_000 });

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "specwright-templates-"));
  cpSync(`${repository}/test/cases/flat-resources-with-patch/spec`, join(root, "spec"), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const read = (path: string): string => readFileSync(join(root, "out/lending-library", path), "utf8");

const run = (): Promise<GenerateReport> => generate({ root, definitions: "spec", out: "out", templates: "our-templates", cache: ".cache" }, { mode: "write" });

test("a template alone makes something new: a table of all operations for a spreadsheet", async () => {
  write("our-templates/{service}/operations.csv.hbs", readFileSync(`${repository}/test/client/templates/operations.csv.hbs`, "utf8"));
  expect((await run()).diagnostics).toEqual([]);
  const lines = read("operations.csv").split("\n");
  expect(lines.slice(0, 3)).toEqual(["call,method,path", "library.books.list(query),GET,/books", "library.books.add(body),POST,/books"]);
  expect(lines.at(-1)).toBe("");
  expect(lines.length).toBe(read("client/api.md").match(/^\| `/gm)!.length + 2);
});

test("one file for each definition file, under the name that it has", async () => {
  write("our-templates/{service}/lists/{resource}.ts.hbs", "{{#with resource.client}}{{doc}}\nexport const names = [{{#each classes}}typeof {{name}},{{/each}}];\n{{/with}}");
  write("our-templates/{service}/lists/licence.txt", "Ours.\n");
  const { diagnostics } = await run();
  expect(diagnostics).toEqual([]);
  expect(read("lists/books.ts")).toContain("typeof BooksResource,");
  expect(read("lists/licence.txt")).toBe("Ours.\n");
});

test("a template in the place of the tool's own is the one that counts", async () => {
  write("our-templates/{service}/client/src/_property.ts.hbs", "  {{doc}}\n  get {{name}}(): {{className}} {\n    // ours\n    return new {{className}}(this.#connection, {{path}});\n  }\n");
  expect((await run()).diagnostics).toEqual([]);
  expect(read("client/src/index.ts")).toContain("    // ours\n    return new BooksResource(");
});

test.each([
  ["{{#with resource.client}}\n{{doc}\n{{/with}}", "template-syntax", 2],
  ["{{#with resource.client}}\nconst name = \"{{classes.name}}\";\n{{/with}}", "template-enclosed", 2],
  ["{{#with resource.client}}\n{{{doc}}}\n{{/with}}", "template-unescaped", 2],
  ["{{#with resource.client}}\n\n  {{documentation}}\n{{/with}}", "view-missing", 3],
])("a bad one fails with its file, line and column: %j", async (text, code, line) => {
  write("our-templates/{service}/client/src/{resource}.ts.hbs", text);
  const { diagnostics } = await run();
  expect(diagnostics[0]).toMatchObject({ code, severity: "error", at: { file: "our-templates/{service}/client/src/{resource}.ts.hbs", line } });
  expect(diagnostics[0]!.at!.column).toBeGreaterThan(0);
  expect(() => statSync(join(root, "out"))).toThrow();
});

test("what a path cannot hold is told, with what it can", async () => {
  write("our-templates/{service}/{resorce}.md.hbs", "");
  const { diagnostics } = await run();
  expect(diagnostics.map(({ message, help }) => `${message} ${help}`)).toEqual([
    expect.stringMatching(/^Nothing fills "\{resorce\}" in the path "\{service\}\/\{resorce\}\.md\.hbs"\. Did you mean "\{resource\}"\? The path of a template can hold \{service\}, and one of \{resource\}, \{shared\}, \{fields\} and \{part\}/),
  ]);
});

test("only what a change reaches is written", async () => {
  write("our-templates/{service}/note.txt", "Ours.\n");
  expect((await run()).diagnostics).toEqual([]);
  const files = ["client/src/books.ts", "client/src/loans.ts", "client/src/index.ts", "client/package.json"];
  const before = files.map((path) => statSync(join(root, "out/lending-library", path)).mtimeMs);
  const books = join(root, "spec/lending-library/books.ts");
  writeFileSync(books, readFileSync(books, "utf8").replace("* The title.", "* The whole title."));
  expect((await run()).diagnostics).toEqual([]);
  const after = files.map((path) => statSync(join(root, "out/lending-library", path)).mtimeMs);
  expect(files.filter((_, index) => before[index] !== after[index])).toEqual(["client/src/books.ts"]);
});
