/** A client's types are those of openapi-typescript to the letter, though neither the compiler's nodes nor its printer make them. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Schema } from "../../generator/openapi/document.ts";
import { typeOf } from "../../generator/views/client/openapi-typescript.ts";
import type { Spelling } from "../../generator/views/client/plain-schema.ts";
import { typeDeclaration, typeExpression } from "../../generator/views/emit/types.ts";
import { identifier } from "../../generator/views/emit/typescript.ts";
import { anyText } from "../unit/views/payloads.ts";
import { declarationText, typeText } from "./support/compiler-types.ts";

const spelling: Spelling = {
  nameOf: (component) => component,
  holds: ({ writeOnly }) => writeOnly !== true,
  said: ({ description = "", deprecated = false }) => ({ text: description, deprecated }),
};

function expectSame(schema: Schema): void {
  expect(typeExpression(typeOf(schema, spelling)).text).toBe(typeText(schema, spelling));
  expect(typeDeclaration(identifier("Named"), typeOf(schema, spelling)).text).toBe(declarationText("Named", schema, spelling));
}

const reference = { $ref: "#/components/schemas/Room" };

describe("to the letter", () => {
  test.each<readonly [string, Schema]>([
    ["a reference", reference],
    ["nothing that is known", {}],
    ["a value that no one has", { not: {} }],
    ["an object of which no field is known", { type: "object" }],
    ["an object without fields", { type: "object", additionalProperties: false }],
    ["a map", { type: "object", additionalProperties: reference }],
    ["fields beside others", { type: "object", properties: { a: reference }, additionalProperties: { type: "string" } }],
    ["a list of lists", { type: "array", items: { type: "array", items: { enum: ["a", "b"] } } }],
    ["a list of anything", { type: "array" }],
    ["an open enumeration", { anyOf: [{ type: "string", enum: ["a", 'b"', "\u2028"] }, { type: "string" }] }],
    ["an open enumeration of numbers", { anyOf: [{ type: "integer", enum: [1, -1, 0.5, 1e21] }, { type: "number" }] }],
    ["truth beside numbers and nothing", { oneOf: [{ type: "boolean" }, { type: "integer", enum: [0, 1, -0] }, { type: "null" }, { enum: [true, false, null, null] }] }],
    ["alternatives of one type", { oneOf: [{ type: "string" }, { type: "string" }, { type: "number" }, { type: "integer" }] }],
    ["several types", { type: ["string", "null", "boolean"] }],
    ["a composition of compositions", { allOf: [reference, { oneOf: [reference, { type: "string" }] }, { allOf: [reference, { type: "object", properties: { a: { type: "string" } } }] }] }],
    ["fields with alternatives", { type: "object", properties: { a: { type: "string" } }, oneOf: [reference, { anyOf: [reference, { type: "boolean" }] }, { type: "null" }] }],
    ["fields in fields", { type: "object", required: ["b"], properties: { b: { type: "object", properties: { c: { type: "array", items: { type: "object", properties: { d: { readOnly: true, description: "Of\n\ntwo.  \n", type: "number" } } } } } } } }],
    ["a field that should not be used", { type: "object", properties: { a: { deprecated: true }, b: { deprecated: true, description: "*/ @see" } } }],
    ["names of fields", { type: "object", properties: Object.fromEntries(["new", "constructor", "0", "-1", "1e+21", "1e3", "NaN", "Infinity", "é", "𝄞", "\0", "\u00001", "\t\v\f\b\r\n\\\"'`", "\u0085\u2028\x7f\u001f", "a-b", "", " "].map((name) => [name, {}])) }],
  ])("%s", (_, schema) => expectSame(schema));
});

const scalar = fc.oneof(anyText, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer(), fc.boolean(), fc.constant(null));
const type = fc.constantFrom<Schema["type"][]>("string", "number", "integer", "boolean", "null", "object", "array", undefined);

const { schema: schemas } = fc.letrec<{ schema: Schema; whole: Schema }>((tie) => {
  const many = fc.array(tie("schema") as fc.Arbitrary<Schema>, { minLength: 1, maxLength: 3 });
  const whole = fc.record(
    {
      type,
      enum: fc.array(scalar, { minLength: 1, maxLength: 4 }),
      items: tie("schema"),
      oneOf: many,
      anyOf: many,
      allOf: many,
      properties: fc.array(fc.tuple(anyText, tie("schema")), { maxLength: 3 }).map((entries) => Object.fromEntries(entries)),
      required: fc.constant(["constructor", "a|b"]),
      additionalProperties: fc.oneof(tie("schema"), fc.boolean()),
      readOnly: fc.boolean(),
      writeOnly: fc.boolean(),
      deprecated: fc.boolean(),
      description: anyText,
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Schema>;
  // Of the values of an object openapi-typescript makes nothing but an error.
  const sane = whole.map(({ enum: values, ...others }): Schema => (values === undefined || [others.type].flat().includes("object") ? others : { ...others, enum: values }));
  return { whole: sane, schema: fc.oneof({ maxDepth: 4, depthSize: "medium" }, fc.constant<Schema>(reference), type.map((one) => (one === undefined ? {} : { type: one })), tie("whole")) };
});

test("whatever the schema", () => {
  fc.assert(fc.property(schemas as fc.Arbitrary<Schema>, expectSame), { numRuns: 2000, seed: 1 });
});
