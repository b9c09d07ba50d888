/** Services of `test/cases`: documents of other styles, in which the general wording reads what it can and takes nothing for what it is not. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { wordingWith } from "../../generator/facts/wording.ts";
import { readModules } from "../../generator/read/modules.ts";
import { caseServices, definitionFiles, onDisk } from "../support/definitions.ts";
import { driftFrom, driftInPlace, shown, subjectOf, type Subject } from "./subjects.ts";

/** What hostile text says of itself is not in its document. */
const styles = caseServices().map(({ name }) => name).filter((name) => name !== "hostile-text");

function caseOf(name: string): Subject {
  const definitions = caseServices().find((one) => one.name === name)!;
  const text = readFileSync(`${definitions.root}/${definitions.folder}/document.md`, "utf8");
  return subjectOf(definitions.service, readModules(definitions.root, definitionFiles(definitions), onDisk), text);
}

test.each(styles)("%s is free of drift", (name) => {
  const subject = caseOf(name);
  expect(driftInPlace(subject, subject.text).map(shown)).toEqual([]);
  expect(driftFrom(subject, subject.text).map(shown)).toEqual([]);
});

test("a placeholder that nothing gives: the path is found that is another one by it, and nothing else", () => {
  const definitions = caseServices().find(({ name }) => name === "flat-resources-with-patch")!;
  const read = (path: string): string | undefined => onDisk.read(path)?.replace('uri: "/members"', 'uri: "/{library}/members"');
  const modules = readModules(definitions.root, definitionFiles(definitions), { ...onDisk, read });
  const text = readFileSync(`${definitions.root}/${definitions.folder}/document.md`, "utf8");
  expect(modules.flatMap(({ resources }) => resources.map(({ uri }) => uri))).toContain("/{library}/members");
  const before = caseOf("flat-resources-with-patch");
  const found = driftInPlace(subjectOf(definitions.service, modules, text), text);
  expect(found).toMatchObject([{ change: "changed", fact: "path", to: "/members", place: { section: "Overview" } }, ...driftInPlace(before, text)]);
});

describe("a document with a wording of its own", () => {
  const general = caseOf("flat-resources-with-patch");
  const subject: Subject = {
    ...general,
    wording: wordingWith({ types: { string: ["date and time", "date", "medium", "name"] }, phrases: { default: ["default an empty string"] }, terms: ["librarian"] }),
  };

  test("is free of drift", () => {
    expect(driftFrom(subject, subject.text).map(shown)).toEqual([]);
  });

  test.each([
    ["0 to 50, default 5", "0 to 20, default 5", "range", "0 to 50", "0 to 20"],
    ["0 to 50, default 5", "0 to 50, default 6", "default", "5", "6"],
    ["Default: an empty string.", "Default: none.", "default", "", "none"],
    ["At most 120 characters", "At most 60 characters", "length", "at most 120", "at most 60"],
    ["| added_at | date and time |", "| added_at | number |", "type", "string", "number"],
    ["open, overdue, returned", "open, returned", "values", "open, overdue, returned", "open, returned"],
    ["PATCH /<collection>/{id}", "PUT /<collection>/{id}", "mention", "PATCH", "PUT"],
    ["/loans/{loan_id}/return", "/loans/{loan_id}/back", "path", "/loans/{loan_id}/return", "/loans/{loan_id}/back"],
  ])("%s > %s", (before, after, fact, from, to) => {
    const line = subject.text.slice(0, subject.text.indexOf(before)).split("\n").length;
    expect(driftFrom(subject, subject.text.replace(before, after))).toMatchObject([{ fact, from, to, document: { line } }]);
  });
});
