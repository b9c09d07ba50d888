/** The defaults that contract tests look for where nobody configured anything: of an object that lacks a field, none. */
import { expect, test } from "vitest";
import type { Field, Shape } from "../../../generator/model/shape.ts";
import { defaultsOf } from "../../../generator/views/tests/defaults.ts";

const field = (name: string, shape: Shape, required = false): Field => ({ name, required, shape, description: "", origin: { definition: { file: "a.ts", line: 1, column: 1, length: 1 }, places: [] } });
const object = (...fields: Field[]): Shape => ({ is: "object", fields });
const on: Shape = { is: "boolean", default: true };
const name: Shape = { is: "string" };

test.each<[string, Shape, unknown]>([
  ["of fields that can be left out", object(field("on", on), field("name", name, true)), { on: true }],
  ["of an object that has to be there", object(field("inner", object(field("on", on), field("name", name, true)), true)), { inner: { on: true } }],
  ["of an object that can be left out and lacks nothing", object(field("inner", object(field("on", on, true), field("name", name)))), { inner: { on: true } }],
  ["none of one that lacks a field", object(field("inner", object(field("on", on), field("name", name, true)))), undefined],
  ["none of one in which an object lacks a field", object(field("inner", object(field("on", on), field("most", object(field("on", on), field("name", name, true)), true)))), undefined],
  ["of one that lacks what only requests hold", object(field("inner", object(field("on", on), field("pin", { is: "string", writeOnly: true }, true)))), { inner: { on: true } }],
])("%s", (_, shape, defaults) => {
  expect(defaultsOf(shape, new Map())).toEqual(defaults);
});
