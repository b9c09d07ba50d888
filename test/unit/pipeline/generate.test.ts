/** The library over real folders: what a run writes, leaves alone and removes. */
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.ts";
import { check, drift, generate, type Project } from "../../../generator/index.ts";
import { version } from "../../../generator/pipeline/fingerprint.ts";

const sound = fileURLToPath(new URL("../../errors/sound/spec", import.meta.url));
const shipped = fileURLToPath(new URL("../../../spec-src/mgmt-v3", import.meta.url));
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function project(): Project {
  const root = mkdtempSync(join(tmpdir(), "specwright-"));
  folders.push(root);
  cpSync(sound, join(root, "spec"), { recursive: true });
  return { root, definitions: "spec", out: "generated", cache: ".specwright" };
}

const write = { mode: "write" } as const;

test("a second run writes nothing and leaves the times of files alone", async () => {
  const one = project();
  const first = await generate(one, write);
  const files = first.services.flatMap(({ created }) => created);
  const times = files.map((file) => statSync(join(one.root, file)).mtimeMs);
  const second = await generate(one, write);
  expect(files.length).toBeGreaterThan(5);
  expect(second.services).toMatchObject([{ created: [], changed: [], removed: [] }]);
  expect(files.map((file) => statSync(join(one.root, file)).mtimeMs)).toEqual(times);
});

test("an output that is gone comes back, though the definitions are the same", async () => {
  const one = project();
  await generate(one, write);
  rmSync(join(one.root, "generated/bookshop/openapi.yaml"));
  expect((await generate(one, write)).services[0]?.created).toEqual(["generated/bookshop/openapi.yaml"]);
});

test("what is kept of earlier runs changes nothing that comes out", async () => {
  const one = project();
  await generate(one, write);
  const file = join(one.root, "spec/bookshop/books.ts");
  writeFileSync(file, readFileSync(file, "utf8").replace("/**\n", "/**\n * Mended.\n"));
  await generate(one, write);
  const incremental = readFileSync(join(one.root, "generated/bookshop/openapi.json"), "utf8");
  for (const folder of ["generated", ".specwright"]) rmSync(join(one.root, folder), { recursive: true });
  await generate(one, write);
  expect(readFileSync(join(one.root, "generated/bookshop/openapi.json"), "utf8")).toBe(incremental);
});

test("any bundle of readings can be lost", async () => {
  const one = { ...project(), definitions: "spec-src" };
  cpSync(shipped, join(one.root, "spec-src/mgmt-v3"), { recursive: true });
  const [made] = (await generate(one, write)).services;
  const cache = join(one.root, one.cache);
  const holds = (bundle: string, text: string): boolean => readFileSync(join(cache, bundle)).includes(text);
  const readings = readdirSync(cache).filter((name) => holds(name, "packed") && !holds(name, "fragments"));
  expect(readings.length).toBeGreaterThan(5);
  for (const bundle of readings) {
    rmSync(join(cache, bundle));
    expect(await generate(one, { ...write, force: true })).toMatchObject({
      diagnostics: [],
      services: [{ service: "mgmt-v3", created: [], changed: [], removed: [], unchanged: made?.created.length }],
    });
  }
});

test("a block whose resource moves is found, though its own file is as it was", async () => {
  const one = project();
  const edit = (file: string, from: string, to: string): void => {
    const path = join(one.root, "spec/bookshop", file);
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
  };
  const documents = { ...write, only: ["openapi-3.1"] } as const;
  edit("books.ts", "import", 'import type { AddressedAt } from "specwright/http";\nimport');
  edit("books.ts", "title: string", 'title: AddressedAt<string, "/books/{isbn}/reviews">');
  expect((await generate(one, documents)).diagnostics).toEqual([]);
  edit("reviews.ts", "/reviews", "/opinions");
  expect((await generate(one, documents)).diagnostics).toMatchObject([{ code: "address-of-nothing", at: { file: "spec/bookshop/books.ts" } }]);
});

