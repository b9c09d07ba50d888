/** What is asked for many times is made once, for as long as it is remembered. */
import { expect, test } from "vitest";
import { memoize, memoizeUpTo } from "../../../generator/values/memoize.ts";

function counting(): { readonly made: string[]; readonly make: (key: string) => string | undefined } {
  const made: string[] = [];
  return { made, make: (key) => (made.push(key), key === "nothing" ? undefined : key.toUpperCase()) };
}

test("a key gives what it gave, be it nothing", () => {
  const { made, make } = counting();
  const known = memoize(make);
  expect(["a", "nothing", "a", "nothing"].map(known)).toEqual(["A", undefined, "A", undefined]);
  expect(made).toEqual(["a", "nothing"]);
});

test("no more is remembered than was asked for", () => {
  const { made, make } = counting();
  const known = memoizeUpTo(2, make);
  expect(["a", "b", "a", "b", "c", "a", "c"].map(known)).toEqual(["A", "B", "A", "B", "C", "A", "C"]);
  expect(made).toEqual(["a", "b", "c", "a"]);
});
