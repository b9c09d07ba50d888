/** Short lists in order. */
import { expect, test } from "vitest";
import { sortShort } from "../../../generator/values/sort-short.ts";

interface Thing {
  readonly rank: number;
  readonly made: number;
}

const compare = (one: Thing, other: Thing): number => one.rank - other.rank;

/** All lists of so many ranks of three. */
function* lists(length: number): Iterable<readonly Thing[]> {
  for (let number = 0; number < 3 ** length; number += 1) yield Array.from({ length }, (_, made) => ({ rank: Math.floor(number / 3 ** made) % 3, made }));
}

test("as V8 sorts them, with equal ones in the order in which they came", () => {
  for (let length = 0; length <= 7; length += 1) for (const list of lists(length)) expect(sortShort(list, compare)).toEqual(list.toSorted(compare));
  const long = Array.from({ length: 40 }, (_, made): Thing => ({ rank: (made * 7) % 11, made }));
  for (let length = 8; length <= 40; length += 1) expect(sortShort(long.slice(0, length), compare)).toEqual(long.slice(0, length).toSorted(compare));
});

test("what is given stays as it is, and is what comes out where it is in order", () => {
  const list: readonly Thing[] = Object.freeze([2, 0, 1].map((rank, made) => ({ rank, made })));
  expect(sortShort(list, compare).map(({ rank }) => rank)).toEqual([0, 1, 2]);
  const ordered = sortShort(list, compare);
  expect(sortShort(ordered, compare)).toBe(ordered);
});
