/** What trials cost: texts that were seen are not read again, and of steps that touch the same characters those that come later are known without a trial. */
import { expect, test } from "vitest";
import { clashingSteps } from "../../../generator/adopt/apply-steps.ts";
import { cachedMeasure } from "../../../generator/adopt/cached-measure.ts";
import type { Editions } from "../../../generator/adopt/edition/editions.ts";
import type { Measured, Texts } from "../../../generator/adopt/measured.ts";
import type { Step } from "../../../generator/adopt/step.ts";

const start: Texts = new Map([
  ["a.ts", "type A = 1;"],
  ["b.ts", "type B = 1;"],
]);

test("the same texts are read once, whichever trial comes to them", () => {
  const read: Texts[] = [];
  const look = cachedMeasure((texts) => ({ ok: true, value: { errors: [], findings: [], besides: [], number: read.push(texts) } as unknown as Measured }), start);
  const changed = (): Texts => new Map([...start, ["a.ts", "type A = 2;"]]);
  look(changed());
  look(changed());
  look(new Map([...start].slice(1)));
  look(start);
  expect(read).toHaveLength(3);
});

test("texts that cannot be read are read once as well", () => {
  let times = 0;
  const error = { severity: "error", message: "no" };
  const look = cachedMeasure(() => ({ ok: false, diagnostics: [error, { severity: "warning" }].slice(0, 1 + times++) as never }), start);
  expect([look(start), look(start)]).toEqual([
    { is: "unreadable", errors: [error] },
    { is: "unreadable", errors: [error] },
  ]);
  expect(times).toBe(1);
});

function editing(says: string, file: string, start: number, end: number, text: string): Step {
  return { is: "step", findings: [], needs: [], says, edits: [{ file, start, end, text }] };
}

function clashes(...steps: readonly Step[]): readonly string[] {
  return clashingSteps(steps, { ours: { file: "d.md" }, theirs: { file: "d.md" } } as unknown as Editions).map(({ says }) => says);
}

test("of steps that touch the same characters, the later ones clash, wherever in the line they begin", () => {
  expect(clashes(editing("first", "a.ts", 5, 9, "x"), editing("other file", "b.ts", 5, 9, "x"), editing("second", "a.ts", 2, 6, "y"))).toEqual(["second"]);
  expect(clashes(editing("wide", "a.ts", 0, 20, "x"), editing("within", "a.ts", 2, 4, "y"), editing("behind it", "a.ts", 10, 12, "z"))).toEqual([
    "within",
    "behind it",
  ]);
});

test("what both take away, and what both write alike, clashes with nothing", () => {
  expect(clashes(editing("one", "a.ts", 5, 9, ""), editing("other", "a.ts", 7, 12, ""))).toEqual([]);
  expect(clashes(editing("one", "a.ts", 5, 9, "x"), editing("other", "a.ts", 5, 9, "x"))).toEqual([]);
  expect(clashes(editing("one", "a.ts", 5, 9, "x"), editing("next", "a.ts", 9, 12, "y"))).toEqual([]);
});
