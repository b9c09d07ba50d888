/** Every rule has a case that it finds, and alone; in the other direction its mirror finds it. */
import { describe, expect, test } from "vitest";
import type { Finding } from "../../generator/diff/finding.ts";
import { rules } from "../../generator/diff/rules/rules.ts";
import { cases } from "./cases.ts";
import { field, findings, service } from "./definitions.ts";

/** Found between whole services, which these cases are not. */
const ofWholeServices = ["service-added", "service-removed"];

describe.each(cases)("$rule: $subject", ({ rule, mirror, before, after, subject, severity }) => {
  test("is found, and nothing else", () => {
    const found = findings(before, after);
    expect(found.map((one) => [one.rule, severityOf(one)])).toEqual([[rule, severity[0]]]);
    expect(found[0]!.subject.name).toBe(subject);
  });

  test(`${mirror} finds the opposite`, () => {
    const [found, opposite] = [findings(before, after), findings(after, before)];
    expect(opposite.map((one) => [one.rule, severityOf(one)])).toEqual([[mirror, severity[1]]]);
    expect([opposite[0]!.from, opposite[0]!.to]).toEqual([found[0]!.to, found[0]!.from]);
  });

  test("a version has nothing against itself", () => {
    expect(findings(before, before)).toEqual([]);
    expect(findings(after, after)).toEqual([]);
  });
});

function severityOf({ directions, severity }: Finding): string {
  const entries = Object.entries(directions);
  return entries.length === 0 ? severity : entries.map(([direction, one]) => `${direction} ${one}`).join(", ");
}

test("what a version does not state is said so, not quoted", () => {
  const [found] = findings(field("number"), field("Range<1, 15>"));
  expect(found!.message).toBe("the range was not stated, and is now `1 to 15`");
});

test("large whole numbers are told in all their digits", () => {
  const stated = findings(field("Integer"), field("Default<Integer, 18446744073709551616>"));
  const widened = findings(field("Integer & Says<{ minimum: 0; maximum: 9223372036854775808 }>"), field("Integer & Says<{ minimum: 0; maximum: 18446744073709551616 }>"));
  expect([...stated, ...widened].map(({ message }) => message)).toEqual(["the default is now stated: `18446744073709551616`", "the range was `0 to 9223372036854775808`, and is now `0 to 18446744073709551616`"]);
});

test("what comes to requests or answers has no other form there to break", () => {
  const signs = (before: string, after: string): readonly string[] => findings(field(before), field(after)).map((one) => `${one.rule}: ${severityOf(one)}`).sort();
  expect(signs("WriteOnly<Text<9>>", "string | null")).toEqual(["alternative-added: request minor", "length-widened: request minor", "made-readable: request patch, answer minor"]);
  expect(signs("string | null", "WriteOnly<Text<9>>")).toEqual(["alternative-removed: request major", "length-narrowed: request major", "made-write-only: request patch, answer major"]);
  expect(signs("ReadOnly<number>", "Range<0, 9>")).toEqual(["made-writable: request minor, answer patch", "range-narrowed: answer minor"]);
  expect(signs("ReadOnly<{ /** @source Shop */ a?: string }>", "{ /** @source Shop */ a?: number }")).toEqual(["made-writable: request minor, answer patch", "type-changed: answer major"]);
});

test("a header is another under a new name only where a word of their names, or what is said of them, is the same", () => {
  const having = (header: string, said = "") => service(`servers: {}; headers: { /** @source Shop */ Accept: "text/plain";\n/**\n * ${said}\n * @source Shop\n */\n${JSON.stringify(header)}: string }`);
  const rulesOf = (...versions: Parameters<typeof findings>): readonly string[] => findings(...versions).map(({ rule }) => rule).sort();
  expect(rulesOf(having("provider"), having("X-Request-Id"))).toEqual(["required-header-added", "required-header-removed"]);
  expect(rulesOf(having("provider"), having("X-Provider"))).toEqual(["field-renamed"]);
  expect(rulesOf(having("provider", "Who provides it."), having("X-Vendor", "Who provides it."))).toEqual(["field-renamed"]);
});

test("every rule has a case", () => {
  const covered = new Set([...cases.flatMap(({ rule, mirror }) => [rule, mirror]), ...ofWholeServices]);
  expect(rules.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([]);
});

test("rules have ids of their own, mirrors that mirror them, and help", () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  for (const { id, mirror } of rules) expect(rules.find((rule) => rule.id === mirror)?.mirror, id).toBe(id);
  expect(rules.filter(({ help }) => !/^[A-Z].*[.`]$/.test(help)).map(({ id }) => id)).toEqual([]);
});
