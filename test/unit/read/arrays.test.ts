import { expect, test } from "vitest";
import { readingsOf } from "../../support/in-memory.ts";

function shapeOf(type: string): unknown {
  const [module] = readingsOf({ "things.ts": `type Before = ["a" | "b", number];\nexport interface Thing { before: Before; it: ${type} }` });
  expect(module!.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const shape = module!.schemas[0]!.shape;
  return shape.is === "object" ? shape.fields[1]!.shape : undefined;
}

const number = { is: "number" };
const string = { is: "string" };

test.each([
  ["string[]", { is: "array", items: string }],
  ["[number, number]", { is: "array", items: number, minItems: 2, maxItems: 2 }],
  ["readonly [x: number, y: number]", { is: "array", items: number, minItems: 2, maxItems: 2 }],
  ["[number, number?]", { is: "array", items: number, minItems: 1, maxItems: 2 }],
  ["[number?]", { is: "array", items: number, maxItems: 1 }],
  ["[string, ...number[]]", { is: "array", items: { is: "union", of: [string, number] }, minItems: 1 }],
  ["[...string[], number]", { is: "array", items: { is: "union", of: [string, number] }, minItems: 1 }],
  ["[]", { is: "array", items: { is: "any" }, maxItems: 0 }],
  [`["b" | "a", number]`, { is: "array", items: { is: "union", of: [{ is: "literals", values: ["b", "a"] }, number] }, minItems: 2, maxItems: 2 }],
  [`[name: ("b" | "a")[]]`, { is: "array", items: { is: "array", items: { is: "literals", values: ["b", "a"] } }, minItems: 1, maxItems: 1 }],
])("%s", (type, shape) => {
  expect(shapeOf(type)).toEqual(shape);
});
