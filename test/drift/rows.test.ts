/** What rows say by the definitions alone that no single value of a fact shows. */
import { expect, test } from "vitest";
import { driftInPlace, subjects } from "./subjects.ts";

const subject = subjects.find(({ name }) => name === "mgmt-v3")!;

test("allowed values end where a default begins", () => {
  const text = subject.text.replace("Allowed values: multiple, single. Default single.", "Allowed values: multiple, single, third, default single.");
  expect(driftInPlace(subject, text)).toMatchObject([{ fact: "values", to: "multiple, single, third" }]);
  expect(driftInPlace(subject, text.replace("third,", "default,"))).toMatchObject([{ fact: "values", to: "multiple, single, default" }]);
});

test("names that came into a line of others are told without these", () => {
  expect(driftInPlace(subject, subject.text.replace("| range, conn-limit,", "| range, extra-one, conn-limit, extra-two,"))).toMatchObject([{ change: "added", fact: "row", to: "extra-one, extra-two" }]);
});