test("templates of the project are noticed when they come, change and go", async () => {
  const one = { ...project(), templates: "templates" };
  const template = join(one.root, "templates/{service}/list.csv.hbs");
  mkdirSync(join(one.root, "templates/{service}"), { recursive: true });
  await generate(one, write);
  writeFileSync(template, "one\n");
  expect((await generate(one, write)).services[0]?.created).toEqual(["generated/bookshop/list.csv"]);
  writeFileSync(template, "another\n");
  expect((await generate(one, write)).services[0]?.changed).toContain("generated/bookshop/list.csv");
  rmSync(template);
  expect((await generate(one, write)).services[0]?.removed).toEqual(["generated/bookshop/list.csv"]);
});

test("what is wrong in a file that two services share is told once", async () => {
  const one = project();
  cpSync(join(one.root, "spec/bookshop"), join(one.root, "spec/library"), { recursive: true });
  const shared = join(one.root, "spec/shared.ts");
  writeFileSync(shared, "export type Shared = Nowhere;\n");
  for (const service of ["bookshop", "library"]) appendFileSync(join(one.root, `spec/${service}/books.ts`), '\nimport type { Shared } from "../shared.ts";\nexport type Own = Shared;\n');
  const ofShared = (diagnostics: readonly Diagnostic[]) => diagnostics.filter(({ at }) => at?.file === "spec/shared.ts").map(({ code }) => code);
  expect(ofShared((await generate(one, write)).diagnostics)).toHaveLength(1);
  expect(ofShared((await drift(one, {})).diagnostics)).toHaveLength(1);
});

test("check trusts the files and not the record of the last run", async () => {
  const one = project();
  await generate(one, write);
  expect((await check(one, {})).outOfDate).toBe(false);
  writeFileSync(join(one.root, "generated/bookshop/unknowns.md"), "edited\n");
  expect(await check(one, {})).toMatchObject({ outOfDate: true, diagnostics: [{ code: "file-out-of-date", severity: "error" }], services: [{ changed: ["generated/bookshop/unknowns.md"] }] });
});

test("check tells of the document as well where outputs are out of date", async () => {
  const one = project();
  await generate(one, write);
  writeFileSync(join(one.root, "generated/bookshop/unknowns.md"), "edited\n");
  const document = join(one.root, "spec/bookshop/document.md");
  writeFileSync(document, `${readFileSync(document, "utf8")}\n## Magazines\n\nGET /magazines\n`);
  const codes = (await check(one, {})).diagnostics.map(({ code }) => code);
  expect(codes).toContain("file-out-of-date");
  expect(codes.length).toBeGreaterThan(1);
});

test("the outputs of a service that is gone go as well; those of another project stay", async () => {
  const one = project();
  await generate(one, write);
  cpSync(join(one.root, "generated/bookshop"), join(one.root, "generated/foreign"), { recursive: true });
  const part = join(one.root, "generated/foreign/sources/books.json");
  writeFileSync(part, readFileSync(part, "utf8").replace('"module": "spec/', '"module": "elsewhere/'));
  renameSync(join(one.root, "spec/bookshop"), join(one.root, "spec/library"));
  const report = await generate(one, write);
  expect(report.services.map(({ service, removed }) => [service, removed.length > 0])).toEqual([["library", false], ["bookshop", true]]);
  expect(existsSync(join(one.root, "generated/bookshop"))).toBe(false);
  expect(existsSync(part)).toBe(true);
});

test("another version of the tool beside the definitions is said", async () => {
  const one = project();
  const folder = join(one.root, "node_modules/specwright");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "version": "0.0.1" }');
  expect((await generate(one, write)).diagnostics).toMatchObject([{ code: "other-version", severity: "warning" }]);
  writeFileSync(join(folder, "package.json"), `{ "version": "${version}" }`);
  expect((await generate(one, write)).diagnostics).toEqual([]);
});
