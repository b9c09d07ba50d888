import { expect, test } from "vitest";
import { adoptIn, changedLines, textsOf, withChanges } from "./support.ts";

const texts = textsOf("mgmt-v3");
const [file, own] = ["spec-src/mgmt-v3/authentication.ts", "spec-src/mgmt-v3/document.md"];
const document = texts.get(own)!;
const row = document.split("\n").find((line) => line.startsWith("| mode |"))!;
const meanings = row.slice(row.indexOf("multiple: "), row.lastIndexOf(" |"));
const header = "| Field | Type | Notes |\n|---|---|---|\n";

test.each([
  [
    "columns of their own",
    "| Field | Type | Allowed values | Default | Notes |\n|---|---|---|---|---|\n| mode | string | multiple, single, strict | single | " + meanings + " strict: every method has to accept. |",
  ],
  [
    "items of a list",
    "- **mode** (string), default single. Allowed values:\n  - multiple: the next method is tried.\n  - single: no other method is tried.\n  - strict: every method has to accept.",
  ],
])("what a table says in %s is adopted with the table as it stands there", (_, written) => {
  const { adoption, found, left, again } = adoptIn("mgmt-v3", texts, withChanges(document, [[header + row, written]]));
  expect(found.map(({ change, fact, to }) => `${change} ${fact} ${to}`)).toStrictEqual(["changed values multiple, single, strict"]);
  expect([left, adoption.unplaced, again.steps]).toStrictEqual([[], [], []]);
  expect(adoption.texts.get(file)).toContain('mode?: Default<"multiple" | "single" | "strict", "single">;');
  expect(adoption.texts.get(own)).toBe(document.replace(header + row, () => written));
});

test("only the table changes, be it for a field of it", () => {
  const table = /\| Field \| Type \| Notes \|\n\|---\|---\|---\|\n\| commands .*\n(?:\|.*\n)+/.exec(document)![0];
  const written = table
    .replace("| Type |", "| Type | Access |")
    .replace("|---|---|", "|---|---|---|")
    .replaceAll(/^\| (\w+) \| (\w+) \|/gm, (_row, name: string, type: string) => (name === "Field" ? `| ${name} | ${type} |` : `| ${name} | ${type} | ${name === "debug" ? "RO" : "RW"} |`));
  const { adoption, left } = adoptIn("mgmt-v3", texts, withChanges(document, [[table, written]]));
  expect(left).toStrictEqual([]);
  expect(changedLines(texts, new Map([...adoption.texts].filter(([path]) => path.endsWith(".ts"))))).toContain("+   debug?: ReadOnly<");
  expect(adoption.texts.get(own)).toBe(document.replace(table, () => written));
});
