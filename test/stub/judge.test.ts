/** Every fact that a shape can state of a value, also those that no shipped service states. */
import { describe, expect, test } from "vitest";
import { standardFormat } from "../../generator/views/formats.ts";
import type { Json, Shape } from "../../templates/{service}/stub/src/runtime/data.ts";
import { formatOf } from "../../templates/{service}/stub/src/runtime/formats.ts";
import { judge } from "../../templates/{service}/stub/src/runtime/judge.ts";
import { leastOf } from "../../templates/{service}/stub/src/runtime/least.ts";
import { shapesOf } from "../../templates/{service}/stub/src/runtime/shapes.ts";
import { viewerOf } from "../../templates/{service}/stub/src/runtime/show.ts";
import { fixture } from "../../templates/{service}/tests/support/fixture.ts";
import { growth } from "../support/growth.ts";

const formats = ["byte", "date", "date-time", "duration", "email", "hostname", "ipv4", "ipv6", "time", "uri", "uri-reference", "uuid"];

test("generated data names the formats that a stub knows, and no other", () => {
  for (const name of formats) expect([standardFormat(name), formatOf(name)?.fits(formatOf(name)!.textAt(0))]).toEqual([name, true]);
  expect([standardFormat("enum-list"), standardFormat(undefined), formatOf("enum-list")]).toEqual([undefined, undefined, undefined]);
});

const text: Shape = { is: "string" };
const node: Shape = { is: "object", fields: [{ name: "level", shape: { is: "number", default: 1 } }, { name: "next", shape: { is: "reference", to: "Node" } }] };
const shapes = shapesOf({ Node: node });

const facts = (shape: Shape, value: Json): readonly string[] => judge(shapes, shape, value, "").map(({ field, fact }) => `${field} ${fact}`.trim());

test.each<[Shape, Json, string]>([
  [{ is: "string", minLength: 2 }, "𝄞", "must have at least 2 characters, and has 1"],
  [{ is: "string", maxLength: 1 }, "ab", "must have at most 1 character, and has 2"],
  [{ is: "string", pattern: "^a+$" }, "ab", "must match ^a+$"],
  [{ is: "string", format: "date" }, "2023-02-29", 'must be a date as YYYY-MM-DD, and is "2023-02-29"'],
  [{ is: "string", format: "date" }, "", 'must be a date as YYYY-MM-DD, and is ""'],
  [{ is: "string", format: "date-time" }, "2024-02-29T12:00", 'must be a date and time as YYYY-MM-DDThh:mm:ssZ, and is "2024-02-29T12:00"'],
  [{ is: "string", format: "email" }, "ada", 'must be an e-mail address, and is "ada"'],
  [{ is: "string", format: "ipv4" }, "192.0.2.256", 'must be an IPv4 address, and is "192.0.2.256"'],
  [{ is: "string", format: "ipv4" }, "192.0.2.1.", 'must be an IPv4 address, and is "192.0.2.1."'],
  [{ is: "string", format: "ipv6" }, "192.0.2.1", 'must be an IPv6 address, and is "192.0.2.1"'],
  [{ is: "string", format: "uri" }, "/books", 'must be a URI with its scheme, and is "/books"'],
  [{ is: "string", format: "uri-reference" }, "a b", 'must be a URI or a path, and is "a b"'],
  [{ is: "string", format: "uuid" }, "0-0-0-0-0", 'must be a UUID, and is "0-0-0-0-0"'],
  [{ is: "string", format: "hostname" }, "-a.example", 'must be a host name, and is "-a.example"'],
  [{ is: "string", format: "hostname" }, "a..example", 'must be a host name, and is "a..example"'],
  [{ is: "string", format: "time" }, "25:00:00Z", 'must be a time as hh:mm:ssZ, and is "25:00:00Z"'],
  [{ is: "string", format: "duration" }, "P", 'must be a duration such as P1DT12H, and is "P"'],
  [{ is: "string", format: "duration" }, "P1DT", 'must be a duration such as P1DT12H, and is "P1DT"'],
  [{ is: "string", format: "byte" }, "dGV4dA=", 'must be base64, and is "dGV4dA="'],
  [{ is: "union", of: [{ is: "string", format: "date" }, { is: "null" }] }, "soon", 'must be a date as YYYY-MM-DD or null, and is "soon"'],
  [{ is: "number", exclusiveMinimum: 0 }, 0, "must be more than 0, and is 0"],
  [{ is: "number", exclusiveMaximum: 1 }, 1, "must be less than 1, and is 1"],
  [{ is: "number", bits: [1, 4] }, 2, "must be a sum of 1, 4, and is 2"],
  [{ is: "number", multipleOf: 5 }, 12, "must be a multiple of 5, and is 12"],
  [{ is: "number", multipleOf: 0.1 }, 0.35, "must be a multiple of 0.1, and is 0.35"],
  [{ is: "array", items: node, uniqueItems: true }, [{ level: 1 }, { level: 2 }, { level: 1 }], "[2] stands in the array twice"],
  [{ is: "boolean" }, 1, "must be a boolean, and is 1"],
  [{ is: "null" }, 0, "must be null, and is 0"],
  [{ is: "literals", values: [1], open: true }, "x", 'must be a number, and is "x"'],
  [{ is: "array", items: text, minItems: 1 }, [], "must have at least 1 item, and has 0"],
  [{ is: "array", items: text, maxItems: 1 }, ["a", "b"], "must have at most 1 item, and has 2"],
  [{ is: "array", items: text }, ["a", 1], "[1] must be a string, and is 1"],
  [{ is: "map", values: text, minProperties: 1 }, {}, "must have at least 1 field, and has 0"],
  [{ is: "map", values: text, maxProperties: 1 }, { a: "", b: "" }, "must have at most 1 field, and has 2"],
  [{ is: "map", values: text }, { a: 1 }, "a must be a string, and is 1"],
  [{ is: "map", values: text }, [], "must be an object, and is an array"],
  [{ is: "union", of: [text, { is: "number" }] }, true, "must be a string or a number, and is true"],
  [{ is: "union", of: [{ is: "string", maxLength: 1 }, { is: "null" }] }, "ab", "must have at most 1 character, and has 2, or must be null, and is \"ab\""],
  [{ is: "intersection", parts: [node, { is: "object", fields: [{ name: "own", required: true, shape: text }] }] }, { level: "x" }, 'level must be a number, and is "x"|own is missing'],
  [{ is: "reference", to: "Node" }, { next: { next: { level: null } } }, "next.next.level must be a number, and is null"],
  [{ ...text, readOnly: true }, "x", "is set by the service"],
])("%j refuses %j", (shape, value, expected) => expect(facts(shape, value)).toEqual(expected.split("|")));

