/** The README says what is so: its excerpts stand in their files, its snippets compile, its outputs and tables are real. `-u` renews the latter two. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenApiDocument } from "../../generator/openapi/document.ts";
import { problemsIn } from "../../generator/openapi/lint.ts";
import { repository } from "../support/definitions.ts";
import { start } from "./command.ts";
import { compile, compileProject, compilers, type Compiler } from "./compilers.ts";
import { makePackage, manifest, temporaryFolder } from "./package.ts";
import { exampleFiles, fences, isOfExample, readme, withBodies, withTables, type Fence } from "./readme/fences.ts";
import { tables } from "./readme/tables.ts";

const minutes = 60_000;
let specwright: string;
let folder: string;

/** A checkout to run commands in, and beside it the examples of the README. */
beforeAll(() => {
  specwright = makePackage();
  folder = temporaryFolder();
  for (const path of ["spec-src", "generated"]) cpSync(join(repository, path), join(folder, path), { recursive: true });
  for (const [path, text] of exampleFiles) write(path, text);
  write("package.json", '{ "type": "module" }');
  write("bin/npx", `#!/bin/sh\nshift\nexec "${process.execPath}" "${join(specwright, manifest.bin.specwright)}" "$@"\n`, 0o755);
  link("node_modules/specwright", specwright);
  write("start/package.json", "{}");
  link("start/node_modules/specwright", specwright);
  link("acme/node_modules/specwright", specwright);
  link("acme/node_modules/@acme/api-definitions", join(folder, "acme/packages/api-definitions"));
}, 5 * minutes);

afterAll(() => [specwright, folder].forEach((path) => rmSync(path, { recursive: true, force: true })));

function write(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text, { mode });
}

function link(path: string, target: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  symlinkSync(target, join(folder, path), "junction");
}

async function outputOf(command: string, at = ""): Promise<string> {
  const { code, stdout, stderr } = await start("sh", ["-c", `PATH="${folder}/bin:$PATH"; ${command}`], join(folder, at)).ended;
  if (code !== 0) throw new Error(`${command} exited with ${code}\n${stdout}${stderr}`);
  return stdout;
}

/** The body of a console block with the real output below each command: `folder $ command`. */
async function session(body: string): Promise<string> {
  let text = "";
  for (const [prompt, at, command = ""] of body.matchAll(/^(?:(\S+) )?\$ (.*)\n/gm)) text += `${prompt}${await outputOf(command, at)}`;
  return text;
}

async function printedBy(snippet: string): Promise<string> {
  const { outputText } = ts.transpileModule(snippet, { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 } });
  write("library.mjs", outputText);
  return outputOf(`"${process.execPath}" library.mjs`);
}

test("its outputs and tables are what the code gives", async () => {
  const bodies = new Map<string, string>();
  for (const { language, path, body } of fences) {
    if (language === "console") bodies.set(body, await session(body));
    if (language === "text") bodies.set(body, await printedBy(fences.find((one) => one.language === "ts" && one.path === path)!.body));
  }
  const current = withTables(withBodies(readme, ({ body }) => bodies.get(body) ?? body), tables);
  await expect(current).toMatchFileSnapshot(`${repository}/README.md`);
}, 5 * minutes);

describe("an excerpt stands in its file", () => {
  const excerpts = fences.filter(({ path }) => path !== "" && path !== "library.ts").filter((one) => !isOfExample(one));

  test.each(excerpts.map((one): [string, Fence] => [one.path, one]))("%s", (path, { body }) => {
    const text = readFileSync(join(repository, path), "utf8");
    expect(atAnyDepth(body).some((excerpt) => text.includes(excerpt)), body).toBe(true);
  });
});

/** The excerpt at each depth that it can have in its file. */
function atAnyDepth(excerpt: string): readonly string[] {
  return Array.from({ length: 20 }, (_, depth) => excerpt.replaceAll(/^(?=.)/gm, " ".repeat(depth)));
}

describe.each(Object.keys(compilers) as Compiler[])("under TypeScript %s", (compiler) => {
  test("its definitions compile", () => {
    const names = [...exampleFiles.keys()].filter((path) => path.endsWith(".ts"));
    expect(names.length).toBeGreaterThan(2);
    expect(compile(compiler, { files: names.map((path) => join(folder, path)) })).toBe("");
  }, minutes);
});

