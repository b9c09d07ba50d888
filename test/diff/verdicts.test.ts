/** What the gravest finding is between two versions, in requests and in answers. */
import { describe, expect, test } from "vitest";
import type { Finding } from "../../generator/diff/finding.ts";
import { gravest } from "../../generator/diff/severity.ts";
import { findings } from "./definitions.ts";
import { pairs } from "./verdicts.ts";

describe.each(pairs)("$says", ({ before, after, forth, back }) => {
  test("forth", () => expect(verdictOf(findings(before, after))).toBe(forth));
  test("back", () => expect(verdictOf(findings(after, before))).toBe(back));
});

function verdictOf(found: readonly Finding[]): string {
  if (found.length === 0) return "same";
  const directed = (["request", "answer"] as const).flatMap((direction) => {
    const graveness = found.flatMap(({ directions }) => directions[direction] ?? []);
    return graveness.length === 0 ? [] : [`${direction} ${gravest(graveness)!}`];
  });
  const others = found.filter(({ directions }) => Object.keys(directions).length === 0).map(({ severity }) => severity);
  return [...(others.length === 0 ? [] : [gravest(others)!]), ...directed].join(", ");
}
