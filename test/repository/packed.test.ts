/**
 * The package as others have it: packed by npm, installed by npm without a network into the monorepo of the README, where
 * the definitions are in a package of their own.
 */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repository } from "../support/definitions.ts";
import { start, type Ended } from "./command.ts";
import { compileProject } from "./compilers.ts";
import { makePackage, manifest, temporaryFolder } from "./package.ts";
import { exampleFiles } from "./readme/fences.ts";

const minutes = 60_000;
let specwright: string;
let folder: string;
let packed: readonly string[];

const acme = (path = ""): string => join(folder, "acme", path);

beforeAll(async () => {
  [specwright, folder] = [makePackage(), temporaryFolder()];
  const { stdout } = await succeeding(start("npm", ["pack", "--ignore-scripts", "--json", "--pack-destination", folder], specwright));
  const [{ filename, files }] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  packed = files.map(({ path }) => path);
  for (const [path, text] of exampleFiles) write(path, text);
  write("acme/package.json", JSON.stringify({ private: true, workspaces: ["packages/*"], devDependencies: { specwright: `file:../${filename}` } }));
  write("acme/packages/api/package.json", JSON.stringify({ name: "@acme/api", version: "1.0.0", devDependencies: { "@acme/api-definitions": "*" } }));
  await succeeding(start("npm", ["install", "--offline", "--no-audit", "--no-fund"], acme()));
  for (const name of Object.keys(manifest.dependencies)) link(`acme/node_modules/${name}`, join(repository, "node_modules", name));
}, 10 * minutes);

afterAll(() => [specwright, folder].forEach((path) => rmSync(path, { recursive: true, force: true })));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function link(path: string, target: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  symlinkSync(target, join(folder, path), "junction");
}

async function succeeding({ ended }: { readonly ended: Promise<Ended> }): Promise<Ended> {
  const end = await ended;
  if (end.code !== 0) throw new Error(`It exited with ${end.code}\n${end.stdout}${end.stderr}`);
  return end;
}

const npx = (...args: readonly string[]) => start("npx", ["--offline", "specwright", ...args], acme("packages/api"));

test("it holds the built tool, the vocabulary, the templates, and nothing else", () => {
  const expected = ["dist/cli/main.js", "dist/index.js", "dist/index.d.ts", "spec-src/words.ts", "spec-src/http.ts", "generator/config/schema.json", "generator/diff/schema.json", "generator/drift/schema.json", "generator/prepare.mjs", "templates/{service}/unknowns.md.hbs", "package.json", "README.md", "LICENSE", "CHANGELOG.md"];
  expect(packed).toEqual(expect.arrayContaining(expected));
  expect(packed.filter((path) => !/^(?:dist|templates)\//.test(path)).sort()).toEqual(expected.filter((path) => !/^(?:dist|templates)\//.test(path)).sort());
  expect(packed.filter((path) => path.startsWith("dist/") && !/\.(?:js|d\.ts)$/.test(path))).toEqual([]);
});

test("the scripts that npm runs where its folder is linked leave it as it is", async () => {
  await succeeding(start("tar", ["-xzf", `specwright-${manifest.version}.tgz`], folder));
  write("beside/package.json", JSON.stringify({ private: true }));
  await succeeding(start("npm", ["install", "--offline", "--no-audit", "--no-fund", "../package"], join(folder, "beside")));
  expect(await start("npx", ["--offline", "specwright", "--version"], join(folder, "beside")).ended).toMatchObject({ code: 0 });
}, 3 * minutes);

test("npx runs it where it is installed, with definitions from another package", async () => {
  expect(await npx("--version").ended).toMatchObject({ code: 0, stdout: `${manifest.version}\n` });
  expect(await npx("generate", "--lint").ended).toMatchObject({ code: 0, stdout: expect.stringMatching(/^heating: \d+ created, 0 unchanged\nall services: 4 created, 0 unchanged\n$/) });
  expect(await npx("check").ended).toMatchObject({ code: 0 });
  const document = JSON.parse(readFileSync(acme("packages/api/generated/heating/openapi.json"), "utf8")) as { readonly paths: object };
  expect(Object.keys(document.paths)).toEqual(["/rooms", "/rooms/{name}"]);
}, 3 * minutes);

test("a mistake in another package's definition is shown where it is", async () => {
  const rooms = acme("packages/api-definitions/spec-src/heating/rooms.ts");
  const sound = readFileSync(rooms, "utf8");
  writeFileSync(rooms, sound.replace('key: "{name}"', 'key: "{nam}"'));
  const { code, stdout } = await npx("generate").ended;
  writeFileSync(rooms, sound);
  expect(code).toBe(1);
  expect(stdout).toMatch(/api-definitions\/spec-src\/heating\/rooms\.ts:\d+:\d+: error: .*"\{nam\}"/);
}, 2 * minutes);

test("its definitions compile there, by the vocabulary of the package", () => {
  const files = [...exampleFiles.keys()].filter((path) => path.endsWith(".ts")).map((path) => join(folder, path));
  write("acme/tsconfig.json", JSON.stringify({ compilerOptions: { strict: true, module: "NodeNext", target: "ES2022", lib: ["ES2022"], types: [], allowImportingTsExtensions: true, noEmit: true }, files }));
  expect(compileProject("5.9", acme())).toBe("");
}, minutes);
