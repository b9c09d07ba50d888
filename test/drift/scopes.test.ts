/** The scopes of OAuth: in a table, a list or a sentence. */
import { describe, expect, test } from "vitest";
import { caseServices } from "../support/definitions.ts";
import { driftFrom, driftInPlace, subjectIn, subjectOf } from "./subjects.ts";

const table = "| Scope | What it is for |\n|---|---|\n| stars:read | Reads stars. |\n| stars:name | Gives names to stars. |\n";
const forms = [
  ["a table", table, "| stars:read | Reads stars. |\n", "| stars:name | Gives names to stars. |\n", "| stars:drop | Drops stars. |\n"],
  ["a list", "Scopes:\n\n- `stars:read`: Reads stars.\n- `stars:name`: Gives names to stars.\n", "- `stars:read`: Reads stars.\n", "- `stars:name`: Gives names to stars.\n", "- `stars:drop`: Drops stars.\n"],
] as const;

const observatory = subjectIn(caseServices().find(({ service }) => service === "observatory")!);

describe.each(forms)("in %s", (_, list, first, second, third) => {
  const text = observatory.text.replace(table, list);
  const subject = subjectOf(observatory.name, observatory.modules, text);

  describe.each([
    ["in place", driftInPlace],
    ["in another edition", driftFrom],
  ] as const)("%s", (_, drift) => {
    const found = (from: string, to: string): readonly unknown[] => {
      expect(text).toContain(from);
      return drift(subject, text.replace(from, to)).map(({ change, from: old, to: now, document }) => [change, old, now, document.line]);
    };
    const lineOf = (part: string): number => text.slice(0, text.indexOf(part)).split("\n").length;

    test("as it was, and in another order, nothing is found", () => {
      expect(drift(subject, text)).toEqual([]);
      expect(found(first + second, second + first)).toEqual([]);
    });
    test("another name", () => expect(found("stars:read", "stars:view")).toEqual([["renamed", "stars:read", "stars:view", lineOf(first)]]));
    test("one more", () => expect(found(second, second + third)).toEqual([["added", undefined, expect.stringContaining("stars:drop"), lineOf(second) + 1]]));
    test("one less", () => expect(found(second, "")).toEqual([["removed", expect.stringContaining("stars:name"), undefined, expect.any(Number)]]));
  });
});

test("in a sentence: another name, one more and one less", () => {
  const text = observatory.text.replace(table, "Scopes: stars:read, stars:name.\n");
  const subject = subjectOf(observatory.name, observatory.modules, text);
  const found = (to: string): readonly unknown[] => driftInPlace(subject, text.replace("stars:read, stars:name", to)).map(({ change, from, to: now }) => [change, from, now]);
  expect(found("stars:name, stars:read")).toEqual([]);
  expect(found("stars:view, stars:name")).toEqual([["renamed", "stars:read", "stars:view"]]);
  expect(found("stars:read, stars:name, stars:drop")).toEqual([["added", undefined, "stars:drop"]]);
  expect(found("stars:read")).toEqual([["removed", "stars:name", undefined]]);
});
