/** What holds for every service in every version, as the tools of others see it. */
import { parse as parseWithReadme, validate as validateWithReadme } from "@readme/openapi-parser";
import { Validator } from "@seriousme/openapi-schema-validator";
import openapiTS, { astToString } from "openapi-typescript";
import { describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { dialects } from "../../../generator/openapi/dialect.ts";
import type { OpenApiDocument } from "../../../generator/openapi/document.ts";
import { emitDocument } from "../../../generator/openapi/emit.ts";
import type { Emitted } from "../../../generator/openapi/emitted.ts";
import { toJson } from "../../../generator/openapi/json.ts";
import { lint } from "../../../generator/openapi/lint.ts";
import { sourceMap } from "../../../generator/openapi/source-map/sourcemap.ts";
import { walkPointers } from "../../../generator/openapi/source-map/walk.ts";
import { vocabulary } from "../../../generator/openapi/vocabulary.ts";
import { toYaml } from "../../../generator/openapi/yaml.ts";
import { line, valueOf } from "./build.ts";
import { examples } from "./examples.ts";

const validator = new Validator();

const cases = dialects.flatMap((dialect) => Object.entries(examples).map(([name, example]) => ({ name, version: dialect.version, dialect, example })));

describe.each(cases)("$name in OpenAPI $version", ({ dialect, example, version }) => {
  const emitted = valueOf(emitDocument(example(), dialect));
  const { document } = emitted;

  test("is valid by the official schema", async () => {
    expect(await validator.validate(copy(document))).toEqual({ valid: true });
  });

  test("has nothing for Redocly's strictest rules to find", async () => {
    expect((await lint(emitted)).map(line)).toEqual([]);
  });

  test.skipIf(version === "3.2.0")("is read by readme's parser, which knows no 3.2", async () => {
    const readable = copy(document) as unknown as Parameters<typeof parseWithReadme>[0];
    expect(await validateWithReadme(readable)).toMatchObject({ valid: true, warnings: [] });
  });

  test("becomes types", async () => {
    const types = astToString(await openapiTS(copy(document) as never));
    for (const { operationId } of operationsOf(document)) expect(types).toContain(`operations["${operationId}"]`);
  });

  test("reads back from JSON and YAML as it is", () => {
    expect(JSON.stringify(JSON.parse(toJson(document)))).toBe(JSON.stringify(document));
    for (const yaml of ["1.1", "1.2"] as const) {
      expect(JSON.stringify(parseYaml(toYaml(document), { version: yaml, merge: false }))).toBe(JSON.stringify(document));
    }
  });

  test("has no extension that the vocabulary lacks", () => {
    expect([...extensionsIn(document)].filter((key) => !Object.hasOwn(vocabulary, key))).toEqual([]);
  });

  test("has a source for each operation, parameter, schema and property", () => {
    const mapped = new Set([...sourceMap(emitted).values()].flatMap((part) => Object.keys(part.sources)));
    expect(walkPointers(document).filter((pointer) => !mapped.has(pointer))).toEqual([]);
    expect(pointersByBruteForce(document).filter((pointer) => !mapped.has(pointer))).toEqual([]);
  });

  test("says in a description what it does not show", () => {
    const descriptions = [...textsIn(document)].join("\n");
    expect([...notShownIn(document)].filter((what) => !descriptions.includes(what.replace(/</g, "\\<")))).toEqual([]);
  });

  test("is the same every time", () => {
    expect(toJson(valueOf(emitDocument(sameService(emitted), dialect)).document)).toBe(toJson(document));
  });
});

test("the full example, with other ways to authenticate and silent on them, uses the whole vocabulary", () => {
  const full = examples.everything();
  const others = ([{ is: "openid" }, { is: "certificate" }] as const).map((how) => ({ ...full.security![0]!, name: how.is, how }));
  const asking = full.resources.map((resource) => ({ ...resource, operations: resource.operations.map((operation) => ({ ...operation, access: [] })) }));
  const services = [full, { ...full, resources: asking }, { ...full, security: others }, { ...full, security: undefined }];
  const used = new Set(services.flatMap((service) => dialects.flatMap((dialect) => [...extensionsIn(valueOf(emitDocument(service, dialect)).document)])));
  expect(Object.keys(vocabulary).filter((key) => !used.has(key))).toEqual([]);
});

test("pointers of one version hold in the others", () => {
  const [first, ...others] = dialects.map((dialect) => walkPointers(valueOf(emitDocument(examples.everything(), dialect)).document));
  for (const other of others) expect(other).toEqual(first);
});

function sameService({ service }: Emitted): Emitted["service"] {
  return structuredClone(service);
}

function copy(document: OpenApiDocument): Record<string, unknown> {
  return JSON.parse(toJson(document)) as Record<string, unknown>;
}

function operationsOf(document: OpenApiDocument) {
  return Object.values(document.paths).flatMap((item) => [item.get, item.post, item.put, item.patch, item.delete].filter((one) => one !== undefined));
}

type Entry = readonly [key: string, value: unknown, pointer: string];

/** Every member of every object and list. */
function* entriesIn(value: unknown, pointer = ""): Generator<Entry> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const at = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    yield [key, member, at];
    yield* entriesIn(member, at);
  }
}

function extensionsIn(document: OpenApiDocument): Set<string> {
  const headers = new Set(["x-trace"]);
  return new Set([...entriesIn(document)].map(([key]) => key).filter((key) => key.startsWith("x-") && !headers.has(key)));
}

/** Without the walker's knowledge of OpenAPI, for documents in which no field is called like a keyword. */
function pointersByBruteForce(document: OpenApiDocument): string[] {
  const wanted = /^\/paths\/[^/]+\/(get|put|post|delete|patch)$|\/parameters\/[^/]+$|^\/components\/schemas\/[^/]+$|\/properties\/[^/]+$/;
  return [...entriesIn(document)].map(([, , pointer]) => pointer).filter((pointer) => wanted.test(pointer));
}

function* textsIn(document: OpenApiDocument): Generator<string> {
  for (const [key, value] of entriesIn(document)) if (key === "description" && typeof value === "string") yield value;
}

function* notShownIn(document: OpenApiDocument): Generator<string> {
  for (const [key, value] of entriesIn(document)) {
    if (key !== "x-not-shown" && key !== "not-shown") continue;
    if (Array.isArray(value)) yield* value.map((gap: { what: string }) => gap.what);
    else if (value !== "the status and the body of errors") yield String(value);
  }
}
