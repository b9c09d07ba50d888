/** Lists of lists, sets, maps, and values in brackets. */
import { expect, test } from "vitest";
import { underTitle } from "./drafted.ts";

function membersOf(rows: readonly string[]): readonly string[] {
  const draft = underTitle(`## GET /kilns/{id}\n\nReturns the kiln.\n\n### Response\n\n| Field | Type | Notes |\n|---|---|---|\n${rows.map((row) => `| ${row} |\n`).join("")}`);
  const own = [...draft.files].find(([path]) => path === "kilns.ts")![1];
  return [...own.matchAll(/^ {2}(f\d\?: .*);$/gm)].map(([, member]) => member!);
}

test.each([
  ["f1 | array of arrays of numbers | A grid.", "f1?: number[][]"],
  ["f1 | list of lists | A grid.", 'f1?: NotShown<"the items of the list">[][]'],
  ["f1 | string[][] | A grid.", "f1?: string[][]"],
  ["f1 | set of strings | Tags.", "f1?: string[]"],
  ["f1 | Set&lt;integer&gt; | Numbers.", "f1?: Integer[]"],
  ["f1 | {string: string} | Labels.", "f1?: { [name: string]: string }"],
  ["f1 | {[key: string]: integer} | Counts.", "f1?: { [name: string]: Integer }"],
  ["f1 | string | Kind: `[dns, ipv4]`", 'f1?: "dns" | "ipv4"'],
  ["f1 | string | [a\\|b\\|c] | ", 'f1?: "a" | "b" | "c"'],
  ["f1 | integer | Baud rate [1200\\|9600]. | ", "f1?: 1200 | 9600"],
  ["f1 | string | Such as [a, b]. |", "f1?: string"],
  ["f1 | integer | Between [1, 5]. |", "f1?: Integer"],
])("%s", (row, member) => expect(membersOf([row])).toEqual([member]));
