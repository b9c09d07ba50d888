/** What is committed under `generated` is what the definitions give today, stands up to other tools, and comes from somewhere. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dereference, validate } from "@readme/openapi-parser";
import { Validator } from "@seriousme/openapi-schema-validator";
import openapiTS, { astToString } from "openapi-typescript";
import { describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { findPlace } from "../../generator/documents/places/find.ts";
import { readDocument } from "../../generator/documents/read.ts";
import { check, generate, type Project } from "../../generator/index.ts";
import type { OpenApiDocument } from "../../generator/openapi/document.ts";
import { lint } from "../../generator/openapi/lint.ts";
import type { SourcePart } from "../../generator/openapi/source-map/sourcemap.ts";
import { walkPointers } from "../../generator/openapi/source-map/walk.ts";
import { vocabulary } from "../../generator/openapi/vocabulary.ts";
import { repository, shippedServices } from "../support/definitions.ts";
import { compile, compilers, type Compiler } from "./compilers.ts";
import { declarationLines } from "./declarations.ts";
import { verbs } from "./facts/operations.ts";
import { at, everyKey } from "./json.ts";

const out = `${repository}/generated`;
const services = shippedServices().map(({ service }) => service);

/** It compiles the schema of a version once. */
const validator = new Validator();
const versions = { "openapi-3.0.json": "3.0.3", "openapi.json": "3.1.1", "openapi-3.2.json": "3.2.0" };
/** What stands beside outputs where somebody has installed and built them. */
const ofNpm = /\/(?:dist|node_modules)\/|\/package-lock\.json$/;
const files = filesBelow(out);

function filesBelow(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)).filter((path) => !path.startsWith(".specwright") && !ofNpm.test(path));
  return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

function json<Value = object>(path: string): Value {
  return JSON.parse(files.get(path)!) as Value;
}

test("it is up to date", async () => {
  const project: Project = { root: repository, definitions: "spec-src", out: "generated", cache: ".specwright" };
  const { diagnostics, outOfDate } = await check(project, { lint: false });
  const diffs = outOfDate ? (await generate(project, { mode: "dry-run" })).services.flatMap((one) => [...one.diffs.values()]) : [];
  expect(diffs.join("\n")).toBe("");
  expect(diagnostics).toEqual([]);
}, 60_000);

test("another machine gives the same bytes in another folder", async () => {
  const root = mkdtempSync(join(tmpdir(), "somebody else's folder "));
  try {
    cpSync(`${repository}/spec-src`, `${root}/spec-src`, { recursive: true });
    await generate({ root, definitions: "spec-src", out: "generated", cache: ".specwright" }, { mode: "write" });
    const there = filesBelow(`${root}/generated`);
    expect([...there.keys()]).toEqual([...files.keys()]);
    expect([...files.keys()].filter((path) => files.get(path) !== there.get(path))).toEqual([]);
  } finally {
    rmSync(root, { recursive: true });
  }
}, 60_000);

test("manifests of packages stand as Yarn would write them anew, which no longer were what was generated", () => {
  const manifests = [...files].filter(([path]) => path.endsWith("/package.json"));
  expect(manifests).toHaveLength(6);
  for (const [path, text] of manifests) expect(text, path).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
});

