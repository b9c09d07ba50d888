/** An object without fields is open, as it is in OpenAPI and in the client, unless something closes it. */
import { expect, test } from "vitest";
import type { Shape } from "../../../generator/model/shape.ts";
import { shapeDataOf } from "../../../generator/views/stub/shapes.ts";
import { allowsOtherFields } from "../../../generator/views/tests/resolve-shape.ts";
import type { Shape as StubShape } from "../../../templates/{service}/stub/src/runtime/data.ts";
import { judge } from "../../../templates/{service}/stub/src/runtime/judge.ts";
import { shapesOf } from "../../../templates/{service}/stub/src/runtime/shapes.ts";

const empty: Shape = { is: "object", fields: [] };
const origin = { definition: { file: "a.ts", line: 1, column: 1, length: 1 }, places: [] };
const named: Shape = { is: "object", fields: [{ name: "a", required: false, shape: { is: "string" }, description: "", origin }] };

test.each<[string, Shape, boolean]>([
  ["an object without fields", empty, true],
  ["one that is closed", { ...empty, closed: true }, false],
  ["one of which fields are not shown", { ...empty, notShown: "the fields" }, true],
  ["an object with fields", named, false],
  ["an object with fields and a part without", { is: "intersection", parts: [named, empty] }, false],
])("%s", (_, shape, open) => {
  const data = shapeDataOf([])(shape) as unknown as StubShape;
  expect(judge(shapesOf({}), data, { other: 1 }, "").length === 0).toBe(open);
  expect(allowsOtherFields(shape as Parameters<typeof allowsOtherFields>[0], new Map() as Parameters<typeof allowsOtherFields>[1])).toBe(open);
});
