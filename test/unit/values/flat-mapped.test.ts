import { expect, test } from "vitest";
import { flatMapped } from "../../../generator/values/flat-mapped.ts";

test("Whatever comes out of each is put together in its order, one level deep, as flatMap does it.", () => {
  const things = [3, 0, 1, 2];
  const make = (thing: number, index: number): readonly (string | readonly string[])[] => Array.from({ length: thing }, (_, at) => (at === 1 ? [`${index}`] : `${index}.${at}`));
  expect(flatMapped(things, make)).toEqual(things.flatMap(make));
  expect(flatMapped([], make)).toEqual([]);
});