test("nothing tells of a machine, a moment or chance", () => {
  const traces = [repository, tmpdir(), process.version, /\/(?:home|root|Users|tmp|var|private)\//, /[A-Z]:\\/, /\b\d{4}-\d\d-\d\d\b/, /\b\d\d:\d\d:\d\d\b/, /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-/];
  const found = [...files].flatMap(([path, text]) => traces.flatMap((trace) => (text.match(trace) ?? []).map((match) => `${path}: ${match}`)));
  expect(found).toEqual([]);
});

describe.each(services)("%s", (service) => {
  describe.each(Object.entries(versions))("%s", (file, version) => {
    const read = (): OpenApiDocument => json(`${service}/${file}`);

    test(`is OpenAPI ${version} by the official schema`, async () => {
      expect(read().openapi).toBe(version);
      expect(await validator.validate(json<Record<string, unknown>>(`${service}/${file}`))).toEqual({ valid: true });
    });

    test("leaves Redocly's strictest rules nothing to say", async () => {
      expect(await lint({ document: read(), traces: new Map() })).toEqual([]);
    }, 60_000);

    test("is read by ReadMe's parser, which finds nothing wrong", async () => {
      expect(everyKey(await dereference(json(`${service}/${file}`)))).not.toContain("$ref");
      // It reads OpenAPI 3.2, but has no rules for it yet.
      if (version !== "3.2.0") expect(await validate(json(`${service}/${file}`))).toMatchObject({ valid: true, warnings: [] });
    }, 60_000);

    test("has no extension that is not documented", () => {
      const extensions = new Set(everyKey(read()).filter((key) => key.startsWith("x-")));
      expect([...extensions].filter((key) => !Object.hasOwn(vocabulary, key))).toEqual([]);
    });
  });

  test("every operation says what it does, and more than its summary", () => {
    const operations = Object.entries(json<OpenApiDocument>(`${service}/openapi.json`).paths).flatMap(([path, item]) => verbs.map((verb) => [`${verb} ${path}`, item[verb]] as const));
    const said = operations.flatMap(([request, operation]) => (operation === undefined ? [] : [{ request, ...operation }]));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter(({ summary, description }) => !summary || !description || description === summary).map(({ request }) => request)).toEqual([]);
  });

  test("openapi.yaml says what openapi.json says, in the same order", () => {
    expect(JSON.stringify(parseYaml(files.get(`${service}/openapi.yaml`)!))).toBe(JSON.stringify(json(`${service}/openapi.json`)));
  });

  describe("the source map", () => {
    const document: OpenApiDocument = json(`${service}/openapi.json`);
    const parts = [...files.keys()].filter((path) => path.startsWith(`${service}/sources/`)).map((path) => json<SourcePart>(path));
    const entries = parts.flatMap(({ sources }) => Object.entries(sources));

    test("knows each operation, parameter, schema and field of the document, once", () => {
      expect(entries.map(([pointer]) => pointer).sort()).toEqual(walkPointers(document).sort());
      expect(entries.filter(([pointer]) => at(document, pointer) === undefined)).toEqual([]);
      expect(entries.length).toBeGreaterThan(20);
    });

    test("leads each of them to a declaration", () => {
      const lines = declarationLines(`${repository}/spec-src`);
      const definitions = entries.flatMap(([pointer, { definitions }]) => (definitions.length === 0 ? [pointer] : definitions));
      expect([...new Set(definitions)].filter((definition) => !lines.has(definition))).toEqual([]);
    });

    test("leads each of them to a place in the document", () => {
      const { document: path } = parts[0]!;
      const read = readDocument(path, readFileSync(`${repository}/${path}`, "utf8"));
      if (!read.ok) throw new Error(`${path} is not read.`);
      const lost = entries.filter(([, { places }]) => places.length === 0 || !places.every((place) => findPlace(read.value, place) !== undefined));
      expect(lost).toEqual([]);
    });
  });
});

describe.each(Object.keys(compilers) as Compiler[])("TypeScript %s", (compiler) => {
  test("compiles the types that openapi-typescript makes of every document", async () => {
    const made = services.flatMap((service) => Object.keys(versions).map(async (file) => [`${service}-${file}.ts`, astToString(await openapiTS(json(`${service}/${file}`)))] as const));
    const texts = Object.fromEntries(await Promise.all(made));
    expect(texts["mgmt-v3-openapi.json.ts"]).toContain('"/slb/virtual-server/{name}/port/{port-number}+{protocol}": {');
    expect(compile(compiler, { texts })).toBe("");
  }, 120_000);
});
