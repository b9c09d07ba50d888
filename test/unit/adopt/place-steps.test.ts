/** Which steps go: each trial holds a document against all definitions, so there are to be few. */
import { describe, expect, test } from "vitest";
import { placeSteps } from "../../../generator/adopt/place-steps.ts";
import type { Step } from "../../../generator/adopt/step.ts";
import type { AppliedSteps, TrialOutcome } from "../../../generator/adopt/trial.ts";
import type { Finding } from "../../../generator/drift/findings/finding.ts";

const at = { file: "a.ts", line: 1, column: 1, length: 1 };

function stepOf(name: string): Step {
  const finding: Finding = { change: "changed", service: "s", place: { section: name }, fact: "range", document: at, also: [], fingerprint: name };
  return { is: "step", findings: [finding], edits: [], needs: [], says: name };
}

const steps = Array.from({ length: 32 }, (_, number) => stepOf(String(number)));

/** Refuses every set with a bad step. @param tells whether it knows which one is to blame */
function trying(bad: ReadonlySet<string>, tells: boolean) {
  const trials: string[] = [];
  const trial = (some: readonly Step[]): TrialOutcome => {
    trials.push(some.map(({ says }) => says).sort().join());
    const blamed = some.filter(({ says }) => bad.has(says));
    return blamed.length === 0 ? { ok: true, made: { texts: new Map(), steps: some } as unknown as AppliedSteps } : { ok: false, why: "it is bad", blamed: new Map(tells ? blamed.map((step) => [step, "it is bad"]) : []) };
  };
  return { trials, trial };
}

function placing(bad: readonly string[], tells: boolean) {
  const { trials, trial } = trying(new Set(bad), tells);
  const { made, unplaced } = placeSteps(steps, [], trial, () => false);
  return { trials, made: made?.steps.map(({ says }) => says), refused: unplaced.map(({ findings }) => findings[0]!.fingerprint) };
}

describe.each([["who is to blame is known", true], ["nothing tells who is to blame", false]] as const)("%s", (_, tells) => {
  test("all go but the bad ones", () => {
    const { made, refused } = placing(["7", "20"], tells);
    expect(new Set(made)).toEqual(new Set(steps.map(({ says }) => says).filter((one) => one !== "7" && one !== "20")));
    expect(refused).toEqual(["7", "20"]);
  });

  test("no set is tried again that was refused", () => {
    const { trials } = placing(["7"], tells);
    expect(new Set(trials).size).toBe(trials.length);
  });
});

test("one bad step costs one trial more, where it is known", () => expect(placing(["7"], true).trials).toHaveLength(2));

test("several bad steps that touch nothing together cost one more, however many they are", () => {
  const bad = ["3", "7", "11", "20", "25", "30"];
  const { trials, refused } = placing(bad, true);
  expect(refused).toEqual(bad);
  expect(trials).toHaveLength(2);
});
