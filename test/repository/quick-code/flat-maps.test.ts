/** What the build makes of `flatMap`: it says the same. */
import { join } from "node:path";
import { Script } from "node:vm";
import { beforeAll, expect, test } from "vitest";
import { repository } from "../../support/definitions.ts";

type FlatMapped = (things: readonly unknown[], make: (thing: unknown, index: number) => unknown) => readonly unknown[];

let withFlatMaps: (text: string) => string;
let flatMapped: FlatMapped;

beforeAll(async () => {
  ({ withFlatMaps } = (await import(join(repository, "generator/quick-code/flat-maps.mjs"))) as { withFlatMaps: (text: string) => string });
  ({ flatMapped } = (await import(join(repository, "generator/quick-code/flat-mapped.mjs"))) as { flatMapped: FlatMapped });
});

const things = [3, 0, 1, 2];

/** An expression that is written as text, of things that it calls `all`. */
function made(text: string): unknown {
  const make = new Script(`((all, flatMapped) => (${text}))`).runInThisContext() as (all: readonly number[], flatMapped: FlatMapped) => unknown;
  return make(things, flatMapped);
}

test.each([
  "all.flatMap((one) => [one, -one])",
  "all.flatMap((one, index) => (one === 0 ? [] : [[index]]))",
  "all.flatMap((one, index, others) => (index === 0 ? others : one))",
  "all.flatMap((one) => 'ab'.repeat(one))",
  "[].flatMap((one) => [one])",
  "all.flatMap((one) => [one]).flatMap((one) => all.flatMap((other) => [one * other])).length",
  "all.map((one) => one + 1)\n  // One of each.\n  .flatMap(\n    // As it is.\n    (one) => [one],\n  )",
  "Object.values({ one: all }).flatMap(([first, ...others]) => [first, others])",
  "(all.length > 1 ? all : []).flatMap((one) => [one])",
])("%s makes the same", (text) => {
  const changed = withFlatMaps(text);
  expect(changed).not.toMatch(/\.flatMap\(/);
  expect(made(changed)).toEqual(made(text));
});

test.each(["all?.flatMap(make)", "one?.of.flatMap(make)", "all.flatMap(...given)", "all.flatMap(make, self)", "all.flatMap", "const text = 'all.flatMap(make)';"])(
  "%s stays as it is",
  (text) => {
    expect(withFlatMaps(text)).toBe(text);
  },
);

test("type arguments are left to what is inferred", () => {
  expect(withFlatMaps("all.flatMap<string>((one): readonly string[] => [one])")).toBe("flatMapped(all,(one): readonly string[] => [one])");
});
