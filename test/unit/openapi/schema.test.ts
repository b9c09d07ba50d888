import { describe, expect, test } from "vitest";
import type { Field, Schema as Model, Shape } from "../../../generator/model/shape.ts";
import { dialects, openapi30, openapi31, type Dialect } from "../../../generator/openapi/dialect.ts";
import type { Schema } from "../../../generator/openapi/document.ts";
import { emitDocument } from "../../../generator/openapi/emit.ts";
import { answer, contradiction, field, flag, json, line, number, object, operation, reference, resource, schema, service, text, uri, valueOf } from "./build.ts";

const at = uri("/things");

/** The components of a service whose only operation answers `shape` and takes `sent`. */
function components(schemas: readonly Model[], dialect: Dialect = openapi31, used: Shape = reference(schemas[0]!.id), sent?: Shape) {
  const more = sent === undefined ? {} : { request: json(sent) };
  const things = resource(at, [operation("putThing", "PUT", at, { response: answer(json(used)), ...more })]);
  return valueOf(emitDocument(service([things], { schemas }), dialect)).document.components?.schemas ?? {};
}

function propertyOf(shape: Shape, dialect: Dialect = openapi31, more: Partial<Field> = {}): Schema {
  const model = schema("Thing", { is: "object", fields: [field("value", shape, more)] });
  const { Thing } = components([model, schema("Other", object({ name: text }))], dialect);
  return Thing!.properties!["value"]!;
}