test.each<[Shape, Json]>([
  [{ is: "number", bits: [1, 4] }, 5],
  [{ is: "number", multipleOf: 0.1 }, 0.3],
  [{ ...text, writeOnly: true }, "x"],
  [{ is: "array", items: text, uniqueItems: true }, ["a", "b"]],
  [{ is: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
  [{ is: "literals", values: ["a"], open: true }, "b"],
  [{ is: "string", format: "date" }, "2024-02-29"],
  [{ is: "string", format: "date-time" }, "2024-12-31t23:59:60.5+05:30"],
  [{ is: "string", format: "email" }, "\"a b\"@[192.0.2.1]"],
  [{ is: "string", format: "ipv4" }, "255.0.2.99"],
  [{ is: "string", format: "ipv6" }, "::ffff:192.0.2.1"],
  [{ is: "string", format: "uri" }, "urn:isbn:0-395-36341-1"],
  [{ is: "string", format: "uri-reference" }, "../books?page=2#top"],
  [{ is: "string", format: "uuid" }, "01890A5D-AC96-774B-BCCE-B302099A8057"],
  [{ is: "string", format: "hostname" }, "xn--bcher-kva.example"],
  [{ is: "string", format: "time" }, "23:59:60.5-05:30"],
  [{ is: "string", format: "duration" }, "P1Y2M3DT4H5M6.5S"],
  [{ is: "string", format: "duration" }, "P2W"],
  [{ is: "string", format: "byte" }, ""],
  [{ is: "string", format: "enum-list" }, "a name of the document's own"],
  [{ is: "string", format: "constructor" }, ""],
  [{ is: "any" }, { anything: [null] }],
  [{ is: "string", maxLength: 1 }, "𝄞"],
  [{ is: "object", fields: [{ name: "id", required: true, shape: { ...text, readOnly: true } }] }, {}],
  [{ is: "intersection", parts: [{ is: "map", values: { is: "any" } }, node] }, { level: 1, other: true }],
  [{ is: "object", open: true, fields: [{ name: "level", shape: text }] }, { level: "a", other: { a: 1 } }],
  [{ is: "intersection", open: true, parts: [node] }, { other: true }],
])("%j takes %j", (shape, value) => expect(facts(shape, value)).toEqual([]));

describe.each(formats)("a builder's text in the format %s", (format) => {
  const build = fixture({ is: "object", required: { value: { is: "text", format } }, optional: {} });

  test("is one, and another one for another seed", () => {
    const texts = [1, 2, 3, 253].map((seed) => build.minimal(seed).value);
    for (const text of [...texts, build.minimal(Number.MAX_SAFE_INTEGER).value]) expect(facts({ is: "string", format }, text)).toEqual([]);
    expect(new Set(texts).size).toBe(4);
  });
});

describe("the least value of a shape", () => {
  const some: readonly Shape[] = [
    text, { is: "string", minLength: 3 }, ...formats.map((format): Shape => ({ is: "string", format })), { is: "number", minimum: 2, maximum: 9 }, { is: "number", maximum: -1 }, { is: "number", bits: [4, 8], minimum: 1 }, { is: "number", minimum: 7, maximum: 12, multipleOf: 5 }, { is: "boolean" }, { is: "null" },
    { is: "literals", values: ["a", "b"] }, { is: "array", items: text, minItems: 2 }, { is: "map", values: text, minProperties: 1 }, node, { is: "any" },
    { is: "object", fields: [{ name: "a", required: true, shape: text }, { name: "b", shape: text }] }, { is: "union", of: [{ is: "null" }, text] }, { is: "reference", to: "Node" },
  ];

  test.each(some)("is one: %j", (shape) => expect(facts(shape, leastOf(shapes, shape))).toEqual([]));
});

describe("what is shown", () => {
  const { show } = viewerOf(shapes);

  test("has the defaults of a recursive object once", () => expect(show(node, {}, "")).toEqual({ level: 1 }));

  test("keeps fields that nobody knows, and null for what is not set", () => expect(show(node, { level: null, extra: { a: 1 } }, "")).toEqual({ level: null, extra: { a: 1 } }));

  test("has a flag in the form that answers have", () => {
    const flag: Shape = { is: "literals", values: [0, 1] };
    expect([show(flag, true, ""), show(flag, false, ""), show({ is: "boolean" }, true, ""), show({ is: "number" }, true, "")]).toEqual([1, 0, true, 1]);
  });

  test("has nothing that only requests hold, not even a default", () => {
    const secret: Shape = { is: "object", fields: [{ name: "pin", required: true, shape: { ...text, writeOnly: true, default: "0000" } }, { name: "at", shape: text }] };
    const named = shapesOf({ Secret: { ...text, writeOnly: true } });
    expect([show(secret, { pin: "1234", at: "x" }, ""), show(secret, {}, "")]).toEqual([{ at: "x" }, {}]);
    expect(viewerOf(named).show({ is: "object", fields: [{ name: "pin", shape: { is: "reference", to: "Secret" } }] }, { pin: "1234" }, "")).toEqual({});
  });

  test("has falsy defaults", () => {
    const fields = [0, "", false, null].map((value, at) => ({ name: `f${at}`, shape: { is: "any", default: value } as const }));
    expect(show({ is: "object", fields }, {}, "")).toEqual({ f0: 0, f1: "", f2: false, f3: null });
  });
});

test("items are the same whatever the order of their fields, and the time to tell them apart grows with their number, not with its square", () => {
  const unique: Shape = { is: "array", items: { is: "any" }, uniqueItems: true };
  expect(facts(unique, [{ a: 1, b: [2, { c: 3, d: 4 }] }, { a: 1, b: [] }, { b: [2, { d: 4, c: 3 }], a: 1 }])).toEqual(["[2] stands in the array twice"]);
  expect(facts(unique, [1, "1", true, "true", null, "null", [], {}])).toEqual([]);
  const judged = (length: number) => (): void => expect(facts(unique, Array.from({ length }, (_, at) => at))).toEqual([]);
  expect(growth(judged(6_000), judged(60_000))).toBeLessThan(50);
});

test("a spelling is looked up among the names of thousands of fields", () => {
  const judged = (length: number) => (): void => {
    const wide: Shape = { is: "object", fields: Array.from({ length }, (_, at) => ({ name: `field-${at}`, shape: text })) };
    const found = facts(wide, Object.fromEntries(Array.from({ length }, (_, at) => [`Field_${at}`, ""])));
    expect([found.length, found[0]]).toEqual([length, 'Field_0 is no field here; "field-0" is']);
  };
  expect(growth(judged(600), judged(6_000))).toBeLessThan(50);
});
