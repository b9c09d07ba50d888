/** Texts for patterns: each matches, numbers have their own, and what is not followed is told by giving none. */
import { assert, property, integer, nat, record, constantFrom, array } from "fast-check";
import { expect, test } from "vitest";
import { leastOf } from "../../templates/{service}/stub/src/runtime/least.ts";
import { matchingText } from "../../templates/{service}/stub/src/runtime/matching.ts";
import { shapesOf } from "../../templates/{service}/stub/src/runtime/shapes.ts";
import { fittingText } from "../../templates/{service}/stub/src/runtime/texts.ts";
import { fixture } from "../../templates/{service}/tests/support/fixture.ts";

test.each([
  "^[0-9]{13}$",
  "^[a-z][a-z0-9-]*$",
  "^(\\d{1,3}\\.){3}\\d{1,3}$",
  "^(?<year>[0-9]{4})-(?:0[1-9]|1[0-2])$",
  "^0x[0-9a-fA-F]{1,8}$",
  "^\\/[^/]+(?:\\/[^/]+)*$",
  "^[\\]\\[\\\\]{9}$",
  "^\\p{L}[äöü\\u{1F600}]{8,}?$",
  "^.+@.+\\.[^]{2,}$",
  "^(?:\\x41|[b-d]){7,}$",
])("%s has a text for each number", (pattern) => {
  const texts = Array.from({ length: 300 }, (_, number) => matchingText(pattern, number));
  expect(texts.filter((text) => text === undefined || !new RegExp(pattern, "u").test(text))).toEqual([]);
  expect(new Set(texts).size).toBe(300);
});

test.each(["(?=a)b", "^(?!x)y$", "(?<=a)b", "^(a)\\1$", "^(?<a>a)\\k<a>$", "\\bword\\b", "a^b", "^[^\\s\\S]$", "^(?:a{9999}){9999}$"])("%s has none", (pattern) => {
  expect(matchingText(pattern, 0)).toBeUndefined();
});

test("where there are too few they come again", () => {
  expect([0, 1, 2, 3].map((number) => matchingText("^(?:on|off)$", number))).toEqual(["on", "off", "on", "off"]);
});

test("their length is within the limits, in characters", () => {
  const limits = record({ least: nat(40), more: nat(40), number: integer({ min: 0, max: 1_000_000 }) });
  assert(property(limits, ({ least, more, number }) => {
    const length = [...matchingText("^[a-z\u{1F600}]*$", number, { least, most: least + more })!].length;
    expect(length).toBeGreaterThanOrEqual(least);
    expect(length).toBeLessThanOrEqual(least + more);
  }), { seed: 1 });
  expect(matchingText("^[a-z]{4}$", 0, { most: 3 })).toBeUndefined();
});

test("whatever is put together of what is followed has texts", () => {
  const piece = constantFrom("a", "[0-9]", "\\w", "(?:x|y{2})", ".", "\\.", "(?:z)?", "[^a]");
  const quantifier = constantFrom("", "?", "*", "+", "{2}", "{1,3}", "{2,}", "+?");
  assert(property(array(record({ piece, quantifier }), { maxLength: 6 }), nat(), (pieces, number) => {
    const pattern = `^${pieces.map((one) => one.piece + (one.piece.endsWith("?") ? "" : one.quantifier)).join("")}$`;
    expect(matchingText(pattern, number)).toMatch(new RegExp(pattern, "u"));
  }), { seed: 1 });
});

test("a text that is usual stays where it matches, and a format where it does", () => {
  expect(fittingText({ pattern: "^[a-z]+-[0-9]$" }, 4, "name-4")).toBe("name-4");
  expect(fittingText({ pattern: "^2", format: "date" }, 1, "")).toBe("2000-01-02");
  expect(fittingText({ pattern: "^[0-9]{4}$", minLength: 4 }, 7, "----")).toBe("7000");
});

test("what a stub must show matches", () => {
  expect(leastOf(shapesOf({}), { is: "string", pattern: "^[A-Z]{3}$" })).toBe("AAA");
});

test("builders leave out what they know no text for, and refuse where it has to be there", () => {
  const unknown = { is: "text", pattern: "^(?!x)y$" } as const;
  expect(fixture({ is: "object", required: { a: { is: "text", pattern: "^[0-9]{2}$" } }, optional: { b: unknown, c: { is: "list", of: unknown } } }).full(3)).toEqual({ a: "30", c: [] });
  expect(() => fixture({ is: "object", required: { b: unknown }, optional: {} }).minimal(1)).toThrow("No value is known that fits");
});
