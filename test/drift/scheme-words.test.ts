/** The word before a credential, by the definitions alone. */
import { expect, test } from "vitest";
import { driftInPlace, subjects } from "./subjects.ts";

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