test("what it shows of the library compiles against the package's declarations", () => {
  const program = fences.find(({ language, path }) => language === "ts" && path === "library.ts")!.body;
  write("library.ts", program);
  write("tsconfig.json", JSON.stringify({ compilerOptions: { strict: true, module: "NodeNext", target: "ES2023", lib: ["ES2023"], types: ["node"], typeRoots: [`${repository}/node_modules/@types`], noEmit: true }, files: ["library.ts"] }));
  expect(compileProject("5.9", folder)).toBe("");
}, minutes);

test.each(["mgmt-v3", "controller-v2"])("the copy that it makes of %s for other tools is a document that Redocly takes, and has none of what they do not read", async (name) => {
  const text = await outputOf(`"${process.execPath}" plain.mjs ../generated/${name}/openapi.json https://192.0.2.10`, "start");
  const copy = JSON.parse(text) as OpenApiDocument;
  const whole = JSON.parse(readFileSync(`${repository}/generated/${name}/openapi.json`, "utf8")) as OpenApiDocument;
  expect(text).not.toMatch(/"2XX":|"format": "enum-list"|"default": (?!\{)|"anyOf": \[\s*\{\s*"type"/);
  expect(copy.servers).toEqual([{ url: "https://192.0.2.10" }]);
  expect(operationsOf(copy).filter(({ summary, description }) => description !== undefined && !description.startsWith(summary!))).toEqual([]);
  expect(statusesIn(copy)).toEqual(["200", "201", "204", "default"]);
  expect(statusesIn(whole)).toEqual(["2XX", "default"]);
  expect(operationsOf(copy).filter(({ responses }) => responses["204"]?.content !== undefined)).toEqual([]);
  expect(text.match(/"type": "number"/g)?.length).toBe(text.match(/"format": "double"/g)?.length);
  expect(Object.keys(copy.components!.schemas!)).toEqual(Object.keys(whole.components!.schemas!));
  expect(await problemsIn(copy)).toEqual(await problemsIn(whole));
}, minutes);

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly responses: { readonly [status: string]: { readonly content?: object } };
}

function operationsOf({ paths }: OpenApiDocument): readonly Operation[] {
  return Object.values(paths ?? {}).flatMap((item) => (Object.values(item) as unknown[]).filter((one): one is Operation => typeof one === "object" && one !== null && "responses" in one));
}

/** The statuses that the operations of a document answer with, each once. */
function statusesIn(document: OpenApiDocument): readonly string[] {
  return [...new Set(operationsOf(document).flatMap(({ responses }) => Object.keys(responses)))].sort();
}

test("what it links to is there", () => {
  const links = [...readme.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, path = ""]) => path);
  expect(links.filter((path) => !/^https:/.test(path) && !existsSync(join(repository, path)))).toEqual([]);
});

test("its anchors are those of its headings", () => {
  const prose = withBodies(readme, () => "");
  const anchors = [...prose.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) => title.toLowerCase().replaceAll(/[^\p{L}\p{N} -]/gu, "").replaceAll(" ", "-"));
  const links = [...prose.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = ""]) => anchor);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
});

test("what it gives to task runners is read by them: outputs of Nx begin with a folder that it knows", () => {
  const { targetDefaults } = JSON.parse(exampleFiles.get("acme/nx.json")!) as { readonly targetDefaults: { readonly [target: string]: { readonly outputs?: readonly string[] } } };
  const { tasks } = JSON.parse(exampleFiles.get("acme/turbo.json")!) as { readonly tasks: object };
  expect(Object.keys(targetDefaults)).toEqual(Object.keys(tasks));
  expect(Object.values(targetDefaults).flatMap(({ outputs = [] }) => outputs).filter((one) => !/^\{(?:projectRoot|workspaceRoot)\}\//.test(one))).toEqual([]);
});

test("its two set-up commands are those of the package, and of continuous integration", () => {
  const commands = fences.filter(({ language }) => language === "sh").map(({ body }) => body.trim());
  expect(commands.slice(0, 2)).toEqual(["npm ci && npm run generate", "npm ci && npm test"]);
  expect(manifest.scripts).toMatchObject({ generate: expect.any(String), test: expect.any(String) });
  const ci = readFileSync(join(repository, ".ci/run"), "utf8");
  for (const command of ["npm ci", "npm run generate", "npm test"]) expect(ci).toContain(command);
});
