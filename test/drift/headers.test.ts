/** Headers in sentences, by the definitions alone: one that they lack is found, and another value. */
import { expect, test } from "vitest";
import { driftInPlace, subjects, type Subject } from "./subjects.ts";

const subject: Subject = subjects.find(({ name }) => name === "mgmt-v3")!;
const sentence = "The header Content-Type: application/json is on all requests";
const line = subject.text.slice(0, subject.text.indexOf(sentence)).split("\n").length;

function foundWith(text: string): readonly unknown[] {
  expect(subject.text).toContain(sentence);
  return driftInPlace(subject, subject.text.replace(sentence, text));
}

test.each([
  "Every request carries the header Accept: application/json. The header Content-Type: application/json is on all requests",
  "Accept: application/json is sent with each request. The header Content-Type: application/json is on all requests",
  "All calls need the header Api-Revision. The header Content-Type: application/json is on all requests",
  "All calls need the Api-Revision header. The header Content-Type: application/json is on all requests",
])("%s: one that came", (text) => {
  const [to] = text.split(/(?<=\.) /);
  expect(foundWith(text)).toMatchObject([{ change: "added", fact: "statement", to, place: { section: "Endpoints" }, document: { line } }]);
});

test("another value", () => {
  const found = foundWith("The header Content-Type: application/xml is on all requests");
  expect(found).toMatchObject([{ change: "changed", fact: "mention", from: "application/json", to: "application/xml", document: { line }, definition: { file: "spec-src/mgmt-v3/service.ts" } }]);
});

test.each([
  "On all requests is the header content-type: application/json",
  "The header Content-Type is on all requests",
  "Every response to a request has the header Retry-After: 120. The header Content-Type: application/json is on all requests",
  "In an example stands the header Origin. The header Content-Type: application/json is on all requests",
  "Note: all requests are counted. The header Content-Type: application/json is on all requests",
])("%s: nothing else than before", (text) => expect(foundWith(text)).toEqual([]));