describe.each(dialects)("in every version ($version)", (dialect) => {
  const of = (shape: Shape, more: Partial<Field> = {}) => propertyOf(shape, dialect, more);

  test("a boolean that takes 0 and 1 is one of two types, with its default in words", () => {
    expect(of(flag)).toEqual({
      description: "Default 0.",
      oneOf: [{ type: "integer", enum: [0, 1] }, { type: "boolean" }],
      default: 0,
    });
  });

  test("zero, the empty string and false are defaults like any other", () => {
    expect(of({ is: "number", default: 0 })).toEqual({ type: "number", default: 0 });
    expect(of({ is: "string", default: "" })).toEqual({ type: "string", default: "" });
    expect(of({ is: "boolean", default: false })).toEqual({ type: "boolean", default: false });
    expect(of({ is: "literals", values: ["a"], default: "b" })).toEqual({ type: "string", enum: ["a"], default: "b" });
  });

  test("what only answers or only requests hold is required of these alone", () => {
    const fields = [field("id", { is: "string", readOnly: true }, { required: true }), field("pin", { is: "string", writeOnly: true }, { required: true }), field("name", text, { required: true })];
    const thing = schema("Thing", { is: "object", fields });
    const { Thing, ThingInput } = components([thing, schema("Other", object({ name: text }))], dialect, reference(thing.id), reference(thing.id));
    expect([Thing!.required, ThingInput!.required]).toEqual([["id", "name"], ["pin", "name"]]);
    expect([Thing, ThingInput].map((one) => Object.keys(one!.properties!))).toEqual([["id", "pin", "name"], ["id", "pin", "name"]]);
  });

  test("an integer whose stated limits need 64 bits says so, unless a format is stated or even these are too few", () => {
    const formats = (shape: object) => of({ is: "number", integer: true, ...shape }).format;
    expect(formats({ minimum: 0, maximum: 4294967295 })).toBe("int64");
    expect(formats({ minimum: -2147483649 })).toBe("int64");
    expect(formats({ minimum: -(2 ** 63), exclusiveMaximum: 2 ** 63 })).toBe("int64");
    expect(formats({ minimum: 0, exclusiveMaximum: 2147483649 })).toBe("int64");
    expect(formats({ minimum: 0, maximum: 4294967295, format: "uint32" })).toBe("uint32");
    for (const few of [{}, { minimum: 0 }, { minimum: -2147483648, maximum: 2147483647 }, { exclusiveMaximum: 2147483648 }]) expect(formats(few)).toBeUndefined();
    for (const many of [{ minimum: 0, exclusiveMaximum: 2 ** 64 }, { maximum: 2 ** 63 }, { minimum: -(2 ** 64) }]) expect(formats(many)).toBeUndefined();
    expect(of({ is: "number", maximum: 4294967295 }).format).toBeUndefined();
  });

  test("a single value is an enumeration of one", () => {
    expect(of({ is: "literals", values: ["on"] })).toEqual({ type: "string", enum: ["on"] });
    expect(of({ is: "literals", values: ["on", "off"], format: "switch" })).toEqual({ type: "string", enum: ["on", "off"], format: "switch" });
    expect(of({ is: "literals", values: [true] })).toEqual({ type: "boolean", enum: [true] });
    expect(of({ is: "literals", values: [0.5, 1] })).toEqual({ type: "number", enum: [0.5, 1] });
  });

  test("an open enumeration accepts any value of its type", () => {
    expect(of({ is: "literals", values: ["a", "b"], open: true, notShown: "the rest" })).toEqual({
      description: "Other values occur. **Not shown:** the rest.",
      anyOf: [{ type: "string", enum: ["a", "b"] }, { type: "string" }],
      "x-not-shown": "the rest",
    });
  });

  test("bits are a list, and named in words", () => {
    const bits = [{ bit: 1, name: "new" }, { bit: 2, name: "rare" }];
    expect(of({ is: "number", integer: true, bits }, { description: "Its marks" })).toEqual({
      description: "Its marks. A bitwise OR of 1 (new) and 2 (rare).",
      type: "integer",
      "x-bits": bits,
    });
  });

  test("a reference stands alone where nothing is said beside it, otherwise in an allOf", () => {
    expect(of(reference("Other"))).toEqual({ $ref: "#/components/schemas/Other" });
    expect(of(reference("Other", { readOnly: true }), { description: "The other." })).toEqual({
      description: "The other.",
      allOf: [{ $ref: "#/components/schemas/Other" }],
      readOnly: true,
    });
  });

  test("members of different types are oneOf, others anyOf", () => {
    expect(of({ is: "union", of: [text, number] })).toHaveProperty("oneOf");
    expect(of({ is: "union", of: [text, reference("Other")] })).toHaveProperty("oneOf");
    expect(of({ is: "union", of: [text, { is: "literals", values: ["a"] }] })).toHaveProperty("anyOf");
    expect(of({ is: "union", of: [object({ a: text }), reference("Other")] })).toHaveProperty("anyOf");
    expect(of({ is: "union", of: [text, { is: "any" }] })).toEqual({ anyOf: [{ type: "string" }, { description: "Any value." }] });
  });

  test("a member that says the same as another adds nothing", () => {
    expect(of({ is: "union", of: [text, text] })).toEqual({ type: "string" });
  });

  test("what is not shown is any value, and says so", () => {
    expect(of({ is: "not-shown", what: "the body of <things>" })).toEqual({
      description: "**Not shown:** the body of \\<things>.",
      "x-not-shown": "the body of <things>",
    });
  });

  test("a contradiction stands in the extension and in words", () => {
    const said = of({ is: "string", contradiction: contradiction("name", "what it is called") }, { description: "A name." });
    expect(said.description).toMatch(/^A name\.\n\n\*\*In doubt:\*\* what it is called\.\n\n- This\. \(Section 0\)\n- That\. \(Section 1\)\n\nFollowed here: The first/);
    expect(said["x-contradictions"]).toMatchObject([{ name: "name", readings: [{ says: "This.", source: { section: "Section 0" } }, { says: "That." }] }]);
  });

  test("fields of any name are there, in their order", () => {
    const names = ["port-number", "1sec_rate", "a_b", "a-b", "__proto__", "constructor", "toString", "default", "$ref"];
    const model = schema("Thing", { is: "object", fields: names.map((name) => field(name, text, { required: true })) });
    const { Thing } = components([model], dialect);
    expect(Object.keys(Thing!.properties!)).toEqual(names);
    expect(Thing!.required).toEqual(names);
  });

  test("a schema that is another by a new name refers to it", () => {
    const { Thing } = components([schema("Thing", reference("Other")), schema("Other", text)], dialect);
    expect(Thing).toMatchObject({ allOf: [{ $ref: "#/components/schemas/Other" }], "x-source": {} });
    expect(Thing).not.toHaveProperty("$ref");
  });

  test("an object without fields is an object", () => {
    expect(of(object({}))).toEqual({ type: "object" });
  });
});

