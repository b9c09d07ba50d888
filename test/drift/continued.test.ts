/** What an item of a numbered list says below its first paragraph belongs to it, at its own line. */
import { expect, test } from "vitest";
import { driftFrom, subjects } from "./subjects.ts";

const subject = subjects.find(({ name }) => name === "mgmt-v3")!;
const text = subject.text.replace("7. A field in the format enum-list takes its values from an enumerated list. ", "7. A field in the format enum-list takes its values from an enumerated list.\n\n   ");

test("values that a further paragraph shows now", () => {
  const line = text.split("\n").findIndex((one) => one.startsWith("   The values")) + 1;
  const changed = text.replace(/^ {3}The values that each enum-list field allows: not shown\.$/m, "   Each enum-list field allows the values on and off.");
  expect(driftFrom(subject, changed)).toMatchObject([{ fact: "values", place: { section: "General conventions", row: "7" }, document: { line } }]);
});

test("what a list of the contents stands beside is read", () => {
  const contents = [...subject.text.matchAll(/^## (.*)$/gm)].map(([, title]) => `* [${title}](#here)`).join("\n");
  const text = subject.text.replace("\n\n", `\n\n## Contents\n\n${contents}\n\n`);
  const line = text.split("\n").findIndex((one) => one.includes("{base_url}/mgmt/v3/")) + 1;
  expect(driftFrom(subject, text.replace("{base_url}/mgmt/v3/", "{base_url}/mgmt/v4/"))).toMatchObject([{ fact: "path", document: { line } }]);
});

test("rows in small letters are the same where words name them, and others where names do", () => {
  expect(driftFrom(subject, subject.text.replace("| tacplus |", "| TacPlus |"))).toMatchObject([{ change: "renamed", fact: "row", from: "tacplus", to: "TacPlus" }]);
});

test("a line under a table is a row of it where it has as many cells", () => {
  const below = (row: string): readonly unknown[] => driftFrom(subject, subject.text.replace(/^\| tacplus .*\n/m, `$&\n${row}\n`)).map(({ change, fact, to }) => [change, fact, to]);
  expect(below("| width | number | Wide. |")).toEqual([["added", "row", "width"]]);
  expect(below("| width | number |")).not.toContainEqual(["added", "row", "width"]);
});
