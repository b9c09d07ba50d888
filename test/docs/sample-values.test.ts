/** What samples send and show is what OpenAPI allows there: whoever copies one is not refused for its values. */
import addFormats from "ajv-formats";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { jsonMediaType } from "../../generator/model/operation.ts";
import type { Service } from "../../generator/model/service.ts";
import type { Json, StringShape } from "../../generator/model/shape.ts";
import { dialects } from "../../generator/openapi/dialect.ts";
import { emitDocument } from "../../generator/openapi/emit.ts";
import { sampleOf } from "../../generator/views/client/samples.ts";
import { exampleValue } from "../../generator/views/docs/example.ts";
import { schemasOf } from "../../generator/views/docs/shapes.ts";
import { simplestNumber, simplestText } from "../../generator/views/simplest.ts";
import { services } from "./support/docs.ts";

const dialect = dialects.find(({ version }) => version.startsWith("3.1"))!;

interface Document {
  readonly paths: { readonly [path: string]: { readonly [method: string]: unknown } };
}

function documentOf(service: Service): Document {
  const emitted = emitDocument(service, dialect);
  if (!emitted.ok) throw new Error(emitted.diagnostics.map(({ message }) => message).join("\n"));
  return JSON.parse(JSON.stringify(emitted.value.document), (_, value: unknown) => inEitherWay(value)) as Document;
}

/** What is read-only has to be in answers alone, and what is write-only in requests alone, as OpenAPI means it and JSON Schema does not know. */
function inEitherWay(value: unknown): unknown {
  const { required, properties } = (value ?? {}) as { readonly required?: readonly string[]; readonly properties?: { readonly [name: string]: { readonly readOnly?: true; readonly writeOnly?: true } } };
  return Array.isArray(required) && properties !== undefined ? { ...(value as object), required: required.filter((name) => properties[name]?.readOnly !== true && properties[name]?.writeOnly !== true) } : value;
}

/** Says what is wrong with a value at a place of a document. */
function judgeOf(document: Document): (value: Json, ...steps: readonly string[]) => string {
  const ajv = new Ajv2020({ strict: false, logger: false });
  addFormats.default(ajv);
  ajv.addSchema({ ...document, $id: "docs:openapi" });
  return (value, ...steps) => {
    const pointer = steps.map((step) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/");
    const validate = ajv.compile({ $ref: `docs:openapi#/${pointer}` });
    return validate(value) ? "" : ajv.errorsText(validate.errors);
  };
}

describe.each(services)("%s", (_, service) => {
  const document = documentOf(service);
  const judge = judgeOf(document);
  const schemas = schemasOf(service);
  /** Those that OpenAPI has a path for: no pattern of paths can be one. */
  const operations = service.resources.flatMap((resource) => resource.operations).filter(({ uri, method }) => document.paths[uri.template]?.[method.toLowerCase()] !== undefined);

  test("bodies that are sent", () => {
    const wrong = operations.flatMap(({ id, uri, method, request }) => {
      if (request.is !== "json") return [];
      const value = sampleOf(request.shape, schemas);
      return told(id, value, judge(value, "paths", uri.template, method.toLowerCase(), "requestBody", "content", request.mediaType ?? jsonMediaType, "schema"));
    });
    expect(wrong).toEqual([]);
  });

  test("answers", () => {
    const wrong = operations.flatMap(({ id, uri, method, response: { status, payload } }) => {
      const value = payload.is === "json" ? exampleValue(payload.shape, schemas) : undefined;
      if (payload.is !== "json" || value === undefined) return [];
      return told(id, value, judge(value, "paths", uri.template, method.toLowerCase(), "responses", status, "content", payload.mediaType ?? jsonMediaType, "schema"));
    });
    expect(wrong).toEqual([]);
  });
});

function told(id: string, value: Json, found: string): readonly string[] {
  return found === "" ? [] : [`${id}: ${found} in ${JSON.stringify(value)}`];
}

test.each<[Omit<StringShape, "is">, string | undefined]>([
  [{}, "serial"],
  [{ maxLength: 3 }, "ser"],
  [{ minLength: 8 }, "serialxx"],
  [{ format: "date" }, "2000-01-01"],
  [{ format: "ipv4", maxLength: 15 }, "192.0.2.1"],
  [{ format: "email", maxLength: 5 }, undefined],
  [{ format: "string-rlx" }, "serial"],
  [{ pattern: "^[0-9]{13}$" }, "1111111111111"],
  [{ pattern: "^[A-F]{2,4}$" }, "AA"],
  [{ pattern: "^[a-z]+$", maxLength: 2 }, "se"],
  [{ pattern: "^0x" }, undefined],
  [{ pattern: "^(a|a)*b$", minLength: 20 }, undefined],
])("the simplest text of %j", (facts, text) => {
  expect(simplestText({ is: "string", ...facts }, "serial")).toBe(text);
});

test.each([
  [{}, 1],
  [{ minimum: 5, maximum: 9 }, 5],
  [{ maximum: -3 }, -3],
  [{ exclusiveMinimum: 5 }, 6],
  [{ exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
  [{ exclusiveMaximum: 0 }, -1],
  [{ bits: [{ bit: 4, name: "four" }], minimum: 0 }, 4],
])("the simplest number of %j", (facts, number) => {
  expect(simplestNumber({ is: "number", ...facts })).toBe(number);
});
