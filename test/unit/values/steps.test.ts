/** Work that is done step by step: while somebody else is waited for, and all that is left at the end. */
import { expect, test } from "vitest";
import { finishSteps, noSteps, stepsInTurn, stepsUntil } from "../../../generator/values/steps.ts";

function* counted(upTo: number, taken: number[]): Generator<unknown> {
  for (let step = 1; step <= upTo; step += 1) {
    taken.push(step);
    yield;
  }
}

function after<Answer>(turns: number, answer: Answer): Promise<Answer> {
  return new Promise((resolve) => (turns === 0 ? resolve(answer) : setImmediate(() => resolve(after(turns - 1, answer)))));
}

test("steps are taken until there is an answer, and those that are left at the end", async () => {
  const taken: number[] = [];
  const steps = counted(20, taken);
  expect(await stepsUntil(after(6, "said"), steps)).toBe("said");
  const meanwhile = taken.length;
  expect(meanwhile).toBeGreaterThan(2);
  expect(meanwhile).toBeLessThan(10);
  finishSteps(steps);
  expect(taken).toHaveLength(20);
});

test("no step is taken where the answer is there, and none are missed where there are few", async () => {
  const taken: number[] = [];
  expect(await stepsUntil(Promise.resolve(1), counted(3, taken))).toBe(1);
  expect(taken).toEqual([]);
  expect(await stepsUntil(after(9, 2), counted(3, taken))).toBe(2);
  expect(taken).toEqual([1, 2, 3]);
  expect(await stepsUntil(after(2, 3), noSteps)).toBe(3);
});

test("several kinds of work are one, in turn", () => {
  const [one, other]: [number[], number[]] = [[], []];
  const steps = stepsInTurn(counted(2, one), noSteps, counted(1, other));
  steps.next();
  expect([one, other]).toEqual([[1], []]);
  finishSteps(steps);
  expect([one, other]).toEqual([[1, 2], [1]]);
});

test("an answer that fails is heard, and a step that throws leaves the answer to itself", async () => {
  await expect(stepsUntil(after(1, 0).then(() => Promise.reject(new Error("broken"))), noSteps)).rejects.toThrow("broken");
  const throwing = (function* (): Generator<unknown> {
    throw new Error("full");
  })();
  await expect(stepsUntil(after(3, 0).then(() => Promise.reject(new Error("unheard"))), throwing)).rejects.toThrow("full");
  await after(5, undefined);
});
