/** Types that have no end are found, in no time; deep ones are read. */
import { expect, test } from "vitest";
import type { ShapeReading } from "../../../generator/read/reading.ts";
import { readingsOf } from "../../support/in-memory.ts";

function read(type: string, declarations: string) {
  const [{ schemas, diagnostics }] = readingsOf({ "things.ts": `${declarations}\nexport interface Thing { field: ${type}; }` }) as [ReturnType<typeof readingsOf>[number]];
  return { schemas, found: diagnostics.map(({ code }) => code) };
}

test.each([
  ["an interface", "Box<string>", "interface Box<T> { id: T; inner?: Box<T[]>; }"],
  ["an alias", "Box<string>", "type Box<T> = { id: T; inner?: Box<T[]> };"],
  ["one of many branches", "Box<string>", "interface Box<T> { a?: Box<T[]>; b?: Box<{ of: T }>; c?: Box<T | null>; d?: Box<Box<T>>[]; }"],
  ["by way of another", "Box<string>", "interface Box<T> { inner?: Crate<T>; } interface Crate<T> { box: Box<{ id: T }>; }"],
  ["in a map", "Box<string>", "interface Box<T> { [key: string]: Box<T[]>; }"],
])("%s that grows forever is one finding", (_, type, declarations) => {
  expect(read(type, declarations).found).toEqual(["endless-type"]);
});

test("forty levels are read", () => {
  const type = Array.from({ length: 40 }).reduce<string>((inner) => `{ inner?: ${inner}[] }`, "string");
  const { schemas, found } = read(type, "");
  expect(found).toEqual([]);
  expect(depthOf(schemas[0]!.shape)).toBe(82);
});

function depthOf(shape: ShapeReading): number {
  if (shape.is === "object") return 1 + Math.max(0, ...shape.fields.map((field) => depthOf(field.shape)));
  return shape.is === "array" ? 1 + depthOf(shape.items) : 1;
}