describe("what the versions spell differently", () => {
  test.each([
    [{ is: "number", minimum: 0, exclusiveMaximum: 9 }, { minimum: 0, maximum: 9, exclusiveMaximum: true }, { minimum: 0, exclusiveMaximum: 9 }],
    [{ is: "number", minimum: 3, exclusiveMinimum: 3 }, { minimum: 3, exclusiveMinimum: true }, { exclusiveMinimum: 3 }],
    [{ is: "number", maximum: 3, exclusiveMaximum: 4 }, { maximum: 3 }, { maximum: 3 }],
  ] as const)("limits of %j", (shape, old, current) => {
    expect(propertyOf(shape, openapi30)).toEqual({ type: "number", ...old });
    expect(propertyOf(shape, openapi31)).toEqual({ type: "number", ...current });
  });

  test("examples", () => {
    expect(propertyOf(text, openapi30, { example: "" })).toEqual({ type: "string", example: "" });
    expect(propertyOf(text, openapi31, { example: "" })).toEqual({ type: "string", examples: [""] });
  });

  test("a value or null", () => {
    const orNull = (shape: Shape): Shape => ({ is: "union", of: [shape, { is: "null" }] });
    const onlyNull = { type: "string", nullable: true, enum: [null] };
    expect(propertyOf(orNull(text), openapi30)).toEqual({ type: "string", nullable: true });
    expect(propertyOf(orNull(text), openapi31)).toEqual({ type: ["string", "null"] });
    expect(propertyOf(orNull({ is: "literals", values: ["a"] }), openapi30)).toEqual({ type: "string", nullable: true, enum: ["a", null] });
    expect(propertyOf(orNull(reference("Other")), openapi30)).toEqual({ anyOf: [{ $ref: "#/components/schemas/Other" }, onlyNull] });
    expect(propertyOf(orNull(reference("Other")), openapi31)).toEqual({ anyOf: [{ $ref: "#/components/schemas/Other" }, { type: "null" }] });
    expect(propertyOf({ is: "null" }, openapi30)).toEqual(onlyNull);
  });

  test("a description beside null is kept", () => {
    const bits = [{ bit: 1, name: "new" }];
    const shape: Shape = { is: "union", of: [{ is: "number", bits }, { is: "null" }] };
    expect(propertyOf(shape, openapi31, { description: "Marks." }).description).toBe("Marks.\n\nA bitwise OR of 1 (new).");
  });
});

describe("closed objects", () => {
  const closed = object({ a: text }, { closed: true });

  test("allow no other field", () => {
    expect(propertyOf(closed)).toEqual({ type: "object", properties: { a: { type: "string" } }, additionalProperties: false });
  });

  test("in a combination close the whole of it, as one object", () => {
    const whole = propertyOf({ is: "intersection", parts: [reference("Other"), closed, object({ a: { is: "string", maxLength: 3 } })] });
    expect(whole).toEqual({
      type: "object",
      properties: { name: { type: "string" }, a: { allOf: [{ type: "string" }, { type: "string", maxLength: 3 }] } },
      additionalProperties: false,
    });
  });

  test("beside something that is no object are said in 3.1, and reported for 3.0", () => {
    const shape: Shape = { is: "intersection", parts: [closed, { is: "map", values: text }] };
    expect(propertyOf(shape, openapi31)).toHaveProperty("unevaluatedProperties", false);
    const things = resource(at, [operation("getThing", "GET", at, { response: answer(json(shape)) })]);
    const { diagnostics } = emitDocument(service([things]), openapi30);
    expect(diagnostics.map((one) => [one.code, one.severity])).toEqual([["closed-intersection", "warning"]]);
  });
});

