/** What the build makes of object literals: they say the same, and what they make has one hidden class in every version of V8. */
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Script } from "node:vm";
import { beforeAll, expect, test } from "vitest";
import { repository } from "../../support/definitions.ts";

let withSharedShapes: (text: string) => string;

beforeAll(async () => {
  ({ withSharedShapes } = (await import(join(repository, "generator/quick-code/shared-shapes.mjs"))) as { withSharedShapes: (text: string) => string });
});

const one = { is: "field", name: "port", facts: [1] };

/** A function that is written as text, run as it is. */
function compiled(text: string): (given: typeof one) => object {
  return new Script(`(${text})`).runInThisContext() as (given: typeof one) => object;
}

test.each([
  ["(one) => ({ ...one, at: 3 })", { is: "field", name: "port", facts: [1], at: 3 }],
  ["(one) => ({ ...one, name: 'host', ...{ of: 1 } })", { is: "field", name: "host", facts: [1], of: 1 }],
  ["({ name, ...one }) => ({ ...one, name, inner: { ...one, name } })", { is: "field", facts: [1], name: "port", inner: { is: "field", facts: [1], name: "port" } }],
  ["(one) => ({ ...(one.is === 'field' ? {} : { no: 1 }), ...(one.name === '' ? {} : { yes: 2 }) })", { yes: 2 }],
  ["(one) => ({\n  // First what is there.\n  ...one,\n  get at() {\n    return '...one, ';\n  },\n})", { is: "field", name: "port", facts: [1], at: "...one, " }],
])("%s makes the same", (text, made) => {
  const changed = withSharedShapes(text);
  expect(changed).not.toBe(text);
  expect(compiled(text)(one)).toEqual(made);
  expect(JSON.stringify(compiled(changed)(one))).toBe(JSON.stringify(made));
});

test.each(["({ ...one })", "({ at: 3, ...one })", "[...one, 3]", "call(...one, { at: 3 })", "({ ...one } = other)", "const text = '{ ...one, at: 3 }';"])("%s stays as it is", (text) => {
  expect(withSharedShapes(text)).toBe(text);
});

test("what a literal makes again and again has one hidden class", () => {
  setFlagsFromString("--allow-natives-syntax");
  const haveOneClass = new Script("(first, second) => %HaveSameMap(first, second)").runInThisContext() as (first: object, second: object) => boolean;
  const make = compiled(withSharedShapes("(one) => ({ ...one, at: 3 })"));
  const made = Array.from({ length: 1000 }, () => make({ is: "field", name: "port", facts: [1] }));
  expect(made.slice(1).every((next, index) => haveOneClass(next, made[index]!))).toBe(true);
});
