/** A section that was divided under headings of its own says what it said, and something new in a part of it is found as ever. */
import { expect, test } from "vitest";
import { driftFrom, subjects } from "./subjects.ts";

const controller = subjects.find(({ name }) => name === "controller-v2")!;
const mgmt = subjects.find(({ name }) => name === "mgmt-v3")!;
const head = "| Purpose | Method | Path shape | Request payload | Response payload |\n|---|---|---|---|---|\n";
const divided = [
  [head, `### Collections\n\n${head}`],
  ["| Read one object |", `\n### Single objects\n\n${head}| Read one object |`],
  ["JSON objects are the payloads.", "### Payloads\n\nJSON objects are the payloads."],
] as const;

function found(changes: readonly (readonly [string, string])[], subject = controller): readonly string[] {
  const text = changes.reduce((before, [from, to]) => {
    expect(before).toContain(from);
    return before.replace(from, () => to);
  }, subject.text);
  return driftFrom(subject, text).map(({ change, fact, from, to }) => `${change} ${fact}: ${from} → ${to}`);
}

test("the parts say what the whole said", () => {
  expect(found(divided)).toEqual([]);
});

test.each<[string, readonly (readonly [string, string])[], readonly string[]]>([
  ["a row that changed", [["| Update one object | PUT |", "| Update one object | PATCH |"]], ["changed methods: PUT → PATCH"]],
  ["a row that went", [["| Delete one object | DELETE | /{object_collection}/{object_name} | none | none |\n", ""]], ["removed row: Delete one object → undefined"]],
  ["a sentence that went", [["A call with GET or DELETE usually needs no body. ", ""]], ["removed statement: A call with GET or DELETE usually needs no body. → undefined"]],
])("%s in a part is found once", (_, changes, expected) => {
  expect(found([...divided, ...changes])).toEqual(expected);
});

test("a section that came with rows which the one around it still has is no part of it", () => {
  const settings = "\n#### authorization again\n\n| Field | Type | Notes |\n|---|---|---|\n| commands | number | Levels. Range 0-3. |\n| uuid | string | Maximum length 9 characters. |\n";
  expect(found([["### Virtual port element", `${settings.trimStart()}\n### Virtual port element`]], mgmt)).toEqual(["added section: undefined → authorization again"]);
});