describe("a combination", () => {
  test("repeats required fields with their properties", () => {
    const update: Shape = { is: "intersection", parts: [reference("Other"), { is: "object", fields: [field("key", number, { required: true })] }] };
    expect(propertyOf(update)).toEqual({
      allOf: [{ $ref: "#/components/schemas/Other" }, { type: "object", properties: { key: { type: "number" } }, required: ["key"] }],
    });
  });

  test("of fields and others of one type is one object", () => {
    const others: Shape = { is: "map", values: { is: "number" }, minProperties: 2 };
    expect(propertyOf({ is: "intersection", parts: [object({ a: number }), others] })).toEqual({
      type: "object", properties: { a: { type: "number" } }, additionalProperties: { type: "number" }, minProperties: 2,
    });
    expect(propertyOf({ is: "intersection", parts: [others, object({ a: number })] })).toEqual(propertyOf({ is: "intersection", parts: [object({ a: number }), others] }));
    expect(propertyOf({ is: "intersection", parts: [object({ a: number }), others, reference("Other")] })).toHaveProperty("allOf.length", 3);
  });

  test("of one part is that part", () => {
    expect(propertyOf({ is: "intersection", parts: [reference("Other"), { is: "any" }] })).toEqual({ $ref: "#/components/schemas/Other" });
    expect(propertyOf({ is: "intersection", parts: [text] })).toEqual({ type: "string" });
  });
});

describe("requests that differ from answers", () => {
  const bit: Shape = { is: "literals", values: [0, 1], sent: flag };
  const models = [
    schema("Outer", object({ inner: reference("Inner"), plain: reference("Plain") })),
    schema("Inner", object({ bit, again: reference("Outer") })),
    schema("Plain", object({ name: text })),
  ];

  test("have a schema of their own, and all that leads to them", () => {
    const listed = components(models, openapi31, reference("Outer"), reference("Outer"));
    expect(Object.keys(listed)).toEqual(["Outer", "OuterInput", "Inner", "InnerInput", "Plain"]);
    expect(listed["OuterInput"]!.properties!["inner"]).toEqual({ $ref: "#/components/schemas/InnerInput" });
    expect(listed["InnerInput"]!.properties!["again"]).toEqual({ $ref: "#/components/schemas/OuterInput" });
    expect(listed["OuterInput"]!.properties!["plain"]).toEqual({ $ref: "#/components/schemas/Plain" });
    expect(listed["Inner"]!.properties!["bit"]).toEqual({ type: "integer", enum: [0, 1] });
    expect(listed["InnerInput"]!.properties!["bit"]).toHaveProperty("oneOf");
  });

  test("are listed where they are used alone", () => {
    expect(Object.keys(components(models, openapi31, reference("Outer")))).toEqual(["Outer", "Inner", "Plain"]);
    expect(Object.keys(components(models, openapi31, text, reference("Inner")))).toEqual(["OuterInput", "InnerInput", "Plain"]);
  });

  test("cannot take a name that another type has", () => {
    const twins = [...models, schema("InnerInput", object({ name: text }))];
    const used: Shape = object({ a: reference("Outer"), b: reference("InnerInput") });
    const things = resource(at, [operation("putThing", "PUT", at, { request: json(reference("Outer")), response: answer(json(used)) })]);
    const { ok, diagnostics } = emitDocument(service([things], { schemas: twins }), openapi31);
    expect(ok).toBe(false);
    expect(diagnostics.map((one) => one.code)).toEqual(["same-component"]);
    expect(line(diagnostics[0]!)).toContain('"InnerInput"');
  });
});

describe("an open enumeration or null", () => {
  const open: Shape = { is: "literals", values: ["a"], open: true, notShown: "the others" };

  test("is one list of alternatives", () => {
    const union: Shape = { is: "union", of: [open, { is: "null" }] };
    expect(propertyOf(union, openapi31)).toEqual({
      description: "Other values occur. **Not shown:** the others.",
      anyOf: [{ type: "string", enum: ["a"] }, { type: "string" }, { type: "null" }],
      "x-not-shown": "the others",
    });
    expect(propertyOf(union, openapi30).anyOf).toEqual([{ type: "string", enum: ["a"] }, { type: "string" }, { type: "string", nullable: true, enum: [null] }]);
  });

  test("stays a list of its own beside another type", () => {
    expect(propertyOf({ is: "union", of: [open, number, { is: "null" }] }, openapi31)).toHaveProperty("anyOf.length", 3);
  });
});
