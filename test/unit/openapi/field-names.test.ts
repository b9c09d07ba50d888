/** Fields whose names mean something to OpenAPI or to JavaScript are fields like any other. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { validate as validateWithReadme } from "@readme/openapi-parser";
import addFormats from "ajv-formats";
import { Ajv2020 } from "ajv/dist/2020.js";
import openapiTS, { astToString } from "openapi-typescript";
import { describe, expect, test } from "vitest";
import { dialects } from "../../../generator/openapi/dialect.ts";
import type { Version } from "../../../generator/openapi/document.ts";
import { emitDocument } from "../../../generator/openapi/emit.ts";
import { lint } from "../../../generator/openapi/lint.ts";
import { answer, field, json, object, operation, reference, resource, schema, service, text, uri, valueOf } from "./build.ts";

const names = [
  "$ref", "$id", "$schema", "$defs", "$anchor", "$dynamicRef", "allOf", "anyOf", "oneOf", "not", "properties", "additionalProperties", "items", "type", "enum", "const", "default",
  "required", "example", "examples", "discriminator", "nullable", "x-a", "__proto__", "constructor", "toString",
];

describe.each(dialects)("in OpenAPI $version", (dialect) => {
  test.each([...names.map((name) => [name]), names])("a field %s", async (...all) => {
    const at = uri("/things");
    const thing = { ...object({}), fields: all.map((name) => field(name, text)) };
    const get = operation("getThing", "GET", at, { response: answer(json(reference("Thing"))) });
    const { document } = valueOf(emitDocument(service([resource(at, [get])], { schemas: [schema("Thing", thing)] }), dialect));
    const read = JSON.parse(JSON.stringify(document)) as typeof document;
    const { Thing } = read.components!.schemas!;
    expect(Object.entries(Thing!.properties!)).toEqual(all.map((name) => [name, { type: "string" }]));
    expect(await officialErrors(dialect.version, read)).toEqual([]);
    expect(await officialErrors(dialect.version, { ...read, info: {} })).not.toEqual([]);
    expect((await lint({ document, traces: new Map() })).map(({ message }) => message)).toEqual([]);
    const types = astToString(await openapiTS(structuredClone(read) as never));
    for (const name of all) expect(types).toMatch(new RegExp(`[ "]${name.replace("$", "\\$")}"?\\?: string`));
  });
});

/**
 * What the official schema of a version finds wrong. The validator that the other tests use does not come into it: it takes
 * any object with a key `$ref` for a reference, also one that lists fields.
 */
async function officialErrors(version: Version, document: object): Promise<readonly unknown[]> {
  if (version === "3.0.3") {
    const result = await validateWithReadme(structuredClone(document) as never);
    return result.valid ? [] : result.errors;
  }
  const check = official[version];
  return check(document) ? [] : check.errors!;
}

const official = { "3.1.1": compiled("3.1"), "3.2.0": compiled("3.2") };

function compiled(version: string) {
  const validator = createRequire(import.meta.url).resolve("@seriousme/openapi-schema-validator");
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addFormat("media-range", true);
  return ajv.compile(JSON.parse(readFileSync(new URL(`schemas/v${version}/schema.json`, `file://${validator}`), "utf8")) as object);
}
