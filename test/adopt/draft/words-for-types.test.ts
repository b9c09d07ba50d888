/** Types as documents write them: in brackets behind others, as languages call them, with what limits them. */
import { expect, test } from "vitest";
import { draftOf } from "./drafted.ts";

test.each([
  ["integer (int64)", 'Integer & Says<{ format: "int64" }>'],
  ["number (float)", 'number & Says<{ format: "float" }>'],
  ["string (date-time)", 'Format<"date-time">'],
  ["string($date-time)", 'Format<"date-time">'],
  ["string <uuid>", 'Format<"uuid">'],
  ["integer >= 0", "number & Says<{ minimum: 0 }> & Integer"],
  ["number (<= 9.5)", "number & Says<{ maximum: 9.5 }>"],
  ["integer [1..10]", "Range<1, 10> & Integer"],
  ["[]string", "string[]"],
  ["array[integer]", "Integer[]"],
  ["array of int64", '(Integer & Says<{ format: "int64" }>)[]'],
  ["int32[]", '(Integer & Says<{ format: "int32" }>)[]'],
  ["array of integers (int64)", '(Integer & Says<{ format: "int64" }>)[]'],
  ["array of strings (date-time)", 'Format<"date-time">[]'],
  ["list of uuids", 'Format<"uuid">[]'],
  ["list of floats", '(number & Says<{ format: "float" }>)[]'],
  ["map[string]int", "{ [name: string]: Integer }"],
  ["numeric string", "string"],
  ["hex string", "string"],
  ["string \\| null", "string | null"],
  ["varchar(255)", "Text<255>"],
  ["Long", 'Integer & Says<{ format: "int64" }>'],
])("%s", (cell, type) => {
  const { files } = draftOf(`# Demo\n\nVersion 1. The base address is https://demo.example/v1.\n\n## Lamps\n\n| Purpose | Method | Path |\n|---|---|---|\n| Read | GET | /lamps/{id} |\n\n| Field | Type | Notes |\n|---|---|---|\n| what | ${cell} | What it is. |\n`);
  const text = [...files.values()].join("\n");
  expect(/^ *what\?: (.*);$/m.exec(text)?.[1]).toBe(type);
  expect(text).not.toMatch(/Guessed: the type of what|HeaderCredential/);
});
