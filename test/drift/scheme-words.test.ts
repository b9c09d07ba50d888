/** The word before a credential, and what carries one elsewhere than in a header, by the definitions alone. */
import { describe, expect, test } from "vitest";
import { draftedSubject } from "../adopt/draft/drafted.ts";
import { caseServices } from "../support/definitions.ts";
import { driftFrom, driftInPlace, subjectIn, subjects } from "./subjects.ts";

function foundIn(service: string, from: string, to: string): readonly unknown[] {
  const subject = subjects.find(({ name }) => name === service)!;
  expect(subject.text).toContain(from);
  return driftInPlace(subject, subject.text.replace(from, to));
}

test("another word in its place", () => {
  expect(foundIn("controller-v2", "| Session <SESSION_ID> |", "| Token <SESSION_ID> |")).toMatchObject([{ change: "changed", fact: "mention", from: "Session", to: "Token", definition: { file: "spec-src/controller-v2/service.ts" } }]);
});

test("another one where the document calls it a scheme word", () => {
  expect(foundIn("mgmt-v3", "the scheme word Device, then a space, then <SESSION_TOKEN>", "the scheme word Token, then a space, then <SESSION_TOKEN>")).toMatchObject([{ change: "changed", fact: "property", from: "Device", to: "Token", place: { section: "Authentication" } }]);
});

test.each([
  ["controller-v2", "| Session <SESSION_ID> |", "| SESSION <SESSION_ID> |"],
  ["controller-v2", "| Session <SESSION_ID> |", "| Session, a space, <SESSION_ID> |"],
  ["mgmt-v3", "its value is the scheme word Device, then a space, then <SESSION_TOKEN>", "its value is Device <SESSION_TOKEN>"],
])("%s: the same word in %s", (service, from, to) => expect(foundIn(service, from, to)).toEqual([]));

describe("what carries a credential", () => {
  const marina = subjectIn(caseServices().find(({ service }) => service === "marina")!);
  const found = (from: string, to: string): readonly unknown[] => {
    expect(marina.text).toContain(from);
    return driftInPlace(marina, marina.text.replace(from, to));
  };

  test.each([
    ["in the query parameter `key`", "in the query parameter `token`", "key", "token"],
    ["by the cookie `VISIT`", "by the cookie `SESSION`", "VISIT", "SESSION"],
    ["A program sends its key in the query parameter `key`", "A program sends its key in the cookie `key`", "key in the query", "key in a cookie"],
  ])("%s: %s", (before, after, from, to) => {
    expect(found(before, after)).toMatchObject([{ change: "changed", fact: "mention", from, to, definition: { file: "spec/marina/service.ts" } }]);
  });

  test("where a statement says the same, it is told once", () => {
    const drawn = draftedSubject("demo", `# Demo\n\nBase URL: https://demo.example/v1\n\n## Access\n\nPass your API key in the query parameter \`api_key\`, which lasts for 30 days.\n\n## GET /things\n\nLists things.\n`);
    expect(JSON.stringify(drawn.modules)).toContain("which lasts for 30 days");
    expect(driftInPlace(drawn, drawn.text)).toEqual([]);
    expect(driftInPlace(drawn, drawn.text.replace("api_key", "access_key"))).toMatchObject([{ change: "changed", from: "api_key", to: "access_key" }]);
  });

  test.each(["token", "api_key"])("another edition calls it %s", (name) => {
    const text = marina.text.replace("in the query parameter `key`", `in the query parameter \`${name}\``);
    expect(driftFrom(marina, text)).toMatchObject([{ change: "changed", fact: "mention", from: "key", to: name, definition: { file: "spec/marina/service.ts" } }]);
  });

  test.each([
    ["in the query parameter `key`", "as `key` in the query string"],
    ["is known by the cookie `VISIT`", "sends the `VISIT` cookie"],
  ])("%s in other words: %s", (before, after) => expect(found(before, after)).toEqual([]));
});
