import { expect, test } from "vitest";
import { declarationLines } from "../../../generator/explain/declaration.ts";

const file = `import type { A } from "./a.ts";

/** A thing; with "quotes". */
export interface Thing extends Named, Range<0, 15> {
  /** The name. */
  name: string;
  "due-date"?: {
    day: Range<1, 31>; // a day; of the month
    /* ; } */ month: "a;b" | 'c}d' | \`e;\${string}\`;
  }[];
  bare: string
  level:
    | "low"
    | "high"
  last: A, next?: B }

type Each<Value> =
  { [Key in keyof Value]: Value[Key] }
  & { done: (value: Value) => void }
type Long = {
  one: 1;
  two: 2;
  three: 3;
  four: 4;
  five: 5;
  six: 6;
  seven: 7;
  eight: 8;
  nine: 9;
  ten: 10;
  eleven: 11;
  twelve: 12;
};
export type Last = string`.split("\n");

/** The first line of the declaration that begins with a text, and the lines that are shown of it. */
function shown(begin: string): readonly string[] {
  const index = file.findIndex((line) => line.includes(begin));
  return declarationLines(file, index + 1, file[index]!.indexOf(begin) + 1);
}

test.each([
  ["name: string;", ["  name: string;"]],
  ['"due-date"?', ['  "due-date"?: {', "    day: Range<1, 31>; // a day; of the month", '    /* ; } */ month: "a;b" | \'c}d\' | `e;${string}`;', "  }[];"]],
  ["day:", ["    day: Range<1, 31>; // a day; of the month"]],
  ["month:", ['    /* ; } */ month: "a;b" | \'c}d\' | `e;${string}`;']],
  ["bare:", ["  bare: string"]],
  ["level:", ["  level:", '    | "low"', '    | "high"']],
  ["last:", ["  last: A, next?: B }"]],
  ["next?:", ["  last: A, next?: B }"]],
  ["Each<Value> =", ["type Each<Value> =", "  { [Key in keyof Value]: Value[Key] }", "  & { done: (value: Value) => void }"]],
  ["Last =", ["export type Last = string"]],
])("ends where the declaration ends: %s", (begin, lines) => {
  expect(shown(begin)).toEqual(lines);
});

test("an interface ends with its bracket, whatever it extends", () => {
  const text = ["interface One", "  extends Two, Three {", "  a: 1;", "}", "interface Four {}"];
  expect(declarationLines(text, 1, 11)).toEqual(text.slice(0, 4));
});

test("long ones are cut", () => {
  expect(shown("Long =")).toEqual(file.slice(file.indexOf("type Long = {")).slice(0, 12));
  expect(shown("Thing extends")).toHaveLength(12);
});

test("a line that is no longer there", () => {
  expect(declarationLines(["a: 1;"], 7, 3)).toEqual([]);
});
