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

test("values that a list of its own gives come with the list", () => {
  const list = "Values of enable-auth-type:\n\n- local: the local password.\n- tacplus: the servers.\n";
  const next = "### authorization (";
  const { adoption, left, again } = adoptIn("mgmt-v3", texts, withChanges(document, [[next, `${list}\n${next}`]]));
  expect([left, adoption.unplaced, again.steps]).toStrictEqual([[], [], []]);
  expect(adoption.texts.get(file)).toContain('"enable-auth-type"?: Default<"local" | "tacplus", "local">');
  expect(adoption.texts.get(own)).toContain(list);
});

test("a word that changes within a sentence that changes is none of its own", () => {
  const changes = [
    ["| console |", "| serial-console |"],
    ["console block:", "serial-console block:"],
    ["console type-cfg block:", "serial-console type-cfg block:"],
    ["/mgmt/v3/authentication/console", "/mgmt/v3/authentication/serial-console"],
    ["To address the console block there is the sub-block reference path", "The serial-console block is addressed by the sub-block reference path"],
  ] as const;
  const edition = changes.reduce((text, [from, to]) => text.replaceAll(from, () => to), document);
  const { adoption, left, again } = adoptIn("mgmt-v3", texts, edition);
  expect([left, adoption.unplaced, again.steps]).toStrictEqual([[], [], []]);
  expect(adoption.texts.get("spec-src/mgmt-v3/authentication/console.ts")).toContain('uri: "/authentication/serial-console";');
});
