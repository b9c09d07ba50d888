/** What an answer shows of what is stored: in unions and under free names as anywhere else. */
import { describe, expect, test } from "vitest";
import type { FieldData, Json, Shape } from "../../templates/{service}/stub/src/runtime/data.ts";
import { shapesOf } from "../../templates/{service}/stub/src/runtime/shapes.ts";
import { viewerOf } from "../../templates/{service}/stub/src/runtime/show.ts";

const field = (name: string, shape: Shape, required?: true): FieldData => ({ name, shape, ...(required === undefined ? {} : { required }) });
const object = (...fields: FieldData[]): Shape => ({ is: "object", fields });

const password: Shape = { is: "object", fields: [field("user", { is: "string" }, true), field("password", { is: "string", writeOnly: true }, true), field("realm", { is: "string", default: "local" })] };
const key: Shape = object(field("key", { is: "number" }, true), field("enabled", { is: "number", default: 1 }));

function shown(shape: Shape, value: Json): Json | undefined {
  return viewerOf(shapesOf({ Password: password })).show(shape, value, "/thing");
}

describe("what only requests hold is not shown", () => {
  test.each<[string, Shape, Json, Json]>([
    ["in an object", password, { user: "a", password: "b" }, { user: "a", realm: "local" }],
    ["in the form of a union that the value has", { is: "union", of: [key, { is: "reference", to: "Password" }] }, { user: "a", password: "b" }, { user: "a", realm: "local" }],
    ["in a union within a union", { is: "union", of: [{ is: "null" }, { is: "union", of: [key, password] }] }, { user: "a", password: "b" }, { user: "a", realm: "local" }],
    ["in the items of a union of lists", { is: "union", of: [{ is: "array", items: key }, { is: "array", items: password }] }, [{ user: "a", password: "b" }], [{ user: "a", realm: "local" }]],
    ["under free names", { is: "map", values: password }, { first: { user: "a", password: "b" } }, { first: { user: "a", realm: "local" } }],
    ["under a name that objects have by themselves", { is: "map", values: password }, JSON.parse('{ "__proto__": { "user": "a", "password": "b" } }') as Json, JSON.parse('{ "__proto__": { "user": "a", "realm": "local" } }') as Json],
  ])("%s", (_, shape, value, answer) => {
    expect(JSON.stringify(shown(shape, value))).toBe(JSON.stringify(answer));
  });
});

test("a value that has no form of a union is shown as it is stored", () => {
  expect(shown({ is: "union", of: [key, password] }, { other: 1 })).toEqual({ other: 1 });
  expect(shown({ is: "union", of: [key, { is: "boolean" }] }, true)).toBe(true);
});

test("what a form of a union takes as true is shown as that form has it", () => {
  expect(shown({ is: "union", of: [object(field("on", { is: "literals", values: [0, 1], sent: { is: "literals", values: [0, 1, true, false] } })), { is: "null" }] }, { on: true })).toEqual({ on: 1 });
});

describe("of an object that nobody configured, the defaults are shown", () => {
  test.each<[string, Shape, Json | undefined]>([
    ["of its fields", object(field("on", { is: "number", default: 1 }), field("name", { is: "string" })), { on: 1 }],
    ["of fields that have to be there", object(field("on", { is: "number", default: 1 }, true)), { on: 1 }],
    ["unless one has to be there that has none", object(field("on", { is: "number", default: 1 }), field("name", { is: "string" }, true)), undefined],
    ["of objects in it, where such a one is not missing", object(field("inner", key), field("on", { is: "number", default: 1 })), { on: 1 }],
    ["but not missed where only requests hold it", object(field("on", { is: "number", default: 1 }), field("pin", { is: "string", writeOnly: true }, true)), { on: 1 }],
  ])("%s", (_, shape, answer) => {
    expect(viewerOf(shapesOf({})).show(shape, undefined, "/thing")).toEqual(answer);
  });
});
